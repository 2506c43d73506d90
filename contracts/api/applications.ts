import { z } from 'zod';
import { defineCall } from './call';
import { documentCategory } from './documents';
import {
  ALL_COMPANY_TYPES,
  APPLICATION_STATUSES,
  APPLICATION_UPDATES,
  CURRENCIES,
  DOCUMENT_TYPES,
  DURATION_UNITS,
  LOAN_TYPES,
  MEDICAL_PURPOSES,
  PURPOSES,
  SIGNING_METHODS,
} from './enumerations';
import { factoringFinancials, factoringInvoices, factoringRisk } from './factoring-details';
import {
  bankAccount,
  count,
  country,
  createLenientObject,
  createOpenEnum,
  createStatusSchema,
  identifier,
  money,
  nonEmptyText,
  share,
  shortIdentifier,
  year,
} from './values';

/**
 * Rates are decimals: 0.0052 is 0.52 percent. `offer_representative_monthly_rate_*` are per month, `offer_rate_*` per
 * year. Payment and fee have cents.
 */
export const pricing = z.object({
  offer_representative_monthly_rate_low: share,
  offer_representative_monthly_rate_high: share,
  offer_is_range: z.boolean(),
  offer_rate_low: share,
  offer_rate_high: share,
  monthly_payment: money,
  total_transaction_fee: money,
  is_final_interest_rate: z.boolean(),
  is_final_transaction_fee: z.boolean(),
});
export type Pricing = z.infer<typeof pricing>;

const customValue = z.object({ field_id: identifier, field_value: z.string() });

