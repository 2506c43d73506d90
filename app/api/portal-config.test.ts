import type { PartnerConfig, PublicFeature } from 'contracts/api/configuration';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalConfig } from './portal-config';

const partner: PartnerConfig = {
  fe_theme: { color_primary: '#123456', color_link: null, color_cta_text: null },
  parameters: {
    display_name: 'Nordbank',
    legal_name: 'Nordbank AG',
    customer_support_email: 'help@nordbank.example',
  },
  terms_url: 'https://nordbank.example/terms',
  data_protection_url: null,
  is_partner_terms_required: true,
  user_application_types: ['working_capital'],
  entitlements: [],
  country_company_types: { DE: ['GMBH'] },
};
const feature = (name: string, value: unknown, is_active = true): PublicFeature => ({
  name,
  is_active,
  value,
});
const urls = {
  terms: 'https://list.example/terms',
  privacy_policy: 'https://list.example/privacy',
  imprint: 'https://list.example/imprint',
};

afterEach(() => vi.restoreAllMocks());

describe('the deployment’s configuration', () => {
  it('SHELL-21: fills every missing feature with a default', () => {
    expect(portalConfig([], partner)).toMatchObject({
      currencies: { supported: ['EUR'], default: 'EUR' },
      languages: { supported: ['de', 'en', 'fr', 'pl'], default: 'de' },
      countries: { supported: ['DE'], default: 'DE' },
      purposes: [],
      hiddenItems: [],
      websiteUrl: null,
      usersMayApply: false,
      dynamicForm: false,
      showIndicativeOffer: false,
      cookieConsentRequired: false,
    });
  });

  it('SHELL-21: an inactive feature counts as missing', () => {
    const features = [
      feature('currencies', { supported: ['CHF'], default: 'CHF' }, false),
      feature('user_creates_application', null, false),
    ];
    expect(portalConfig(features, partner)).toMatchObject({
      currencies: { default: 'EUR' },
      usersMayApply: false,
    });
  });

  it('SHELL-21: a malformed feature costs only itself, and the log names it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const features = [
      feature('currencies', 'CHF'),
      feature('hide_items', ['credit_check']),
      feature('user_creates_application', null),
    ];
    expect(portalConfig(features, partner)).toMatchObject({
      currencies: { default: 'EUR' },
      hiddenItems: ['credit_check'],
      usersMayApply: true,
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('currencies'));
  });

  it('SHELL-20, SHELL-11: the partner’s legal links win, the url list fills the rest (D-07)', () => {
    expect(portalConfig([feature('url_list', urls)], partner).legalLinks).toEqual({
      terms: 'https://nordbank.example/terms',
      termsOfUse: null,
      privacy: 'https://list.example/privacy',
      imprint: 'https://list.example/imprint',
    });
  });

  it('never makes a link of an address that is no web address', () => {
    const hostile = { ...partner, terms_url: 'javascript:alert(1)' };
    expect(portalConfig([feature('url_list', { website: 'data:text/html,x' })], hostile)).toMatchObject({
      legalLinks: { terms: null },
      websiteUrl: null,
    });
  });

  it('takes over the partner’s colours only with the white-label entitlement', () => {
    expect(portalConfig([], partner).theme).toBeNull();
    expect(portalConfig([], { ...partner, entitlements: ['WhitelabeledUserBranding'] }).theme).toEqual({
      primary: '#123456',
      link: null,
      ctaText: null,
    });
  });
});
