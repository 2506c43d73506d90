import type { NewApplication } from 'contracts/api/applications';
import { DEPLOYMENTS, type DeploymentId } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import { validateNewApplication } from './application-rules';
import { SAMPLE_FACTORING_REQUEST, SAMPLE_LOAN_REQUEST } from './sample-application';

function refusals(
  change: Partial<NewApplication>,
  deployment: DeploymentId = 'demo',
  request = SAMPLE_LOAN_REQUEST,
) {
  return validateNewApplication({ ...request, ...change }, DEPLOYMENTS[deployment]).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

const SWISS: Partial<NewApplication> = {
  currency: 'CHF',
  companyCountry: 'CH',
  companyType: 'CH_AG',
  companyPostCode: '8001',
};

test('validateNewApplication accepts an ordinary loan and an ordinary factoring limit (CLA-13)', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({}, 'factoring', SAMPLE_FACTORING_REQUEST)).toEqual([]);
});

test('validateNewApplication refuses every application if customers cannot create applications (SHELL-05)', () => {
  expect(validateNewApplication({ ...SAMPLE_LOAN_REQUEST, loanSize: 1 }, DEPLOYMENTS.closed)).toEqual([
    { code: 'err_feature_not_enabled' },
  ]);
});

describe('the amount (CLA-03, CLA-05, D-56)', () => {
  const minimumAmounts: [
    NewApplication['allBanksLoanPurpose'],
    number,
    DeploymentId,
    Partial<NewApplication>,
  ][] = [
    ['general_liquidity', 15_000, 'demo', {}],
    ['object_financing', 15_000, 'demo', {}],
    ['other', 15_000, 'demo', {}],
    ['real_estate', 15_000, 'demo', {}],
    ['material_financing', 50_000, 'demo', {}],
    ['project_financing', 50_000, 'demo', {}],
    ['working_capital', 50_000, 'demo', {}],
    ['tlb', 20_000, 'demo', { loanDuration: 12 }],
    ['structured_finance', 15_000, 'swiss', SWISS],
  ];
  test.each(minimumAmounts)(
    'The minimum amount for the loan type %s is %d',
    (loanType, minimum, deployment, rest) => {
      const change = { ...rest, allBanksLoanPurpose: loanType };
      expect(refusals({ ...change, loanSize: minimum }, deployment)).toEqual([]);
      expect(refusals({ ...change, loanSize: minimum - 1 }, deployment)).toEqual([
        'err_loan_amount_not_allowed loanSize',
      ]);
    },
  );

  test.each<[number, DeploymentId, Partial<NewApplication>, boolean]>([
    [500_000, 'demo', {}, true],
    [500_001, 'demo', {}, false],
    [500_001, 'swiss', SWISS, true],
    [100_000_000, 'swiss', SWISS, true],
    [100_000_001, 'swiss', SWISS, false],
    [250_000.5, 'demo', {}, false],
  ])('the amount of %d for the partner %s is valid: $3', (loanSize, deployment, rest, isAllowed) => {
    expect(refusals({ ...rest, loanSize }, deployment)).toEqual(
      isAllowed ? [] : ['err_loan_amount_not_allowed loanSize'],
    );
  });

  test('a refused amount is reported with the lowest and the highest amount', () => {
    expect(validateNewApplication({ ...SAMPLE_LOAN_REQUEST, loanSize: 1 }, DEPLOYMENTS.demo)).toEqual([
      { code: 'err_loan_amount_not_allowed', field: 'loanSize', values: { min: 50_000, max: 500_000 } },
    ]);
  });

  test('the amount cannot be missing for a loan', () => {
    expect(refusals({ loanSize: undefined })).toEqual(['err_validation_failed loanSize']);
  });
});

describe('the duration in months (CLA-04, CLA-05, D-55)', () => {
  test('a refused duration is reported with the shortest and the longest duration', () => {
    expect(validateNewApplication({ ...SAMPLE_LOAN_REQUEST, loanDuration: 1 }, DEPLOYMENTS.demo)).toEqual([
      { code: 'err_loan_duration_not_allowed', field: 'loanDuration', values: { min: 12, max: 60 } },
    ]);
  });

  test.each<[NewApplication['allBanksLoanPurpose'], number, DeploymentId, Partial<NewApplication>, boolean]>([
    ['working_capital', 12, 'demo', {}, true],
    ['working_capital', 11, 'demo', {}, false],
    ['working_capital', 60, 'demo', {}, true],
    ['working_capital', 61, 'demo', {}, false],
    ['tlb', 3, 'demo', {}, true],
    ['tlb', 2, 'demo', {}, false],
    ['tlb', 24, 'demo', {}, true],
    ['tlb', 25, 'demo', {}, false],
    ['working_capital', 240, 'swiss', SWISS, true],
    ['working_capital', 241, 'swiss', SWISS, false],
    ['working_capital', 24.5, 'demo', {}, false],
  ])(
    'the duration for the loan type %s of %d months at the partner %s is valid: $4',
    (loanType, loanDuration, deployment, rest, isAllowed) => {
      expect(refusals({ ...rest, allBanksLoanPurpose: loanType, loanDuration }, deployment)).toEqual(
        isAllowed ? [] : ['err_loan_duration_not_allowed loanDuration'],
      );
    },
  );

  test('the duration cannot be missing for a loan', () => {
    expect(refusals({ loanDuration: undefined })).toEqual(['err_validation_failed loanDuration']);
  });
});

