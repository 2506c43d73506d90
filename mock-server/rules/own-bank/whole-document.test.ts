import { DEPLOYMENT_IDS, DEPLOYMENTS, type Deployment } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { createBankDocument, createDeploymentFromBank, createWholeBankDocument } from './bank';
import type { BankDocument } from './bank-document';

const { demo, swiss, factoring, lean } = DEPLOYMENTS;

const NORDHEIDE: BankDocument = {
  name: 'Nordheide Bank',
  legal_name: 'Nordheide Bank AG',
  logo: 'data:image/png;base64,AA==',
  colours: { primary: '#ff6f52', link: '#aa3311', cta_text: '#000000' },
  languages: { supported: ['fr', 'pl'], default: 'pl' },
  currencies: { supported: ['PLN', 'CHF'], default: 'CHF' },
  countries: { supported: ['PL', 'DE'], default: 'DE' },
  legal_forms: { DE: ['AG'], PL: ['PL_OTHER'] },
  legal_links: {
    terms: 'https://nordheide.example/t',
    data_protection: 'https://nordheide.example/d',
    imprint: 'https://nordheide.example/i',
    terms_of_use: 'https://nordheide.example/u',
    website: 'https://nordheide.example/',
  },
  contact: { email: 'kredit@nordheide.example', phone: '+49 5194 110' },
  advisor: { name: 'Miriam Oltmanns', role: { de: 'Beratung' }, avatar_url: 'data:image/png;base64,AA==' },
  features: {
    user_creates_application: true,
    show_indicative_offer: true,
    cookie_consent_required: true,
    dynamic_form: true,
    appointments: true,
    show_language_keys: true,
    hide_items: ['fees'],
    allowed_document_upload_types: ['image/png'],
  },
  loan_types: [
    { type: 'tlb', amount: { min: 1, max: 2 }, duration: { min: 3, max: 4 } },
    { type: 'factoring', amount: { min: 5, max: 6 } },
  ],
  purposes: ['other'],
  document_categories: [
    {
      type: 'fleet_list',
      name: { de: 'Fuhrparkliste' },
      description: 'Alle Wagen',
      required: true,
      dated: true,
    },
  ],
  providers: { identification: 'postident', cover: 'coface' },
  entitlements: ['CompanyResearch'],
  partner_terms_required: true,
  confirmed_email_required: true,
  time_zone: 'Europe/Lisbon',
  other_features: [{ name: 'chat_widget', is_active: true, value: { colour: 'red' } }],
};

const PLAIN: BankDocument = {
  ...NORDHEIDE,
  logo: null,
  colours: null,
  legal_links: { terms: null, data_protection: null, imprint: null, terms_of_use: null, website: null },
  contact: { email: null, phone: null },
  advisor: null,
  features: {
    user_creates_application: false,
    show_indicative_offer: false,
    cookie_consent_required: false,
    dynamic_form: false,
    appointments: false,
    show_language_keys: false,
    hide_items: [],
    allowed_document_upload_types: [],
  },
  document_categories: null,
  providers: { identification: null, cover: null },
  entitlements: [],
  partner_terms_required: false,
  confirmed_email_required: false,
  other_features: [],
};

