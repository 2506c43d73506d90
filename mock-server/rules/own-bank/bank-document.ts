import { FEATURES } from 'contracts/api/configuration';
import {
  ALL_COMPANY_TYPES,
  CURRENCIES,
  ENTITLEMENTS,
  LANGUAGES,
  LOAN_TYPES,
  PURPOSES,
  SIGNATURE_PROVIDERS,
} from 'contracts/api/enumerations';
import { z } from 'zod';
import { isCountry } from '../field-rules';
import { createLocalizedTextSchema, createPlainTextSchema, createProblemError } from './texts';

const MAX_LOGO_CHARACTERS = 400_000;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, createProblemError('not_a_colour'));
const country = z.string().refine(isCountry, createProblemError('not_a_country'));
const address = z
  .string()
  .max(500)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  }, createProblemError('not_an_address'));

const picture = z
  .string()
  .max(20_000)
  .refine(
    (text) => text.startsWith('data:image/') || address.safeParse(text).success,
    createProblemError('not_an_address'),
  );

function createDistinctListSchema<Item extends z.ZodType>(item: Item, max = 100) {
  return z
    .array(item)
    .min(1)
    .max(max)
    .superRefine((items, context) => {
      items.forEach((entry, index) => {
        if (items.indexOf(entry) < index)
          context.addIssue({ code: 'custom', path: [index], message: 'twice' });
      });
    });
}

function listWithDefault<Item extends z.ZodType>(item: Item) {
  return z
    .strictObject({ supported: createDistinctListSchema(item), default: item.optional() })
    .superRefine(({ supported, default: defaultItem }, context) => {
      if (defaultItem !== undefined && !supported.includes(defaultItem)) {
        context.addIssue({ code: 'custom', path: ['default'], message: 'not_among_supported' });
      }
    });
}

function bounds(max: number) {
  const limit = z.int().min(1).max(max);
  return z
    .strictObject({ min: limit, max: limit })
    .refine((range) => range.min <= range.max, createProblemError('min_above_max'));
}

/** Inclusive bounds in whole units of the currency, or months. */
const loanType = z.strictObject({
  type: z.enum(LOAN_TYPES),
  amount: bounds(1_000_000_000).optional(),
  duration: bounds(600).optional(),
});

const documentCategory = z.strictObject({
  /** Excludes `__proto__`, which objects cannot have as a key. */
  type: z.string().regex(/^(?!__proto__$)[a-z0-9_]{1,60}$/, createProblemError('not_a_name')),
  name: createLocalizedTextSchema(120).optional(),
  description: createLocalizedTextSchema(1000).optional(),
  required: z.boolean(),
  dated: z.boolean().default(false),
});

function requireDistinct<Item extends z.ZodType<object>>(
  items: z.ZodArray<Item>,
  id: keyof z.output<Item> & string,
) {
  return items.superRefine((entries, context) => {
    const ids = entries.map((item) => item[id]);
    ids.forEach((entryId, index) => {
      if (ids.indexOf(entryId) < index)
        context.addIssue({ code: 'custom', path: [index, id], message: 'twice' });
    });
  });
}

/** Excludes `analytics_tag_manager_id`: a foreign container could run scripts for other visitors. */
const features = z.strictObject({
  user_creates_application: z.boolean().optional(),
  show_indicative_offer: z.boolean().optional(),
  cookie_consent_required: z.boolean().optional(),
  dynamic_form: z.boolean().optional(),
  appointments: z.boolean().optional(),
  show_language_keys: z.boolean().optional(),
  hide_items: z.array(createPlainTextSchema(60)).max(50).optional(),
  allowed_document_upload_types: z.array(createPlainTextSchema(100)).max(50).optional(),
});

const otherFeature = z.strictObject({
  name: createPlainTextSchema(100).refine(
    (name) => !FEATURES.some((candidate) => candidate === name),
    createProblemError('feature_known'),
  ),
  is_active: z.boolean(),
  value: z.json().optional(),
});

/** SIM-15: omitted members come from the base deployment. */
export const bankDocumentSchema = z.strictObject({
  name: createPlainTextSchema(60),
  legal_name: createPlainTextSchema(120).optional(),
  /** First host label and value of `?brand=`. */
  key: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, createProblemError('not_a_name'))
    .optional(),
  logo: z.string().max(MAX_LOGO_CHARACTERS, createProblemError('image_too_large')).nullish(),
  colours: z
    .strictObject({ primary: colour, link: colour.optional(), cta_text: colour.optional() })
    .nullish(),
  languages: listWithDefault(z.enum(LANGUAGES)).optional(),
  currencies: listWithDefault(z.enum(CURRENCIES)).optional(),
  countries: listWithDefault(country).optional(),
  legal_forms: z.record(country, createDistinctListSchema(z.enum(ALL_COMPANY_TYPES))).optional(),
  legal_links: z
    .strictObject({
      terms: address.nullish(),
      data_protection: address.nullish(),
      imprint: address.nullish(),
      terms_of_use: address.nullish(),
      website: address.nullish(),
    })
    .optional(),
  contact: z
    .strictObject({
      email: z.email(createProblemError('not_an_email')).max(200).nullish(),
      phone: z
        .string()
        .regex(/^[+()\d][\d\s()/-]{2,30}$/, createProblemError('not_a_phone_number'))
        .nullish(),
    })
    .optional(),
  advisor: z
    .strictObject({
      name: createPlainTextSchema(80),
      role: createLocalizedTextSchema(120).nullish(),
      avatar_url: picture.nullish(),
    })
    .nullish(),
  features: features.optional(),
  loan_types: requireDistinct(
    z
      .array(loanType)
      .min(1)
      .max(LOAN_TYPES.length * 2),
    'type',
  ).optional(),
  purposes: createDistinctListSchema(z.enum(PURPOSES)).optional(),
  document_categories: requireDistinct(z.array(documentCategory).max(60), 'type').nullish(),
  providers: z
    .strictObject({
      /** Null selects the provider by country. */
      identification: z.enum(SIGNATURE_PROVIDERS).nullish(),
      cover: z
        .string()
        .regex(/^[a-z0-9_]{1,50}$/, createProblemError('not_a_name'))
        .nullish(),
    })
    .optional(),
  entitlements: z.array(z.enum(ENTITLEMENTS)).max(50).optional(),
  partner_terms_required: z.boolean().optional(),
  confirmed_email_required: z.boolean().optional(),
  time_zone: z.string().max(60).refine(isTimeZone, createProblemError('not_a_time_zone')).optional(),
  other_features: requireDistinct(z.array(otherFeature).max(100), 'name').optional(),
});
export type BankDocument = z.output<typeof bankDocumentSchema>;

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
