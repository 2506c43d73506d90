import { describe, expect, test } from 'vitest';
import { firstStatus } from './first-status';
import { FACTORING_REQUEST, LOAN_REQUEST } from './sample-application';

describe('the status of a new application (D-31)', () => {
  test('every amount and duration of the sliders can be carried by a company typed by hand', () => {
    const dearest = { ...LOAN_REQUEST, companyName: 'Neu & Jung GmbH', loanSize: 500_000, loanDuration: 12 };
    expect(firstStatus(dearest)).toBe('Open');
  });

  // 15,000 over 12 months cost 1,288.58 a month in object financing.
  test.each([
    ['Blumen Yıldız e.K.', 'Open'],
    ['KIOSK PETERSEN E.K.', 'Rejected'],
  ])('a small company carries only so much: %s', (companyName, expected) => {
    const request = { ...LOAN_REQUEST, allBanksLoanPurpose: 'object_financing', companyName } as const;
    expect(firstStatus({ ...request, loanSize: 15_000, loanDuration: 12 })).toBe(expected);
  });

  test('amounts beyond any payment are rejected', () => {
    expect(firstStatus({ ...LOAN_REQUEST, loanSize: 100_000_000, loanDuration: 240 })).toBe('Rejected');
  });

  test('the magic company is rejected, in any spelling (D-32)', () => {
    expect(firstStatus({ ...LOAN_REQUEST, companyName: ' TESTFALL Ablehnung GmbH' })).toBe('Rejected');
    expect(firstStatus({ ...LOAN_REQUEST, companyName: 'Testfall Festkondition GmbH' })).toBe('Open');
  });

  test('a factoring limit may not exceed the sales of a year', () => {
    const sales = { ...FACTORING_REQUEST, annual_sales_previous_year: 200_000 };
    expect(firstStatus({ ...sales, factoring_limit: 200_000 })).toBe('Open');
    expect(firstStatus({ ...sales, factoring_limit: 200_001 })).toBe('Rejected');
  });
});
