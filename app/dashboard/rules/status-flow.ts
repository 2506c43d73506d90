import { normalizeApplicationStatus } from '~/domain/application-status';
import { type Phase, phaseOf } from './display-status';
import type { PendingItem } from './pending-items';

/** @param status as the API sends it, in any spelling (D-20) */
export function isApplicationOpen(status: string): boolean {
  return normalizeApplicationStatus(status) === 'open';
}

export function isBeforeSubmission(status: string): boolean {
  return isApplicationOpen(status) || normalizeApplicationStatus(status) === 'pre_check';
}

const STATUSES_BEFORE_SIGNATURE: ReadonlySet<unknown> = new Set([
  'preCheck',
  'completion',
  'review',
  'offer',
  'signature',
] satisfies Phase[]);

/** True while the user can still choose other terms. */
export function isUnsigned(status: string): boolean {
  return STATUSES_BEFORE_SIGNATURE.has(phaseOf(status));
}

export function isSigning(status: string): boolean {
  return normalizeApplicationStatus(status) === 'signature';
}

/** SIGN-08. `flow`: the application's statuses in order. False for a status outside it. */
export function hasReachedSignature(
  flow: readonly { readonly status_name: string }[],
  status: string,
): boolean {
  const names = flow.map(({ status_name }) => normalizeApplicationStatus(status_name));
  const signature = names.indexOf('signature');
  return signature >= 0 && names.indexOf(normalizeApplicationStatus(status)) >= signature;
}

/** OVER-01, OVER-05. `closed`: not open, or the user only signs (SIGN-09). `blocked`: items are pending. */
export type Submission = 'closed' | 'ready' | 'blocked' | 'unknown';

export function submissionOf(
  status: string,
  pending: readonly PendingItem[] | null,
  isApplicant: boolean,
): Submission {
  if (!isApplicant || !isApplicationOpen(status)) return 'closed';
  if (pending === null) return 'unknown';
  return pending.length === 0 ? 'ready' : 'blocked';
}
