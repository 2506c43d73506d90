import { describe, expect, it } from 'vitest';
import {
  DETAIL_COMPARISON_MEMBERS,
  hasSameMembers,
  LIST_COMPARISON_MEMBERS,
  pickComparableMembers,
} from './sent-application';

const SENT = {
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 36,
  companyName: 'Hafenkontor Brinkmann GmbH',
};
const names = [...LIST_COMPARISON_MEMBERS, ...DETAIL_COMPARISON_MEMBERS];

describe('hasSameMembers (comparison of the sent fields with a listed application)', () => {
  it.each([
    ['the same values', {}],
    ['another case and blanks', { companyName: 'HAFENKONTOR  Brinkmann GmbH ', currency: 'eur' }],
    ['a number as text', { loanSize: '250000.00', loanDuration: '36' }],
    ['members missing from the answer', { loanDuration: null, companyName: undefined }],
    ['members that were not sent', { hrNumber: 'HRB 1', factoring_limit: 5 }],
  ])('CLA-13: returns true for %s', (_, change) => {
    expect(hasSameMembers(SENT, { ...SENT, ...change }, names)).toBe(true);
  });

  it.each([
    ['another amount', { loanSize: 250_001 }],
    ['another duration', { loanDuration: 48 }],
    ['another company', { companyName: 'Brinkmann Hafenkontor GmbH' }],
    ['another purpose', { allBanksLoanPurpose: 'equipment' }],
  ])('CLA-13: returns false for %s', (_, change) => {
    expect(hasSameMembers(SENT, { ...SENT, ...change }, names)).toBe(false);
  });
});

it('CLA-13: pickComparableMembers returns only fields that were sent', () => {
  expect(pickComparableMembers({ currency: 'EUR' }, { currency: 'EUR', loanSize: 1 }, names)).toEqual({
    currency: 'eur',
  });
});
