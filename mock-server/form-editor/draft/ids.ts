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

interface PartAddress {
  readonly purpose: number;
  readonly step?: number;
  readonly field?: number;
}

export function idOfPart(draft: Draft, { purpose, step, field }: PartAddress): string {
  if (step === undefined) return listPurposes(draft)[purpose]?.name ?? '';
  if (field === undefined) return findStep(draft, { purpose, step })?.id ?? '';
  return findField(draft, { purpose, step, field })?.id ?? '';
}

/** Refuses an id in use, because both parts would become one. */
export function findIdProblem(
  draft: Draft,
  part: PartAddress,
  newId: string,
  scope: ChangeScope,
): IdProblem | null {
  if (newId === idOfPart(draft, part)) return null;
  if (newId.trim() === '') return 'empty';
  return isIdTaken(draft, part, newId, scope) ? 'taken' : null;
}

function isIdTaken(
  draft: Draft,
  { purpose, step, field }: PartAddress,
  newId: string,
  scope: ChangeScope,
): boolean {
  if (step === undefined) return listPurposes(draft).some(({ name }) => name === newId);
  if (field !== undefined) return findDefinition(draft, newId) !== undefined;
  return listScopedSteps(draft, { purpose, step }, scope).some((address) =>
    listPurposes(draft)[address.purpose]?.steps.some(({ id }) => id === newId),
  );
}
