import { applicationStatus } from '~/domain/application-status';

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

/** Reads a range only where `offer_is_range` is set (CLA-15). */
export function offerOf(pricing: PricingFields): Offer {
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

export type Result =
  | { readonly kind: 'rejection' }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'received' };

/** CLA-14 */
export function resultOf(
  { status, pricing }: { readonly status: string; readonly pricing: PricingFields | null },
  showIndicativeOffer: boolean,
): Result {
  if (applicationStatus(status) === 'rejected') return { kind: 'rejection' };
  return showIndicativeOffer && pricing !== null
    ? { kind: 'offer', offer: offerOf(pricing) }
    : { kind: 'received' };
}
