import { describe, expect, it } from 'vitest';
import { firstUnanswered, requestSummary } from './request-summary';
import { CONFIG } from './testing/config';

describe('requestSummary (sidebar of the wizard)', () => {
  it('CLA-03, CLA-04: starts with the defaults of the first loan type', () => {
    expect(requestSummary({}, CONFIG, 'de')).toEqual({
      kind: 'loan',
      loanType: 'working_capital',
      currency: 'EUR',
      amount: 100_000,
      duration: 48,
      years: { years: 4, months: 0 },
      purpose: null,
    });
  });

  it('contains the typed values, and null for invalid ones', () => {
    const typed = {
      loanType: 'working_capital',
      loanSize: '250.000',
      loanDuration: 'lang',
      purposeSelect: 'other',
    };
    expect(requestSummary(typed, CONFIG, 'de')).toMatchObject({
      amount: 250_000,
      duration: null,
      years: null,
      purpose: 'other',
    });
    expect(requestSummary({ ...typed, loanSize: '0', loanDuration: '0' }, CONFIG, 'de')).toMatchObject({
      amount: null,
      duration: null,
    });
  });

  it('D-55: starts with the longest term of a bullet loan', () => {
    expect(requestSummary({ loanType: 'tlb' }, CONFIG, 'de')).toMatchObject({ duration: 24 });
  });

  it('CLA-15: states no repayment, because only the offer knows the interest', () => {
    expect(requestSummary({ loanSize: '250000' }, CONFIG, 'de')).not.toHaveProperty('monthlyRepayment');
  });

  it('CLA-02: contains the only offered purpose without a choice', () => {
    expect(requestSummary({}, { ...CONFIG, purposes: ['it_and_software'] }, 'de')).toMatchObject({
      purpose: 'it_and_software',
    });
  });

  it('CLA-07: contains the amounts of factoring', () => {
    expect(requestSummary({ loanType: 'factoring' }, CONFIG, 'de')).toEqual({
      kind: 'factoring',
      currency: 'EUR',
      amount: null,
      annualSales: null,
      internationalCustomers: null,
    });
    const typed = {
      loanType: 'factoring',
      currency: 'CHF',
      factoring_limit: "500'000",
      annual_sales_previous_year: '4 Mio',
      has_international_customers: 'no',
    };
    expect(requestSummary(typed, CONFIG, 'de')).toMatchObject({
      currency: 'CHF',
      amount: 500_000,
      annualSales: null,
      internationalCustomers: false,
    });
  });
});

describe('CLA-07: firstUnanswered', () => {
  const FACTORING = {
    loanType: 'factoring',
    factoring_limit: '500000',
    annual_sales_previous_year: '4000000',
  };
  it.each([
    [{}, 'purposeSelect'],
    [{ purposeSelect: 'operating_expenses' }, null],
    [{ purposeSelect: 'other' }, 'purposeDescription'],
    [{ purposeSelect: 'other', purposeDescription: ' ' }, 'purposeDescription'],
    [{ purposeSelect: 'other', purposeDescription: 'Zwei neue Pressen' }, null],
    [{ loanSize: '', purposeSelect: 'other' }, 'loanSize'],
    [{ loanDuration: 'lang' }, 'loanDuration'],
    [{ loanType: 'factoring' }, 'factoring_limit'],
    [FACTORING, 'has_international_customers'],
    [{ ...FACTORING, annual_sales_previous_year: '' }, 'annual_sales_previous_year'],
    [{ ...FACTORING, has_international_customers: 'no' }, null],
  ])('names the first question of %o that has no answer: %s', (typed, name) => {
    expect(firstUnanswered(requestSummary(typed, CONFIG, 'de'), typed)).toBe(name);
  });
});
