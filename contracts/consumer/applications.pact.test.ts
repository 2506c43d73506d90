import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { applications, type NewApplication } from '~/api/applications.server';
import { createExample, createIncludingExample, createListExample } from './example';
import {
  createExpectedRefusal,
  createExpectedResponse,
  createExpectedSessionEnd,
  recordExchange,
} from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const EMPTY: ProviderState = { scenario: 'empty' };
const KATRIN: ProviderState = { scenario: 'empty', loggedIn: katrinBrandt.key };
const KEY = { 'Idempotency-Key': 'one-submit' };

const timestamp = createExample('2026-03-04T09:30:00.000Z');
const shortId = createExample('7K2M9Q');

const summary = {
  applicationId: createExample(EXAMPLE_ID),
  shortApplicationId: shortId,
  status: createExample('Open'),
  created: timestamp,
  currency: createExample('EUR'),
  allBanksLoanPurpose: createExample('working_capital'),
  loanSize: createExample(250_000),
  is_appointment_created: createExample(false),
};

const pricing = {
  offer_representative_monthly_rate_low: createExample(0.0049),
  offer_representative_monthly_rate_high: createExample(0.0062),
  offer_is_range: createExample(true),
  offer_rate_low: createExample(0.059),
  offer_rate_high: createExample(0.074),
  monthly_payment: createExample(5946.12),
  total_transaction_fee: createExample(3750),
  is_final_interest_rate: createExample(false),
  is_final_transaction_fee: createExample(false),
};

const otherMembers = {
  product: { product_id: createExample('working_capital_loan') },
  allowed_updates: createListExample(createExample('signatory')),
  requirements: { status_flow: createListExample({ status_name: createExample('Open') }) },
};

