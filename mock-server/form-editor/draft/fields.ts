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
  newFields: readonly NewField[],
  scope: ChangeScope,
): Draft {
  const takenIds = new Set(draft.definitions.fields.map(({ id }) => id));
  const addedFields = newFields.map(({ definition, ui }): NewField => {
    if (definition.field_type === 'standard') return { definition, ui };
    const id = findFreeName(ui.id, takenIds);
    takenIds.add(id);
    return { definition: { ...definition, id }, ui: { ...ui, id } };
  });
  const addresses = listScopedSteps(draft, address, scope);
  const changedDraft = replaceSteps(draft, addresses, (step) => ({
    ...step,
    fields: step.fields.toSpliced(address.field, 0, ...addedFields.map(({ ui }) => ui)),
  }));
  return reconcileDefinitions(
    draft,
    changedDraft,
    addedFields.map(({ definition }) => definition),
  );
}

export function removeField(draft: Draft, address: FieldAddress, scope: ChangeScope): Draft {
  const addresses = listScopedFields(draft, address, scope);
  const addressKeys = new Set(addresses.map(({ purpose, step, field }) => `${purpose} ${step} ${field}`));
  const changedDraft = replacePurposes(
    draft,
    listPurposes(draft).map((purpose, purposeIndex) => ({
      ...purpose,
      steps: purpose.steps.map((step, index) => ({
        ...step,
        fields: step.fields.filter((_, position) => !addressKeys.has(`${purposeIndex} ${index} ${position}`)),
      })),
    })),
  );
  return reconcileDefinitions(draft, changedDraft);
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
  fieldAddress: FieldAddress,
  position: Pick<FieldAddress, 'step' | 'field'>,
  scope: ChangeScope,
): Draft {
  const field = findField(draft, fieldAddress);
  const target = findStep(draft, { ...fieldAddress, step: position.step });
  if (field === undefined || target === undefined) return draft;
  if (position.step === fieldAddress.step)
    return replaceSteps(draft, listScopedSteps(draft, fieldAddress, scope), (step) => ({
      ...step,
      fields: moveEntry(step.fields, fieldAddress.field, position.field),
    }));
  const sources = listScopedSteps(draft, fieldAddress, scope);
  const targets = listScopedSteps(draft, { purpose: fieldAddress.purpose, step: position.step }, scope);
  const inSamePurposes = (list: readonly StepAddress[], otherList: readonly StepAddress[]) =>
    list.filter(({ purpose }) => otherList.some((candidate) => candidate.purpose === purpose));
  const draftWithoutField = replaceSteps(draft, inSamePurposes(sources, targets), (step) => ({
    ...step,
    fields: step.fields.toSpliced(fieldAddress.field, 1),
  }));
  return replaceSteps(draftWithoutField, inSamePurposes(targets, sources), (step) => ({
    ...step,
    fields: step.fields.toSpliced(position.field, 0, field),
  }));
}

/** May be in the neighbouring step. Null at the ends of a purpose. */
export function findNeighbouringPosition(
  draft: Draft,
  { purpose, step, field }: FieldAddress,
  direction: 'up' | 'down',
): Pick<FieldAddress, 'step' | 'field'> | null {
  const steps = listPurposes(draft)[purpose]?.steps ?? [];
  const fieldCount = steps[step]?.fields.length ?? 0;
  if (direction === 'up') {
    if (field > 0) return { step, field: field - 1 };
    const previousStep = steps[step - 1];
    return previousStep === undefined ? null : { step: step - 1, field: previousStep.fields.length };
  }
  if (field < fieldCount - 1) return { step, field: field + 1 };
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

export function renameField(draft: Draft, id: string, newId: string): Draft {
  if (id === newId || findDefinition(draft, newId) !== undefined) return draft;
  const { fields, loan_purposes } = draft.definitions;
  const definitions = {
    ...draft.definitions,
    fields: fields.map((field) => (field.id === id ? { ...field, id: newId } : field)),
    loan_purposes: loan_purposes.map((purpose) => ({
      ...purpose,
      fields: purpose.fields.map((fieldId) => (fieldId === id ? newId : fieldId)),
    })),
  };
  const inStep = (step: Step): Step => ({
    ...step,
    fields: step.fields.map((field) => (field.id === id ? { ...field, id: newId } : field)),
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

/** In the other purpose, inserts the field behind its predecessor in the step with the same id, or at the end. */
export function setFieldAskedForPurpose(
  draft: Draft,
  address: FieldAddress,
  purpose: number,
  isIncluded: boolean,
): Draft {
  const step = findStep(draft, address);
  const field = findField(draft, address);
  const target = listPurposes(draft)[purpose];
  if (step === undefined || field === undefined || target === undefined) return draft;
  if (isIncluded === listPurposesOfField(draft, field.id).includes(purpose)) return draft;
  if (!isIncluded) {
    const changedDraft = replacePurposes(
      draft,
      listPurposes(draft).with(purpose, {
        ...target,
        steps: target.steps.map((otherStep) => ({
          ...otherStep,
          fields: otherStep.fields.filter(({ id }) => id !== field.id),
        })),
      }),
    );
    return reconcileDefinitions(draft, changedDraft);
  }
  const sameStepIndex = target.steps.findIndex(({ id }) => id === step.id);
  const index = sameStepIndex >= 0 ? sameStepIndex : target.steps.length - 1;
  const previous = step.fields[address.field - 1]?.id;
  const changedDraft = replaceSteps(draft, [{ purpose, step: index }], (targetStep) => {
    const predecessorIndex = targetStep.fields.findIndex(({ id }) => id === previous);
    const place =
      predecessorIndex >= 0
        ? predecessorIndex + 1
        : sameStepIndex >= 0 && address.field === 0
          ? 0
          : targetStep.fields.length;
    return { ...targetStep, fields: targetStep.fields.toSpliced(place, 0, field) };
  });
  return reconcileDefinitions(draft, changedDraft);
}
