import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { katrinBrandt, marenVogt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { applicationProgress } from '~/api/application-progress.server';
import type { ApiClient } from '~/api/client.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { createExample, createListExample } from './example';
import {
  createExpectedRefusal,
  createExpectedRefusalWithErrors,
  createExpectedResponse,
  createExpectedSessionEnd,
  recordExchange,
} from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const OPEN_APPLICATION: ProviderState = { scenario: 'first-application', loggedIn: katrinBrandt.key };

describe('QA-01 validateNextStatus', () => {
  const call = CALLS.validateNextStatus;
  const path = createProvidedPath(call.path, { id: 'applicationId' });

  it('SIM-04 OVER-07 lists the pending items with codes, and the next status', async () => {
    await recordExchange(call, {
      case: 'of an open application',
      given: OPEN_APPLICATION,
      path,
      expected: createExpectedResponse(call, {
        pending_actions: createListExample({
          action: createExample('bank_information'),
          errors: createListExample({ code: createExample('err_application_no_iban') }),
        }),
        next_status: createExample('Submitted'),
      }),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });

  it('SIM-04 returns no next status for a user without pending steps', async () => {
    await recordExchange(call, {
      case: 'of a rejected application',
      given: { scenario: 'rejected', loggedIn: katrinBrandt.key },
      path,
      expected: createExpectedResponse(call, { pending_actions: [], next_status: null }),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api, id) => applicationProgress.validate(api, id) });

  it('HTTP-03 fails after the session has ended', async () => {
    await recordExchange(call, {
      case: 'with an expired session',
      given: { ...OPEN_APPLICATION, sessionExpired: true },
      path,
      expected: createExpectedSessionEnd('err_auth_session_expired'),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });
});

const SIGNATORY: ProviderState = {
  scenario: 'open-again',
  loggedIn: 'jonas',
  applicationOf: katrinBrandt.key,
};
const SUBMITTED: ProviderState = { scenario: 'objects-closed', loggedIn: katrinBrandt.key };

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

const application = {
  applicationId: createExample(EXAMPLE_ID),
  shortApplicationId: createExample('7K2M9Q'),
  created: createExample('2026-03-04T09:30:00.000Z'),
  currency: createExample('EUR'),
  allBanksLoanPurpose: createExample('object_financing'),
  loanSize: createExample(84_000),
  is_appointment_created: createExample(false),
  loanDuration: createExample(36),
  display_duration_unit: createExample('months'),
  companyName: createExample('Metallbau Brandt GmbH'),
  product: { product_id: createExample('event_driven_financing_loan') },
  requirements: { status_flow: createListExample({ status_name: createExample('Open') }) },
};

describe('QA-01 OVER-05 changeStatus', () => {
  const call = CALLS.changeStatus;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const next = { status: 'Submitted' };
  const send = (api: ApiClient) => applicationProgress.submit(api, EXAMPLE_ID, 'Submitted');

  it('submits a complete application', async () => {
    await recordExchange(call, {
      case: 'of an application that is complete',
      given: { scenario: 'ready-to-submit', loggedIn: katrinBrandt.key },
      path,
      body: next,
      expected: createExpectedResponse(call, {
        ...application,
        pricing,
        status: 'Submitted',
        allowed_updates: ['signatory_contact', 'bankinfo'],
      }),
      send,
    });
  });

  it('fails if the requested status does not follow the current one', async () => {
    await recordExchange(call, {
      case: 'of an application that is submitted already',
      given: SUBMITTED,
      path,
      body: next,
      expected: createExpectedRefusal('err_status_change_not_allowed', 'status'),
      send,
    });
  });

  it('fails for a signatory', async () => {
    await recordExchange(call, {
      case: 'by a signatory',
      given: SIGNATORY,
      path,
      body: next,
      expected: createExpectedRefusal('err_no_permission'),
      send,
    });
  });

  const pending: [missing: string, scenario: string, errors: [ErrorCode, field: string][]][] = [
    [
      'bank data',
      'pending-bank',
      [
        ['err_application_no_bank_name', 'bank_information'],
        ['err_application_no_iban', 'bank_information'],
      ],
    ],
    [
      'the tax number',
      'pending-tax-number',
      [['err_application_company_tax_id_missing', 'company_tax_number']],
    ],
    [
      'representatives',
      'pending-representatives',
      [['err_application_no_signatories', 'signatories_specified']],
    ],
    [
      'data of a representative',
      'pending-representatives-data',
      [['err_signatories_data_incomplete', 'signatories_minimum_data']],
    ],
    ['the debt register', 'pending-debt-register', [['err_debt_registry_missing', 'debt_register']]],
    ['an object', 'pending-objects', [['err_finance_objects_missing', 'finance_objects']]],
    ['factoring details', 'pending-factoring', [['err_factoring_details_not_added', 'factoring_details']]],
    [
      'data that are right',
      'pending-wrong-data',
      [
        ['err_invalid_iban', 'bank_information'],
        ['err_application_signatories_sole_or_atleast_2', 'signatories_specified'],
        ['err_share_percentage_greater_then_100', 'signatories_specified'],
        ['err_guarantors_above_50_percent', 'signatories_specified'],
        ['err_required_documents_missing', 'documents'],
        ['err_documents_date_missing', 'documents'],
        ['err_document_too_old', 'documents'],
        ['err_as_of_date_required', 'documents'],
      ],
    ],
  ];

  it.each(pending)('OVER-07 fails without %s (scenario %s)', async (missingItem, scenario, errors) => {
    await recordExchange(call, {
      case: `without ${missingItem}`,
      given: { scenario, loggedIn: katrinBrandt.key },
      path,
      body: next,
      expected: createExpectedRefusalWithErrors(errors),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: next,
    send: (api, id) => applicationProgress.submit(api, id, 'Submitted'),
  });
});

describe('QA-01 OVER-09 updateBankInfo', () => {
  const call = CALLS.updateBankInfo;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const bank = { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' };
  const send = (api: ApiClient) => applicationProgress.saveBank(api, EXAMPLE_ID, bank);

  it('stores bank and IBAN', async () => {
    await recordExchange(call, {
      case: 'of an open application',
      given: OPEN_APPLICATION,
      path,
      body: bank,
      expected: createExpectedResponse(call, {
        ...application,
        pricing,
        status: createExample('Open'),
        allowed_updates: createListExample(createExample('bankinfo')),
        ...bank,
      }),
      send,
    });
  });

  it.each([
    ['with an invalid IBAN', { ...bank, iban: 'DE00370400440532013000' }, 'err_invalid_iban'],
    ['with an IBAN of an unknown bank', { ...bank, iban: 'DE02120300000000202051' }, 'err_bic_not_found'],
  ] as const)('refuses bank data %s', async (situation, bankData, code) => {
    await recordExchange(call, {
      case: situation,
      given: OPEN_APPLICATION,
      path,
      body: bankData,
      expected: createExpectedRefusal(code, 'iban'),
      send: (api) => applicationProgress.saveBank(api, EXAMPLE_ID, bankData),
    });
  });

  it.each([
    [
      'to a rejected application',
      { scenario: 'rejected', loggedIn: katrinBrandt.key },
      'err_update_not_allowed',
    ],
    ['by a signatory', SIGNATORY, 'err_no_permission'],
  ] as const)('refuses an update %s', async (situation, given, code) => {
    await recordExchange(call, {
      case: situation,
      given,
      path,
      body: bank,
      expected: createExpectedRefusal(code),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: bank,
    send: (api, id) => applicationProgress.saveBank(api, id, bank),
  });
});

describe('QA-01 OVER-08 updateApplication', () => {
  const call = CALLS.updateApplication;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const taxNumberChange = { taxIdNumber: '60/271/04538' };
  const send = (api: ApiClient) =>
    applicationProgress.saveTaxNumber(api, EXAMPLE_ID, taxNumberChange.taxIdNumber);

  it('stores the tax number of the company', async () => {
    await recordExchange(call, {
      case: 'with a tax number',
      given: OPEN_APPLICATION,
      path,
      body: taxNumberChange,
      expected: createExpectedResponse(call, {
        ...application,
        pricing,
        status: createExample('Open'),
        allowed_updates: createListExample(createExample('taxIdNumber')),
        ...taxNumberChange,
      }),
      send,
    });
  });

  it('DOC-07 D-49 changes the base year of the documents', async () => {
    const year = { documents_base_year: 2023 };
    await recordExchange(call, {
      case: 'with a base year',
      given: OPEN_APPLICATION,
      path,
      body: year,
      expected: createExpectedResponse(call, {
        ...application,
        pricing,
        status: createExample('Open'),
        allowed_updates: createListExample(createExample('taxIdNumber')),
        ...year,
      }),
      send: (api) => applicationProgress.saveBaseYear(api, EXAMPLE_ID, year.documents_base_year),
    });
  });

  it('refuses a representative’s tax number as the tax number of the company', async () => {
    const personal = { taxIdNumber: '86095742719' };
    await recordExchange(call, {
      case: 'with the tax number of a representative',
      given: { scenario: 'representatives', loggedIn: katrinBrandt.key },
      path,
      body: personal,
      expected: createExpectedRefusal('err_personal_tin_equals_company_tin', 'taxIdNumber'),
      send: (api) => applicationProgress.saveTaxNumber(api, EXAMPLE_ID, personal.taxIdNumber),
    });
  });

  it.each([
    ['of an application in review', SUBMITTED, 'err_update_not_allowed'],
    ['by a signatory', SIGNATORY, 'err_no_permission'],
  ] as const)('refuses an update %s', async (situation, given, code) => {
    await recordExchange(call, {
      case: situation,
      given,
      path,
      body: taxNumberChange,
      expected: createExpectedRefusal(code),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: taxNumberChange,
    send: (api, id) => applicationProgress.saveTaxNumber(api, id, taxNumberChange.taxIdNumber),
  });
});

describe('QA-01 OVER-10 updateCustomFields', () => {
  const call = CALLS.updateCustomFields;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const MEDICAL: ProviderState = {
    scenario: 'medical-application',
    loggedIn: marenVogt.key,
    partner: 'medic',
  };
  const values = [{ field_id: 'private_patient_share', field_value: '0.15' }];
  const send = (api: ApiClient) => applicationProgress.saveCustomFields(api, EXAMPLE_ID, values);

  it("stores values of the partner's custom fields", async () => {
    await recordExchange(call, {
      case: 'of an open application',
      given: MEDICAL,
      path,
      body: { custom_fields: values },
      expected: createExpectedResponse(call, {
        ...application,
        allBanksLoanPurpose: createExample('takeover'),
        companyName: createExample('Praxis'),
        pricing,
        status: createExample('Open'),
        allowed_updates: createListExample(createExample('custom_fields')),
        custom_fields_list: createListExample({
          field_id: createExample('private_patient_share'),
          field_value: createExample('0.15'),
        }),
      }),
      send,
    });
  });

  it.each([
    ['with an empty required value', 'purchase_price', '', 'err_custom_field_required'],
    ['with an invalid value', 'purchase_price', 'much', 'err_custom_values_failed'],
  ] as const)('refuses custom field values %s', async (situation, field_id, field_value, code) => {
    const customFields = [{ field_id, field_value }];
    await recordExchange(call, {
      case: situation,
      given: MEDICAL,
      path,
      body: { custom_fields: customFields },
      expected: createExpectedRefusal(code, 'custom_fields'),
      send: (api) => applicationProgress.saveCustomFields(api, EXAMPLE_ID, customFields),
    });
  });

  it.each([
    ['of an application in review', SUBMITTED, 'err_update_not_allowed'],
    ['by a signatory', SIGNATORY, 'err_no_permission'],
  ] as const)('refuses an update %s', async (situation, given, code) => {
    await recordExchange(call, {
      case: situation,
      given,
      path,
      body: { custom_fields: values },
      expected: createExpectedRefusal(code),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: { custom_fields: values },
    send: (api, id) => applicationProgress.saveCustomFields(api, id, values),
  });
});
