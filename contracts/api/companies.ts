import { z } from 'zod';
import { defineCall } from './call';
import { companySuggestion } from './company-search';
import { identifier, nonEmptyText } from './values';

/** Specification 2, sections 3 and 7. */
export const newCompany = z.strictObject({
  address_country: z.string(),
  companyName: z.string(),
  companyType: z.string(),
  address_street: z.string(),
  address_house_number: z.string(),
  address_location: z.string(),
  address_post_code: z.string(),
  hrNumber: z.string().nullish(),
  taxIdNumber: z.string().nullish(),
  businessPurpose: z.string(),
  external_provider_company_id: z.string().nullish(),
  external_provider_name: z.string().nullish(),
});
export type NewCompany = z.infer<typeof newCompany>;

export const addCompany = defineCall({
  name: 'addCompany',
  summary: 'Adds a company that no search has found',
  method: 'POST',
  path: '/user/applications/:id/companies',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  body: newCompany,
  status: 201,
  response: z.object({ companyId: identifier, companyName: nonEmptyText }),
  errors: [
    'err_entity_not_found',
    'err_email_not_confirmed',
    'err_no_permission',
    'err_update_not_allowed',
    'err_feature_not_enabled',
    'err_company_already_exists',
    'err_company_type_not_allowed',
    'err_company_country_not_allowed',
  ],
});

export const searchCompaniesForCover = defineCall({
  name: 'searchCompaniesForCover',
  summary: 'Companies on the dashboard, for debtors (D-12); at least 4 characters',
  method: 'GET',
  path: '/user/company_search',
  access: 'user',
  query: z.strictObject({
    purpose: z.literal('company_cover'),
    name: z.string(),
    country: z.string().optional(),
  }),
  response: z.object({ external_provider_companies: z.array(companySuggestion) }),
  errors: ['err_validation_failed'],
});
