import { APPLICATION_STATUSES, type ApplicationStatus } from 'contracts/api/enumerations';

export type FlowName = 'loan' | 'bank_product' | 'factoring';

/** Statuses in order (D-22), in the specification's spelling (D-20). */
export const STATUS_FLOWS: Record<FlowName, readonly ApplicationStatus[]> = {
  loan: [
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
  ],
  bank_product: [
    'Open',
    'bank_submitted',
    'external_pricing',
    'offer_available',
    'offer_accepted',
    'Signature',
    'Final_Review',
    'Awaiting_Payout',
    'Paid_Out',
  ],
  factoring: [
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
  ],
};

/** First status of each flow after the bank's approval. */
export const APPROVED_STATUSES = {
  loan: 'Approved',
  bank_product: 'Awaiting_Payout',
  factoring: 'limit_active',
} as const satisfies Record<FlowName, ApplicationStatus>;

const BANK_PRODUCTS: readonly string[] = ['real_estate', 'structured_finance'];

export function statusFlowOf(loanType: string): FlowName {
  if (loanType === 'factoring') return 'factoring';
  return BANK_PRODUCTS.includes(loanType) ? 'bank_product' : 'loan';
}

const spellings = new Map(APPLICATION_STATUSES.map((status) => [toComparable(status), status]));

export function parseStatus(status: string): ApplicationStatus | undefined {
  return spellings.get(toComparable(status));
}

function toComparable(status: string): string {
  return status.trim().toLowerCase().replace(/[\s-]/g, '_');
}

export function positionInFlow(flow: FlowName, status: string): number {
  const knownStatus = parseStatus(status);
  return knownStatus === undefined ? -1 : STATUS_FLOWS[flow].indexOf(knownStatus);
}

export function hasReachedStatus(flow: FlowName, status: string, reachedStatus: ApplicationStatus): boolean {
  const targetStatus = positionInFlow(flow, reachedStatus);
  return targetStatus >= 0 && positionInFlow(flow, status) >= targetStatus;
}

export function nextStatusOf(flow: FlowName, status: string): ApplicationStatus | undefined {
  const position = positionInFlow(flow, status);
  return position < 0 ? undefined : STATUS_FLOWS[flow][position + 1];
}

export type StatusActor = 'customer' | 'server' | 'back_office';

/** D-22. Allows rejecting and reopening from a status outside the flow. */
export function listAllowedTransitions(
  flow: FlowName,
  status: string,
  actor: StatusActor,
): ApplicationStatus[] {
  const knownStatus = parseStatus(status);
  const nextStatus = nextStatusOf(flow, status);
  if (nextStatus !== undefined && actor === actorThatLeaves(knownStatus)) {
    return actor === 'back_office' ? [nextStatus, ...exitsOf(flow, status)] : [nextStatus];
  }
  return actor === 'back_office' ? exitsOf(flow, status) : [];
}

function actorThatLeaves(status: ApplicationStatus | undefined): StatusActor {
  if (status === 'Open') return 'customer';
  return status === 'Signature' ? 'server' : 'back_office';
}

function exitsOf(flow: FlowName, status: string): ApplicationStatus[] {
  const knownStatus = parseStatus(status);
  if (knownStatus === 'Reopened') return ['Open', 'Rejected'];
  if (knownStatus === 'Rejected') return ['Reopened'];
  if (hasReachedStatus(flow, status, 'Signature') && knownStatus !== 'Signature') return [];
  return isBeforeSubmission(status) ? ['Rejected'] : ['Rejected', 'Reopened'];
}

export function isBeforeSubmission(status: string): boolean {
  const knownStatus = parseStatus(status);
  return knownStatus === 'Open' || knownStatus === 'pre_check';
}
