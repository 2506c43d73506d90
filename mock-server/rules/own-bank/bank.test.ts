import { DEPLOYMENT_IDS, DEPLOYMENTS, type Deployment } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { createDeploymentFromBank } from './bank';
import type { BankDocument } from './bank-document';

const { demo, lean } = DEPLOYMENTS;

type Members = Partial<BankDocument>;

const deploymentOf = (document: Members, base: Deployment = demo) =>
  createDeploymentFromBank({ name: 'Nordheide Bank', ...document }, base);

const contact = (email: string | null, phone: string | null) => ({
  partner: { parameters: { customer_support_email: email, customer_support_phone: phone } },
});
const providersOf = (identification: string | null, cover: string | null) => ({
  bankTerms: { identification, cover },
});

describe('SIM-15 createDeploymentFromBank', () => {
  it.each(DEPLOYMENT_IDS)('inherits every omitted setting from the partner %s', (id) => {
    const base = DEPLOYMENTS[id];
    const { title, publicFeatures, partner, bankTerms, ...others } = deploymentOf({}, base);
    expect({ ...base, ...others }).toEqual(base);
    const isOtherFeature = ({ name }: { name: string }) => name !== 'company_names';
    expect(publicFeatures.filter(isOtherFeature)).toEqual(base.publicFeatures.filter(isOtherFeature));
    const names = { display_name: 'Nordheide Bank', legal_name: 'Nordheide Bank' };
    expect({ title, parameters: partner.parameters }).toEqual({
      title: 'Nordheide Bank',
      parameters: { ...base.partner.parameters, ...names },
    });
    const { parameters, terms_url, data_protection_url, ...terms } = partner;
    expect({ ...base.partner, ...terms }).toEqual(base.partner);
    expect(bankTerms).toEqual({ logo: null, limits: {}, documents: null, identification: null, cover: null });
  });

  it.each<[member: string, document: Members, deployment: object, base?: Deployment]>([
    [
      'the legal name of the bank',
      { legal_name: 'NB AG' },
      { partner: { parameters: { legal_name: 'NB AG' } } },
    ],
    [
      'the host label of the bank in addition to the partner’s',
      { key: 'nordheide' },
      { hostLabels: ['demo', 'nordheide'] },
    ],
    ['one host label if bank and partner share the label', { key: 'demo' }, { hostLabels: ['demo'] }],
    [
      'the e-mail of the bank and the phone of the partner',
      { contact: { email: 'a@b.example' } },
      contact('a@b.example', '+49 40 66969 120'),
    ],
    [
      'the phone of the bank and the e-mail of the partner',
      { contact: { phone: '110' } },
      contact('firmenkunden@lindhof.example', '110'),
    ],
    [
      'no contact data if the bank removes both',
      { contact: { email: null, phone: null } },
      contact(null, null),
    ],
    [
      'required terms if the bank requires terms',
      { partner_terms_required: true },
      { partner: { is_partner_terms_required: true } },
    ],
    [
      'no required terms if the bank requires none',
      { partner_terms_required: false },
      { partner: { is_partner_terms_required: false } },
      lean,
    ],
    [
      'a required confirmation of the e-mail address',
      { confirmed_email_required: true },
      { demandsConfirmedEmail: true },
    ],
    [
      'no required confirmation of the e-mail address',
      { confirmed_email_required: false },
      { demandsConfirmedEmail: false },
      lean,
    ],
    ['the time zone of the bank', { time_zone: 'Europe/Lisbon' }, { timeZone: 'Europe/Lisbon' }],
    [
      'the entitlements of the bank',
      { entitlements: ['CompanyResearch'] },
      { partner: { entitlements: ['CompanyResearch'] } },
    ],
    [
      'the logo of the bank',
      { logo: 'data:image/png;base64,AA==' },
      { bankTerms: { logo: 'data:image/png;base64,AA==' } },
    ],
    ['no logo if the bank removes the logo', { logo: null }, { bankTerms: { logo: null } }],
    [
      'the identification provider of the bank',
      { providers: { identification: 'postident' } },
      providersOf('postident', null),
    ],
    ['the insurer of the bank', { providers: { cover: 'coface' } }, providersOf(null, 'coface')],
    [
      'the documents of the bank',
      { document_categories: [{ type: 'fleet_list', required: true, dated: false }] },
      { bankTerms: { documents: [{ type: 'fleet_list', required: true, dated: false }] } },
    ],
  ])('returns a deployment with %s', (_, document, deployment, base) => {
    expect(deploymentOf(document, base)).toMatchObject(deployment);
  });

  it('returns a deployment with the loan types and bounds of the bank', () => {
    const amount = { min: 1_000, max: 60_000 };
    const duration = { min: 6, max: 36 };
    const own = deploymentOf({ loan_types: [{ type: 'tlb', amount, duration }, { type: 'factoring' }] });
    expect(own.partner.user_application_types).toEqual(['tlb', 'factoring']);
    expect(own.bankTerms?.limits).toEqual({ tlb: { amount, duration }, factoring: {} });
  });

  it.each<
    [what: string, document: Members, links: [terms: string | null, protection: string | null], urls: object]
  >([
    [
      'no links stated',
      {},
      ['https://kontorklein.example/terms', 'https://kontorklein.example/privacy'],
      {
        terms: 'https://kontorklein.example/terms',
        privacy_policy: 'https://kontorklein.example/privacy',
      },
    ],
    [
      'removes one link and sets others',
      {
        legal_links: {
          terms: null,
          imprint: 'https://a.example/i',
          terms_of_use: 'https://a.example/u',
          website: 'https://a.example',
        },
      },
      [null, 'https://kontorklein.example/privacy'],
      {
        privacy_policy: 'https://kontorklein.example/privacy',
        imprint: 'https://a.example/i',
        terms_of_use: 'https://a.example/u',
        website: 'https://a.example',
      },
    ],
    [
      'sets one link and removes one',
      { legal_links: { terms: 'https://a.example/t', data_protection: null } },
      ['https://a.example/t', null],
      { terms: 'https://a.example/t' },
    ],
  ])(
    'SHELL-20 links legal pages in both configuration calls: %s',
    (_, document, [terms, dataProtectionUrl], urls) => {
      expect(deploymentOf(document, lean).partner).toMatchObject({
        terms_url: terms,
        data_protection_url: dataProtectionUrl,
      });
      const { publicFeatures } = deploymentOf(document, lean);
      expect(publicFeatures.find(({ name }) => name === 'url_list')?.value).toEqual(urls);
    },
  );
});

describe('SHELL-19 the colours of a custom bank', () => {
  const primary = '#ff6f52';
  const shown = ['WhitelabeledUserBranding'];

  it.each<
    [what: string, document: Members, theme: string[] | null, entitlements: string[], base?: Deployment]
  >([
    [
      'use a single colour for links too',
      { colours: { primary } },
      [primary, primary, '#ffffff'],
      shown,
      lean,
    ],
    [
      'keep three separate colours',
      { colours: { primary, link: '#000001', cta_text: '#000002' } },
      [primary, '#000001', '#000002'],
      shown,
    ],
    [
      'are hidden without the entitlement',
      { colours: { primary }, entitlements: [] },
      [primary, primary, '#ffffff'],
      [],
    ],
    ['can be null', { colours: null }, null, shown],
    ['can be null without the entitlement', { colours: null }, null, [], lean],
  ])('%s', (_, document, theme, entitlements, base) => {
    const { partner } = deploymentOf(document, base);
    const { color_primary, color_link, color_cta_text } = partner.fe_theme ?? {};
    expect(partner.fe_theme && [color_primary, color_link, color_cta_text]).toEqual(theme);
    expect(partner.entitlements).toEqual(entitlements);
  });
});
