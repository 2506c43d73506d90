import type { ApplicationStatus } from 'contracts/api/enumerations';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import { parseStatus } from '../../rules/status-flow';

/** Statuses without a display status are shown as unknown (D-21). */
const DISPLAYED_STATUS_BY_STATUS = {
  pre_check: 'in_review',
  Open: 'not_completed',
  Submitted: 'in_review',
  Internal_Review: 'in_review',
  internal_review_backlog: 'in_review',
  internal_review_analysis: 'in_review',
  internal_review_approval: 'in_review',
  Pricing: 'in_review',
  internal_pricing: 'in_review',
  external_pricing: 'in_review',
  bank_submitted: 'in_review',
  sales_pre_check: 'in_review',
  sales_pre_check_backlog: 'in_review',
  sales_pre_check_qualitative: 'in_review',
  sales_pre_check_financials: 'in_review',
  screening_backlog: 'in_review',
  screening: 'in_review',
  final_sales_check: 'in_review',
  offer_available: 'in_review',
  offer_accepted: 'in_review',
  Signature: 'waiting_for_signatures',
  Final_Review: 'in_review_after_signature',
  Approved: 'in_review_after_signature',
  Awaiting_Payout: 'in_review_after_signature',
  Paid_Out: 'paid_out',
  gifts_entry: 'signed',
  limit_active: 'signed',
  Rejected: 'closed',
  ubo_check: 'unknown',
  Final_Offer: 'unknown',
  Reopened: 'unknown',
  Bank_Open: 'unknown',
} satisfies Record<ApplicationStatus | 'sales_pre_check', DisplayedStatus>;

export function displayedStatusOf(status: string): DisplayedStatus {
  const knownStatus = parseStatus(status) ?? status;
  return isListed(knownStatus) ? DISPLAYED_STATUS_BY_STATUS[knownStatus] : 'unknown';
}

const isListed = (status: string): status is keyof typeof DISPLAYED_STATUS_BY_STATUS =>
  Object.hasOwn(DISPLAYED_STATUS_BY_STATUS, status);
