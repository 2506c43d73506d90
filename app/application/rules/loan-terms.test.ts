import type { LoanType } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';

import { isRepaidAtEnd } from '~/domain/duration';
import { amountBoundsOf, durationBoundsOf, haveDifferentTerms, type TermLoanType } from './loan-info';

describe('amounts and durations of a loan type', () => {
  it.each<[TermLoanType, number]>([
    ['general_liquidity', 15_000],
    ['object_financing', 15_000],
    ['other', 15_000],
    ['whitelabel_liquidity', 15_000],
    ['real_estate', 15_000],
    ['material_financing', 50_000],
    ['project_financing', 50_000],
    ['working_capital', 50_000],
    ['tlb', 20_000],
    ['structured_finance', 15_000],
    ['bike_leasing', 15_000],
  ])('CLA-03: the minimum amount of %s is %d', (type, min) => {
    expect(amountBoundsOf(type)).toEqual({
      min,
      max: 500_000,
      step: 5_000,
      typedMax: 100_000_000,
      default: 100_000,
    });
  });

  it('CLA-04: the duration is 12 to 60 months, or 3 to 24 for a bullet loan, whose default is lower', () => {
    expect(durationBoundsOf('other')).toEqual({ min: 12, max: 60, step: 2, typedMax: 240, default: 48 });
    expect(durationBoundsOf('tlb')).toEqual({ min: 3, max: 24, step: 2, typedMax: 240, default: 24 });
  });

  it.each<[LoanType[], boolean]>([
    [['general_liquidity', 'object_financing'], false],
    [['working_capital', 'general_liquidity'], true],
    [['general_liquidity', 'tlb'], true],
    [['working_capital', 'factoring'], false],
    [['factoring'], false],
  ])('CLA-03, CLA-04: haveDifferentTerms for the loan types %j returns %s', (types, expected) => {
    expect(haveDifferentTerms(types)).toBe(expected);
  });

  it.each([
    ['tlb', true],
    ['working_capital', false],
    ['factoring', false],
    ['something_new', false],
  ])('D-30: isRepaidAtEnd for the loan type %s returns %s', (type, expected) => {
    expect(isRepaidAtEnd(type)).toBe(expected);
  });
});
