import { CALLS } from 'contracts/api';
import { featureValues } from 'contracts/api/configuration';
import { describe, it } from 'vitest';
import { configLoaders } from '../../app/api/portal-config-cache.server';
import { createExample, createIncludingExample, createListExample, createSchemaExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';

const enabledFeature = (name: keyof typeof featureValues, value: unknown) => ({
  name,
  is_active: true,
  value: createSchemaExample(featureValues[name], value),
});

describe('QA-01 SHELL-21 getConfig', () => {
  it('returns the features of a deployment with their values', async () => {
    await recordExchange(CALLS.getConfig, {
      case: 'of a deployment with every feature the wizard reads',
      given: { scenario: 'empty', partner: 'demo' },
      expected: createExpectedResponse(CALLS.getConfig, {
        public_features: createIncludingExample(
          enabledFeature('currencies', {
            supported: createListExample(createExample('EUR')),
            default: createExample('EUR'),
          }),
          enabledFeature('url_list', {
            terms: createExample('https://lindhof.example/terms'),
            privacy_policy: createExample('https://lindhof.example/privacy'),
            imprint: createExample('https://lindhof.example/imprint'),
            terms_of_use: createExample('https://lindhof.example/terms-of-use'),
            website: createExample('https://lindhof.example/'),
          }),
          enabledFeature('communication_languages', {
            supported: createListExample(createExample('de')),
            default: createExample('de'),
          }),
          enabledFeature('company_names', {
            legal_name: createExample('Lindhof Bank AG'),
            display_name: createExample('Lindhof Bank'),
          }),
          enabledFeature('company_types', {
            supported: createListExample(createExample('GMBH')),
            default: createExample('GMBH'),
          }),
          enabledFeature('loan_purposes', createListExample(createExample('operating_expenses'))),
          enabledFeature('application_countries', {
            supported: createListExample(createExample('DE')),
            default: createExample('DE'),
          }),
          { name: 'dynamic_form', is_active: false },
          { name: 'user_creates_application', is_active: true },
          { name: 'show_indicative_offer', is_active: true },
        ),
      }),
      send: (api) => configLoaders.features(api),
    });
  });
});

describe('QA-01 SHELL-20 getPartnerConfig', () => {
  it('returns the partner for the first label of the host', async () => {
    await recordExchange(CALLS.getPartnerConfig, {
      case: 'of a partner',
      given: { scenario: 'empty', partner: 'demo' },
      path: '/partner/key/demo/config',
      expected: createExpectedResponse(CALLS.getPartnerConfig, {
        fe_theme: {
          color_primary: createExample('#005064'),
          color_link: createExample('#005e7b'),
          color_cta_text: createExample('#ffffff'),
        },
        parameters: {
          customer_support_email: createExample('firmenkunden@lindhof.example'),
          customer_support_phone: createExample('+49 40 66969 120'),
          display_name: createExample('Lindhof Bank'),
          legal_name: createExample('Lindhof Bank AG'),
        },
        terms_url: createExample('https://lindhof.example/terms'),
        data_protection_url: createExample('https://lindhof.example/privacy'),
        is_partner_terms_required: createExample(false),
        user_application_types: createListExample(createExample('working_capital')),
        entitlements: createListExample(createExample('WhitelabeledUserBranding')),
        country_company_types: { DE: createListExample(createExample('GMBH')) },
      }),
      send: (api) => configLoaders.partner(api, 'demo'),
    });
  });

  it('returns 404 for a host whose first label names no partner', async () => {
    await recordExchange(CALLS.getPartnerConfig, {
      case: 'of an unknown label',
      given: { scenario: 'empty' },
      path: '/partner/key/nobody/config',
      expected: createExpectedRefusal('err_entity_not_found'),
      send: (api) => configLoaders.partner(api, 'nobody'),
    });
  });
});
