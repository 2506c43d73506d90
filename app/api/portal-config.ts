import {
  type FeatureName,
  featureValues,
  getConfig,
  type PartnerConfig,
  type PublicFeature,
} from 'contracts/api/configuration';
import { LANGUAGES } from 'contracts/api/enumerations';
import type { z } from 'zod';
import { safeHttpUrl } from '~/domain/text';
import { log } from '~/telemetry/log.server';
import { apiDeviationReporter } from '~/telemetry/metrics.server';
import { readResponseBody } from './read-response';

export type PortalConfig = ReturnType<typeof createPortalConfig>;

class Features {
  readonly #byName: Map<string, PublicFeature>;

  constructor(features: readonly PublicFeature[]) {
    this.#byName = new Map(features.map((feature) => [feature.name, feature]));
  }

  isActive(name: FeatureName): boolean {
    return this.#byName.get(name)?.is_active ?? false;
  }

  value<N extends keyof typeof featureValues>(name: N): z.infer<(typeof featureValues)[N]> | undefined {
    const feature = this.#byName.get(name);
    if (!feature?.is_active) return undefined;
    const readResult = readResponseBody<z.ZodType>(featureValues[name], feature.value);
    if (readResult.ok) {
      const parentPath = `public_features[].${name}`;
      const deviations = readResult.deviations.map(({ kind, path }) => ({
        kind,
        path: `${parentPath}.${path}`,
      }));
      apiDeviationReporter.report(getConfig.name, deviations);
      return readResult.data as z.infer<(typeof featureValues)[N]>;
    }
    log.error('feature-malformed', { feature: name, issues: readResult.issues.slice(0, 20) });
    return undefined;
  }
}

export function createPortalConfig(publicFeatures: readonly PublicFeature[], partner: PartnerConfig) {
  const features = new Features(publicFeatures);
  const urls = features.value('url_list') ?? {};
  const names = features.value('company_names');
  const whiteLabel = partner.entitlements.includes('WhitelabeledUserBranding');
  return {
    displayName: partner.parameters.display_name || (names?.display_name ?? ''),
    legalName: partner.parameters.legal_name || (names?.legal_name ?? ''),
    supportEmail: partner.parameters.customer_support_email || null,
    supportPhone: partner.parameters.customer_support_phone || null,
    legalLinks: {
      terms: safeHttpUrl(partner.terms_url) ?? safeHttpUrl(urls.terms),
      termsOfUse: safeHttpUrl(urls.terms_of_use),
      privacy: safeHttpUrl(partner.data_protection_url) ?? safeHttpUrl(urls.privacy_policy),
      imprint: safeHttpUrl(urls.imprint),
      accessibility: safeHttpUrl(urls.accessibility),
      security: safeHttpUrl(urls.security),
    },
    /** D-08. Null means the start page. */
    websiteUrl: safeHttpUrl(urls.website),
    partnerTermsRequired: partner.is_partner_terms_required,
    loanTypes: partner.user_application_types,
    entitlements: partner.entitlements,
    companyTypesByCountry: partner.country_company_types,
    companyTypes: readCompanyTypes(features.value('company_types')),
    theme:
      whiteLabel && partner.fe_theme
        ? {
            primary: partner.fe_theme.color_primary ?? null,
            link: partner.fe_theme.color_link ?? null,
            ctaText: partner.fe_theme.color_cta_text ?? null,
          }
        : null,
    currencies: features.value('currencies') ?? { supported: ['EUR'], default: 'EUR' },
    languages: languagesOf(features.value('communication_languages')),
    purposes: features.value('loan_purposes') ?? [],
    countries: addDefaultCountry(features.value('application_countries') ?? { supported: [] }),
    usersMayApply: features.isActive('user_creates_application'),
    dynamicForm: features.isActive('dynamic_form'),
    showIndicativeOffer: features.isActive('show_indicative_offer'),
    cookieConsentRequired: features.isActive('cookie_consent_required'),
    hiddenItems: features.value('hide_items') ?? [],
    keyInspection: features.isActive('show_language_keys'),
    tagManagerId: tagManagerId(features.value('analytics_tag_manager_id')),
    uploadTypes: features.value('allowed_document_upload_types') ?? null,
    appointments: features.value('appointments') ?? null,
    /** IANA zone in which days begin (D-47, D-58). */
    timeZone: timeZone(features.value('appointments')?.time_zone),
  };
}

/** The id becomes a part of a URL. Digits alone are invalid. */
function tagManagerId(configuredValue: string | undefined): string | null {
  return configuredValue !== undefined && /^(?!\d+$)[\w-]{1,64}$/.test(configuredValue)
    ? configuredValue
    : null;
}

/** An inactive feature restricts nothing (D-97). */
function readCompanyTypes(types: { supported: string[]; default?: string | undefined } | undefined) {
  return { supported: types?.supported ?? null, default: types?.default ?? null };
}

function addDefaultCountry(countries: { supported: string[]; default?: string | undefined }) {
  return { supported: countries.supported, default: countries.default ?? countries.supported[0] ?? 'DE' };
}

function timeZone(configuredValue: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: configuredValue ?? 'Europe/Berlin' }).resolvedOptions()
      .timeZone;
  } catch {
    return 'Europe/Berlin';
  }
}

function languagesOf(configuredValue?: { supported: string[]; default: string }) {
  const configuredLanguages = LANGUAGES.filter((language) => configuredValue?.supported.includes(language));
  const supported = configuredLanguages.length > 0 ? configuredLanguages : [...LANGUAGES];
  const defaultLanguage =
    supported.find((language) => language === configuredValue?.default) ?? supported[0] ?? 'de';
  return { supported, default: defaultLanguage };
}
