import { z } from 'zod';
import { defineCall } from './call';

/** A company found by the search; member names are the provider's (specification 1, section 3). */
export const companySuggestion = z.object({
  id: z.string(),
  external_provider_company_id: z.string(),
  external_provider_name: z.string(),
  name: z.string(),
  /** Street and house number in one line. */
  strasseHausnummer: z.string().nullish(),
  plz: z.string().nullish(),
  ort: z.string().nullish(),
  /** ISO 3166-1 alpha-2. */
  land: z.string().nullish(),
  /** Commercial register number. */
  identnummer: z.string().nullish(),
  inPortfolio: z.boolean(),
  isInternal: z.boolean(),
  companyType: z.string().nullish(),
  businessPurpose: z.string().nullish(),
  company_custom_fields: z.array(z.object({ field_id: z.string(), field_value: z.string() })),
});
export type CompanySuggestion = z.infer<typeof companySuggestion>;

export const searchCompanies = defineCall({
  name: 'searchCompanies',
  summary: 'Companies whose name contains the text, for visitors (D-12); at least 4 characters',
  method: 'GET',
  path: '/company_search',
  query: z.strictObject({ name: z.string(), country: z.string().optional() }),
  answer: z.object({ companyNameSuggestions: z.array(companySuggestion) }),
  errors: ['err_validation_failed'],
});
