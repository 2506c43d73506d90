import { isBeforeSubmission } from './status-flow';

/** Whether the user may change what is financed: `closed` after pre-check (OBJ-01), `applicants` for somebody else to change (SIGN-09). */
export type FinancingChanges = 'open' | 'closed' | 'applicants';

/** @param status the raw one; `applies` see `isApplicant` */
export function financingChanges(status: string, applies: boolean): FinancingChanges {
  if (!isBeforeSubmission(status)) return 'closed';
  return applies ? 'open' : 'applicants';
}

/** Whether another object may be added to the `count` there are (OBJ-03); `max` is the lender's. */
export function mayAddObject(
  changes: FinancingChanges,
  { count, max }: { count: number; max: number },
): boolean {
  return changes === 'open' && count < max;
}
