import { isOpen } from '~/dashboard/rules/status-flow';
import type { PendingItem } from './pending-items';

/**
 * How the way to submit an application stands (OVER-01, OVER-05). `closed`: it is not open (any more), or not the user's to submit (SIGN-09).
 * `blocked`: items are pending. `unknown`: the server could not say whether any are.
 */
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
