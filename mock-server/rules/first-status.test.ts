import { describe, expect, test } from 'vitest';
import { firstStatusOf } from './first-status';
import { SAMPLE_FACTORING_REQUEST, SAMPLE_LOAN_REQUEST } from './sample-application';

describe('firstStatusOf (status of a new application, D-31)', () => {
  test('accepts every slider position for a company that was entered by hand', () => {
    const largestApplication = {
      ...SAMPLE_LOAN_REQUEST,
      companyName: 'Neu & Jung GmbH',
      loanSize: 500_000,
      loanDuration: 12,
    };
    expect(firstStatusOf(largestApplication)).toBe('Open');
  });

  test.each([
    ['Blumen Yıldız e.K.', 'Open'],
    ['KIOSK PETERSEN E.K.', 'Rejected'],
  ])('limits the monthly payment of a small company: %s gets the status %s', (companyName, expected) => {
    const request = { ...SAMPLE_LOAN_REQUEST, allBanksLoanPurpose: 'object_financing', companyName } as const;
    expect(firstStatusOf({ ...request, loanSize: 15_000, loanDuration: 12 })).toBe(expected);
  });

  test('rejects amounts above every affordable payment', () => {
    expect(firstStatusOf({ ...SAMPLE_LOAN_REQUEST, loanSize: 100_000_000, loanDuration: 240 })).toBe(
      'Rejected',
    );
  });

  test('rejects the test company "Testfall Ablehnung GmbH" in upper or lower case (D-32)', () => {
    expect(firstStatusOf({ ...SAMPLE_LOAN_REQUEST, companyName: ' TESTFALL Ablehnung GmbH' })).toBe(
      'Rejected',
    );
    expect(firstStatusOf({ ...SAMPLE_LOAN_REQUEST, companyName: 'Testfall Festkondition GmbH' })).toBe(
      'Open',
    );
  });

  test("rejects a factoring limit above a year's sales", () => {
    const sales = { ...SAMPLE_FACTORING_REQUEST, annual_sales_previous_year: 200_000 };
    expect(firstStatusOf({ ...sales, factoring_limit: 200_000 })).toBe('Open');
    expect(firstStatusOf({ ...sales, factoring_limit: 200_001 })).toBe('Rejected');
  });
});
