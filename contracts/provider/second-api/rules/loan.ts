/** Amounts are whole units of the currency, durations months (CLA-03, CLA-04, D-55, D-56). */
interface Range {
  minimum: number;
  maximum: number;
  shortest: number;
  longest: number;
}

const USUAL_RANGE: Range = { minimum: 15_000, maximum: 500_000, shortest: 12, longest: 60 };
const RANGE_FROM_50_000 = { ...USUAL_RANGE, minimum: 50_000 };

const RANGES: Readonly<Record<string, Range>> = {
  material_financing: RANGE_FROM_50_000,
  project_financing: RANGE_FROM_50_000,
  working_capital: RANGE_FROM_50_000,
  tlb: { minimum: 20_000, maximum: 500_000, shortest: 3, longest: 24 },
  devices_and_equipment: { ...USUAL_RANGE, minimum: 5_000 },
  foundation: { ...USUAL_RANGE, minimum: 80_000 },
  takeover: { ...USUAL_RANGE, minimum: 80_000 },
};

const TYPED_RANGE = { maximum: 100_000_000, longest: 240 };

export function amountRangeOf(purpose: string, allowsTypedAmounts: boolean): Range {
  const range = RANGES[purpose] ?? USUAL_RANGE;
  return allowsTypedAmounts ? { ...range, ...TYPED_RANGE } : range;
}

/** Lowest and highest yearly rate. */
const RATES: Readonly<Record<string, readonly [number, number]>> = {
  working_capital: [0.0625, 0.0845],
  object_financing: [0.0485, 0.0655],
  factoring: [0.0395, 0.0545],
};
const USUAL_RATE = [0.0585, 0.0785] as const;
const FEE = 0.0125;

/** The payment is an annuity at the mean rate (D-30). */
export function calculateIndicativePricing(purpose: string, amount: number, months: number) {
  const [low, high] = RATES[purpose] ?? USUAL_RATE;
  const monthly = (low + high) / 2 / 12;
  const payment = (amount * monthly) / (1 - (1 + monthly) ** -months);
  return {
    offer_representative_monthly_rate_low: low / 12,
    offer_representative_monthly_rate_high: high / 12,
    offer_is_range: true,
    offer_rate_low: low,
    offer_rate_high: high,
    monthly_payment: cents(payment),
    total_transaction_fee: cents(amount * FEE),
    is_final_interest_rate: false,
    is_final_transaction_fee: false,
  };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
