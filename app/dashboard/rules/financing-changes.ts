import { isBeforeSubmission } from './status-flow';

/** `closed`: after the submission (OBJ-01). `applicants`: only the applicant may change it (SIGN-09). */
export type FinancingChanges = 'open' | 'closed' | 'applicants';

export function financingChangesOf(status: string, isApplicant: boolean): FinancingChanges {
  if (!isBeforeSubmission(status)) return 'closed';
  return isApplicant ? 'open' : 'applicants';
}

/** OBJ-03. `max` is the lender's limit. */
export function canAddObject(
  changes: FinancingChanges,
  { count, max }: { count: number; max: number },
): boolean {
  return changes === 'open' && count < max;
}