describe('SIM-15 document of a whole custom bank', () => {
  it.each(DEPLOYMENT_IDS)(
    'the document is returned unchanged for a complete bank, whichever partner the bank replaces: %s',
    (id) => {
      expect(createBankDocument(createDeploymentFromBank(NORDHEIDE, DEPLOYMENTS[id]))).toEqual(NORDHEIDE);
      expect(createBankDocument(createDeploymentFromBank(PLAIN, DEPLOYMENTS[id]))).toEqual(PLAIN);
    },
  );

  it.each(DEPLOYMENT_IDS)(
    'the document stays the same after the conversion into a deployment and back: %s',
    (id) => {
      const document = createBankDocument(DEPLOYMENTS[id]);
      expect(createBankDocument(createDeploymentFromBank(document, DEPLOYMENTS[id]))).toEqual(document);
    },
  );

  it('the document is complete for a partner with few settings', () => {
    expect(createBankDocument(lean)).toEqual({
      name: 'Kontor Klein',
      legal_name: 'Kontor Klein UG (haftungsbeschränkt)',
      logo: null,
      colours: null,
      languages: { supported: ['de', 'en'], default: 'de' },
      currencies: { supported: ['EUR'], default: 'EUR' },
      countries: { supported: ['DE'] },
      legal_forms: { DE: ['GMBH', 'UG', 'EK', 'SOLE_PROPRIETORSHIP'] },
      legal_links: {
        terms: 'https://kontorklein.example/terms',
        data_protection: 'https://kontorklein.example/privacy',
        imprint: null,
        terms_of_use: null,
        website: null,
      },
      contact: { email: 'hallo@kontorklein.example', phone: null },
      advisor: null,
      features: {
        user_creates_application: true,
        show_indicative_offer: false,
        cookie_consent_required: false,
        dynamic_form: false,
        appointments: false,
        show_language_keys: false,
        hide_items: [],
        allowed_document_upload_types: [],
      },
      loan_types: [
        { type: 'general_liquidity', amount: { min: 15_000, max: 500_000 }, duration: { min: 12, max: 60 } },
      ],
      purposes: ['operating_expenses'],
      document_categories: null,
      providers: { identification: null, cover: null },
      entitlements: [],
      partner_terms_required: true,
      confirmed_email_required: true,
      time_zone: 'Europe/Berlin',
      other_features: [],
    });
  });

  it.each<[what: string, deployment: Deployment, members: Partial<BankDocument>]>([
    [
      'CLA-03 CLA-04 CLA-05 the default bounds if the partner has no bounds',
      partnerWith(swiss, { user_application_types: ['working_capital', 'tlb'] }),
      {
        loan_types: [
          {
            type: 'working_capital',
            amount: { min: 50_000, max: 100_000_000 },
            duration: { min: 12, max: 240 },
          },
          { type: 'tlb', amount: { min: 20_000, max: 100_000_000 }, duration: { min: 3, max: 240 } },
        ],
      },
    ],
    ['factoring without default bounds', factoring, { loan_types: [{ type: 'factoring' }] }],
    [
      'known loan types only',
      partnerWith(demo, { user_application_types: ['crypto', 'factoring'] }),
      { loan_types: [{ type: 'factoring' }] },
    ],
    [
      'one colour if the partner has one',
      partnerWith(demo, { fe_theme: { color_primary: '#005064', color_link: null } }),
      { colours: { primary: '#005064' } },
    ],
    [
      'no colours without a primary colour',
      partnerWith(demo, { fe_theme: { color_link: '#005064' } }),
      { colours: null },
    ],
    [
      'the partner’s links before those of the portal',
      partnerWith(demo, { terms_url: 'https://a.example/t', data_protection_url: 'https://a.example/d' }),
      {
        legal_links: {
          terms: 'https://a.example/t',
          data_protection: 'https://a.example/d',
          imprint: 'https://lindhof.example/imprint',
          terms_of_use: 'https://lindhof.example/terms-of-use',
          website: 'https://lindhof.example/',
        },
      },
    ],
    [
      'empty links if partner and portal have no links',
      { ...lean, publicFeatures: [] },
      {
        legal_links: { terms: null, data_protection: null, imprint: null, terms_of_use: null, website: null },
      },
    ],
    [
      'all currencies, and the countries of the legal forms, without lists',
      { ...swiss, publicFeatures: [] },
      { currencies: { supported: ['EUR', 'CHF', 'PLN'] }, countries: { supported: ['CH', 'DE'] } },
    ],
  ])('includes %s', (_, deployment, members) => {
    const whole: object = createWholeBankDocument(deployment);
    expect({ ...whole, ...members }).toEqual(whole);
  });

  it('omits a list of allowed values that contains all values', () => {
    const whole = createWholeBankDocument({ ...lean, publicFeatures: [] });
    expect(whole).not.toHaveProperty('languages');
    expect(whole).not.toHaveProperty('purposes');
  });
});

function partnerWith(deployment: Deployment, partner: Partial<Deployment['partner']>): Deployment {
  return { ...deployment, partner: { ...deployment.partner, ...partner } };
}
