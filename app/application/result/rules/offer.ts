import { normalizeApplicationStatus } from '~/domain/application-status';
import { isRepaidAtEnd } from '~/domain/duration';
import { requestedAmountOf } from '~/domain/money';

/** Rates are decimals, amounts have cents. */
export interface PricingFields {
  readonly offer_representative_monthly_rate_low: number;
  readonly offer_representative_monthly_rate_high: number;
  readonly offer_is_range: boolean;
  readonly offer_rate_low: number;
  readonly offer_rate_high: number;
  readonly monthly_payment: number;
  readonly total_transaction_fee: number;
  readonly is_final_interest_rate: boolean;
  readonly is_final_transaction_fee: boolean;
}

interface RateRange {
  readonly low: number;
  readonly high: number;
}

export interface Offer {
  readonly yearlyRate: RateRange;
  readonly monthlyRate: RateRange;
  readonly rateIsFinal: boolean;
  readonly monthlyPayment: number;
  readonly fee: number;
  readonly feeIsFinal: boolean;
}

/** CLA-15. Without `offer_is_range`, only the low value counts. */
export function createOffer(pricing: PricingFields): Offer {
  const range = (low: number, high: number) => ({ low, high: pricing.offer_is_range ? high : low });
  return {
    yearlyRate: range(pricing.offer_rate_low, pricing.offer_rate_high),
    monthlyRate: range(
      pricing.offer_representative_monthly_rate_low,
      pricing.offer_representative_monthly_rate_high,
    ),
    rateIsFinal: pricing.is_final_interest_rate,
    monthlyPayment: pricing.monthly_payment,
    fee: pricing.total_transaction_fee,
    feeIsFinal: pricing.is_final_transaction_fee,
  };
}

export type ApplicationResult =
  | { readonly kind: 'rejection' }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'received' };

export function applicationResultOf(
  { status, pricing }: { readonly status: string; readonly pricing: PricingFields | null },
  showIndicativeOffer: boolean,
): ApplicationResult {
  if (normalizeApplicationStatus(status) === 'rejected') return { kind: 'rejection' };
  return showIndicativeOffer && pricing !== null
    ? { kind: 'offer', offer: createOffer(pricing) }
    : { kind: 'received' };
}

export interface Instalment {
  readonly number: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly remaining: number;
}

export interface PlanYear extends Omit<Instalment, 'number'> {
  readonly year: number;
}

export interface RepaymentPlan {
  readonly instalments: readonly Instalment[];
  readonly years: readonly PlanYear[];
  readonly totalInterest: number;
  readonly totalPayments: number;
}

/** Null for factoring, without pricing, or if the terms allow no plan. */
export function createRepaymentPlan(application: {
  readonly allBanksLoanPurpose: string;
  readonly loanSize: number | null;
  readonly loanDuration: number | null;
  readonly pricing: PricingFields | null;
}): RepaymentPlan | null {
  const { allBanksLoanPurpose: type, loanSize: amount, loanDuration: months, pricing } = application;
  return amount === null || months === null || pricing === null
    ? null
    : calculateRepaymentPlan({ amount, months, type, pricing });
}

export interface PlannedLoan {
  readonly amount: number;
  readonly months: number;
  readonly type: string;
  readonly pricing: PricingFields;
}

const MONTHS_PER_YEAR = 12;
const MAX_MONTHS = 600;
const cents = (amount: number) => Math.round(amount * 100);

/**
 * D-30. Uses the middle of the rate range; the last payment settles the rest. Null for terms that never repay the
 * loan.
 */
export function calculateRepaymentPlan({ amount, months, type, pricing }: PlannedLoan): RepaymentPlan | null {
  const { offer_rate_low: low, offer_rate_high: high, offer_is_range: isRange } = pricing;
  const monthlyRate = (isRange ? (low + high) / 2 : low) / MONTHS_PER_YEAR;
  const isCalculable =
    amount > 0 && Number.isInteger(months) && months > 0 && months <= MAX_MONTHS && monthlyRate >= 0;
  if (!isCalculable) return null;
  const instalments: Instalment[] = [];
  let remainingDebt = cents(amount);
  for (let number = 1; number <= months && remainingDebt > 0; number += 1) {
    const interest = Math.round(remainingDebt * monthlyRate);
    const regularPrincipal = isRepaidAtEnd(type) ? 0 : cents(pricing.monthly_payment) - interest;
    if (!isRepaidAtEnd(type) && regularPrincipal <= 0) return null;
    const principal = number === months ? remainingDebt : Math.min(regularPrincipal, remainingDebt);
    remainingDebt -= principal;
    instalments.push({
      number,
      payment: principal + interest,
      interest,
      principal,
      remaining: remainingDebt,
    });
  }
  return {
    instalments,
    years: sumByYear(instalments),
    totalInterest: sum(instalments, ({ interest }) => interest),
    totalPayments: sum(instalments, ({ payment }) => payment),
  };
}

