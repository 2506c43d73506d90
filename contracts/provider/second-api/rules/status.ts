// D-22 defines the order of statuses.
const LOAN = [
  'pre_check',
  'Open',
  'Submitted',
  'Internal_Review',
  'Pricing',
  'offer_available',
  'offer_accepted',
  'Signature',
  'Final_Review',
  'Approved',
  'Awaiting_Payout',
  'Paid_Out',
] as const;

const FACTORING = [
  'Open',
  'Submitted',
  'sales_pre_check_backlog',
  'sales_pre_check_qualitative',
  'sales_pre_check_financials',
  'internal_review_backlog',
  'internal_review_analysis',
  'internal_review_approval',
  'screening_backlog',
  'screening',
  'final_sales_check',
  'Signature',
  'gifts_entry',
  'limit_active',
] as const;

export type Status = (typeof LOAN)[number] | (typeof FACTORING)[number] | 'Rejected';

export const statusFlowOf = (purpose: string): readonly Status[] =>
  purpose === 'factoring' ? FACTORING : LOAN;

export function nextStatusOf(purpose: string, status: Status): Status | undefined {
  const flow = statusFlowOf(purpose);
  const index = flow.indexOf(status);
  return index < 0 ? undefined : flow[index + 1];
}

/** True for `Signature` and all later statuses (SIGN-08). */
export function isAtSignature(purpose: string, status: Status): boolean {
  const flow = statusFlowOf(purpose);
  return flow.indexOf(status) >= flow.indexOf('Signature');
}

const ALL_UPDATES = [
  'signatory',
  'signatory_other',
  'signatory_flags',
  'signatory_tin',
  'signatory_contact',
  'custom_fields',
  'bankinfo',
  'taxIdNumber',
] as const;

export type AllowedUpdate = (typeof ALL_UPDATES)[number];

export function listAllowedUpdates(
  purpose: string,
  status: Status,
  isApplicant: boolean,
): readonly AllowedUpdate[] {
  if (status === 'Signature') return ['signatory_tin', 'signatory_contact'];
  if (!isApplicant) return [];
  if (status === 'Open' || status === 'pre_check') return ALL_UPDATES;
  const flow = statusFlowOf(purpose);
  const index = flow.indexOf(status);
  return index >= 0 && index < flow.indexOf('Signature') ? ['signatory_contact', 'bankinfo'] : [];
}
