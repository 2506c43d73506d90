import type { ResponseBody } from './api/calls';
import { refuse } from './api/refusal';
import type { Queries } from './database/database';
import type { CustomField } from './rules/custom-fields';
import { LANGUAGES, type Language } from './rules/languages';

type Features = ResponseBody<'getConfig'>['public_features'];
type Partner = ResponseBody<'getPartnerConfig'>;

/** Each deployment has its own API, so no header selects it (D-02). */
export interface Deployment {
  partner: Partner;
  currencies: readonly ('EUR' | 'CHF' | 'PLN')[];
  languages: readonly Language[];
  countries: readonly string[];
  isOpenToUsers: boolean;
  requiresConfirmedEmail: boolean;
  form?: readonly CustomField[];
  website: string;
  tagManager: string | null;
}

const GERMAN_LEGAL_FORMS: Partner['country_company_types'][string] = [
  'GMBH',
  'UG',
  'GMBH_CO_KG',
  'AG',
  'KG',
  'OHG',
  'GBR',
  'EK',
  'FREIE_BERUFE',
  'SOLE_PROPRIETORSHIP',
  'OTHER',
];

const PURPOSES = [
  'operating_expenses',
  'order_pre_financing',
  'inventory_expansion',
  'machinery_or_equipment',
  'it_and_software',
  'business_expansion',
  'receivables_bridge_financing',
  'debt_restructuring',
  'commercial_real_estate',
  'other',
];

// The features expect this partner (docs/acceptance-tests.md).
const lindhofBank: Partner = {
  fe_theme: { color_primary: '#005064', color_link: '#005e7b', color_cta_text: '#ffffff' },
  parameters: {
    customer_support_email: 'firmenkunden@lindhof.example',
    customer_support_phone: '+49 40 66969 120',
    display_name: 'Lindhof Bank',
    legal_name: 'Lindhof Bank AG',
  },
  terms_url: 'https://lindhof.example/terms',
  data_protection_url: 'https://lindhof.example/privacy',
  is_partner_terms_required: false,
  user_application_types: [
    'working_capital',
    'general_liquidity',
    'object_financing',
    'material_financing',
    'project_financing',
    'real_estate',
    'tlb',
    'factoring',
    'other',
  ],
  entitlements: ['WhitelabeledUserBranding'],
  country_company_types: { DE: GERMAN_LEGAL_FORMS },
};

const foerdebank: Partner = {
  fe_theme: { color_primary: '#1d4f3c', color_link: '#1d5f46', color_cta_text: '#ffffff' },
  parameters: {
    customer_support_email: 'firmen@foerdebank.example',
    customer_support_phone: '+49 431 5550 100',
    display_name: 'Fördebank',
    legal_name: 'Fördebank eG',
  },
  terms_url: 'https://foerdebank.example/terms',
  data_protection_url: 'https://foerdebank.example/privacy',
  is_partner_terms_required: false,
  user_application_types: ['working_capital', 'general_liquidity', 'object_financing', 'factoring'],
  entitlements: ['WhitelabeledUserBranding'],
  country_company_types: { DE: GERMAN_LEGAL_FORMS },
};

const classic: Deployment = {
  partner: foerdebank,
  currencies: ['EUR'],
  languages: LANGUAGES,
  countries: ['DE'],
  isOpenToUsers: true,
  requiresConfirmedEmail: false,
  website: 'https://foerdebank.example',
  tagManager: null,
};

const DEPLOYMENTS: Readonly<Record<string, Deployment>> = {
  demo: {
    ...classic,
    partner: lindhofBank,
    website: 'https://lindhof.example',
    tagManager: 'GTM-LINDHOF',
  },
  lean: {
    ...classic,
    partner: { ...foerdebank, is_partner_terms_required: true },
    requiresConfirmedEmail: true,
  },
  closed: { ...classic, isOpenToUsers: false },
  polska: {
    ...classic,
    partner: { ...foerdebank, country_company_types: { PL: ['PL_SP_Z_O_O', 'PL_JOINT_STOCK', 'PL_OTHER'] } },
    currencies: ['PLN'],
    languages: ['pl', 'de', 'en'],
    countries: ['PL'],
  },
  medic: {
    ...classic,
    form: [
      { id: 'practice_type', entity: 'application', type: 'text', isRequired: true },
      { id: 'medical_specialty', entity: 'application', type: 'text', isRequired: true },
      { id: 'staff_count', entity: 'application', type: 'int', isRequired: true, min: 1, max: 500 },
      { id: 'device_count', entity: 'application', type: 'int', isRequired: false, min: 1, max: 50 },
      { id: 'is_used', entity: 'application', type: 'boolean', isRequired: false },
      { id: 'is_information_correct', entity: 'application', type: 'boolean', isRequired: true },
      { id: 'weekly_hours', entity: 'signatory', type: 'int', isRequired: false, min: 1, max: 80 },
    ],
  },
};

export const DEPLOYMENT_KEYS = Object.keys(DEPLOYMENTS);

export function requireDeployment(key: string): Deployment {
  const found = Object.hasOwn(DEPLOYMENTS, key) ? DEPLOYMENTS[key] : undefined;
  if (found === undefined) throw refuse('err_entity_not_found');
  return found;
}

export async function getCurrentDeployment(queries: Queries): Promise<Deployment> {
  const setting = await queries.first<{ value: string }>(
    `select value from setting where name = 'deployment'`,
  );
  return requireDeployment(setting?.value ?? 'demo');
}

export async function saveCurrentDeployment(queries: Queries, key: string): Promise<void> {
  await queries.all(
    `insert into setting (name, value) values ('deployment', $1) on conflict (name) do update set value = $1`,
    [key],
  );
}

export function featuresOf({ partner, ...deployment }: Deployment): Features {
  const { legal_name, display_name } = partner.parameters;
  const companyTypes = Object.values(partner.country_company_types).flat();
  const activeFeature = (name: Features[number]['name'], value?: unknown) => ({
    name,
    is_active: true,
    value,
  });
  const featureWithoutValue = (name: Features[number]['name'], is_active: boolean) => ({ name, is_active });
  return [
    activeFeature('currencies', { supported: deployment.currencies, default: deployment.currencies[0] }),
    activeFeature('url_list', {
      terms: `${deployment.website}/terms`,
      privacy_policy: `${deployment.website}/privacy`,
      imprint: `${deployment.website}/imprint`,
      terms_of_use: `${deployment.website}/terms-of-use`,
      website: `${deployment.website}/`,
    }),
    activeFeature('communication_languages', {
      supported: deployment.languages,
      default: deployment.languages[0],
    }),
    activeFeature('company_names', { legal_name, display_name }),
    activeFeature('company_types', { supported: companyTypes, default: companyTypes[0] }),
    activeFeature('loan_purposes', PURPOSES),
    activeFeature('application_countries', {
      supported: deployment.countries,
      default: deployment.countries[0],
    }),
    activeFeature('allowed_document_upload_types', UPLOAD_TYPES),
    featureWithoutValue('dynamic_form', deployment.form !== undefined),
    featureWithoutValue('user_creates_application', deployment.isOpenToUsers),
    featureWithoutValue('show_indicative_offer', true),
    deployment.tagManager === null
      ? featureWithoutValue('analytics_tag_manager_id', false)
      : activeFeature('analytics_tag_manager_id', deployment.tagManager),
    featureWithoutValue('cookie_consent_required', true),
    featureWithoutValue('show_language_keys', true),
  ];
}

export const FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const UPLOAD_TYPES = Object.keys(FILE_TYPES);
