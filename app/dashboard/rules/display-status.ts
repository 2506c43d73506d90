import type { ApplicationStatus } from 'contracts/api/enumerations';
import { normalizeApplicationStatus } from '~/domain/application-status';

/** Specification 2, section 4. */
export type DisplayStatus =
  | 'not_completed'
  | 'waiting_for_signatures'
  | 'in_review'
  | 'in_review_after_signature'
  | 'signed'
  | 'paid_out'
  | 'closed'
  | 'unknown';

export type Phase =
  | 'preCheck'
  | 'completion'
  | 'review'
  | 'offer'
  | 'signature'
  | 'finalReview'
  | 'payout'
  | 'limit';

/** Lower case (D-20). The server also sends `sales_pre_check`. */
type KnownStatus = Lowercase<ApplicationStatus> | 'sales_pre_check';

interface StatusMeaning {
  readonly display: DisplayStatus;
  readonly phase: Phase | null;
}

const IN_REVIEW: StatusMeaning = { display: 'in_review', phase: 'review' };
/** D-21. Meaning of statuses that the specification puts into no group. */
const UNKNOWN_STATUS: StatusMeaning = { display: 'unknown', phase: null };

const STATUS_MEANINGS = {
  pre_check: { display: 'in_review', phase: 'preCheck' },
  open: { display: 'not_completed', phase: 'completion' },
  submitted: IN_REVIEW,
  internal_review: IN_REVIEW,
  internal_review_backlog: IN_REVIEW,
  internal_review_analysis: IN_REVIEW,
  internal_review_approval: IN_REVIEW,
  pricing: IN_REVIEW,
  internal_pricing: IN_REVIEW,
  external_pricing: IN_REVIEW,
  bank_submitted: IN_REVIEW,
  sales_pre_check: IN_REVIEW,
  sales_pre_check_backlog: IN_REVIEW,
  sales_pre_check_qualitative: IN_REVIEW,
  sales_pre_check_financials: IN_REVIEW,
  screening_backlog: IN_REVIEW,
  screening: IN_REVIEW,
  final_sales_check: IN_REVIEW,
  ubo_check: { ...UNKNOWN_STATUS, phase: 'review' },
  offer_available: { display: 'in_review', phase: 'offer' },
  offer_accepted: { display: 'in_review', phase: 'offer' },
  final_offer: { ...UNKNOWN_STATUS, phase: 'offer' },
  signature: { display: 'waiting_for_signatures', phase: 'signature' },
  final_review: { display: 'in_review_after_signature', phase: 'finalReview' },
  approved: { display: 'in_review_after_signature', phase: 'finalReview' },
  awaiting_payout: { display: 'in_review_after_signature', phase: 'payout' },
  paid_out: { display: 'paid_out', phase: 'payout' },
  gifts_entry: { display: 'signed', phase: 'limit' },
  limit_active: { display: 'signed', phase: 'limit' },
  rejected: { display: 'closed', phase: null },
  reopened: UNKNOWN_STATUS,
  bank_open: UNKNOWN_STATUS,
} satisfies Record<KnownStatus, StatusMeaning>;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(STATUS_MEANINGS, status);

function meaningOf(rawStatus: string): StatusMeaning {
  const status = normalizeApplicationStatus(rawStatus);
  return isKnown(status) ? STATUS_MEANINGS[status] : UNKNOWN_STATUS;
}

/** Statuses in no group are `unknown` (D-21). */
export function displayStatusOf(rawStatus: string): DisplayStatus {
  return meaningOf(rawStatus).display;
}

export function unknownStatusOf(rawStatus: string): string | null {
  return isKnown(normalizeApplicationStatus(rawStatus)) ? null : rawStatus;
}

export function phaseOf(rawStatus: string): Phase | null {
  return meaningOf(rawStatus).phase;
}
