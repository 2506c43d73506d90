import { applicationStatus } from '~/domain/application-status';

/** Conditions as the server sends them: rates as decimals, money in the application's currency with cents. */
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

/** Two rates as decimals; one rate has both the same. */
interface RateRange {
  readonly low: number;
  readonly high: number;
}

/** What the offer shows (CLA-14, CLA-15). */
export interface Offer {
  readonly yearlyRate: RateRange;
  readonly monthlyRate: RateRange;
  readonly rateIsFinal: boolean;
  /** With cents, in the application's currency; hangs on the rate, so it is final with it. */
  readonly monthlyPayment: number;
  /** Once, with cents. */
  readonly fee: number;
  readonly feeIsFinal: boolean;
}

/** Reads the pricing: a range only where `offer_is_range` says so (CLA-15). */
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

/** What became of an application (CLA-14): rejected, an offer, or only the confirmation that it was received. */
export type Result =
  | { readonly kind: 'rejection' }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'received' };

/** Rejected by its status; an offer where the deployment shows them and there are conditions. */
export function resultOf(
  { status, pricing }: { readonly status: string; readonly pricing: PricingFields | null },
  showIndicativeOffer: boolean,
): Result {
  if (applicationStatus(status) === 'rejected') return { kind: 'rejection' };
  return showIndicativeOffer && pricing !== null
    ? { kind: 'offer', offer: offerOf(pricing) }
    : { kind: 'received' };
}
