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
  const chosen = new Set(
    listScopedSteps(draft, address, scope).map(({ purpose, step }) => `${purpose} ${step}`),
  );
  const after = replacePurposes(
    draft,
    listPurposes(draft).map((purpose, at) => ({
      ...purpose,
      steps: purpose.steps.filter((_, index) => !chosen.has(`${at} ${index}`)),
    })),
  );
  return reconcileDefinitions(draft, after);
}

/** `everywhere` moves equal steps of other purposes by the same distance. */
export function moveStep(draft: Draft, address: StepAddress, to: number, scope: ChangeScope): Draft {
  const distance = to - address.step;
  return listScopedSteps(draft, address, scope).reduce(
    (before, { purpose, step }) =>
      changePurpose(before, purpose, (steps) => moveEntry(steps, step, step + distance)),
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
    const changed: Step = { ...step, ...members, id: isTaken ? step.id : members.id };
    for (const member of ['title', 'question', 'lead'] as const)
      if (changed[member] === undefined) delete changed[member];
    return changed;
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
  const asked = new Set(target.steps.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const copy = { ...step, fields: step.fields.filter(({ id }) => !asked.has(id)) };
  const after = changePurpose(draft, purpose, (steps) => steps.toSpliced(address.step, 0, copy));
  return reconcileDefinitions(draft, after);
}

function freeStepId(purpose: Purpose | undefined, id: string): string {
  const taken = purpose?.steps.map((step) => step.id) ?? [];
  return findFreeName(id, new Set([...taken, ...RESERVED_IDS]));
}

function changePurpose(draft: Draft, purpose: number, change: (steps: Step[]) => Step[]): Draft {
  return replacePurposes(
    draft,
    listPurposes(draft).map((each, index) =>
      index === purpose ? { ...each, steps: change(each.steps) } : each,
    ),
  );
}
