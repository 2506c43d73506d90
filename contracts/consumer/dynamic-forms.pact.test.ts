import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { applications } from '~/api/applications.server';
import { dynamicForms } from '~/api/dynamic-forms.server';
import { createExample, createIncludingExample, createListExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { EXAMPLE_ID } from './provider-state';

const MEDIC = { scenario: 'empty', partner: 'medic' };
const QUERY = { dynamic_forms_name: 'application' };

describe('QA-01 DYN-07 DYN-09 getFieldDefinitions', () => {
  it('returns the fields and their purposes', async () => {
    await recordExchange(CALLS.getFieldDefinitions, {
      case: 'of the application',
      given: MEDIC,
      query: QUERY,
      expected: createExpectedResponse(CALLS.getFieldDefinitions, {
        loan_purposes: createListExample({
          name: createExample('foundation'),
          fields: createListExample(createExample('companyName')),
          currencies: createListExample(createExample('EUR')),
        }),
        fields: createListExample({
          id: createExample('companyName'),
          field_type: createExample('standard'),
          value_type: createExample('text'),
          related_entity: createExample('company'),
        }),
      }),
      send: (api) => dynamicForms.definitions(api, 'application'),
    });
  });

  it('returns an error if no form is configured', async () => {
    await recordExchange(CALLS.getFieldDefinitions, {
      case: 'of a deployment without forms',
      given: { scenario: 'empty' },
      query: QUERY,
      expected: createExpectedRefusal('err_feature_not_enabled'),
      send: (api) => dynamicForms.definitions(api, 'application'),
    });
  });
});

describe('QA-01 DYN-01 DYN-05 getUiConfig', () => {
  it('returns the steps of each purpose and the layout of their fields', async () => {
    await recordExchange(CALLS.getUiConfig, {
      case: 'of the application',
      given: MEDIC,
      query: QUERY,
      expected: createExpectedResponse(CALLS.getUiConfig, {
        config: {
          loan_purposes: createListExample({
            name: createExample('foundation'),
            steps: createListExample({
              id: createExample('company-name'),
              fields: createListExample({
                id: createExample('companyName'),
                component: createExample('company_search'),
              }),
            }),
          }),
        },
      }),
      send: (api) => dynamicForms.uiConfig(api, 'application'),
    });
  });

  it('returns an error if no form is configured', async () => {
    await recordExchange(CALLS.getUiConfig, {
      case: 'of a deployment without forms',
      given: { scenario: 'empty' },
      query: QUERY,
      expected: createExpectedRefusal('err_feature_not_enabled'),
      send: (api) => dynamicForms.uiConfig(api, 'application'),
    });
  });
});

const DEVICES = {
  allBanksLoanPurpose: 'devices_and_equipment',
  currency: 'EUR',
  loanSize: 60_000,
  loanDuration: 36,
  display_duration_unit: 'months',
  companyName: 'Praxis am Park',
  companyType: 'FREIE_BERUFE',
  street: 'Parkallee',
  companyPostCode: '80331',
  companyLocation: 'München',
  companyCountry: 'DE',
  businessPurpose: 'Hausärztliche Versorgung',
  purposeDescription: 'Ein neues Ultraschallgerät und zwei Behandlungsliegen.',
  custom_fields_list: [
    { field_id: 'practice_type', field_value: 'group' },
    { field_id: 'medical_specialty', field_value: 'general_medicine' },
    { field_id: 'staff_count', field_value: '4' },
    { field_id: 'device_count', field_value: '3' },
    { field_id: 'is_used', field_value: 'false' },
    { field_id: 'is_information_correct', field_value: 'true' },
  ],
};

const MEDIC_LOGGED_IN = { ...MEDIC, loggedIn: katrinBrandt.key };
const KEY = { 'Idempotency-Key': 'one-submit' };

function withValue(id: string, value?: string) {
  const otherFields = DEVICES.custom_fields_list.filter(({ field_id }) => field_id !== id);
  return {
    ...DEVICES,
    custom_fields_list:
      value === undefined ? otherFields : [...otherFields, { field_id: id, field_value: value }],
  };
}

describe('QA-01 DYN-07 DYN-08 createApplication', () => {
  it('creates an application from a configured form', async () => {
    await recordExchange(CALLS.createApplication, {
      case: 'from a configured form',
      given: MEDIC_LOGGED_IN,
      headers: KEY,
      body: DEVICES,
      expected: createExpectedResponse(CALLS.createApplication, {
        applicationId: createExample(EXAMPLE_ID),
        shortApplicationId: createExample('7K2M9Q'),
        status: 'Open',
        created: createExample('2026-03-04T09:30:00.000Z'),
        currency: 'EUR',
        allBanksLoanPurpose: 'devices_and_equipment',
        loanSize: 60_000,
        loanDuration: 36,
        display_duration_unit: 'months',
        companyName: 'Praxis am Park',
        is_appointment_created: createExample(false),
        custom_fields_list: createIncludingExample({ field_id: 'device_count', field_value: '3' }),
        pricing: {
          offer_representative_monthly_rate_low: createExample(0.0049),
          offer_representative_monthly_rate_high: createExample(0.0062),
          offer_is_range: createExample(true),
          offer_rate_low: createExample(0.059),
          offer_rate_high: createExample(0.074),
          monthly_payment: createExample(1946.12),
          total_transaction_fee: createExample(900),
          is_final_interest_rate: createExample(false),
          is_final_transaction_fee: createExample(false),
        },
        product: { product_id: createExample('practice_loan') },
        allowed_updates: createListExample(createExample('signatory')),
        requirements: { status_flow: createListExample({ status_name: createExample('Open') }) },
      }),
      send: (api) => applications.createConfigured(api, DEVICES, 'one-submit'),
    });
  });

  it.each([
    ['err_custom_field_required', 'without a required value', withValue('staff_count')],
    ['err_custom_values_failed', 'with an invalid value', withValue('staff_count', '0')],
  ] as const)('returns %s for an application %s', async (code, flaw, newApplication) => {
    await recordExchange(CALLS.createApplication, {
      case: `from a configured form ${flaw}`,
      given: MEDIC_LOGGED_IN,
      headers: KEY,
      body: newApplication,
      expected: createExpectedRefusal(code, 'custom_fields_list'),
      send: (api) => applications.createConfigured(api, newApplication, 'one-submit'),
    });
  });
});