const category = (type: string, { required, dated }: { required: boolean; dated: boolean }) => ({
  document_type: type,
  name: createExample('Jahresabschluss'),
  is_required: required,
  is_as_of_date_required: dated,
  weight: createExample(10),
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
  display_duration_unit: createExample('months'),
  ...company,
};

describe('QA-01 CLA-13 createApplication', () => {
  it('creates a loan application with conditions and the referral data of the first visit', async () => {
    const newApplication: NewApplication = {
      ...loan,
      purposeSelect: 'other',
      purposeDescription: 'Vorfinanzierung von Stahl und Löhnen für den Hallenbau',
      companyCreditProviderId: 'ext-4711',
      referrer: 'handwerk-magazin',
      referral_data: { utm_campaign: 'herbst' },
    };
    await recordExchange(CALLS.createApplication, {
      case: 'for a loan',
      given: KATRIN,
      headers: KEY,
      body: newApplication,
      expected: createExpectedResponse(CALLS.createApplication, {
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
      send: (api) => applications.create(api, newApplication, 'one-submit'),
    });
  });

  it('CLA-07 creates a factoring application with factoring figures', async () => {
    await recordExchange(CALLS.createApplication, {
      case: 'for factoring',
      given: KATRIN,
      headers: KEY,
      body: factoring,
      expected: createExpectedResponse(CALLS.createApplication, {
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
    const newApplication: NewApplication = { ...loan, companyName: 'Testfall Ablehnung GmbH' };
    await recordExchange(CALLS.createApplication, {
      case: 'of a company that gets no conditions',
      given: KATRIN,
      headers: KEY,
      body: newApplication,
      expected: createExpectedResponse(CALLS.createApplication, {
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
      send: (api) => applications.create(api, newApplication, 'one-submit'),
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
      ([flaw, personalTaxIdNumber, code]): Refusal => [
        `with a personal tax number ${flaw}`,
        { ...loan, personalTaxIdNumber },
        code,
        'personalTaxIdNumber',
      ],
    ),
    ['of a deployment without applications by users', loan, 'err_feature_not_enabled', undefined, 'closed'],
  ];

  it.each(refusals)(
    'refuses to create an application %s',
    async (situation, newApplication, code, field, partner) => {
      await recordExchange(CALLS.createApplication, {
        case: situation,
        given: { ...KATRIN, partner },
        headers: KEY,
        body: JSON.parse(JSON.stringify(newApplication)),
        expected: createExpectedRefusal(code, field),
        send: (api) => applications.create(api, newApplication, 'one-submit'),
      });
    },
  );

  it('HTTP-03 fails without a session', async () => {
    await recordExchange(CALLS.createApplication, {
      case: 'without a session',
      given: EMPTY,
      headers: KEY,
      body: loan,
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
      send: (api) => applications.create(api, loan, 'one-submit'),
    });
  });
});

describe('QA-01 LIST-03 listApplications', () => {
  it('returns loan amounts and factoring limits', async () => {
    await recordExchange(CALLS.listApplications, {
      case: 'of a user with loans and factoring',
      given: { scenario: 'demo', loggedIn: katrinBrandt.key },
      expected: createExpectedResponse(
        CALLS.listApplications,
        createIncludingExample(summary, {
          ...summary,
          allBanksLoanPurpose: 'factoring',
          loanSize: null,
          factoring_limit: createExample(60_000),
        }),
      ),
      send: (api) => applications.list(api),
    });
  });

  it('LIST-01 returns an empty list for users without applications', async () => {
    await recordExchange(CALLS.listApplications, {
      case: 'of a user without applications',
      given: KATRIN,
      expected: createExpectedResponse(CALLS.listApplications, []),
      send: (api) => applications.list(api),
    });
  });

  it('D-05 fails until the e-mail is confirmed if the deployment requires confirmation', async () => {
    await recordExchange(CALLS.listApplications, {
      case: 'of a user with an unconfirmed address',
      given: { ...EMPTY, newcomer: true, partner: 'lean' },
      expected: createExpectedRefusal('err_email_not_confirmed'),
      send: (api) => applications.list(api),
    });
  });

  it.each([
    ['without a session', EMPTY, 'err_auth_session_not_found'],
    ['with an expired session', { ...KATRIN, sessionExpired: true }, 'err_auth_session_expired'],
  ] as const)('HTTP-03 fails to list applications %s', async (situation, given, code) => {
    await recordExchange(CALLS.listApplications, {
      case: situation,
      given,
      expected: createExpectedSessionEnd(code),
      send: (api) => applications.list(api),
    });
  });
});

describe('QA-01 getApplication', () => {
  const path = createProvidedPath(CALLS.getApplication.path, { id: 'applicationId' });

  it('returns the application with its conditions', async () => {
    await recordExchange(CALLS.getApplication, {
      case: 'of its owner',
      given: { scenario: 'first-application', loggedIn: katrinBrandt.key },
      path,
      expected: createExpectedResponse(CALLS.getApplication, {
        ...summary,
        ...otherMembers,
        loanDuration: createExample(48),
        display_duration_unit: createExample('months'),
        companyName: createExample('Metallbau Brandt GmbH'),
        companyType: createExample('GMBH'),
        street: createExample('Überseering'),
        houseNumber: createExample('12a'),
        companyPostCode: createExample('28217'),
        companyLocation: createExample('Bremen'),
        companyCountry: createExample('DE'),
        hrNumber: createExample('HRB24816'),
        taxIdNumber: createExample('60/123/45678'),
        businessPurpose: createExample('Stahlbau'),
        purposeSelect: createExample('operating_expenses'),
        pricing,
        canUpload: true,
        canDelete: true,
        canChangeClientVisibility: false,
        document_configurations: {
          document_categories: createIncludingExample(
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
    await recordExchange(CALLS.getApplication, {
      case: 'of another user',
      given: { scenario: 'demo', loggedIn: 'jonas', applicationOf: katrinBrandt.key },
      path,
      expected: createExpectedRefusal('err_entity_not_found'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });

  it('D-05 fails until the e-mail is confirmed if the deployment requires confirmation', async () => {
    await recordExchange(CALLS.getApplication, {
      case: 'of a user with an unconfirmed address',
      given: { ...EMPTY, newcomer: true, partner: 'lean' },
      path: `/user/applications/${EXAMPLE_ID}`,
      expected: createExpectedRefusal('err_email_not_confirmed'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await recordExchange(CALLS.getApplication, {
      case: 'without a session',
      given: EMPTY,
      path: `/user/applications/${EXAMPLE_ID}`,
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
      send: (api) => applications.get(api, EXAMPLE_ID),
    });
  });
});
