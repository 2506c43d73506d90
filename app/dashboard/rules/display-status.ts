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

const inReview: StatusMeaning = { display: 'in_review', phase: 'review' };
/** D-21. Meaning of statuses that the specification puts into no group. */
const ungrouped: StatusMeaning = { display: 'unknown', phase: null };

const MEANINGS = {
  pre_check: { display: 'in_review', phase: 'preCheck' },
  open: { display: 'not_completed', phase: 'completion' },
  submitted: inReview,
  internal_review: inReview,
  internal_review_backlog: inReview,
  internal_review_analysis: inReview,
  internal_review_approval: inReview,
  pricing: inReview,
  internal_pricing: inReview,
  external_pricing: inReview,
  bank_submitted: inReview,
  sales_pre_check: inReview,
  sales_pre_check_backlog: inReview,
  sales_pre_check_qualitative: inReview,
  sales_pre_check_financials: inReview,
  screening_backlog: inReview,
  screening: inReview,
  final_sales_check: inReview,
  ubo_check: { ...ungrouped, phase: 'review' },
  offer_available: { display: 'in_review', phase: 'offer' },
  offer_accepted: { display: 'in_review', phase: 'offer' },
  final_offer: { ...ungrouped, phase: 'offer' },
  signature: { display: 'waiting_for_signatures', phase: 'signature' },
  final_review: { display: 'in_review_after_signature', phase: 'finalReview' },
  approved: { display: 'in_review_after_signature', phase: 'finalReview' },
  awaiting_payout: { display: 'in_review_after_signature', phase: 'payout' },
  paid_out: { display: 'paid_out', phase: 'payout' },
  gifts_entry: { display: 'signed', phase: 'limit' },
  limit_active: { display: 'signed', phase: 'limit' },
  rejected: { display: 'closed', phase: null },
  reopened: ungrouped,
  bank_open: ungrouped,
} satisfies Record<KnownStatus, StatusMeaning>;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(MEANINGS, status);

function meaningOf(rawStatus: string): StatusMeaning {
  const status = normalizeApplicationStatus(rawStatus);
  return isKnown(status) ? MEANINGS[status] : ungrouped;
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
