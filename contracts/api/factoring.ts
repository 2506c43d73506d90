import { z } from 'zod';
import { application } from './applications';
import { defineCall } from './call';
import { CURRENCIES } from './enumerations';

/** Factoring: figures, invoices, risk, and the debtors (specification 2, section 3). Money in the application's currency. */

const one = z.strictObject({ id: z.string() });
const base = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const change = [...base, 'err_no_permission', 'err_update_not_allowed', 'err_feature_not_enabled'] as const;

const amount = z.number();
const abroad = amount.nullish();

export const factoringFinancials = z.strictObject({
  company_portfolio: z.string(),
  company_portfolio_abroad: z.string().nullish(),
  annual_sales_previous_year: amount,
  annual_sales_previous_year_abroad: abroad,
  planned_annual_sales_following_year: amount,
  planned_annual_sales_following_year_abroad: abroad,
  planned_annual_sales_factoring: amount,
  planned_annual_sales_factoring_abroad: abroad,
});
export type FactoringFinancials = z.infer<typeof factoringFinancials>;

export const factoringInvoices = z.strictObject({
  number_of_outgoing_invoices: z.number().int(),
  number_of_outgoing_invoices_abroad: z.number().int().nullish(),
  invoice_currencies: z.array(z.enum(CURRENCIES)).min(1),
  invoice_currencies_abroad: z.array(z.enum(CURRENCIES)).nullish(),
  max_invoice_value_previous_year: amount,
  max_invoice_value_previous_year_abroad: abroad,
  /** Days. */
  payment_deadline_for_outgoing_invoices: z.number().int(),
  payment_deadline_for_outgoing_invoices_abroad: z.number().int().nullish(),
});
export type FactoringInvoices = z.infer<typeof factoringInvoices>;

export const factoringRisk = z.strictObject({
  receivables_default_amount_previous_year: amount.nullish(),
  receivables_default_amount_previous_year_abroad: abroad,
  receivables_default_amount_current_year: amount.nullish(),
  receivables_default_amount_current_year_abroad: abroad,
  are_receivables_assigned: z.boolean(),
  are_receivables_assigned_comment: z.string().nullish(),
  has_commercial_credit_insurance: z.boolean(),
  has_commercial_credit_insurance_comment: z.string().nullish(),
  already_has_factoring: z.boolean(),
  already_has_factoring_comment: z.string().nullish(),
  centralized_settlement_entity: z.string(),
});
export type FactoringRisk = z.infer<typeof factoringRisk>;

export const updateFactoringFinancials = defineCall({
  name: 'updateFactoringFinancials',
  summary: "Financial details; previous year's sales must add up to the application's total (D-70)",
  method: 'PATCH',
  path: '/user/applications/:id/factoring/financials',
  access: 'user',
  params: one,
  body: factoringFinancials,
  answer: application,
  errors: [...change, 'err_annual_sales_missing'],
});

export const updateFactoringInvoices = defineCall({
  name: 'updateFactoringInvoices',
  summary: 'Invoice details',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/invoices',
  access: 'user',
  params: one,
  body: factoringInvoices,
  answer: application,
  errors: [...change],
});

export const updateFactoringRisk = defineCall({
  name: 'updateFactoringRisk',
  summary: 'Risk protection',
  method: 'PATCH',
  path: '/user/applications/:id/factoring/risk_protection',
  access: 'user',
  params: one,
  body: factoringRisk,
  answer: application,
  errors: [...change],
});

export const debtor = z.object({
  debitor_id: z.string(),
  company: z.object({ company_id: z.string(), company_name: z.string(), company_country: z.string() }),
  annual_sales_previous_year: amount,
  currency: z.string(),
  /** Null before cover has been asked for. `cover_status` is one of nine, or one this contract does not know. */
  insurance_cover: z
    .object({
      cover_status: z.string(),
      cover_amount: amount.nullish(),
      cover_currency: z.string().nullish(),
      provider_data: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullable(),
  external_provider_company: z
    .object({ external_provider_company_id: z.string().nullable(), external_provider_name: z.string() })
    .nullable(),
});
export type Debtor = z.infer<typeof debtor>;

const sales = { annual_sales_previous_year: amount, currency: z.enum(CURRENCIES) };
const oneDebtor = z.strictObject({ id: z.string(), debitorId: z.string() });

export const listDebtors = defineCall({
  name: 'listDebtors',
  summary: 'The debtors, largest first',
  method: 'GET',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: one,
  answer: z.array(debtor),
  errors: [...base],
});

export const addDebtor = defineCall({
  name: 'addDebtor',
  summary: 'Adds a company as debtor: one the server knows by id, or one of the provider',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors',
  access: 'user',
  params: one,
  body: z.strictObject({
    company_id: z.string().optional(),
    external_provider_company_id: z.string().optional(),
    external_provider_name: z.string().optional(),
    ...sales,
  }),
  status: 201,
  answer: debtor,
  errors: [...change, 'err_debtor_company_exists'],
});

export const updateDebtor = defineCall({
  name: 'updateDebtor',
  summary: "Changes a debtor's sales",
  method: 'PATCH',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: oneDebtor,
  body: z.strictObject(sales),
  answer: debtor,
  errors: [...change],
});

export const deleteDebtor = defineCall({
  name: 'deleteDebtor',
  summary: 'Removes a debtor',
  method: 'DELETE',
  path: '/user/applications/:id/factoring/debitors/:debitorId',
  access: 'user',
  params: oneDebtor,
  answer: z.object({}),
  errors: [...change],
});

export const requestInsuranceCover = defineCall({
  name: 'requestInsuranceCover',
  summary: 'Asks the named provider for cover; once, and only for a company it knows (D-33)',
  method: 'POST',
  path: '/user/applications/:id/factoring/debitors/:debitorId/insurance_cover',
  access: 'user',
  params: oneDebtor,
  answer: debtor,
  errors: [...change, 'err_insurance_cover_exists'],
});
