import { z } from 'zod';
import { application } from './applications';
import { defineCall, emptyResponse } from './call';
import { COVER_STATUSES, CURRENCIES } from './enumerations';
import { factoringFinancials, factoringInvoices, factoringRisk } from './factoring-details';
import { country, createOpenEnum, identifier, money, nonEmptyText } from './values';

/** Specification 2, section 3. Amounts are in the application's currency. */

const applicationParams = z.strictObject({ id: z.string() });
const factoringErrors = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const factoringChangeErrors = [
  ...factoringErrors,
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
  params: applicationParams,
  body: factoringFinancials,
  response: application,
  errors: [...factoringChangeErrors, 'err_annual_sales_missing'],
});

export const updateFactoringInvoices = defineCall({
  name: 'updateFactoringInvoices',
  summary: 'Invoice details',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/invoices',
  access: 'user',
  params: applicationParams,
  body: factoringInvoices,
  response: application,
  errors: [...factoringChangeErrors],
});

export const updateFactoringRisk = defineCall({
  name: 'updateFactoringRisk',
  summary: 'Risk protection',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/risk_protection',
  access: 'user',
  params: applicationParams,
  body: factoringRisk,
  response: application,
  errors: [...factoringChangeErrors],
});

export const debtor = z.object({
  debitor_id: identifier,
  company: z.object({ company_id: identifier, company_name: nonEmptyText, company_country: country }),
  annual_sales_previous_year: money,
  currency: createOpenEnum(CURRENCIES),
  insurance_cover: z
    .object({
      cover_status: createOpenEnum(COVER_STATUSES),
      cover_amount: money.nullish(),
      cover_currency: createOpenEnum(CURRENCIES).nullish(),
      provider_data: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullable(),
  external_provider_company: z
    .object({ external_provider_company_id: nonEmptyText.nullable(), external_provider_name: nonEmptyText })
    .nullable(),
});
export type Debtor = z.infer<typeof debtor>;

const salesFields = { annual_sales_previous_year: z.number(), currency: z.enum(CURRENCIES) };
const debtorParams = z.strictObject({ id: z.string(), debitorId: z.string() });

export const listDebtors = defineCall({
  name: 'listDebtors',
  summary: 'The debtors, largest first',
  method: 'GET',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: applicationParams,
  response: z.array(debtor),
  errors: [...factoringErrors],
});

export const addDebtor = defineCall({
  name: 'addDebtor',
  summary: 'Adds a company as debtor: one the server knows by id, or one of the provider',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({
    company_id: z.string().optional(),
    external_provider_company_id: z.string().optional(),
    external_provider_name: z.string().optional(),
    ...salesFields,
  }),
  status: 201,
  response: debtor,
  errors: [...factoringChangeErrors, 'err_debtor_company_exists'],
});

export const updateDebtor = defineCall({
  name: 'updateDebtor',
  summary: "Changes a debtor's sales",
  method: 'PATCH',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: debtorParams,
  body: z.strictObject(salesFields),
  response: debtor,
  errors: [...factoringChangeErrors],
});

export const deleteDebtor = defineCall({
  name: 'deleteDebtor',
  summary: 'Removes a debtor',
  method: 'DELETE',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: debtorParams,
  response: emptyResponse,
  errors: [...factoringChangeErrors],
});

export const requestInsuranceCover = defineCall({
  name: 'requestInsuranceCover',
  summary: 'Asks the named provider for cover; once, and only for a company it knows (D-33)',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors/:debitorId/insurance_cover',
  access: 'user',
  params: debtorParams,
  response: debtor,
  errors: [...factoringChangeErrors, 'err_insurance_cover_exists'],
});
