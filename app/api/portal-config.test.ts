import type { FeatureName, PartnerConfig, PublicFeature } from 'contracts/api/configuration';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { createPortalConfig, type PortalConfig } from './portal-config';

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

const APPOINTMENTS = {
  meeting_types: [{ value: 'phone' }],
  days_of_week_allowed: ['mon'],
  end_date_in_days: 14,
  start_time: '09:00',
  end_time: '17:00',
  meeting_duration_minutes: 30,
};

afterEach(() => vi.restoreAllMocks());

describe('createPortalConfig (settings of a partner)', () => {
  it('SHELL-21: fills every missing feature with a default', () => {
    expect(createPortalConfig([], partner)).toMatchObject({
      currencies: { supported: ['EUR'], default: 'EUR' },
      languages: { supported: ['de', 'en', 'fr', 'pl'], default: 'de' },
      countries: { supported: [], default: 'DE' },
      companyTypes: { supported: null, default: null },
      purposes: [],
      hiddenItems: [],
      websiteUrl: null,
      usersMayApply: false,
      dynamicForm: false,
      showIndicativeOffer: false,
      cookieConsentRequired: false,
    });
  });

  it('SHELL-21: treats an inactive feature as missing', () => {
    const features = [
      feature('currencies', { supported: ['CHF'], default: 'CHF' }, false),
      feature('user_creates_application', null, false),
    ];
    expect(createPortalConfig(features, partner)).toMatchObject({
      currencies: { default: 'EUR' },
      usersMayApply: false,
    });
  });

  it('SHELL-21: ignores a malformed feature but no other feature, and logs its name', () => {
    const log = captureLog();
    const features = [
      feature('currencies', 'CHF'),
      feature('hide_items', ['credit_check']),
      feature('user_creates_application', null),
    ];
    expect(createPortalConfig(features, partner)).toMatchObject({
      currencies: { default: 'EUR' },
      hiddenItems: ['credit_check'],
      usersMayApply: true,
    });
    expect(log.lines).toMatchObject([{ event: 'feature-malformed', feature: 'currencies' }]);
    log.release();
  });

  it('SHELL-20, SHELL-11: prefers the partner’s legal links to the URL list (D-07)', () => {
    expect(createPortalConfig([feature('url_list', urls)], partner).legalLinks).toEqual({
      terms: 'https://nordbank.example/terms',
      termsOfUse: null,
      privacy: 'https://list.example/privacy',
      imprint: 'https://list.example/imprint',
      accessibility: null,
      security: null,
    });
  });

  it('SHELL-11: reads the URLs of accessibility statement and security page from the URL list', () => {
    const urlListWithUnsafeUrl = {
      ...urls,
      accessibility: 'https://list.example/a11y',
      security: 'javascript:alert(1)',
    };
    expect(createPortalConfig([feature('url_list', urlListWithUnsafeUrl)], partner).legalLinks).toMatchObject(
      {
        accessibility: 'https://list.example/a11y',
        security: null,
      },
    );
  });

  it('drops links that are not http(s) URLs', () => {
    const hostilePartner = { ...partner, terms_url: 'javascript:alert(1)' };
    expect(
      createPortalConfig([feature('url_list', { website: 'data:text/html,x' })], hostilePartner),
    ).toMatchObject({
      legalLinks: { terms: null },
      websiteUrl: null,
    });
  });

  it.each([
    ['Europe/Warsaw', 'Europe/Warsaw'],
    ['Nowhere/Never', 'Europe/Berlin'],
    [undefined, 'Europe/Berlin'],
  ])(
    "D-47: reads the partner's time zone %s as %s, with a default for unknown zones",
    (time_zone, expected) => {
      const appointments = { ...APPOINTMENTS, ...(time_zone && { time_zone }) };
      expect(createPortalConfig([feature('appointments', appointments)], partner).timeZone).toBe(expected);
    },
  );

  it('SHELL-14: drops a tag manager id with invalid characters', () => {
    expect(
      createPortalConfig([feature('analytics_tag_manager_id', 'GTM-1&x=y')], partner).tagManagerId,
    ).toBeNull();
  });

  it('applies the partner’s colours only with the white-label entitlement', () => {
    expect(createPortalConfig([], partner).theme).toBeNull();
    expect(createPortalConfig([], { ...partner, entitlements: ['WhitelabeledUserBranding'] }).theme).toEqual({
      primary: '#123456',
      link: null,
      ctaText: null,
    });
  });

  const FEATURE_CASES: [FeatureName, unknown, Partial<PortalConfig>, Partial<PortalConfig>][] = [
    [
      'currencies',
      { supported: ['PLN', 'EUR'], default: 'PLN' },
      { currencies: { supported: ['PLN', 'EUR'], default: 'PLN' } },
      { currencies: { supported: ['EUR'], default: 'EUR' } },
    ],
    [
      'communication_languages',
      { supported: ['tlh', 'fr', 'pl'], default: 'pl' },
      { languages: { supported: ['fr', 'pl'], default: 'pl' } },
      { languages: { supported: ['de', 'en', 'fr', 'pl'], default: 'de' } },
    ],
    [
      'url_list',
      { website: 'https://a.example/' },
      { websiteUrl: 'https://a.example/' },
      { websiteUrl: null },
    ],
    ['loan_purposes', ['other'], { purposes: ['other'] }, { purposes: [] }],
    [
      'application_countries',
      { supported: ['CH', 'DE'] },
      { countries: { supported: ['CH', 'DE'], default: 'CH' } },
      { countries: { supported: [], default: 'DE' } },
    ],
    [
      'company_types',
      { supported: ['UG', 'GMBH'], default: 'GMBH' },
      { companyTypes: { supported: ['UG', 'GMBH'], default: 'GMBH' } },
      { companyTypes: { supported: null, default: null } },
    ],
    ['analytics_tag_manager_id', 'GTM-1', { tagManagerId: 'GTM-1' }, { tagManagerId: null }],
    ['hide_items', ['credit_check'], { hiddenItems: ['credit_check'] }, { hiddenItems: [] }],
  ];
  const SWITCH_FEATURES: [FeatureName, keyof PortalConfig][] = [
    ['cookie_consent_required', 'cookieConsentRequired'],
    ['dynamic_form', 'dynamicForm'],
    ['show_indicative_offer', 'showIndicativeOffer'],
    ['show_language_keys', 'keyInspection'],
    ['user_creates_application', 'usersMayApply'],
  ];

  it.each(FEATURE_CASES)(
    'SHELL-21: reads the feature %s if it is on, off, missing or malformed',
    (name, value, on, off) => {
      captureLog();
      expect(createPortalConfig([feature(name, value)], partner)).toMatchObject(on);
      expect(createPortalConfig([feature(name, value, false)], partner)).toMatchObject(off);
      expect(createPortalConfig([], partner)).toMatchObject(off);
      for (const malformedValue of [null, 7, 'x y', {}, { supported: [] }, [{}]]) {
        expect(createPortalConfig([feature(name, malformedValue)], partner)).toMatchObject(off);
      }
    },
  );

  it.each(SWITCH_FEATURES)('SHELL-21: reads the switch %s if it is on, off or missing', (name, member) => {
    expect(createPortalConfig([feature(name, 'whatever')], partner)[member]).toBe(true);
    expect(createPortalConfig([feature(name, null, false)], partner)[member]).toBe(false);
    expect(createPortalConfig([], partner)[member]).toBe(false);
  });

  it("SHELL-21: uses the operator's company names for a partner without names", () => {
    const namelessPartner = { ...partner, parameters: { display_name: '', legal_name: '' } };
    const names = feature('company_names', { display_name: 'Südbank', legal_name: 'Südbank AG' });
    expect(createPortalConfig([names], namelessPartner)).toMatchObject({
      displayName: 'Südbank',
      legalName: 'Südbank AG',
    });
    expect(createPortalConfig([names], partner)).toMatchObject({
      displayName: 'Nordbank',
      legalName: 'Nordbank AG',
    });
  });

  it('SHELL-21: ignores an unknown feature', () => {
    expect(createPortalConfig([feature('from_the_future', {})], partner)).toEqual(
      createPortalConfig([], partner),
    );
  });
});
