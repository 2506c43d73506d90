import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricingFields } from './offer';
import { calculateRepaymentPlan, createRepaymentPlan } from './offer';

const PRICING: PricingFields = {
  offer_representative_monthly_rate_low: 0.005,
  offer_representative_monthly_rate_high: 0.005,
  offer_is_range: false,
  offer_rate_low: 0.06,
  offer_rate_high: 0.08,
  monthly_payment: 860.66,
  total_transaction_fee: 150,
  is_final_interest_rate: false,
  is_final_transaction_fee: false,
};
const LOAN = { amount: 10_000, months: 12, type: 'working_capital', pricing: PRICING };

describe('calculateRepaymentPlan (monthly repayments of a loan)', () => {
  it('CLA-15: pays interest on the remaining debt, and repays the loan by the end', () => {
    const plan = calculateRepaymentPlan(LOAN);
    expect(plan?.instalments).toHaveLength(12);
    expect(plan?.instalments[0]).toEqual({
      number: 1,
      payment: 86_066,
      interest: 5_000,
      principal: 81_066,
      remaining: 918_934,
    });
    expect(plan?.instalments.at(-1)?.remaining).toBe(0);
    expect(plan?.years).toHaveLength(1);
    expect(plan?.totalPayments).toBe(1_000_000 + (plan?.totalInterest ?? 0));
  });

  it('uses the middle of a range of rates, or the single rate', () => {
    const interest = (pricing: PricingFields) =>
      calculateRepaymentPlan({ ...LOAN, pricing })?.instalments[0]?.interest;
    expect(interest({ ...PRICING, offer_is_range: true })).toBe(5_833);
    expect(interest(PRICING)).toBe(5_000);
  });

  it('contains only interest for a bullet loan until its end, then the whole debt', () => {
    const plan = calculateRepaymentPlan({
      ...LOAN,
      type: 'tlb',
      months: 3,
      pricing: { ...PRICING, monthly_payment: 50 },
    });
    expect(plan?.instalments.map(({ payment }) => payment)).toEqual([5_000, 5_000, 1_005_000]);
  });

  it.each([
    [{ ...LOAN, amount: 0 }],
    [{ ...LOAN, months: 0 }],
    [{ ...LOAN, months: 601 }],
    [{ ...LOAN, months: 1.5 }],
    [{ ...LOAN, pricing: { ...PRICING, monthly_payment: 50 } }],
    [{ ...LOAN, pricing: { ...PRICING, monthly_payment: 20 } }],
    [{ ...LOAN, pricing: { ...PRICING, offer_rate_low: -0.5 } }],
  ])('returns null for the loan $0', (loan) => {
    expect(calculateRepaymentPlan(loan)).toBeNull();
  });

  it('accepts a loan of up to fifty years', () => {
    expect(
      calculateRepaymentPlan({ ...LOAN, months: 600, pricing: { ...PRICING, monthly_payment: 55 } }),
    ).not.toBeNull();
  });

  it('the repayment plan ends with the month in which the debt is repaid', () => {
    const plan = calculateRepaymentPlan({ ...LOAN, months: 24 });
    expect(plan?.instalments.at(-1)).toMatchObject({ number: 13, remaining: 0 });
    expect(plan?.instalments.every(({ payment }) => payment > 0)).toBe(true);
  });

  it('sums up each year of the loan', () => {
    const plan = calculateRepaymentPlan({
      ...LOAN,
      months: 14,
      pricing: { ...PRICING, monthly_payment: 742 },
    });
    if (!plan) throw new Error('no plan');
    const [first, second] = plan.years;
    const remainingAfterYear = plan.instalments[11]?.remaining ?? 0;
    expect(plan.years.map(({ year }) => year)).toEqual([1, 2]);
    expect(first).toMatchObject({
      payment: 12 * 74_200,
      principal: 1_000_000 - remainingAfterYear,
      remaining: remainingAfterYear,
    });
    expect(second).toMatchObject({ principal: remainingAfterYear, remaining: 0 });
    expect((first?.payment ?? 0) + (second?.payment ?? 0)).toBe(plan.totalPayments);
  });

  describe('createRepaymentPlan', () => {
    const SENT = {
      allBanksLoanPurpose: 'working_capital',
      loanSize: 10_000,
      loanDuration: 12,
      pricing: PRICING,
    };

    it("returns the plan of the application's loan", () => {
      expect(createRepaymentPlan(SENT)).toEqual(calculateRepaymentPlan(LOAN));
      expect(createRepaymentPlan({ ...SENT, allBanksLoanPurpose: 'tlb' })).toEqual(
        calculateRepaymentPlan({ ...LOAN, type: 'tlb' }),
      );
    });

    it.each([
      ['an amount, like factoring', { loanSize: null }],
      ['a duration', { loanDuration: null }],
      ['pricing', { pricing: null }],
      ['an amount, a duration and pricing', { loanSize: null, loanDuration: null, pricing: null }],
    ])('returns null for an application without %s', (_, lacking) => {
      expect(createRepaymentPlan({ ...SENT, ...lacking })).toBeNull();
    });
  });

  it('contains repayments that add up to the cent for any loan', () => {
    const amounts = fc.integer({ min: 1_000, max: 5_000_000 });
    const rates = fc.double({ min: 0, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 240 }), rates, (amount, months, rate) => {
        const monthlyRate = rate / 12;
        const payment =
          monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
        const plan = calculateRepaymentPlan({
          amount,
          months,
          type: 'other',
          pricing: { ...PRICING, offer_rate_low: rate, monthly_payment: Math.round(payment * 100) / 100 },
        });
        if (!plan) throw new Error('no plan');
        const principal = plan.instalments.reduce((total, instalment) => total + instalment.principal, 0);
        expect(principal).toBe(amount * 100);
        expect(plan.instalments.at(-1)?.remaining).toBe(0);
        expect(plan.years.reduce((total, year) => total + year.interest, 0)).toBe(plan.totalInterest);
      }),
    );
  });
});
