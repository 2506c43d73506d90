import type { Pricing } from 'contracts/api/applications';
import type { LoanType } from 'contracts/api/enumerations';
import {
  FACTORING_SERVICE_FEE_SHARE,
  FEE_SHARE,
  PRICING_TABLE,
  RATE_SURCHARGE,
} from 'fixtures/pricing-table';

export interface LoanTerms {
  loanType: LoanType;
  amount: number;
  months: number;
}

export interface FactoringTerms {
  limit: number;
  annualSales: number;
}

/**
 * D-30: an annuity at the middle rate; the bullet loan (`tlb`, D-55) pays interest only. Null unless amount
 * and months are positive.
 */
export function priceLoan({ loanType, amount, months }: LoanTerms): Pricing | null {
  if (!(amount > 0 && months > 0)) return null;
  const rates = calculateYearlyRates(loanType, amount, months);
  const monthlyRate = calculateMiddleRate(rates) / 12;
  const payment = loanType === 'tlb' ? amount * monthlyRate : calculateAnnuity(amount, monthlyRate, months);
  return pricingOf(rates, payment, amount * FEE_SHARE);
}

/** Interest on a fully used limit plus the fee on a month's sales. Null unless both are positive. */
export function priceFactoring({ limit, annualSales }: FactoringTerms): Pricing | null {
  if (!(limit > 0 && annualSales > 0)) return null;
  const rates = calculateYearlyRates('factoring', limit, RATE_SURCHARGE.durationFromMonths);
  const interest = (limit * calculateMiddleRate(rates)) / 12;
  const serviceFee = (annualSales / 12) * FACTORING_SERVICE_FEE_SHARE;
  return pricingOf(rates, interest + serviceFee, limit * FEE_SHARE);
}

/** CLA-15: the middle of the range becomes the only rate. */
export function calculateFinalConditions(indicative: Pricing): Pricing {
  const rate = (indicative.offer_rate_low + indicative.offer_rate_high) / 2;
  return {
    ...indicative,
    ...createRateMembers({ low: rate, high: rate }),
    offer_is_range: false,
    is_final_interest_rate: true,
    is_final_transaction_fee: true,
  };
}

interface Rates {
  low: number;
  high: number;
}

function calculateYearlyRates(loanType: LoanType, amount: number, months: number): Rates {
  const { lowestRate, spread } = PRICING_TABLE[loanType];
  const years = Math.max(0, months - RATE_SURCHARGE.durationFromMonths) / 12;
  const hundredThousands = Math.max(0, amount - RATE_SURCHARGE.amountFrom) / 100_000;
  const low =
    lowestRate +
    years * RATE_SURCHARGE.perYear +
    Math.min(hundredThousands * RATE_SURCHARGE.per100000, RATE_SURCHARGE.amountMost);
  return { low, high: low + spread };
}

function calculateMiddleRate({ low, high }: Rates): number {
  return (low + high) / 2;
}

function calculateAnnuity(amount: number, monthlyRate: number, months: number): number {
  return (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}

function pricingOf(rates: Rates, payment: number, fee: number): Pricing {
  return {
    ...createRateMembers(rates),
    offer_is_range: true,
    monthly_payment: toCents(payment),
    total_transaction_fee: toCents(fee),
    is_final_interest_rate: false,
    is_final_transaction_fee: false,
  };
}

function createRateMembers({ low, high }: Rates) {
  return {
    offer_representative_monthly_rate_low: toRateDigits(low / 12),
    offer_representative_monthly_rate_high: toRateDigits(high / 12),
    offer_rate_low: toRateDigits(low),
    offer_rate_high: toRateDigits(high),
  };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Eight digits hide binary residue such as 0.059000000000000004. */
function toRateDigits(rate: number): number {
  return Math.round(rate * 1e8) / 1e8;
}
