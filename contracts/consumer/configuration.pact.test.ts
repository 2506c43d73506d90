import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { describe, it } from 'vitest';
import { configuration } from '~/api/configuration.server';
import { answers, exchange, refuses } from './exchange';

const { arrayContaining, boolean, eachLike, regex, string } = MatchersV3;

const webAddress = (example: string) => regex('https?://.+', example);
const switchedOn = (name: string, value: unknown) => ({ name, is_active: true, value });

describe('QA-01 SHELL-21 getConfig', () => {
  it('gives the features of a deployment with their values', async () => {
    await exchange(CALLS.getConfig, {
      case: 'of a deployment with every feature the wizard reads',
      given: { scenario: 'empty', partner: 'demo' },
      expected: answers(CALLS.getConfig, {
        public_features: arrayContaining(
          switchedOn('currencies', { supported: eachLike('EUR'), default: string('EUR') }),
          switchedOn('url_list', {
            terms: webAddress('https://lindhof.example/terms'),
            privacy_policy: webAddress('https://lindhof.example/privacy'),
            imprint: webAddress('https://lindhof.example/imprint'),
            terms_of_use: webAddress('https://lindhof.example/terms-of-use'),
            website: webAddress('https://lindhof.example/'),
          }),
          switchedOn('communication_languages', { supported: eachLike('de'), default: string('de') }),
          switchedOn('company_names', {
            legal_name: string('Lindhof Bank AG'),
            display_name: string('Lindhof Bank'),
          }),
          switchedOn('company_types', { supported: eachLike('GMBH'), default: string('GMBH') }),
          switchedOn('loan_purposes', eachLike('operating_expenses')),
          switchedOn('application_countries', { supported: eachLike('DE'), default: string('DE') }),
          { name: 'dynamic_form', is_active: false },
          { name: 'user_creates_application', is_active: true },
          { name: 'show_indicative_offer', is_active: true },
        ),
      }),
      send: (api) => configuration.features(api),
    });
  });
});

describe('QA-01 SHELL-20 getPartnerConfig', () => {
  it('gives the partner by the first label of the host', async () => {
    await exchange(CALLS.getPartnerConfig, {
      case: 'of a partner',
      given: { scenario: 'empty', partner: 'demo' },
      path: '/partner/key/demo/config',
      expected: answers(CALLS.getPartnerConfig, {
        fe_theme: {
          color_primary: string('#005064'),
          color_link: string('#005e7b'),
          color_cta_text: string('#ffffff'),
        },
        parameters: {
          customer_support_email: string('firmenkunden@lindhof.example'),
          customer_support_phone: string('+49 40 66969 120'),
          display_name: string('Lindhof Bank'),
          legal_name: string('Lindhof Bank AG'),
        },
        terms_url: webAddress('https://lindhof.example/terms'),
        data_protection_url: webAddress('https://lindhof.example/privacy'),
        is_partner_terms_required: boolean(false),
        user_application_types: eachLike('working_capital'),
        entitlements: eachLike('WhitelabeledUserBranding'),
        country_company_types: { DE: eachLike('GMBH') },
      }),
      send: (api) => configuration.partner(api, 'demo'),
    });
  });

  it('does not know a label nobody has', async () => {
    await exchange(CALLS.getPartnerConfig, {
      case: 'of a label nobody has',
      given: { scenario: 'empty' },
      path: '/partner/key/nobody/config',
      expected: refuses('err_entity_not_found'),
      send: (api) => configuration.partner(api, 'nobody'),
    });
  });
});
