import { applicationStatus } from '~/domain/application-status';

/** What a customer is told about where an application stands (specification 2, section 4). */
const DISPLAY_STATUSES = [
  'not_completed',
  'waiting_for_signatures',
  'in_review',
  'in_review_after_signature',
  'signed',
  'paid_out',
  'closed',
  'unknown',
] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

const RAW_STATUSES: Readonly<Record<Exclude<DisplayStatus, 'unknown'>, readonly string[]>> = {
  not_completed: ['open'],
  waiting_for_signatures: ['signature'],
  in_review: [
    'pre_check',
    'submitted',
    'internal_review',
    'internal_review_backlog',
    'internal_review_analysis',
    'internal_review_approval',
    'pricing',
    'internal_pricing',
    'external_pricing',
    'bank_submitted',
    'offer_available',
    'offer_accepted',
    'sales_pre_check',
    'sales_pre_check_backlog',
    'sales_pre_check_qualitative',
    'sales_pre_check_financials',
    'screening_backlog',
    'screening',
    'final_sales_check',
  ],
  in_review_after_signature: ['final_review', 'approved', 'awaiting_payout'],
  signed: ['gifts_entry', 'limit_active'],
  paid_out: ['paid_out'],
  closed: ['rejected'],
};

const DISPLAYED: ReadonlyMap<string, DisplayStatus> = new Map(
  DISPLAY_STATUSES.flatMap((shown) =>
    shown === 'unknown' ? [] : RAW_STATUSES[shown].map((raw) => [raw, shown] as const),
  ),
);

/** The display status of a raw one, in whatever spelling it comes (LIST-06, D-20); what stands in no group is unknown (D-21). */
export function displayStatusOf(rawStatus: string): DisplayStatus {
  return DISPLAYED.get(applicationStatus(rawStatus)) ?? 'unknown';
}
