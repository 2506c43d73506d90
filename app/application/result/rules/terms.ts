import { isRepaidAtEnd } from '~/application/rules/loan-info';
import { applicationStatus } from '~/domain/application-status';
import { requestedAmount } from '~/domain/money';
import { type Offer, offerOf, type PricingFields } from './offer';
import { planOf } from './repayment-plan';

/** Amounts are in units of `currency` and may have cents. Null: the lending API gives no such figure. */
export interface FinancingTerms {
  readonly kind: 'annuity' | 'bullet' | 'factoring';
  readonly currency: string;
  readonly amount: number | null;
  readonly offer: Offer;
  readonly months: number | null;
  readonly inYears: boolean;
  /** All payments of the repayment plan, and the fee. */
  readonly total: number | null;
}

interface PricedApplication {
  readonly status: string;
  readonly allBanksLoanPurpose: string;
  readonly currency: string;
  readonly loanSize: number | null;
  readonly factoring_limit?: number | null | undefined;
  readonly loanDuration: number | null;
  readonly display_duration_unit: string;
  readonly pricing: PricingFields | null;
}

/**
 * CLA-15. Null without pricing, after a rejection, and while the deployment hides indicative terms: final terms are
 * not indicative, so they are shown by every deployment.
 */
export function termsOf(application: PricedApplication, showIndicativeOffer: boolean): FinancingTerms | null {
  const { status, pricing, allBanksLoanPurpose: type, currency, loanDuration } = application;
  if (pricing === null || applicationStatus(status) === 'rejected') return null;
  const offer = offerOf(pricing);
  if (!showIndicativeOffer && !isBinding(offer)) return null;
  const plan = planOf(application);
  return {
    kind: type === 'factoring' ? 'factoring' : isRepaidAtEnd(type) ? 'bullet' : 'annuity',
    currency,
    amount: requestedAmount(application),
    offer,
    months: loanDuration,
    inYears: application.display_duration_unit === 'years',
    total: plan === null ? null : plan.totalPayments / 100 + offer.fee,
  };
}

export function isBinding({ rateIsFinal, feeIsFinal }: Pick<Offer, 'rateIsFinal' | 'feeIsFinal'>): boolean {
  return rateIsFinal && feeIsFinal;
}

export const TERMS = ['amount', 'rate', 'payment', 'duration', 'fee', 'total'] as const;
export type Term = (typeof TERMS)[number];

/** The figures of indicative terms that a user has seen. */
export interface SeenTerms {
  readonly amount: number | null;
  readonly months: number | null;
  readonly rate: { readonly low: number; readonly high: number };
  readonly payment: number;
  readonly fee: number;
  readonly total: number | null;
}

export interface SeenBefore {
  /** Calendar date on which the user saw them first. */
  readonly at: string;
  readonly terms: SeenTerms;
}

export function seenTerms({ amount, months, offer, total }: FinancingTerms): SeenTerms {
  const { low, high } = offer.yearlyRate;
  return { amount, months, rate: { low, high }, payment: offer.monthlyPayment, fee: offer.fee, total };
}

export interface TermChange {
  readonly term: Term;
  /** `changed`: neither better nor worse, such as another amount. */
  readonly verdict: 'same' | 'better' | 'worse' | 'changed';
  /** Money in units of the currency, a duration in months, or a rate as a decimal. Negative: less than before. */
  readonly difference: number;
  /** A range of rates became a rate within it. */
  readonly isWithinRange: boolean;
}

/** Compares terms that a user has seen with the present ones, for the figures that both have. */
export function compareTerms(before: SeenTerms, now: SeenTerms): TermChange[] {
  return TERMS.flatMap((term) => {
    if (term === 'rate') return [rateChange(before.rate, now.rate)];
    const member = term === 'duration' ? 'months' : term;
    const [was, is] = [before[member], now[member]];
    if (was === null || is === null) return [];
    const difference = (Math.round(is * 100) - Math.round(was * 100)) / 100;
    const isCost = term === 'payment' || term === 'fee' || term === 'total';
    const verdict = difference === 0 ? 'same' : !isCost ? 'changed' : difference < 0 ? 'better' : 'worse';
    return [{ term, verdict, difference, isWithinRange: false }];
  });
}

function rateChange(before: SeenTerms['rate'], now: SeenTerms['rate']): TermChange {
  const [low, high] = [digits(now.low - before.low), digits(now.high - before.high)];
  const change = (verdict: TermChange['verdict'], difference = 0, isWithinRange = false): TermChange => ({
    term: 'rate',
    verdict,
    difference,
    isWithinRange,
  });
  if (low === 0 && high === 0) return change('same');
  if (low >= 0 && high <= 0) return change('better', 0, true);
  return high > 0 ? change('worse', high) : change('better', low);
}

/** Removes binary residue of rates. */
const digits = (rate: number) => Math.round(rate * 1e8) / 1e8;
