import { z } from 'zod';
import { defineCall } from './call';

/**
 * Names of the features of GET /config (D-03).
 * A deployment may leave any of them out, switch it off, or send a newer one.
 */
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

/**
 * What each feature's `value` holds while the feature is active. Features without an entry carry no value: being active is all they
 * say. The portal reads each with its own schema, so that one malformed value costs only itself (SHELL-21).
 */
export const featureValues = {
  currencies: z.object({ supported: z.array(z.string()).min(1), default: z.string() }),
  url_list: z.object({
    terms: z.string().optional(),
    privacy_policy: z.string().optional(),
    imprint: z.string().optional(),
    terms_of_use: z.string().optional(),
    website: z.string().optional(),
  }),
  communication_languages: z.object({ supported: z.array(z.string()).min(1), default: z.string() }),
  company_names: z.object({ legal_name: z.string(), display_name: z.string() }),
  company_types: z.object({ supported: z.array(z.string()).min(1), default: z.string().optional() }),
  loan_purposes: z.array(z.string()),
  analytics_tag_manager_id: z.string(),
  hide_items: z.array(z.string()),
  allowed_document_upload_types: z.array(z.string()),
  application_countries: z.object({ supported: z.array(z.string()).min(1), default: z.string().optional() }),
} as const satisfies Partial<Record<FeatureName, z.ZodType>>;

export const publicFeature = z.object({
  name: z.string(),
  is_active: z.boolean(),
  value: z.unknown().optional(),
});
export type PublicFeature = z.infer<typeof publicFeature>;

export const getConfig = defineCall({
  name: 'getConfig',
  summary: 'The features of the deployment, chosen by the forwarded host in the simulator (D-02)',
  method: 'GET',
  path: '/config',
  answer: z.object({ public_features: z.array(publicFeature) }),
});

export const partnerConfig = z.object({
  fe_theme: z
    .object({
      color_primary: z.string().nullish(),
      color_link: z.string().nullish(),
      color_cta_text: z.string().nullish(),
    })
    .nullish(),
  parameters: z.object({
    customer_support_email: z.string().nullish(),
    customer_support_phone: z.string().nullish(),
    display_name: z.string(),
    legal_name: z.string(),
  }),
  terms_url: z.string().nullish(),
  data_protection_url: z.string().nullish(),
  is_partner_terms_required: z.boolean(),
  user_application_types: z.array(z.string()),
  entitlements: z.array(z.string()),
  /** Country code to the legal forms offered there. */
  country_company_types: z.record(z.string(), z.array(z.string())),
});
export type PartnerConfig = z.infer<typeof partnerConfig>;

export const getPartnerConfig = defineCall({
  name: 'getPartnerConfig',
  summary: "The partner's parameters and theme by the first label of the host (SHELL-20)",
  method: 'GET',
  path: '/partner/key/:subdomain/config',
  params: z.strictObject({ subdomain: z.string() }),
  answer: partnerConfig,
  errors: ['err_entity_not_found'],
});
