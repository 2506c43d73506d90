import { describe, expect, it } from 'vitest';
import { applicationResultOf, createOffer } from './offer';

const PRICING = {
  offer_representative_monthly_rate_low: 0.0049,
  offer_representative_monthly_rate_high: 0.0062,
  offer_is_range: true,
  offer_rate_low: 0.059,
  offer_rate_high: 0.074,
  monthly_payment: 5_945.67,
  total_transaction_fee: 3_750,
  is_final_interest_rate: false,
  is_final_transaction_fee: true,
};

describe('offer on the result page', () => {
  it('CLA-15: contains a range of rates if the pricing has two rates', () => {
    expect(createOffer(PRICING)).toEqual({
      yearlyRate: { low: 0.059, high: 0.074 },
      monthlyRate: { low: 0.0049, high: 0.0062 },
      rateIsFinal: false,
      monthlyPayment: 5_945.67,
      fee: 3_750,
      feeIsFinal: true,
    });
  });

  it('CLA-15: contains a single rate if the pricing has one rate', () => {
    const offer = createOffer({ ...PRICING, offer_is_range: false, is_final_interest_rate: true });
    expect(offer).toMatchObject({
      yearlyRate: { low: 0.059, high: 0.059 },
      monthlyRate: { low: 0.0049, high: 0.0049 },
      rateIsFinal: true,
    });
  });

  it.each([
    ['Open', true, PRICING, 'offer'],
    ['Rejected', true, null, 'rejection'],
    ['rejected', false, PRICING, 'rejection'],
    [' REJECTED ', true, PRICING, 'rejection'],
    ['Open', false, PRICING, 'received'],
    ['Open', true, null, 'received'],
  ] as const)(
    'CLA-14, D-20: applicationResultOf for the status $0 and the pricing $2 (partner shows offers: $1) returns the kind of page $3',
    (status, shown, pricing, kind) => {
      expect(applicationResultOf({ status, pricing }, shown).kind).toBe(kind);
    },
  );

  it('CLA-14: applicationResultOf returns the offer with its pricing', () => {
    expect(applicationResultOf({ status: 'Open', pricing: PRICING }, true)).toEqual({
      kind: 'offer',
      offer: createOffer(PRICING),
    });
  });
});
