import { z } from 'zod';
import { application } from './applications';
import { defineCall, emptyResponse } from './call';
import { COVER_STATUSES, CURRENCIES } from './enumerations';
import { factoringFinancials, factoringInvoices, factoringRisk } from './factoring-details';
import { country, identifier, money, nonEmptyText, openEnum } from './values';

/** Specification 2, section 3. Amounts are in the application's currency. */

const oneApplication = z.strictObject({ id: z.string() });
const factoringCall = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const factoringChange = [
  ...factoringCall,
  'err_no_permission',
  'err_update_not_allowed',
  'err_feature_not_enabled',
] as const;

export const updateFactoringFinancials = defineCall({
  name: 'updateFactoringFinancials',
  summary: "Financial details; previous year's sales must add up to the application's total (D-70)",
  method: 'PATCH',
  path: '/user/applications/:id/factoring/financials',
  access: 'user',
  params: oneApplication,
  body: factoringFinancials,
  response: application,
  errors: [...factoringChange, 'err_annual_sales_missing'],
});

export const updateFactoringInvoices = defineCall({
  name: 'updateFactoringInvoices',
  summary: 'Invoice details',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/invoices',
  access: 'user',
  params: oneApplication,
  body: factoringInvoices,
  response: application,
  errors: [...factoringChange],
});

export const updateFactoringRisk = defineCall({
  name: 'updateFactoringRisk',
  summary: 'Risk protection',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/risk_protection',
  access: 'user',
  params: oneApplication,
  body: factoringRisk,
  response: application,
  errors: [...factoringChange],
});

export const debtor = z.object({
  debitor_id: identifier,
  company: z.object({ company_id: identifier, company_name: nonEmptyText, company_country: country }),
  annual_sales_previous_year: money,
  currency: openEnum(CURRENCIES),
  insurance_cover: z
    .object({
      cover_status: openEnum(COVER_STATUSES),
      cover_amount: money.nullish(),
      cover_currency: openEnum(CURRENCIES).nullish(),
      provider_data: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullable(),
  external_provider_company: z
    .object({ external_provider_company_id: nonEmptyText.nullable(), external_provider_name: nonEmptyText })
    .nullable(),
});
export type Debtor = z.infer<typeof debtor>;

const sales = { annual_sales_previous_year: z.number(), currency: z.enum(CURRENCIES) };
const oneDebtor = z.strictObject({ id: z.string(), debitorId: z.string() });

export const listDebtors = defineCall({
  name: 'listDebtors',
  summary: 'The debtors, largest first',
  method: 'GET',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: oneApplication,
  response: z.array(debtor),
  errors: [...factoringCall],
});

export const addDebtor = defineCall({
  name: 'addDebtor',
  summary: 'Adds a company as debtor: one the server knows by id, or one of the provider',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: oneApplication,
  body: z.strictObject({
    company_id: z.string().optional(),
    external_provider_company_id: z.string().optional(),
    external_provider_name: z.string().optional(),
    ...sales,
  }),
  status: 201,
  response: debtor,
  errors: [...factoringChange, 'err_debtor_company_exists'],
});

export const updateDebtor = defineCall({
  name: 'updateDebtor',
  summary: "Changes a debtor's sales",
  method: 'PATCH',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: oneDebtor,
  body: z.strictObject(sales),
  response: debtor,
  errors: [...factoringChange],
});

export const deleteDebtor = defineCall({
  name: 'deleteDebtor',
  summary: 'Removes a debtor',
  method: 'DELETE',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: oneDebtor,
  response: emptyResponse,
  errors: [...factoringChange],
});

export const requestInsuranceCover = defineCall({
  name: 'requestInsuranceCover',
  summary: 'Asks the named provider for cover; once, and only for a company it knows (D-33)',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors/:debitorId/insurance_cover',
  access: 'user',
  params: oneDebtor,
  response: debtor,
  errors: [...factoringChange, 'err_insurance_cover_exists'],
});
