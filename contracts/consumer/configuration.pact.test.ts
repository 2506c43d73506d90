import { CALLS } from 'contracts/api';
import { featureValues } from 'contracts/api/configuration';
import { describe, it } from 'vitest';
import { configurationCalls } from '../../app/api/portal-config-cache.server';
import { example, including, listOf, shaped } from './example';
import { answers, exchange, refuses } from './exchange';

const enabledFeature = (name: keyof typeof featureValues, value: unknown) => ({
  name,
  is_active: true,
  value: shaped(featureValues[name], value),
});

describe('QA-01 SHELL-21 getConfig', () => {
  it('returns the features of a deployment with their values', async () => {
    await exchange(CALLS.getConfig, {
      case: 'of a deployment with every feature the wizard reads',
      given: { scenario: 'empty', partner: 'demo' },
      expected: answers(CALLS.getConfig, {
        public_features: including(
          enabledFeature('currencies', { supported: listOf(example('EUR')), default: example('EUR') }),
          enabledFeature('url_list', {
            terms: example('https://lindhof.example/terms'),
            privacy_policy: example('https://lindhof.example/privacy'),
            imprint: example('https://lindhof.example/imprint'),
            terms_of_use: example('https://lindhof.example/terms-of-use'),
            website: example('https://lindhof.example/'),
          }),
          enabledFeature('communication_languages', {
            supported: listOf(example('de')),
            default: example('de'),
          }),
          enabledFeature('company_names', {
            legal_name: example('Lindhof Bank AG'),
            display_name: example('Lindhof Bank'),
          }),
          enabledFeature('company_types', { supported: listOf(example('GMBH')), default: example('GMBH') }),
          enabledFeature('loan_purposes', listOf(example('operating_expenses'))),
          enabledFeature('application_countries', {
            supported: listOf(example('DE')),
            default: example('DE'),
          }),
          { name: 'dynamic_form', is_active: false },
          { name: 'user_creates_application', is_active: true },
          { name: 'show_indicative_offer', is_active: true },
        ),
      }),
      send: (api) => configurationCalls.features(api),
    });
  });
});

describe('QA-01 SHELL-20 getPartnerConfig', () => {
  it('returns the partner for the first label of the host', async () => {
    await exchange(CALLS.getPartnerConfig, {
      case: 'of a partner',
      given: { scenario: 'empty', partner: 'demo' },
      path: '/partner/key/demo/config',
      expected: answers(CALLS.getPartnerConfig, {
        fe_theme: {
          color_primary: example('#005064'),
          color_link: example('#005e7b'),
          color_cta_text: example('#ffffff'),
        },
        parameters: {
          customer_support_email: example('firmenkunden@lindhof.example'),
          customer_support_phone: example('+49 40 66969 120'),
          display_name: example('Lindhof Bank'),
          legal_name: example('Lindhof Bank AG'),
        },
        terms_url: example('https://lindhof.example/terms'),
        data_protection_url: example('https://lindhof.example/privacy'),
        is_partner_terms_required: example(false),
        user_application_types: listOf(example('working_capital')),
        entitlements: listOf(example('WhitelabeledUserBranding')),
        country_company_types: { DE: listOf(example('GMBH')) },
      }),
      send: (api) => configurationCalls.partner(api, 'demo'),
    });
  });

  it('returns 404 for an unknown label', async () => {
    await exchange(CALLS.getPartnerConfig, {
      case: 'of a label nobody has',
      given: { scenario: 'empty' },
      path: '/partner/key/nobody/config',
      expected: refuses('err_entity_not_found'),
      send: (api) => configurationCalls.partner(api, 'nobody'),
    });
  });
});
