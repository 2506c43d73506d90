import type { LoanType } from 'contracts/api/enumerations';
import { LOAN_TYPES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { PRICING_TABLE } from 'fixtures/pricing-table';
import { describe, expect, test } from 'vitest';
import { calculateFinalConditions, priceFactoring, priceLoan } from './pricing';

type Row = [
  LoanType,
  amount: number,
  months: number,
  low: number,
  high: number,
  payment: number,
  fee: number,
];

// Computed separately with 40 decimals: payment = amount·r / (1 − (1+r)^−months), r = (low + high) / 2 / 12.
const LOANS: Row[] = [
  ['working_capital', 250_000, 48, 0.059, 0.074, 5_946.05, 3_750],
  ['working_capital', 500_000, 12, 0.0588, 0.0738, 43_178.13, 7_500],
  ['working_capital', 100_000_000, 240, 0.0746, 0.0896, 849_556.63, 1_500_000],
  ['general_liquidity', 100_000, 48, 0.0654, 0.0854, 2_419.76, 1_500],
  ['object_financing', 15_000, 12, 0.049, 0.064, 1_288.58, 225],
  ['real_estate', 500_000, 60, 0.0454, 0.0604, 9_502.19, 7_500],
  ['tlb', 200_000, 24, 0.079, 0.119, 1_650, 3_000],
];

describe('indicative conditions of a loan (D-30)', () => {
  test.each(LOANS)(
    'conditions of a loan are calculated for the loan type %s with %d over %d months',
    (loanType, amount, months, low, high, payment, fee) => {
      expect(priceLoan({ loanType, amount, months })).toMatchObject({
        offer_rate_low: low,
        offer_rate_high: high,
        offer_is_range: true,
        monthly_payment: payment,
        total_transaction_fee: fee,
        is_final_interest_rate: false,
        is_final_transaction_fee: false,
      });
    },
  );

  test('conditions of a loan include the representative rates per month as decimals', () => {
    expect(priceLoan({ loanType: 'working_capital', amount: 250_000, months: 48 })).toMatchObject({
      offer_representative_monthly_rate_low: 0.00491667,
      offer_representative_monthly_rate_high: 0.00616667,
    });
  });

  test('conditions round cents only at the end', () => {
    const pricing = priceLoan({ loanType: 'object_financing', amount: 15_001, months: 12 });
    expect(pricing?.total_transaction_fee).toBe(225.02);
  });

  test.each([
    [0, 12],
    [-5_000, 12],
    [15_000, 0],
    [Number.NaN, 12],
  ])('conditions of a loan do not exist for an amount of %d over %d months', (amount, months) => {
    expect(priceLoan({ loanType: 'other', amount, months })).toBeNull();
  });

  test.each(LOAN_TYPES)(
    'The conditions have a spread of 1.5 to 4 percentage points for the loan type %s',
    (loanType) => {
      expect(PRICING_TABLE[loanType].spread).toBeGreaterThanOrEqual(0.015);
      expect(PRICING_TABLE[loanType].spread).toBeLessThanOrEqual(0.04);
    },
  );

  test('conditions of a loan never have a lower yearly rate for longer and larger loans', () => {
    const terms = fc.record({
      loanType: fc.constantFrom(...LOAN_TYPES),
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      months: fc.integer({ min: 1, max: 240 }),
    });
    fc.assert(
      fc.property(terms, fc.nat(1_000_000), fc.nat(24), (loan, extraAmount, extraMonths) => {
        const larger = { ...loan, amount: loan.amount + extraAmount, months: loan.months + extraMonths };
        const [small, large] = [priceLoan(loan)?.offer_rate_low, priceLoan(larger)?.offer_rate_low];
        return small !== undefined && large !== undefined && large >= small;
      }),
    );
  });
});

describe('indicative conditions of factoring (D-30)', () => {
  test('conditions of factoring add interest and service fee on a month of sales for a used limit', () => {
    expect(priceFactoring({ limit: 350_000, annualSales: 4_200_000 })).toMatchObject({
      offer_rate_low: 0.0492,
      offer_rate_high: 0.0642,
      monthly_payment: 3_753.75,
      total_transaction_fee: 5_250,
    });
  });

  test.each([
    [0, 1_000_000],
    [100_000, 0],
  ])('conditions of factoring do not exist for a limit of %d with sales of %d', (limit, annualSales) => {
    expect(priceFactoring({ limit, annualSales })).toBeNull();
  });
});

test('final conditions have one rate, the middle of the range (CLA-15)', () => {
  const indicative = priceLoan({ loanType: 'working_capital', amount: 250_000, months: 48 });
  expect(indicative && calculateFinalConditions(indicative)).toEqual({
    offer_rate_low: 0.0665,
    offer_rate_high: 0.0665,
    offer_representative_monthly_rate_low: 0.00554167,
    offer_representative_monthly_rate_high: 0.00554167,
    offer_is_range: false,
    monthly_payment: 5_946.05,
    total_transaction_fee: 3_750,
    is_final_interest_rate: true,
    is_final_transaction_fee: true,
  });
});
