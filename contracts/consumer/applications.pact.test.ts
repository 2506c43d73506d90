import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { applications, type NewApplication } from '~/api/applications.server';
import { example, including, listOf } from './example';
import { answers, endsSession, exchange, refuses } from './exchange';
import { EXAMPLE_ID, givenPath, type ProviderState } from './provider-state';

const EMPTY: ProviderState = { scenario: 'empty' };
const KATRIN: ProviderState = { scenario: 'empty', loggedIn: katrinBrandt.key };
const KEY = { 'Idempotency-Key': 'one-submit' };

const instant = example('2026-03-04T09:30:00.000Z');
const shortId = example('7K2M9Q');

const summary = {
  applicationId: example(EXAMPLE_ID),
  shortApplicationId: shortId,
  status: example('Open'),
  created: instant,
  currency: example('EUR'),
  allBanksLoanPurpose: example('working_capital'),
  loanSize: example(250_000),
  is_appointment_created: example(false),
};

const pricing = {
  offer_representative_monthly_rate_low: example(0.0049),
  offer_representative_monthly_rate_high: example(0.0062),
  offer_is_range: example(true),
  offer_rate_low: example(0.059),
  offer_rate_high: example(0.074),
  monthly_payment: example(5946.12),
  total_transaction_fee: example(3750),
  is_final_interest_rate: example(false),
  is_final_transaction_fee: example(false),
};

const otherMembers = {
  product: { product_id: example('working_capital_loan') },
  allowed_updates: listOf(example('signatory')),
  requirements: { status_flow: listOf({ status_name: example('Open') }) },
};

const category = (type: string, { required, dated }: { required: boolean; dated: boolean }) => ({
  document_type: type,
  name: example('Jahresabschluss'),
  is_required: required,
  is_as_of_date_required: dated,
  weight: example(10),
});

const company = {
  companyName: 'Nordlicht Optik GmbH',
  companyType: 'GMBH',
  street: 'Überseering',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  companyCountry: 'DE',
  hrNumber: 'HRB 24816',
  taxIdNumber: '60/123/45678',
  businessPurpose: 'Optische Geräte und Brillen',
};

const loan: NewApplication = {
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 48,
  purposeSelect: 'operating_expenses',
  ...company,
};

const factoring: NewApplication = {
  allBanksLoanPurpose: 'factoring',
  currency: 'EUR',
  factoring_limit: 300_000,
  annual_sales_previous_year: 2_400_000,
  has_international_customers: true,
  ...company,
};

const applicantAnswers = {
  currency: 'EUR',
  display_duration_unit: example('months'),
  ...company,
};

