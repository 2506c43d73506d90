import { dequal } from 'dequal/lite';
import type { FormDocument } from '../../rules/own-form/form-document';

export type Draft = FormDocument;
export type Purpose = Draft['ui_config']['config']['loan_purposes'][number];
export type PurposeDefinition = Draft['definitions']['loan_purposes'][number];
export type Definition = Draft['definitions']['fields'][number];
export type Step = Purpose['steps'][number];
export type Field = Step['fields'][number];

/** Addresses are indexes, because ids of an unfinished form may repeat. */
export interface StepAddress {
  readonly purpose: number;
  readonly step: number;
}
export interface FieldAddress extends StepAddress {
  readonly field: number;
}

/** Purposes may have equal steps: `everywhere` changes all of them, `here` only one. */
export type ChangeScope = 'everywhere' | 'here';

export function listPurposes(draft: Draft): readonly Purpose[] {
  return draft.ui_config.config.loan_purposes;
}

export function findStep(draft: Draft, { purpose, step }: StepAddress): Step | undefined {
  return listPurposes(draft)[purpose]?.steps[step];
}

export function findField(draft: Draft, address: FieldAddress): Field | undefined {
  return findStep(draft, address)?.fields[address.field];
}

export function findDefinition(draft: Draft, id: string): Definition | undefined {
  return draft.definitions.fields.find((definition) => definition.id === id);
}

export function findPurposeDefinition(draft: Draft, name: string): PurposeDefinition | undefined {
  return draft.definitions.loan_purposes.find((purpose) => purpose.name === name);
}

/** Includes the given step. */
export function listSharedSteps(draft: Draft, address: StepAddress): StepAddress[] {
  const step = findStep(draft, address);
  if (step === undefined) return [];
  return listPurposes(draft).flatMap(({ steps }, purpose) =>
    steps.flatMap((otherStep, index) =>
      otherStep.id === step.id && dequal(otherStep, step) ? [{ purpose, step: index }] : [],
    ),
  );
}

/** Includes the given field. */
export function listSharedFields(draft: Draft, address: FieldAddress): FieldAddress[] {
  const field = findField(draft, address);
  if (field === undefined) return [];
  return listPurposes(draft).flatMap(({ steps }, purpose) =>
    steps.flatMap(({ fields }, step) =>
      fields.flatMap((otherField, index) =>
        otherField.id === field.id && dequal(otherField, field) ? [{ purpose, step, field: index }] : [],
      ),
    ),
  );
}

export function listScopedSteps(draft: Draft, address: StepAddress, scope: ChangeScope): StepAddress[] {
  if (scope === 'everywhere') return listSharedSteps(draft, address);
  return findStep(draft, address) === undefined ? [] : [address];
}

export function listScopedFields(draft: Draft, address: FieldAddress, scope: ChangeScope): FieldAddress[] {
  if (scope === 'everywhere') return listSharedFields(draft, address);
  return findField(draft, address) === undefined ? [] : [address];
}

export function replacePurposes(draft: Draft, loan_purposes: Purpose[]): Draft {
  return {
    ...draft,
    ui_config: { ...draft.ui_config, config: { ...draft.ui_config.config, loan_purposes } },
  };
}

export function replaceSteps(
  draft: Draft,
  addresses: readonly StepAddress[],
  change: (step: Step) => Step,
): Draft {
  const addressKeys = new Set(addresses.map(({ purpose, step }) => `${purpose} ${step}`));
  return replacePurposes(
    draft,
    listPurposes(draft).map((purpose, purposeIndex) => ({
      ...purpose,
      steps: purpose.steps.map((step, index) =>
        addressKeys.has(`${purposeIndex} ${index}`) ? change(step) : step,
      ),
    })),
  );
}

export function replaceFields(
  draft: Draft,
  addresses: readonly FieldAddress[],
  change: (field: Field) => Field,
): Draft {
  const addressKeys = new Set(addresses.map(({ purpose, step, field }) => `${purpose} ${step} ${field}`));
  return replacePurposes(
    draft,
    listPurposes(draft).map((purpose, purposeIndex) => ({
      ...purpose,
      steps: purpose.steps.map((step, index) => ({
        ...step,
        fields: step.fields.map((field, place) =>
          addressKeys.has(`${purposeIndex} ${index} ${place}`) ? change(field) : field,
        ),
      })),
    })),
  );
}

export function moveEntry<Item>(list: readonly Item[], fromIndex: number, toIndex: number): Item[] {
  const item = list[fromIndex];
  if (item === undefined) return [...list];
  const remaining = list.toSpliced(fromIndex, 1);
  return remaining.toSpliced(Math.min(Math.max(toIndex, 0), remaining.length), 0, item);
}

export function findFreeName(name: string, takenNames: ReadonlySet<string>): string {
  if (!takenNames.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name}_${number}`;
    if (!takenNames.has(numbered)) return numbered;
  }
}

export function createIdFromLabel(label: string, fallback: string): string {
  const id = label
    .replace(/ß/g, 'ss')
    .replace(/[äÄ]/g, 'ae')
    .replace(/[öÖ]/g, 'oe')
    .replace(/[üÜ]/g, 'ue')
    .replace(/[łŁ]/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_+|_+$/g, '');
  return id === '' ? fallback : id;
}
