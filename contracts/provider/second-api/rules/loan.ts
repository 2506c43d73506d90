/** Amounts are whole units of the currency, durations months (CLA-03, CLA-04, D-55, D-56). */
interface LoanRange {
  minAmount: number;
  maxAmount: number;
  minMonths: number;
  maxMonths: number;
}

const USUAL_RANGE: LoanRange = { minAmount: 15_000, maxAmount: 500_000, minMonths: 12, maxMonths: 60 };
const RANGE_FROM_50_000 = { ...USUAL_RANGE, minAmount: 50_000 };

const RANGE_BY_PURPOSE: Readonly<Record<string, LoanRange>> = {
  material_financing: RANGE_FROM_50_000,
  project_financing: RANGE_FROM_50_000,
  working_capital: RANGE_FROM_50_000,
  tlb: { minAmount: 20_000, maxAmount: 500_000, minMonths: 3, maxMonths: 24 },
  devices_and_equipment: { ...USUAL_RANGE, minAmount: 5_000 },
  foundation: { ...USUAL_RANGE, minAmount: 80_000 },
  takeover: { ...USUAL_RANGE, minAmount: 80_000 },
};

const TYPED_AMOUNT_LIMITS = { maxAmount: 100_000_000, maxMonths: 240 };

export function loanRangeOf(purpose: string, allowsTypedAmounts: boolean): LoanRange {
  const range = RANGE_BY_PURPOSE[purpose] ?? USUAL_RANGE;
  return allowsTypedAmounts ? { ...range, ...TYPED_AMOUNT_LIMITS } : range;
}

/** Lowest and highest yearly rate. */
const RATES_BY_PURPOSE: Readonly<Record<string, readonly [number, number]>> = {
  working_capital: [0.0625, 0.0845],
  object_financing: [0.0485, 0.0655],
  factoring: [0.0395, 0.0545],
};
const USUAL_RATES = [0.0585, 0.0785] as const;
const FEE_SHARE = 0.0125;

/** The payment is an annuity at the mean rate (D-30). */
export function calculateIndicativePricing(purpose: string, amount: number, months: number) {
  const [low, high] = RATES_BY_PURPOSE[purpose] ?? USUAL_RATES;
  const monthly = (low + high) / 2 / 12;
  const payment = (amount * monthly) / (1 - (1 + monthly) ** -months);
  return {
    offer_representative_monthly_rate_low: low / 12,
    offer_representative_monthly_rate_high: high / 12,
    offer_is_range: true,
    offer_rate_low: low,
    offer_rate_high: high,
    monthly_payment: cents(payment),
    total_transaction_fee: cents(amount * FEE_SHARE),
    is_final_interest_rate: false,
    is_final_transaction_fee: false,
  };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
