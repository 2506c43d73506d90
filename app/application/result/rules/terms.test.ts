import { describe, expect, it } from 'vitest';
import { compareTerms, createFinancingTerms, type SeenTermValues, toSeenTerms } from './offer';

const PRICING = {
  offer_representative_monthly_rate_low: 0.005,
  offer_representative_monthly_rate_high: 0.007,
  offer_is_range: true,
  offer_rate_low: 0.06,
  offer_rate_high: 0.084,
  monthly_payment: 2_403.95,
  total_transaction_fee: 1_500,
  is_final_interest_rate: false,
  is_final_transaction_fee: false,
};

const LOAN = {
  status: 'Open',
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 100_000,
  loanDuration: 48,
  display_duration_unit: 'months',
  pricing: PRICING,
};

const FINAL_TERMS = { is_final_interest_rate: true, is_final_transaction_fee: true, offer_is_range: false };

describe('CLA-15: createFinancingTerms', () => {
  it('returns as total the sum of all payments plus the fee', () => {
    const terms = createFinancingTerms(LOAN, true);
    expect(terms).toMatchObject({ kind: 'annuity', amount: 100_000, months: 48, inYears: false });
    expect(terms?.total).toBeCloseTo(48 * 2_403.95 + 1_500, -1);
  });

  it('returns for a bullet loan a total that contains the interest and the amount', () => {
    const pricing = { ...PRICING, monthly_payment: 600, offer_rate_low: 0.072, offer_rate_high: 0.072 };
    const terms = createFinancingTerms(
      { ...LOAN, allBanksLoanPurpose: 'tlb', loanDuration: 12, pricing },
      true,
    );
    expect(terms).toMatchObject({ kind: 'bullet', total: 12 * 600 + 100_000 + 1_500 });
  });

  it('returns for factoring the limit as the amount, and no total', () => {
    const factoring = { allBanksLoanPurpose: 'factoring', loanSize: null, loanDuration: null };
    expect(createFinancingTerms({ ...LOAN, ...factoring, factoring_limit: 300_000 }, true)).toMatchObject({
      kind: 'factoring',
      amount: 300_000,
      months: null,
      total: null,
    });
  });

  it.each([
    ['without pricing', { pricing: null }, true, false],
    ['after a rejection', { status: 'REJECTED' }, true, false],
    ['while indicative terms are hidden', {}, false, false],
    ['with only a final rate', { pricing: { ...PRICING, is_final_interest_rate: true } }, false, false],
    ['with final terms', { pricing: { ...PRICING, ...FINAL_TERMS } }, false, true],
  ])('returns terms only if the user may see their figures: %s', (_, change, showsIndicative, hasTerms) => {
    expect(createFinancingTerms({ ...LOAN, ...change }, showsIndicative) !== null).toBe(hasTerms);
  });
});

describe('compareTerms (indicative and new terms of an offer)', () => {
  const before: SeenTermValues = {
    amount: 100_000,
    months: 48,
    rate: { low: 0.059, high: 0.074 },
    payment: 2_376.21,
    fee: 1_500,
    total: 115_558.08,
  };
  const changed = (now: Partial<SeenTermValues>) =>
    compareTerms(before, { ...before, ...now }).filter(({ verdict }) => verdict !== 'same');

  it('returns amount, rate, payment, duration, fee and total in this order', () => {
    expect(compareTerms(before, before)).toEqual(
      ['amount', 'rate', 'payment', 'duration', 'fee', 'total'].map((term) => ({
        term,
        verdict: 'same',
        difference: 0,
        isWithinRange: false,
      })),
    );
  });

  it.each([
    [{ rate: { low: 0.0635, high: 0.0635 } }, 'rate', 'better', 0, true],
    [{ rate: { low: 0.0665, high: 0.0665 } }, 'rate', 'changed', 0, true],
    [{ rate: { low: 0.074, high: 0.074 } }, 'rate', 'changed', 0, true],
    [{ rate: { low: 0.05, high: 0.05 } }, 'rate', 'better', -0.009, false],
    [{ rate: { low: 0.08, high: 0.08 } }, 'rate', 'worse', 0.006, false],
    [{ rate: { low: 0.05, high: 0.08 } }, 'rate', 'worse', 0.006, false],
    [{ payment: 2_341.21 }, 'payment', 'better', -35, false],
    [{ payment: 2_376.22 }, 'payment', 'worse', 0.01, false],
    [{ fee: 1_600 }, 'fee', 'worse', 100, false],
    [{ total: 115_000 }, 'total', 'better', -558.08, false],
    [{ amount: 90_000 }, 'amount', 'changed', -10_000, false],
    [{ months: 60 }, 'duration', 'changed', 12, false],
  ])(
    'compares new terms %o by their %s and returns "%s" with the difference %s',
    (now, term, verdict, difference, isWithinRange) => {
      expect(changed(now)).toEqual([{ term, verdict, difference, isWithinRange }]);
    },
  );

  it('omits a figure that only one of the two offers has', () => {
    expect(compareTerms({ ...before, total: null }, before).map(({ term }) => term)).not.toContain('total');
  });

  it('toSeenTerms returns the rate and payment that createFinancingTerms calculates', () => {
    const terms = createFinancingTerms(LOAN, true);
    if (terms === null) throw new Error('The loan has terms');
    expect(toSeenTerms(terms)).toMatchObject({ rate: { low: 0.06, high: 0.084 }, payment: 2_403.95 });
  });
});
