import { APPLICATION_STATUSES, type ApplicationStatus } from 'contracts/api/enumerations';

/** The three ways an application takes (D-22). */
export type FlowName = 'loan' | 'bank_product' | 'factoring';

/** Raw statuses in their order, by flow (D-22), in the specification's spelling (D-20). */
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

/** Loan types that a partner bank prices and pays; the others but factoring are the platform's own loans. */
const BANK_PRODUCTS: readonly string[] = ['real_estate', 'structured_finance'];

/** Which flow an application of this loan type takes; unknown types take the loan's. */
export function flowOf(loanType: string): FlowName {
  if (loanType === 'factoring') return 'factoring';
  return BANK_PRODUCTS.includes(loanType) ? 'bank_product' : 'loan';
}

const spellings = new Map(APPLICATION_STATUSES.map((status) => [comparable(status), status]));

/** The specification's spelling of a status written in any way ("paid out", "PAID-OUT"); undefined for unknown ones (D-20). */
export function knownStatus(status: string): ApplicationStatus | undefined {
  return spellings.get(comparable(status));
}

function comparable(status: string): string {
  return status.trim().toLowerCase().replace(/[\s-]/g, '_');
}

/** Where in its flow the status stands, from 0; -1 when it is no part of it. */
export function positionIn(flow: FlowName, status: string): number {
  const known = knownStatus(status);
  return known === undefined ? -1 : STATUS_FLOWS[flow].indexOf(known);
}

/** True when the status is the given milestone of the flow or comes after it; false outside the flow. */
export function hasReached(flow: FlowName, status: string, milestone: ApplicationStatus): boolean {
  const goal = positionIn(flow, milestone);
  return goal >= 0 && positionIn(flow, status) >= goal;
}

/** The status after this one; undefined at the end of the flow and outside it. */
export function nextStatus(flow: FlowName, status: string): ApplicationStatus | undefined {
  const position = positionIn(flow, status);
  return position < 0 ? undefined : STATUS_FLOWS[flow][position + 1];
}

/** The actor of a status change: the customer by submitting, the server, or the back office. */
export type StatusActor = 'customer' | 'server' | 'back_office';

/**
 * The statuses that the mover may set (D-22). The customer submits an open application; the server goes on from Signature when
 * everybody has signed; the back office takes every other step, rejects until Signature is complete, and reopens.
 * A status outside the flow can only be rejected or reopened, so that no application is ever stuck.
 */
export function allowedTransitions(flow: FlowName, status: string, mover: StatusActor): ApplicationStatus[] {
  const known = knownStatus(status);
  const next = nextStatus(flow, status);
  if (next !== undefined && mover === moverFrom(known)) {
    return mover === 'back_office' ? [next, ...waysOut(flow, status)] : [next];
  }
  return mover === 'back_office' ? waysOut(flow, status) : [];
}

function moverFrom(status: ApplicationStatus | undefined): StatusActor {
  if (status === 'Open') return 'customer';
  return status === 'Signature' ? 'server' : 'back_office';
}

function waysOut(flow: FlowName, status: string): ApplicationStatus[] {
  const known = knownStatus(status);
  if (known === 'Reopened') return ['Open', 'Rejected'];
  if (known === 'Rejected') return ['Reopened'];
  if (hasReached(flow, status, 'Signature') && known !== 'Signature') return [];
  return isBeforeSubmission(status) ? ['Rejected'] : ['Rejected', 'Reopened'];
}

/** True while the application is still the customer's to complete: open or in pre-check. */
export function isBeforeSubmission(status: string): boolean {
  const known = knownStatus(status);
  return known === 'Open' || known === 'pre_check';
}
