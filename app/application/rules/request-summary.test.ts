import { describe, expect, it } from 'vitest';
import { createRequestSummary, findFirstUnansweredField } from './request-summary';
import { WIZARD_CONFIG } from './testing/config';

describe('createRequestSummary (sidebar of the wizard)', () => {
  it('CLA-03, CLA-04: starts with the defaults of the first loan type', () => {
    expect(createRequestSummary({}, WIZARD_CONFIG, 'de')).toEqual({
      kind: 'loan',
      loanType: 'working_capital',
      currency: 'EUR',
      amount: 100_000,
      duration: 48,
      years: { years: 4, months: 0 },
      purpose: null,
    });
  });

  it('contains the typed values, and null for invalid values', () => {
    const typed = {
      loanType: 'working_capital',
      loanSize: '250.000',
      loanDuration: 'lang',
      purposeSelect: 'other',
    };
    expect(createRequestSummary(typed, WIZARD_CONFIG, 'de')).toMatchObject({
      amount: 250_000,
      duration: null,
      years: null,
      purpose: 'other',
    });
    expect(
      createRequestSummary({ ...typed, loanSize: '0', loanDuration: '0' }, WIZARD_CONFIG, 'de'),
    ).toMatchObject({
      amount: null,
      duration: null,
    });
  });

  it('D-55: starts with the longest term of a bullet loan', () => {
    expect(createRequestSummary({ loanType: 'tlb' }, WIZARD_CONFIG, 'de')).toMatchObject({ duration: 24 });
  });

  it('CLA-15: states no repayment, because only the offer knows the interest', () => {
    expect(createRequestSummary({ loanSize: '250000' }, WIZARD_CONFIG, 'de')).not.toHaveProperty(
      'monthlyRepayment',
    );
  });

  it('CLA-02: contains the purpose if the partner offers only one', () => {
    expect(createRequestSummary({}, { ...WIZARD_CONFIG, purposes: ['it_and_software'] }, 'de')).toMatchObject(
      {
        purpose: 'it_and_software',
      },
    );
  });

  it('CLA-07: contains the amounts of factoring', () => {
    expect(createRequestSummary({ loanType: 'factoring' }, WIZARD_CONFIG, 'de')).toEqual({
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
    expect(createRequestSummary(typed, WIZARD_CONFIG, 'de')).toMatchObject({
      currency: 'CHF',
      amount: 500_000,
      annualSales: null,
      internationalCustomers: false,
    });
  });
});

describe('CLA-07: findFirstUnansweredField', () => {
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
    expect(findFirstUnansweredField(createRequestSummary(typed, WIZARD_CONFIG, 'de'), typed)).toBe(name);
  });
});
