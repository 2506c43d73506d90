import { DEPLOYMENTS, type Deployment } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { readProductRange } from '../product-range';
import { createDeploymentFromBank } from './bank';
import type { BankDocument } from './bank-document';

const { demo, lean } = DEPLOYMENTS;

type Members = Partial<BankDocument>;

const deploymentOf = (document: Members, base: Deployment = demo) =>
  createDeploymentFromBank({ name: 'Nordheide Bank', ...document }, base);

const featureOf = (name: string, document: Members, base: Deployment = demo) =>
  deploymentOf(document, base).publicFeatures.find((each) => each.name === name);

describe('SHELL-21 features of a custom bank', () => {
  const off = { is_active: false, value: null };
  const on = { is_active: true, value: null };
  const activeFeature = (value: unknown) => ({ is_active: true, value });

  it.each<[name: string, document: Members, feature: object]>([
    ['company_names', {}, activeFeature({ legal_name: 'Nordheide Bank', display_name: 'Nordheide Bank' })],
    [
      'company_names',
      { legal_name: 'NB AG' },
      activeFeature({ legal_name: 'NB AG', display_name: 'Nordheide Bank' }),
    ],
    [
      'currencies',
      { currencies: { supported: ['CHF', 'EUR'] } },
      activeFeature({ supported: ['CHF', 'EUR'], default: 'CHF' }),
    ],
    [
      'communication_languages',
      { languages: { supported: ['de', 'pl'], default: 'pl' } },
      activeFeature({ supported: ['de', 'pl'], default: 'pl' }),
    ],
    [
      'application_countries',
      { countries: { supported: ['PL', 'DE'] } },
      activeFeature({ supported: ['PL', 'DE'] }),
    ],
    ['loan_purposes', { purposes: ['other'] }, activeFeature(['other'])],
    ['user_creates_application', { features: { user_creates_application: false } }, off],
    ['show_indicative_offer', { features: { show_indicative_offer: false } }, off],
    ['cookie_consent_required', { features: { cookie_consent_required: false } }, off],
    ['show_language_keys', { features: { show_language_keys: false } }, off],
    ['dynamic_form', { features: { dynamic_form: true } }, on],
    ['hide_items', { features: { hide_items: ['fees'] } }, activeFeature(['fees'])],
    ['hide_items', { features: { hide_items: [] } }, off],
    [
      'allowed_document_upload_types',
      { features: { allowed_document_upload_types: ['image/png'] } },
      activeFeature(['image/png']),
    ],
    ['allowed_document_upload_types', { features: { allowed_document_upload_types: [] } }, off],
    [
      'chat_widget',
      { other_features: [{ name: 'chat_widget', is_active: true, value: 7 }] },
      activeFeature(7),
    ],
  ])('a custom bank sets the feature %s for the bank settings %j', (name, document, expected) => {
    expect(featureOf(name, document)).toEqual({ name, ...expected });
  });

  it('features of a custom bank keep the order of the contract, unknown features last', () => {
    const other_features = [{ name: 'chat_widget', is_active: true }];
    const names = deploymentOf({ other_features, features: { dynamic_form: true } }, lean).publicFeatures;
    expect(names.map(({ name }) => name).join(' ')).toBe(
      'currencies url_list communication_languages company_names company_types loan_purposes dynamic_form ' +
        'show_indicative_offer application_countries user_creates_application chat_widget',
    );
  });
});

describe('SIM-15 legal forms of a custom bank', () => {
  it.each<[what: string, document: Members, forms: object, types: object, base?: Deployment]>([
    [
      'keep the partner’s default if the bank offers it',
      { legal_forms: { DE: ['UG', 'GMBH'] } },
      { DE: ['UG', 'GMBH'] },
      { supported: ['UG', 'GMBH'], default: 'GMBH' },
    ],
    [
      'have their first as default if the bank lacks the partner’s default',
      { legal_forms: { DE: ['UG', 'AG'] } },
      { DE: ['UG', 'AG'] },
      { supported: ['UG', 'AG'], default: 'UG' },
    ],
    [
      'have their first as default if the partner has none, without duplicates',
      { legal_forms: { DE: ['AG', 'UG'], AT: ['AG'] } },
      { DE: ['AG', 'UG'], AT: ['AG'] },
      { supported: ['AG', 'UG'], default: 'AG' },
      lean,
    ],
    [
      'have their first as default if the partner lists no legal forms',
      { legal_forms: { DE: ['AG', 'UG'] } },
      { DE: ['AG', 'UG'] },
      { supported: ['AG', 'UG'], default: 'AG' },
      { ...demo, publicFeatures: [] },
    ],
    [
      'are all of a country that the bank adds without listing its forms',
      { countries: { supported: ['CH'] }, legal_forms: { DE: ['AG'] } },
      { DE: ['AG'], CH: ['CH_AG', 'CH_GMBH', 'CH_SOLE_PROPRIETORSHIP', 'CH_OTHER'] },
      { supported: ['AG', 'CH_AG', 'CH_GMBH', 'CH_SOLE_PROPRIETORSHIP', 'CH_OTHER'], default: 'AG' },
    ],
    [
      'are the partner’s in a country of the partner, and none in an unknown country',
      { countries: { supported: ['DE', 'AT'] } },
      { DE: ['GMBH', 'UG', 'EK', 'SOLE_PROPRIETORSHIP'], AT: [] },
      { supported: ['GMBH', 'UG', 'EK', 'SOLE_PROPRIETORSHIP'], default: 'GMBH' },
      lean,
    ],
  ])('%s', (_, document, forms, types, base) => {
    expect(deploymentOf(document, base).partner.country_company_types).toEqual(forms);
    expect(featureOf('company_types', document, base)?.value).toEqual(types);
    expect(readProductRange(deploymentOf(document, base)).companyTypes('DE')).toEqual(
      Object.values(forms)[0],
    );
  });
});
