import { z } from 'zod';
import { defineCall } from './call';
import {
  ALL_COMPANY_TYPES,
  CURRENCIES,
  ENTITLEMENTS,
  LANGUAGES,
  LOAN_TYPES,
  MEETING_TYPES,
  PURPOSES,
  WEEKDAYS,
} from './enumerations';
import { colour, country, createOpenEnum, emailAddress, nonEmptyText, webAddress } from './values';

/** Names follow D-03. A deployment may omit or disable any feature, or send an unknown one. */
export const FEATURES = [
  'currencies',
  'url_list',
  'communication_languages',
  'company_names',
  'company_types',
  'loan_purposes',
  'analytics_tag_manager_id',
  'cookie_consent_required',
  'dynamic_form',
  'appointments',
  'show_indicative_offer',
  'hide_items',
  'show_language_keys',
  'allowed_document_upload_types',
  'application_countries',
  'user_creates_application',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** A text for all languages, or texts by language code. */
const wording = z.union([z.string(), z.record(z.string(), z.string())]);

const timeOfDay = z.iso.time({ precision: -1 });

/** Specification 2, section 3; D-47. */
const appointments = z.object({
  meeting_types: z
    .array(
      z.object({
        value: createOpenEnum(MEETING_TYPES),
        label: wording.nullish(),
        description: wording.nullish(),
        confirmation_description: wording.nullish(),
      }),
    )
    .min(1),
  days_of_week_allowed: z.array(z.enum(WEEKDAYS)).min(1),
  end_date_in_days: z.int().min(1),
  start_time: timeOfDay,
  end_time: timeOfDay,
  /** Minutes between possible starts, counted from `start_time`. */
  minute_step: z.int().min(1).max(60).default(1),
  meeting_duration_minutes: z.int().min(1),
  /** IANA name. */
  time_zone: z.string().nullish(),
  address: z.string().nullish(),
  advisor: z
    .object({ name: z.string(), role: wording.nullish(), avatar_url: z.string().nullish() })
    .nullish(),
  info_text: wording.nullish(),
});
export type AppointmentConfig = z.output<typeof appointments>;

/** Parsed separately, so that a malformed `value` disables only its feature (SHELL-21). */
export const featureValues = {
  currencies: z.object({
    supported: z.array(createOpenEnum(CURRENCIES)).min(1),
    default: createOpenEnum(CURRENCIES),
  }),
  url_list: z.object({
    terms: webAddress.optional(),
    privacy_policy: webAddress.optional(),
    imprint: webAddress.optional(),
    terms_of_use: webAddress.optional(),
    website: webAddress.optional(),
    accessibility: webAddress.optional(),
    security: webAddress.optional(),
  }),
  communication_languages: z.object({
    supported: z.array(createOpenEnum(LANGUAGES)).min(1),
    default: createOpenEnum(LANGUAGES),
  }),
  company_names: z.object({ legal_name: nonEmptyText, display_name: nonEmptyText }),
  company_types: z.object({
    supported: z.array(createOpenEnum(ALL_COMPANY_TYPES)).min(1),
    default: createOpenEnum(ALL_COMPANY_TYPES).optional(),
  }),
  loan_purposes: z.array(createOpenEnum(PURPOSES)),
  analytics_tag_manager_id: z.string(),
  appointments,
  hide_items: z.array(z.string()),
  allowed_document_upload_types: z.array(z.string()),
  application_countries: z.object({ supported: z.array(country).min(1), default: country.optional() }),
} as const satisfies Partial<Record<FeatureName, z.ZodType>>;

export const publicFeature = z.object({
  name: createOpenEnum(FEATURES),
  is_active: z.boolean(),
  value: z.unknown().optional(),
});
export type PublicFeature = z.infer<typeof publicFeature>;

export const getConfig = defineCall({
  name: 'getConfig',
  summary: 'The features of the deployment, chosen by the forwarded host in the simulator (D-02)',
  method: 'GET',
  path: '/config',
  response: z.object({ public_features: z.array(publicFeature) }),
});

export const partnerConfig = z.object({
  fe_theme: z
    .object({
      color_primary: colour.nullish(),
      color_link: colour.nullish(),
      color_cta_text: colour.nullish(),
    })
    .nullish(),
  parameters: z.object({
    customer_support_email: emailAddress.nullish(),
    customer_support_phone: z.string().nullish(),
    display_name: nonEmptyText,
    legal_name: nonEmptyText,
  }),
  terms_url: webAddress.nullish(),
  data_protection_url: webAddress.nullish(),
  is_partner_terms_required: z.boolean(),
  user_application_types: z.array(createOpenEnum(LOAN_TYPES)),
  entitlements: z.array(createOpenEnum(ENTITLEMENTS)),
  country_company_types: z.record(z.string(), z.array(createOpenEnum(ALL_COMPANY_TYPES))),
});
export type PartnerConfig = z.infer<typeof partnerConfig>;

export const getPartnerConfig = defineCall({
  name: 'getPartnerConfig',
  summary: "The partner's parameters and theme by the first label of the host (SHELL-20)",
  method: 'GET',
  path: '/partner/key/:subdomain/config',
  params: z.strictObject({ subdomain: z.string() }),
  response: partnerConfig,
  errors: ['err_entity_not_found'],
});
