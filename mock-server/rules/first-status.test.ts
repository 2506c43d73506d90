import { describe, expect, test } from 'vitest';
import { firstStatus } from './first-status';
import { FACTORING_REQUEST, LOAN_REQUEST } from './sample-application';

describe('firstStatus (D-31)', () => {
  test('accepts every slider position for a company that was entered by hand', () => {
    const dearest = { ...LOAN_REQUEST, companyName: 'Neu & Jung GmbH', loanSize: 500_000, loanDuration: 12 };
    expect(firstStatus(dearest)).toBe('Open');
  });

  test.each([
    ['Blumen Yıldız e.K.', 'Open'],
    ['KIOSK PETERSEN E.K.', 'Rejected'],
  ])('limits the monthly payment of a small company: %s', (companyName, expected) => {
    const request = { ...LOAN_REQUEST, allBanksLoanPurpose: 'object_financing', companyName } as const;
    expect(firstStatus({ ...request, loanSize: 15_000, loanDuration: 12 })).toBe(expected);
  });

  test('rejects amounts above every affordable payment', () => {
    expect(firstStatus({ ...LOAN_REQUEST, loanSize: 100_000_000, loanDuration: 240 })).toBe('Rejected');
  });

  test('rejects the magic company in any spelling (D-32)', () => {
    expect(firstStatus({ ...LOAN_REQUEST, companyName: ' TESTFALL Ablehnung GmbH' })).toBe('Rejected');
    expect(firstStatus({ ...LOAN_REQUEST, companyName: 'Testfall Festkondition GmbH' })).toBe('Open');
  });

  test("rejects a factoring limit above a year's sales", () => {
    const sales = { ...FACTORING_REQUEST, annual_sales_previous_year: 200_000 };
    expect(firstStatus({ ...sales, factoring_limit: 200_000 })).toBe('Open');
    expect(firstStatus({ ...sales, factoring_limit: 200_001 })).toBe('Rejected');
  });
});
