import { z } from 'zod';
import { CURRENCIES } from './enumerations';

/** Specification 2, section 3. A request replaces a whole section. */

const amount = z.number();
const amountAbroad = amount.nullish();

export const factoringFinancials = z.strictObject({
  company_portfolio: z.string(),
  company_portfolio_abroad: z.string().nullish(),
  annual_sales_previous_year: amount,
  annual_sales_previous_year_abroad: amountAbroad,
  planned_annual_sales_following_year: amount,
  planned_annual_sales_following_year_abroad: amountAbroad,
  planned_annual_sales_factoring: amount,
  planned_annual_sales_factoring_abroad: amountAbroad,
});
export type FactoringFinancials = z.infer<typeof factoringFinancials>;

export const factoringInvoices = z.strictObject({
  number_of_outgoing_invoices: z.number().int(),
  number_of_outgoing_invoices_abroad: z.number().int().nullish(),
  invoice_currencies: z.array(z.enum(CURRENCIES)).min(1),
  invoice_currencies_abroad: z.array(z.enum(CURRENCIES)).nullish(),
  max_invoice_value_previous_year: amount,
  max_invoice_value_previous_year_abroad: amountAbroad,
  /** Deadlines are in days. */
  payment_deadline_for_outgoing_invoices: z.number().int(),
  payment_deadline_for_outgoing_invoices_abroad: z.number().int().nullish(),
});
export type FactoringInvoices = z.infer<typeof factoringInvoices>;

export const factoringRisk = z.strictObject({
  receivables_default_amount_previous_year: amount.nullish(),
  receivables_default_amount_previous_year_abroad: amountAbroad,
  receivables_default_amount_current_year: amount.nullish(),
  receivables_default_amount_current_year_abroad: amountAbroad,
  are_receivables_assigned: z.boolean(),
  are_receivables_assigned_comment: z.string().nullish(),
  has_commercial_credit_insurance: z.boolean(),
  has_commercial_credit_insurance_comment: z.string().nullish(),
  already_has_factoring: z.boolean(),
  already_has_factoring_comment: z.string().nullish(),
  centralized_settlement_entity: z.string(),
});
export type FactoringRisk = z.infer<typeof factoringRisk>;