function sumByYear(instalments: readonly Instalment[]): PlanYear[] {
  const count = Math.ceil(instalments.length / MONTHS_PER_YEAR);
  return Array.from({ length: count }, (_, index) => {
    const months = instalments.slice(index * MONTHS_PER_YEAR, (index + 1) * MONTHS_PER_YEAR);
    return {
      year: index + 1,
      payment: sum(months, ({ payment }) => payment),
      interest: sum(months, ({ interest }) => interest),
      principal: sum(months, ({ principal }) => principal),
      remaining: months.at(-1)?.remaining ?? 0,
    };
  });
}

function sum(instalments: readonly Instalment[], selectAmount: (instalment: Instalment) => number): number {
  return instalments.reduce((total, instalment) => total + selectAmount(instalment), 0);
}

/** Amounts are in units of `currency`. Null: the lending API gives no such figure. */
export interface FinancingTerms {
  readonly kind: 'annuity' | 'bullet' | 'factoring';
  readonly currency: string;
  readonly amount: number | null;
  readonly offer: Offer;
  readonly months: number | null;
  readonly inYears: boolean;
  /** Sum of all payments and the fee. */
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

/** CLA-15. Null without pricing, after a rejection, or while the deployment hides indicative terms. */
export function createFinancingTerms(
  application: PricedApplication,
  showIndicativeOffer: boolean,
): FinancingTerms | null {
  const { status, pricing, allBanksLoanPurpose: type, currency, loanDuration } = application;
  if (pricing === null || normalizeApplicationStatus(status) === 'rejected') return null;
  const offer = createOffer(pricing);
  if (!showIndicativeOffer && !isBinding(offer)) return null;
  const plan = createRepaymentPlan(application);
  return {
    kind: type === 'factoring' ? 'factoring' : isRepaidAtEnd(type) ? 'bullet' : 'annuity',
    currency,
    amount: requestedAmountOf(application),
    offer,
    months: loanDuration,
    inYears: application.display_duration_unit === 'years',
    total: plan === null ? null : plan.totalPayments / 100 + offer.fee,
  };
}

export function isBinding({ rateIsFinal, feeIsFinal }: Pick<Offer, 'rateIsFinal' | 'feeIsFinal'>): boolean {
  return rateIsFinal && feeIsFinal;
}

export const TERM_NAMES = ['amount', 'rate', 'payment', 'duration', 'fee', 'total'] as const;
export type Term = (typeof TERM_NAMES)[number];

export interface SeenTermValues {
  readonly amount: number | null;
  readonly months: number | null;
  readonly rate: { readonly low: number; readonly high: number };
  readonly payment: number;
  readonly fee: number;
  readonly total: number | null;
}

export interface EarlierTerms {
  readonly at: string;
  readonly terms: SeenTermValues;
}

export function toSeenTerms({ amount, months, offer, total }: FinancingTerms): SeenTermValues {
  const { low, high } = offer.yearlyRate;
  return { amount, months, rate: { low, high }, payment: offer.monthlyPayment, fee: offer.fee, total };
}

export interface TermChange {
  readonly term: Term;
  /** `changed`: neither better nor worse, such as another amount. */
  readonly verdict: 'same' | 'better' | 'worse' | 'changed';
  /** Units of the currency, months, or a decimal rate. Negative: less than before. */
  readonly difference: number;
  /** A range of rates became a single rate within that range. */
  readonly isWithinRange: boolean;
}

export function compareTerms(earlierTerms: SeenTermValues, currentTerms: SeenTermValues): TermChange[] {
  return TERM_NAMES.flatMap((term) => {
    if (term === 'rate') return [rateChange(earlierTerms.rate, currentTerms.rate)];
    const member = term === 'duration' ? 'months' : term;
    const [earlierValue, currentValue] = [earlierTerms[member], currentTerms[member]];
    if (earlierValue === null || currentValue === null) return [];
    const difference = (Math.round(currentValue * 100) - Math.round(earlierValue * 100)) / 100;
    return [{ term, verdict: verdictOf(term, difference), difference, isWithinRange: false }];
  });
}

function verdictOf(term: Term, difference: number): TermChange['verdict'] {
  if (difference === 0) return 'same';
  const isCost = term === 'payment' || term === 'fee' || term === 'total';
  if (!isCost) return 'changed';
  return difference < 0 ? 'better' : 'worse';
}

function rateChange(earlierRate: SeenTermValues['rate'], currentRate: SeenTermValues['rate']): TermChange {
  const [lowDifference, highDifference] = [
    withoutRoundingError(currentRate.low - earlierRate.low),
    withoutRoundingError(currentRate.high - earlierRate.high),
  ];
  const change = (verdict: TermChange['verdict'], difference = 0, isWithinRange = false): TermChange => ({
    term: 'rate',
    verdict,
    difference,
    isWithinRange,
  });
  if (lowDifference === 0 && highDifference === 0) return change('same');
  // The indicative payment uses the middle of the rate range, so a final rate below the middle is better.
  if (lowDifference >= 0 && highDifference <= 0)
    return change(lowDifference + highDifference < 0 ? 'better' : 'changed', 0, true);
  return highDifference > 0 ? change('worse', highDifference) : change('better', lowDifference);
}

/** Removes rounding errors of binary fractions. */
const withoutRoundingError = (rate: number) => Math.round(rate * 1e8) / 1e8;

export function isIndicative({ rateIsFinal, feeIsFinal }: Offer): boolean {
  return !rateIsFinal && !feeIsFinal;
}