describe('the products of the partner (CLA-02, CLA-09)', () => {
  test.each<[string, Partial<NewApplication>, string]>([
    ['a loan type', { allBanksLoanPurpose: 'bike_leasing' }, 'err_validation_failed allBanksLoanPurpose'],
    ['a currency', { currency: 'PLN' }, 'err_loan_currency_not_allowed currency'],
    ['a country', { companyCountry: 'CH' }, 'err_company_country_not_allowed companyCountry'],
    ['a legal form of another country', { companyType: 'CH_AG' }, 'err_company_type_not_allowed companyType'],
    ['a purpose', { purposeSelect: 'bike_leasing' }, 'err_validation_failed purposeSelect'],
  ])('the products of the partner exclude %s that the partner does not offer', (_, change, refusal) => {
    expect(refusals(change)).toEqual([refusal]);
  });
});

describe('the purpose (CLA-02, CLA-06)', () => {
  const otherPurpose = (purposeDescription?: string): Partial<NewApplication> => ({
    purposeSelect: 'other',
    purposeDescription,
  });

  test('the purpose must be chosen if the partner offers several, and a single purpose applies by default', () => {
    const lean: Partial<NewApplication> = { allBanksLoanPurpose: 'general_liquidity' };
    expect(refusals({ purposeSelect: undefined })).toEqual(['err_validation_failed purposeSelect']);
    expect(refusals({ ...lean, purposeSelect: undefined }, 'lean')).toEqual([]);
  });

  test.each([
    ['no text', otherPurpose(), 'err_purpose_description_missing'],
    ['only blanks', otherPurpose(' '.repeat(40)), 'err_purpose_description_missing'],
    ['29 characters', otherPurpose('a'.repeat(29)), 'err_validation_failed'],
    ['15 emoji of two code units each', otherPurpose('🏗'.repeat(15)), 'err_validation_failed'],
    ['701 characters', otherPurpose('a'.repeat(701)), 'err_validation_failed'],
  ])('"other" with a description of %s is refused', (_, change, code) => {
    expect(refusals(change)).toEqual([`${code} purposeDescription`]);
  });

  test.each([30, 700])('"other" with a description of %d characters is accepted', (length) => {
    expect(refusals(otherPurpose('ü'.repeat(length)))).toEqual([]);
  });

  test('a refused purpose description is reported with its length limits', () => {
    expect(
      validateNewApplication({ ...SAMPLE_LOAN_REQUEST, ...otherPurpose('kurz') }, DEPLOYMENTS.demo),
    ).toEqual([
      { code: 'err_validation_failed', field: 'purposeDescription', values: { min: 30, max: 700 } },
    ]);
  });

  test('the purpose needs no description unless the purpose is "other"', () => {
    expect(refusals({ purposeDescription: 'kurz' })).toEqual([]);
  });
});

describe('a factoring application (CLA-07)', () => {
  test.each<[Partial<NewApplication>, string]>([
    [{ factoring_limit: undefined }, 'err_factoring_limit_missing factoring_limit'],
    [{ factoring_limit: 0 }, 'err_validation_failed factoring_limit'],
    [{ factoring_limit: -1 }, 'err_validation_failed factoring_limit'],
    [{ factoring_limit: 1.5 }, 'err_validation_failed factoring_limit'],
    [{ annual_sales_previous_year: undefined }, 'err_annual_sales_missing annual_sales_previous_year'],
    [{ annual_sales_previous_year: 0 }, 'err_validation_failed annual_sales_previous_year'],
    [{ has_international_customers: undefined }, 'err_validation_failed has_international_customers'],
  ])('a factoring application is refused with the figures %o: %s', (change, refusal) => {
    expect(refusals(change, 'factoring', SAMPLE_FACTORING_REQUEST)).toEqual([refusal]);
  });

  test.each([
    [49_999, false],
    [50_000, true],
    [1_000_000, true],
    [1_000_001, false],
  ])(
    'a factoring application with a factoring limit of %d at a bank that allows 50,000 to 1,000,000 is valid: %s',
    (factoring_limit, isAccepted) => {
      const limits = { factoring: { amount: { min: 50_000, max: 1_000_000 } } };
      const bankTerms = { logo: null, limits, documents: null, identification: null, cover: null };
      const request = { ...SAMPLE_FACTORING_REQUEST, factoring_limit };
      const values = { min: 50_000, max: 1_000_000 };
      expect(validateNewApplication(request, { ...DEPLOYMENTS.factoring, bankTerms })).toEqual(
        isAccepted ? [] : [{ code: 'err_validation_failed', field: 'factoring_limit', values }],
      );
    },
  );
});

test('validateNewApplication requires a factoring limit above zero and names the bound (CLA-07)', () => {
  const request = { ...SAMPLE_FACTORING_REQUEST, factoring_limit: 0, annual_sales_previous_year: 0 };
  expect(validateNewApplication(request, DEPLOYMENTS.factoring)).toMatchObject([
    { field: 'factoring_limit', values: { min: 1 } },
    { field: 'annual_sales_previous_year', values: { min: 1 } },
  ]);
});

test('validateNewApplication requires a readable description of the purpose (CLA-06)', () => {
  expect(refusals({ purposeDescription: 'Geländer\nund Tore' })).toEqual([]);
  expect(refusals({ purposeDescription: 'Geländer\u202E und Tore' })).toEqual([
    'err_validation_failed purposeDescription',
  ]);
});

test('validateNewApplication reports every violation at once, in the order of the wizard (SIM-01)', () => {
  expect(refusals({ loanSize: 1, companyName: 'abc', street: '' })).toEqual([
    'err_loan_amount_not_allowed loanSize',
    'err_validation_failed companyName',
    'err_validation_failed street',
  ]);
});
