import {
  type ChangeScope,
  type Draft,
  findDefinition,
  findField,
  findStep,
  listPurposes,
  listScopedSteps,
} from './draft';

export type IdProblem = 'empty' | 'taken';

interface Part {
  readonly purpose: number;
  readonly step?: number;
  readonly field?: number;
}

export function idOfPart(draft: Draft, { purpose, step, field }: Part): string {
  if (step === undefined) return listPurposes(draft)[purpose]?.name ?? '';
  if (field === undefined) return findStep(draft, { purpose, step })?.id ?? '';
  return findField(draft, { purpose, step, field })?.id ?? '';
}

/** Refuses an id in use, because both parts would become one. */
export function findIdProblem(draft: Draft, part: Part, wish: string, scope: ChangeScope): IdProblem | null {
  if (wish === idOfPart(draft, part)) return null;
  if (wish.trim() === '') return 'empty';
  return isTaken(draft, part, wish, scope) ? 'taken' : null;
}

function isTaken(draft: Draft, { purpose, step, field }: Part, wish: string, scope: ChangeScope): boolean {
  if (step === undefined) return listPurposes(draft).some(({ name }) => name === wish);
  if (field !== undefined) return findDefinition(draft, wish) !== undefined;
  return listScopedSteps(draft, { purpose, step }, scope).some((at) =>
    listPurposes(draft)[at.purpose]?.steps.some(({ id }) => id === wish),
  );
}
