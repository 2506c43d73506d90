import { z } from 'zod';
import { defineCall } from './call';
import { ALL_COMPANY_TYPES } from './enumerations';
import { country, createOpenEnum, identifier, nonEmptyText } from './values';

/** Specification 1, section 3. An external provider defines the member names. */
export const companySuggestion = z.object({
  id: identifier,
  external_provider_company_id: nonEmptyText,
  external_provider_name: nonEmptyText,
  name: nonEmptyText,
  strasseHausnummer: z.string().nullish(),
  plz: z.string().nullish(),
  ort: z.string().nullish(),
  land: country.nullish(),
  identnummer: z.string().nullish(),
  inPortfolio: z.boolean(),
  isInternal: z.boolean(),
  companyType: createOpenEnum(ALL_COMPANY_TYPES).nullish(),
  businessPurpose: z.string().nullish(),
  company_custom_fields: z.array(z.object({ field_id: identifier, field_value: z.string() })),
});
export type CompanySuggestion = z.infer<typeof companySuggestion>;

export const searchCompanies = defineCall({
  name: 'searchCompanies',
  summary: 'Companies whose name contains the text, for visitors (D-12); at least 4 characters',
  method: 'GET',
  path: '/company_search',
  query: z.strictObject({ name: z.string(), country: z.string().optional() }),
  response: z.object({ companyNameSuggestions: z.array(companySuggestion) }),
  errors: ['err_validation_failed'],
});