describe('QA-01 CLA-13 createApplication', () => {
  it('creates a loan application with conditions and the referral data of the first visit', async () => {
    const sent: NewApplication = {
      ...loan,
      purposeSelect: 'other',
      purposeDescription: 'Vorfinanzierung von Stahl und Löhnen für den Hallenbau',
      companyCreditProviderId: 'ext-4711',
      referrer: 'handwerk-magazin',
      referral_data: { utm_campaign: 'herbst' },
    };
    await exchange(CALLS.createApplication, {
      case: 'for a loan',
      given: KATRIN,
      headers: KEY,
      body: sent,
      expected: answers(CALLS.createApplication, {
        ...summary,
        ...applicantAnswers,
        ...otherMembers,
        status: 'Open',
        allBanksLoanPurpose: 'working_capital',
        loanSize: 250_000,
        loanDuration: 48,
        purposeSelect: 'other',
        purposeDescription: 'Vorfinanzierung von Stahl und Löhnen für den Hallenbau',
        pricing,
      }),
      send: (api) => applications.create(api, sent, 'one-submit'),
    });
  });

  it('CLA-07 creates a factoring application with factoring figures', async () => {
    await exchange(CALLS.createApplication, {
      case: 'for factoring',
      given: KATRIN,
      headers: KEY,
      body: factoring,
      expected: answers(CALLS.createApplication, {
        ...summary,
        ...applicantAnswers,
        ...otherMembers,
        status: 'Open',
        allBanksLoanPurpose: 'factoring',
        loanSize: null,
        loanDuration: null,
        factoring_limit: 300_000,
        factoring: { annual_sales_previous_year: 2_400_000, has_international_customers: true },
        pricing,
      }),
      send: (api) => applications.create(api, factoring, 'one-submit'),
    });
  });

  it('CLA-14 rejects an application immediately if no conditions can be calculated', async () => {
    const sent: NewApplication = { ...loan, companyName: 'Testfall Ablehnung GmbH' };
    await exchange(CALLS.createApplication, {
      case: 'of a company that gets no conditions',
      given: KATRIN,
      headers: KEY,
      body: sent,
      expected: answers(CALLS.createApplication, {
        ...summary,
        ...applicantAnswers,
        companyName: 'Testfall Ablehnung GmbH',
        status: 'Rejected',
        loanDuration: 48,
        pricing: null,
        product: otherMembers.product,
        allowed_updates: [],
        requirements: otherMembers.requirements,
      }),
      send: (api) => applications.create(api, sent, 'one-submit'),
    });
  });

  type Refusal = [situation: string, NewApplication, ErrorCode, field?: string, partner?: string];
  const refusals: Refusal[] = [
    ['without a street', { ...loan, street: '' }, 'err_validation_failed', 'street'],
    ['below the least amount', { ...loan, loanSize: 45_000 }, 'err_loan_amount_not_allowed', 'loanSize'],
    [
      'above the longest duration',
      { ...loan, loanDuration: 62 },
      'err_loan_duration_not_allowed',
      'loanDuration',
    ],
    ['in a foreign currency', { ...loan, currency: 'PLN' }, 'err_loan_currency_not_allowed', 'currency'],
    [
      'with a foreign legal form',
      { ...loan, companyType: 'CH_AG' },
      'err_company_type_not_allowed',
      'companyType',
    ],
    [
      'from a foreign country',
      { ...loan, companyCountry: 'FR' },
      'err_company_country_not_allowed',
      'companyCountry',
    ],
    [
      'for another purpose that is not described',
      { ...loan, purposeSelect: 'other' },
      'err_purpose_description_missing',
      'purposeDescription',
    ],
    [
      'for factoring without sales',
      { ...factoring, annual_sales_previous_year: undefined },
      'err_annual_sales_missing',
      'annual_sales_previous_year',
    ],
    [
      'for factoring without a limit',
      { ...factoring, factoring_limit: undefined },
      'err_factoring_limit_missing',
      'factoring_limit',
    ],
    [
      'with the same tax number twice',
      { ...loan, taxIdNumber: '365/742/61809', personalTaxIdNumber: '36574261809' },
      'err_personal_tin_equals_company_tin',
      'personalTaxIdNumber',
    ],
    ...(
      [
        ['that is too short', '3657426180', 'err_german_tin_invalid_length'],
        ['with letters', '3657426180A', 'err_german_tin_non_numeric'],
        ['that begins with zero', '03657426180', 'err_german_tin_leading_zero'],
        ['with a wrong check digit', '36574261808', 'err_german_tin_invalid_check_digit'],
      ] as const
    ).map(
      ([how, personalTaxIdNumber, code]): Refusal => [
        `with a personal tax number ${how}`,
        { ...loan, personalTaxIdNumber },
        code,
        'personalTaxIdNumber',
      ],
    ),
    ['where users may not create applications', loan, 'err_feature_not_enabled', undefined, 'closed'],
  ];

  it.each(refusals)('refuses to create an application %s', async (situation, sent, code, field, partner) => {
    await exchange(CALLS.createApplication, {
      case: situation,
      given: { ...KATRIN, partner },
      headers: KEY,
      body: JSON.parse(JSON.stringify(sent)),
      expected: refuses(code, field),
      send: (api) => applications.create(api, sent, 'one-submit'),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await exchange(CALLS.createApplication, {
      case: 'without a session',
      given: EMPTY,
      headers: KEY,
      body: loan,
      expected: endsSession('err_auth_session_not_found'),
      send: (api) => applications.create(api, loan, 'one-submit'),
    });
  });
});

describe('QA-01 LIST-03 listApplications', () => {
  it('returns amounts of loans and limits of factoring', async () => {
    await exchange(CALLS.listApplications, {
      case: 'of somebody with loans and factoring',
      given: { scenario: 'demo', loggedIn: katrinBrandt.key },
      expected: answers(
        CALLS.listApplications,
        including(summary, {
          ...summary,
          allBanksLoanPurpose: 'factoring',
          loanSize: null,
          factoring_limit: example(60_000),
        }),
      ),
      send: (api) => applications.list(api),
    });
  });

  it('LIST-01 returns an empty list for users without applications', async () => {
    await exchange(CALLS.listApplications, {
      case: 'of somebody who has not applied',
      given: KATRIN,
      expected: answers(CALLS.listApplications, []),
      send: (api) => applications.list(api),
    });
  });

  it('D-05 fails until the e-mail is confirmed if the deployment requires confirmation', async () => {
    await exchange(CALLS.listApplications, {
      case: 'of a newcomer where the e-mail must be confirmed first',
      given: { ...EMPTY, newcomer: true, partner: 'lean' },
      expected: refuses('err_email_not_confirmed'),
      send: (api) => applications.list(api),
    });
  });

  it.each([
    ['without a session', EMPTY, 'err_auth_session_not_found'],
    ['with a session that ran out', { ...KATRIN, sessionExpired: true }, 'err_auth_session_expired'],
  ] as const)('HTTP-03 fails to list applications %s', async (situation, given, code) => {
    await exchange(CALLS.listApplications, {
      case: situation,
      given,
      expected: endsSession(code),
      send: (api) => applications.list(api),
    });
  });
});

describe('QA-01 getApplication', () => {
  const path = givenPath(CALLS.getApplication.path, { id: 'applicationId' });

  it('returns the application with its conditions', async () => {
    await exchange(CALLS.getApplication, {
      case: 'of its owner',
      given: { scenario: 'first-application', loggedIn: katrinBrandt.key },
      path,
      expected: answers(CALLS.getApplication, {
        ...summary,
        ...otherMembers,
        loanDuration: example(48),
        display_duration_unit: example('months'),
        companyName: example('Metallbau Brandt GmbH'),
        companyType: example('GMBH'),
        street: example('Überseering'),
        houseNumber: example('12a'),
        companyPostCode: example('28217'),
        companyLocation: example('Bremen'),
        companyCountry: example('DE'),
        hrNumber: example('HRB24816'),
        taxIdNumber: example('60/123/45678'),
        businessPurpose: example('Stahlbau'),
        purposeSelect: example('operating_expenses'),
        pricing,
        canUpload: true,
        canDelete: true,
        canChangeClientVisibility: false,
        document_configurations: {
          document_categories: including(
            category('annual_statement_2024', { required: true, dated: false }),
            category('debt_ledger', { required: true, dated: true }),
            category('other', { required: false, dated: false }),
          ),
        },
      }),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });

  it("returns 404 for another user's application", async () => {
    await exchange(CALLS.getApplication, {
      case: 'of somebody else',
      given: { scenario: 'demo', loggedIn: 'jonas', applicationOf: katrinBrandt.key },
      path,
      expected: refuses('err_entity_not_found'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });

  it('D-05 fails until the e-mail is confirmed if the deployment requires confirmation', async () => {
    await exchange(CALLS.getApplication, {
      case: 'of a newcomer where the e-mail must be confirmed first',
      given: { ...EMPTY, newcomer: true, partner: 'lean' },
      path: `/user/applications/${EXAMPLE_ID}`,
      expected: refuses('err_email_not_confirmed'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await exchange(CALLS.getApplication, {
      case: 'without a session',
      given: EMPTY,
      path: `/user/applications/${EXAMPLE_ID}`,
      expected: endsSession('err_auth_session_not_found'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });
});
