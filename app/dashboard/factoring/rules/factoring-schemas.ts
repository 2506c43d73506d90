import type { Currency } from 'contracts/api/enumerations';
import { z } from 'zod';
import { formatCents, toApiAmount } from '~/domain/cents';
import {
  choiceSchema,
  ignoredValueSchema,
  optionalTextSchema,
  requiredTextSchema,
} from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage, invalid, type ValidationRule } from '~/domain/message';
import { createAmountRule, createCountRule } from '~/domain/number-rules';
import { createTextRule } from '~/domain/text';
import { currencyFieldNameOf } from './factoring-sections';
import { checkSales, type FactoringFacts, hasInternationalSales, readStatedSales } from './sales-check';

export const PORTFOLIO_LENGTH = { min: 40, max: 300 } as const;
export const MAX_COMMENT_LENGTH = 2_000;
const LINE_MAX = 255;
const MAX_INVOICE_COUNT = 1_000_000_000;
const MAX_DEADLINE_DAYS = 3_650;

const YES_NO = ['yes', 'no'] as const;

export interface FactoringFormContext {
  facts: FactoringFacts;
  currency: string;
  currencies: readonly Currency[];
  language: string;
}

function onlyForSalesAbroad<Field extends z.ZodType>({ facts }: FactoringFormContext, field: Field) {
  return hasInternationalSales(facts) ? field : ignoredValueSchema;
}

/** FACT-02, D-70. Outputs the request's members. */
export function createFinancialsSchema(form: FactoringFormContext, typed: FormValues) {
  const portfolio = requiredTextSchema(createTextRule({ ...PORTFOLIO_LENGTH, multiline: true }));
  const rule = createAmountRule({ ...form, zero: true });
  const amount = requiredTextSchema(rule).transform(toApiAmount);
  return z.object({
    company_portfolio: portfolio,
    company_portfolio_abroad: onlyForSalesAbroad(form, portfolio),
    annual_sales_previous_year: requiredTextSchema(checkTotal(rule, form, typed)).transform(toApiAmount),
    annual_sales_previous_year_abroad: onlyForSalesAbroad(form, amount),
    planned_annual_sales_following_year: amount,
    planned_annual_sales_following_year_abroad: onlyForSalesAbroad(form, amount),
    planned_annual_sales_factoring: amount,
    planned_annual_sales_factoring_abroad: onlyForSalesAbroad(form, amount),
  });
}

function checkTotal(
  rule: ValidationRule<bigint>,
  { facts, currency, language }: FactoringFormContext,
  typed: FormValues,
): ValidationRule<bigint> {
  const total = readStatedSales(facts);
  return (text) => {
    const result = rule(text);
    if (!result.ok || total === null) return result;
    const check = checkSales(
      hasInternationalSales(facts) ? [text, typed.annual_sales_previous_year_abroad] : [text],
      total,
      language,
    );
    if (check === null || check.verdict === 'equal') return result;
    return encodeSalesDifferenceMessage(check.verdict, formatCents(check.difference, currency, language));
  };
}

export function encodeSalesDifferenceMessage(verdict: 'more' | 'less', difference: string) {
  return invalid(verdict === 'more' ? 'salesMore' : 'salesLess', { difference });
}

/** FACT-03. Each currency has a checkbox. Outputs the request's members. */
export function createInvoicesSchema(form: FactoringFormContext, typed: FormValues) {
  const count = requiredTextSchema(createCountRule(0, MAX_INVOICE_COUNT, form.language));
  const amount = requiredTextSchema(createAmountRule({ ...form, zero: true })).transform(toApiAmount);
  const days = requiredTextSchema(createCountRule(0, MAX_DEADLINE_DAYS, form.language));
  const details = z.object({
    number_of_outgoing_invoices: count,
    number_of_outgoing_invoices_abroad: onlyForSalesAbroad(form, count),
    max_invoice_value_previous_year: amount,
    max_invoice_value_previous_year_abroad: onlyForSalesAbroad(form, amount),
    payment_deadline_for_outgoing_invoices: days,
    payment_deadline_for_outgoing_invoices_abroad: onlyForSalesAbroad(form, days),
  });
  const currencyBoxesSchema = z
    .object({
      ...currencyBoxes('invoice_currencies', form, typed),
      ...(hasInternationalSales(form.facts) && currencyBoxes('invoice_currencies_abroad', form, typed)),
    })
    .transform(() => ({}));
  const { currencies } = form;
  return z.intersection(details, currencyBoxesSchema).transform((answers) => ({
    ...answers,
    invoice_currencies: tickedCurrencies('invoice_currencies', currencies, typed),
    ...(hasInternationalSales(form.facts) && {
      invoice_currencies_abroad: tickedCurrencies('invoice_currencies_abroad', currencies, typed),
    }),
  }));
}

function currencyBoxes(name: string, { currencies }: FactoringFormContext, typed: FormValues) {
  const isReceived = tickedCurrencies(name, currencies, typed).length > 0;
  const box = z.unknown().optional();
  const requiredCheckbox = z.literal('on', { error: encodeMessage('choose') });
  return Object.fromEntries(
    currencies.map((currency, index) => [
      currencyFieldNameOf(name, currency),
      index === 0 && !isReceived ? requiredCheckbox : box,
    ]),
  );
}

function tickedCurrencies(name: string, currencies: readonly Currency[], typed: FormValues): Currency[] {
  return currencies.filter((currency) => typed[currencyFieldNameOf(name, currency)] === 'on');
}

/** FACT-04. A comment counts only beside a "yes". Outputs the request's members. */
export function createRiskSchema(form: FactoringFormContext, typed: FormValues) {
  const amount = optionalTextSchema(createAmountRule({ ...form, zero: true })).transform((cents) =>
    cents === undefined ? undefined : toApiAmount(cents),
  );
  const yesNoSchema = choiceSchema(YES_NO).transform((given) => given === 'yes');
  const comment = (question: string) =>
    typed[question] === 'yes'
      ? optionalTextSchema(createTextRule({ max: MAX_COMMENT_LENGTH, multiline: true }))
      : ignoredValueSchema;
  return z.object({
    receivables_default_amount_previous_year: amount,
    receivables_default_amount_previous_year_abroad: onlyForSalesAbroad(form, amount),
    receivables_default_amount_current_year: amount,
    receivables_default_amount_current_year_abroad: onlyForSalesAbroad(form, amount),
    are_receivables_assigned: yesNoSchema,
    are_receivables_assigned_comment: comment('are_receivables_assigned'),
    has_commercial_credit_insurance: yesNoSchema,
    has_commercial_credit_insurance_comment: comment('has_commercial_credit_insurance'),
    already_has_factoring: yesNoSchema,
    already_has_factoring_comment: comment('already_has_factoring'),
    centralized_settlement_entity: requiredTextSchema(createTextRule({ max: LINE_MAX })),
  });
}
