import { isRepaidAtEnd } from '~/application/rules/loan-info';
import type { PricingFields } from './offer';

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

/** Null for factoring and without pricing. */
export function planOf(application: {
  readonly allBanksLoanPurpose: string;
  readonly loanSize: number | null;
  readonly loanDuration: number | null;
  readonly pricing: PricingFields | null;
}): RepaymentPlan | null {
  const { allBanksLoanPurpose: type, loanSize: amount, loanDuration: months, pricing } = application;
  return amount === null || months === null || pricing === null
    ? null
    : repaymentPlan({ amount, months, type, pricing });
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
 * D-30: the middle of the rate range. The last payment settles the rest. Null if the loan is never
 * repaid.
 */
export function repaymentPlan({ amount, months, type, pricing }: PlannedLoan): RepaymentPlan | null {
  const { offer_rate_low: low, offer_rate_high: high, offer_is_range: isRange } = pricing;
  const monthlyRate = (isRange ? (low + high) / 2 : low) / MONTHS_PER_YEAR;
  const usable =
    amount > 0 && Number.isInteger(months) && months > 0 && months <= MAX_MONTHS && monthlyRate >= 0;
  if (!usable) return null;
  const instalments: Instalment[] = [];
  let owed = cents(amount);
  for (let number = 1; number <= months && owed > 0; number += 1) {
    const interest = Math.round(owed * monthlyRate);
    const regular = isRepaidAtEnd(type) ? 0 : cents(pricing.monthly_payment) - interest;
    if (!isRepaidAtEnd(type) && regular <= 0) return null;
    const principal = number === months ? owed : Math.min(regular, owed);
    owed -= principal;
    instalments.push({ number, payment: principal + interest, interest, principal, remaining: owed });
  }
  return {
    instalments,
    years: byYear(instalments),
    totalInterest: sum(instalments, ({ interest }) => interest),
    totalPayments: sum(instalments, ({ payment }) => payment),
  };
}

function byYear(instalments: readonly Instalment[]): PlanYear[] {
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

function sum(instalments: readonly Instalment[], part: (instalment: Instalment) => number): number {
  return instalments.reduce((total, instalment) => total + part(instalment), 0);
}
