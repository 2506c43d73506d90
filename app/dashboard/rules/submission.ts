import type { PendingItem } from './pending-items';
import { isOpen } from './status-flow';

/** OVER-01, OVER-05. `closed`: not open, or the user only signs (SIGN-09). `blocked`: items are pending. `unknown`: the server did not say. */
export type Submission = 'closed' | 'ready' | 'blocked' | 'unknown';

export function submissionOf(
  status: string,
  pending: readonly PendingItem[] | null,
  isApplicant: boolean,
): Submission {
  if (!isApplicant || !isOpen(status)) return 'closed';
  if (pending === null) return 'unknown';
  return pending.length === 0 ? 'ready' : 'blocked';
}
