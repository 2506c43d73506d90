import { reconcileDefinitions } from './definitions';
import {
  type ChangeScope,
  createIdFromLabel,
  type Draft,
  findFreeName,
  findStep,
  listPurposes,
  listScopedSteps,
  moveEntry,
  type Purpose,
  replacePurposes,
  replaceSteps,
  type Step,
  type StepAddress,
} from './draft';
import { findIdProblem } from './ids';

/** Ids of the portal's own steps (DYN-01). */
const RESERVED_IDS = ['account-creation', 'application-result', 'check-answers'];

export function addStep(draft: Draft, { purpose, step }: StepAddress, title: Record<string, string>): Draft {
  const id = freeStepId(
    listPurposes(draft)[purpose],
    createIdFromLabel(Object.values(title)[0] ?? '', 'step'),
  );
  return changePurpose(draft, purpose, (steps) => steps.toSpliced(step, 0, { id, title, fields: [] }));
}

export function removeStep(draft: Draft, address: StepAddress, scope: ChangeScope): Draft {
  const addressKeys = new Set(
    listScopedSteps(draft, address, scope).map(({ purpose, step }) => `${purpose} ${step}`),
  );
  const changedDraft = replacePurposes(
    draft,
    listPurposes(draft).map((purpose, purposeIndex) => ({
      ...purpose,
      steps: purpose.steps.filter((_, index) => !addressKeys.has(`${purposeIndex} ${index}`)),
    })),
  );
  return reconcileDefinitions(draft, changedDraft);
}

/** `everywhere` moves equal steps of other purposes by the same distance. */
export function moveStep(draft: Draft, address: StepAddress, targetStep: number, scope: ChangeScope): Draft {
  const distance = targetStep - address.step;
  return listScopedSteps(draft, address, scope).reduce(
    (current, { purpose, step }) =>
      changePurpose(current, purpose, (steps) => moveEntry(steps, step, step + distance)),
    draft,
  );
}

/** The copy has no fields, because a purpose asks each field once. */
export function duplicateStep(draft: Draft, address: StepAddress): Draft {
  const step = findStep(draft, address);
  if (step === undefined) return draft;
  const id = freeStepId(listPurposes(draft)[address.purpose], step.id);
  return changePurpose(draft, address.purpose, (steps) =>
    steps.toSpliced(address.step + 1, 0, { ...step, id, fields: [] }),
  );
}

export type StepMembers = Pick<Step, 'id' | 'title' | 'question' | 'lead'>;

/** Ignores an id that the purpose already uses. */
export function setStep(draft: Draft, address: StepAddress, members: StepMembers, scope: ChangeScope): Draft {
  const addresses = listScopedSteps(draft, address, scope);
  const isTaken = findIdProblem(draft, address, members.id, scope) === 'taken';
  return replaceSteps(draft, addresses, (step) => {
    const changedStep: Step = { ...step, ...members, id: isTaken ? step.id : members.id };
    for (const member of ['title', 'question', 'lead'] as const)
      if (changedStep[member] === undefined) delete changedStep[member];
    return changedStep;
  });
}

export function listPurposesOfStep(draft: Draft, address: StepAddress): number[] {
  const id = findStep(draft, address)?.id;
  return listPurposes(draft).flatMap(({ steps }, index) =>
    steps.some((step) => step.id === id) ? [index] : [],
  );
}

/** The copied step omits fields that the purpose already asks elsewhere. */
export function setStepShownForPurpose(
  draft: Draft,
  address: StepAddress,
  purpose: number,
  isShown: boolean,
): Draft {
  const step = findStep(draft, address);
  const target = listPurposes(draft)[purpose];
  if (step === undefined || target === undefined) return draft;
  const index = target.steps.findIndex(({ id }) => id === step.id);
  if (isShown === index >= 0) return draft;
  if (!isShown) return removeStep(draft, { purpose, step: index }, 'here');
  const askedIds = new Set(target.steps.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const copy = { ...step, fields: step.fields.filter(({ id }) => !askedIds.has(id)) };
  const changedDraft = changePurpose(draft, purpose, (steps) => steps.toSpliced(address.step, 0, copy));
  return reconcileDefinitions(draft, changedDraft);
}

function freeStepId(purpose: Purpose | undefined, id: string): string {
  const takenIds = purpose?.steps.map((step) => step.id) ?? [];
  return findFreeName(id, new Set([...takenIds, ...RESERVED_IDS]));
}

function changePurpose(draft: Draft, purpose: number, change: (steps: Step[]) => Step[]): Draft {
  return replacePurposes(
    draft,
    listPurposes(draft).map((candidate, index) =>
      index === purpose ? { ...candidate, steps: change(candidate.steps) } : candidate,
    ),
  );
}