/** Amounts are whole units of `currency`; `status` may have any spelling (D-20). */
export const applicationSummary = z.object({
  applicationId: identifier,
  application_id: identifier.optional(),
  shortApplicationId: shortIdentifier,
  status: createStatusSchema(APPLICATION_STATUSES),
  created: z.iso.datetime({ offset: true }),
  currency: createOpenEnum(CURRENCIES),
  allBanksLoanPurpose: createOpenEnum([...LOAN_TYPES, ...MEDICAL_PURPOSES]),
  /** Null for factoring (D-48). */
  loanSize: money.nullable(),
  factoring_limit: money.nullish(),
  is_appointment_created: z.boolean(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

export const application = applicationSummary.extend({
  loanDuration: count.nullable(),
  display_duration_unit: createOpenEnum(DURATION_UNITS),
  purposeSelect: createOpenEnum(PURPOSES).nullish(),
  purposeDescription: z.string().nullish(),
  companyName: nonEmptyText,
  companyType: createOpenEnum(ALL_COMPANY_TYPES).nullish(),
  street: z.string().nullish(),
  houseNumber: z.string().nullish(),
  companyPostCode: z.string().nullish(),
  companyLocation: z.string().nullish(),
  companyCountry: country.nullish(),
  hrNumber: z.string().nullish(),
  companyFoundationDate: z.iso.date().nullish(),
  taxIdNumber: z.string().nullish(),
  businessPurpose: z.string().nullish(),
  bankName: z.string().nullish(),
  iban: bankAccount.nullish(),
  custom_fields_list: z.array(customValue).optional(),
  company_custom_fields: z.array(customValue).optional(),
  pricing: pricing.nullable(),
  factoring: z
    .object({
      annual_sales_previous_year: money.nullish(),
      annual_sales_previous_year_abroad: money.nullish(),
      has_international_customers: z.boolean().nullish(),
      financials: createLenientObject(factoringFinancials).nullish(),
      invoices: createLenientObject(factoringInvoices).nullish(),
      risk_protection: createLenientObject(factoringRisk).nullish(),
    })
    .nullish(),
  product: z.object({ product_id: identifier }),
  allowed_updates: z.array(createOpenEnum(APPLICATION_UPDATES)),
  requirements: z.object({
    status_flow: z.array(z.object({ status_name: createStatusSchema(APPLICATION_STATUSES) })),
    is_video_id_required: z.boolean().optional(),
    is_loan_signature_required: z.boolean().optional(),
    is_ubo_signature_required: z.boolean().optional(),
    required_other_documents: z
      .array(
        z.object({
          document_id: identifier,
          document_type: createOpenEnum(DOCUMENT_TYPES),
          signing_method: createOpenEnum(SIGNING_METHODS),
        }),
      )
      .optional(),
  }),
  document_configurations: z.object({ document_categories: z.array(documentCategory) }).optional(),
  documents_base_year: year.nullish().meta({
    description:
      'The year that year-bound documents are counted from, also when nobody has chosen it yet. Without it, or null, the customer cannot change it.',
  }),
  canUpload: z.boolean().optional(),
  canDelete: z.boolean().optional(),
  canChangeClientVisibility: z.boolean().optional(),
});
export type Application = z.infer<typeof application>;

/** The classic wizard sends this (CLA-13). Only loans have `loanSize` (whole units) and `loanDuration` (months). */
export const newApplication = z.strictObject({
  allBanksLoanPurpose: z.enum(LOAN_TYPES),
  currency: z.enum(CURRENCIES),
  loanSize: z.number().optional(),
  loanDuration: z.number().optional(),
  factoring_limit: z.number().optional(),
  has_international_customers: z.boolean().optional(),
  annual_sales_previous_year: z.number().optional(),
  purposeSelect: z.enum(PURPOSES).optional(),
  purposeDescription: z.string().optional(),
  companyName: z.string(),
  companyType: z.string(),
  street: z.string(),
  houseNumber: z.string().optional(),
  companyPostCode: z.string(),
  companyLocation: z.string(),
  companyCountry: z.string(),
  hrNumber: z.string().optional(),
  taxIdNumber: z.string().optional(),
  /** Required for legal forms of a natural person (CLA-11). */
  personalTaxIdNumber: z.string().optional(),
  businessPurpose: z.string(),
  companyCreditProviderId: z.string().optional(),
  referrer: z.string().optional(),
  referral_data: z.record(z.string(), z.string()).optional(),
});
export type NewApplication = z.infer<typeof newApplication>;

/** Configured forms send this (DYN-07). Durations are months, percentages are decimals (DYN-08). */
export const newDynamicApplication = newApplication
  .omit({
    factoring_limit: true,
    has_international_customers: true,
    annual_sales_previous_year: true,
    purposeSelect: true,
  })
  .partial()
  .extend({
    allBanksLoanPurpose: nonEmptyText,
    currency: z.enum(CURRENCIES),
    companyName: z.string(),
    display_duration_unit: z.enum(DURATION_UNITS),
    custom_fields_list: z.array(z.strictObject({ field_id: z.string(), field_value: z.string() })).max(200),
  });
export type NewDynamicApplication = z.infer<typeof newDynamicApplication>;

export const createApplication = defineCall({
  name: 'createApplication',
  summary: 'Creates an application and prices it; status Rejected when conditions cannot be calculated',
  description: 'Send the header `Idempotency-Key` to repeat a request safely after a lost answer.',
  method: 'POST',
  path: '/user/applications',
  access: 'user',
  headers: z.object({
    'Idempotency-Key': z
      .string()
      .max(255)
      .optional()
      .meta({ description: 'The same key makes the same application once, however often it is sent.' }),
  }),
  body: z.union([newApplication, newDynamicApplication]),
  status: 201,
  response: application,
  errors: [
    'err_validation_failed',
    'err_custom_field_required',
    'err_custom_values_failed',
    'err_loan_amount_not_allowed',
    'err_loan_duration_not_allowed',
    'err_loan_currency_not_allowed',
    'err_company_type_not_allowed',
    'err_company_country_not_allowed',
    'err_purpose_description_missing',
    'err_annual_sales_missing',
    'err_factoring_limit_missing',
    'err_personal_tin_equals_company_tin',
    'err_german_tin_invalid_length',
    'err_german_tin_non_numeric',
    'err_german_tin_leading_zero',
    'err_german_tin_invalid_check_digit',
    'err_feature_not_enabled',
  ],
});

export const listApplications = defineCall({
  name: 'listApplications',
  summary: "The user's applications, newest first",
  method: 'GET',
  path: '/user/applications',
  access: 'user',
  response: z.array(applicationSummary),
  errors: ['err_email_not_confirmed'],
});

export const getApplication = defineCall({
  name: 'getApplication',
  summary: "One of the user's applications; somebody else's is not found",
  method: 'GET',
  path: '/user/applications/:id',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  headers: z.object({
    'Accept-Language': z.string().optional().meta({
      description:
        'Language in which the answer names what it asks for, as its types of documents; without it, or where the API lacks that language, the account’s own.',
    }),
  }),
  response: application,
  errors: ['err_entity_not_found', 'err_email_not_confirmed'],
});
