import { isOpen } from '~/dashboard/rules/status-flow';
import type { PendingItem } from './pending-items';

/** The way to submit (OVER-01, OVER-05): `closed` not open or not the user's (SIGN-09), `blocked` items pending, `unknown` not said. */
export type Submission = 'closed' | 'ready' | 'blocked' | 'unknown';

/** @param status the raw one; `pending` null when the server could not say; `applies` see `isApplicant` */
export function submissionOf(
  status: string,
  pending: readonly PendingItem[] | null,
  applies: boolean,
): Submission {
  if (!applies || !isOpen(status)) return 'closed';
  if (pending === null) return 'unknown';
  return pending.length === 0 ? 'ready' : 'blocked';
}
