import { describe, expect, it } from 'vitest';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import { assembleClassicApplication, toClassicFormTexts } from './new-application';

const LOAN = {
  loanType: 'working_capital',
  loanSize: '250.000',
  loanDuration: '48',
  purposeSelect: 'operating_expenses',
};
const COMPANY = { companyName: 'Metallbau Brandt GmbH', companyCreditProviderId: 'crefo-1' };
const DETAILS = {
  companyCountry: 'DE',
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14-16',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  hrNumber: '',
  taxIdNumber: '',
  businessPurpose: 'Stahl- und Hallenbau',
};
const SENT_DETAILS = {
  companyCountry: 'DE',
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14-16',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  businessPurpose: 'Stahl- und Hallenbau',
};

const typed = (loan: Record<string, string> = LOAN) => ({ ...loan, ...COMPANY, ...DETAILS });
const around = { config: WIZARD_CONFIG, language: 'de', referral: null };

describe('assembleClassicApplication (request of the classic wizard)', () => {
  it('CLA-13: contains the loan fields, without unknown values', () => {
    expect(assembleClassicApplication(typed(), around)).toStrictEqual({
      ok: true,
      application: {
        allBanksLoanPurpose: 'working_capital',
        currency: 'EUR',
        loanSize: 250_000,
        loanDuration: 48,
        purposeSelect: 'operating_expenses',
        ...COMPANY,
        ...SENT_DETAILS,
      },
    });
  });

  it('CLA-13: contains the factoring fields', () => {
    const factoring = {
      loanType: 'factoring',
      factoring_limit: '500.000',
      currency: 'CHF',
      has_international_customers: 'yes',
      annual_sales_previous_year: '4.500.000',
      loanSize: '100.000',
      loanDuration: '48',
    };
    expect(assembleClassicApplication(typed(factoring), around)).toStrictEqual({
      ok: true,
      application: {
        allBanksLoanPurpose: 'factoring',
        currency: 'CHF',
        factoring_limit: 500_000,
        has_international_customers: true,
        annual_sales_previous_year: 4_500_000,
        ...COMPANY,
        ...SENT_DETAILS,
      },
    });
  });

  it("CLA-13, D-11: contains the visitor's referral", () => {
    const referral = { referrer: 'steuerberater.example', data: { utm_source: 'brief' } };
    expect(assembleClassicApplication(typed(), { ...around, referral })).toMatchObject({
      application: { referrer: 'steuerberater.example', referral_data: { utm_source: 'brief' } },
    });
    const bare = assembleClassicApplication(typed(), {
      ...around,
      referral: { referrer: 'x.example', data: {} },
    });
    expect(bare).not.toHaveProperty('application.referral_data');
  });

  it.each([
    ['loan-info', { ...LOAN, loanSize: '1' }],
    ['company-name', { companyName: '' }],
    ['company-details', { ...DETAILS, companyType: 'CH_AG' }],
  ] as const)('returns %s as the step to correct if the draft is invalid in that step', (step, values) => {
    expect(assembleClassicApplication({ ...typed(), ...values }, around)).toEqual({ ok: false, step });
  });
});

describe('CLA-15: toClassicFormTexts (form values from an earlier application)', () => {
  it.each([
    ['de', '100000,06'],
    ['en', '100000.06'],
  ])('writes cents with the decimal separator of the language %s', (language, loanSize) => {
    expect(
      toClassicFormTexts({ allBanksLoanPurpose: 'machinery', loanSize: 100_000.06 }, language),
    ).toMatchObject({
      loanType: 'machinery',
      loanSize,
    });
  });
});
