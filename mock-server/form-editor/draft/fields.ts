import { reconcileDefinitions } from './definitions';
import {
  type ChangeScope,
  type Definition,
  type Draft,
  type Field,
  type FieldAddress,
  findDefinition,
  findField,
  findFreeName,
  findStep,
  listPurposes,
  listScopedFields,
  listScopedSteps,
  moveEntry,
  replaceFields,
  replacePurposes,
  replaceSteps,
  type Step,
  type StepAddress,
} from './draft';

export interface NewField {
  readonly definition: Definition;
  readonly ui: Field;
}

/** Renames fields whose id is taken, except standard fields, which the lender knows by id. */
export function addFields(
  draft: Draft,
  address: FieldAddress,
  wished: readonly NewField[],
  scope: ChangeScope,
): Draft {
  const taken = new Set(draft.definitions.fields.map(({ id }) => id));
  const added = wished.map(({ definition, ui }): NewField => {
    if (definition.field_type === 'standard') return { definition, ui };
    const id = findFreeName(ui.id, taken);
    taken.add(id);
    return { definition: { ...definition, id }, ui: { ...ui, id } };
  });
  const addresses = listScopedSteps(draft, address, scope);
  const after = replaceSteps(draft, addresses, (step) => ({
    ...step,
    fields: step.fields.toSpliced(address.field, 0, ...added.map(({ ui }) => ui)),
  }));
  return reconcileDefinitions(
    draft,
    after,
    added.map(({ definition }) => definition),
  );
}

export function removeField(draft: Draft, address: FieldAddress, scope: ChangeScope): Draft {
  const addresses = listScopedFields(draft, address, scope);
  const chosen = new Set(addresses.map(({ purpose, step, field }) => `${purpose} ${step} ${field}`));
  const after = replacePurposes(
    draft,
    listPurposes(draft).map((purpose, at) => ({
      ...purpose,
      steps: purpose.steps.map((step, index) => ({
        ...step,
        fields: step.fields.filter((_, position) => !chosen.has(`${at} ${index} ${position}`)),
      })),
    })),
  );
  return reconcileDefinitions(draft, after);
}

export function duplicateField(draft: Draft, address: FieldAddress, scope: ChangeScope): Draft {
  const ui = findField(draft, address);
  const definition = ui && findDefinition(draft, ui.id);
  if (ui === undefined || definition === undefined) return draft;
  const copy = { ...definition, field_type: 'custom' as const };
  return addFields(draft, { ...address, field: address.field + 1 }, [{ definition: copy, ui }], scope);
}

/** `everywhere` also moves the field in purposes with equal copies of both steps. */
export function moveField(
  draft: Draft,
  from: FieldAddress,
  to: Pick<FieldAddress, 'step' | 'field'>,
  scope: ChangeScope,
): Draft {
  const field = findField(draft, from);
  const target = findStep(draft, { ...from, step: to.step });
  if (field === undefined || target === undefined) return draft;
  if (to.step === from.step)
    return replaceSteps(draft, listScopedSteps(draft, from, scope), (step) => ({
      ...step,
      fields: moveEntry(step.fields, from.field, to.field),
    }));
  const sources = listScopedSteps(draft, from, scope);
  const targets = listScopedSteps(draft, { purpose: from.purpose, step: to.step }, scope);
  const common = (list: readonly StepAddress[], other: readonly StepAddress[]) =>
    list.filter(({ purpose }) => other.some((each) => each.purpose === purpose));
  const without = replaceSteps(draft, common(sources, targets), (step) => ({
    ...step,
    fields: step.fields.toSpliced(from.field, 1),
  }));
  return replaceSteps(without, common(targets, sources), (step) => ({
    ...step,
    fields: step.fields.toSpliced(to.field, 0, field),
  }));
}

/** May be in the neighbouring step. Null at the ends of a purpose. */
export function findNeighbouringPosition(
  draft: Draft,
  { purpose, step, field }: FieldAddress,
  direction: 'up' | 'down',
): Pick<FieldAddress, 'step' | 'field'> | null {
  const steps = listPurposes(draft)[purpose]?.steps ?? [];
  const here = steps[step]?.fields.length ?? 0;
  if (direction === 'up') {
    if (field > 0) return { step, field: field - 1 };
    const before = steps[step - 1];
    return before === undefined ? null : { step: step - 1, field: before.fields.length };
  }
  if (field < here - 1) return { step, field: field + 1 };
  return steps[step + 1] === undefined ? null : { step: step + 1, field: 0 };
}

export function setField(draft: Draft, address: FieldAddress, ui: Field, scope: ChangeScope): Draft {
  return replaceFields(draft, listScopedFields(draft, address, scope), () => ui);
}

/** Applies to all purposes, because a field has one definition. */
export function setDefinition(draft: Draft, id: string, members: Omit<Definition, 'id'>): Draft {
  const fields = draft.definitions.fields.map((definition) =>
    definition.id === id ? { ...definition, ...members } : definition,
  );
  return { ...draft, definitions: { ...draft.definitions, fields } };
}

export function renameField(draft: Draft, id: string, renamed: string): Draft {
  if (id === renamed || findDefinition(draft, renamed) !== undefined) return draft;
  const { fields, loan_purposes } = draft.definitions;
  const definitions = {
    ...draft.definitions,
    fields: fields.map((field) => (field.id === id ? { ...field, id: renamed } : field)),
    loan_purposes: loan_purposes.map((purpose) => ({
      ...purpose,
      fields: purpose.fields.map((each) => (each === id ? renamed : each)),
    })),
  };
  const inStep = (step: Step): Step => ({
    ...step,
    fields: step.fields.map((field) => (field.id === id ? { ...field, id: renamed } : field)),
  });
  return replacePurposes(
    { ...draft, definitions },
    listPurposes(draft).map((purpose) => ({ ...purpose, steps: purpose.steps.map(inStep) })),
  );
}

export function listPurposesOfField(draft: Draft, id: string): number[] {
  return listPurposes(draft).flatMap(({ steps }, index) =>
    steps.some(({ fields }) => fields.some((field) => field.id === id)) ? [index] : [],
  );
}

/** Asks the field after the same predecessor in the step with this id, or at the end. */
export function setFieldAskedForPurpose(
  draft: Draft,
  address: FieldAddress,
  purpose: number,
  isAsked: boolean,
): Draft {
  const step = findStep(draft, address);
  const field = findField(draft, address);
  const target = listPurposes(draft)[purpose];
  if (step === undefined || field === undefined || target === undefined) return draft;
  if (isAsked === listPurposesOfField(draft, field.id).includes(purpose)) return draft;
  if (!isAsked) {
    const after = replacePurposes(
      draft,
      listPurposes(draft).with(purpose, {
        ...target,
        steps: target.steps.map((each) => ({
          ...each,
          fields: each.fields.filter(({ id }) => id !== field.id),
        })),
      }),
    );
    return reconcileDefinitions(draft, after);
  }
  const same = target.steps.findIndex(({ id }) => id === step.id);
  const index = same >= 0 ? same : target.steps.length - 1;
  const previous = step.fields[address.field - 1]?.id;
  const after = replaceSteps(draft, [{ purpose, step: index }], (each) => {
    const behind = each.fields.findIndex(({ id }) => id === previous);
    const place = behind >= 0 ? behind + 1 : same >= 0 && address.field === 0 ? 0 : each.fields.length;
    return { ...each, fields: each.fields.toSpliced(place, 0, field) };
  });
  return reconcileDefinitions(draft, after);
}
