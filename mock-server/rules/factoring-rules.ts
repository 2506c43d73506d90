import type { FactoringFinancials, FactoringInvoices, FactoringRisk } from 'contracts/api/factoring-details';
import type { ApplicationFacts } from 'fixtures/world';
import {
  findAmountViolations,
  findCountViolations,
  findTextViolations,
  REMARK_SHAPE,
  SINGLE_LINE_SHAPE,
  type TextShape,
} from './field-rules';
import { isBeforeSubmission } from './status-flow';
import type { Violation } from './violation';

export type FactoringFacts = NonNullable<ApplicationFacts['factoring']>;

const PORTFOLIO_SHAPE: TextShape = { min: 40, max: 300, lines: true };
const INVOICE_COUNT = { min: 0, max: 1_000_000_000 };
const PAYMENT_DEADLINE_DAYS = { min: 0, max: 3650 };

export function findFinancialsViolations(
  financials: FactoringFinancials,
  factoring: FactoringFacts,
): Violation<keyof FactoringFinancials>[] {
  const violations = [
    ...findTextViolations('company_portfolio', financials.company_portfolio, PORTFOLIO_SHAPE),
    ...findAmountViolations('annual_sales_previous_year', financials.annual_sales_previous_year),
    ...findAmountViolations(
      'planned_annual_sales_following_year',
      financials.planned_annual_sales_following_year,
    ),
    ...findAmountViolations('planned_annual_sales_factoring', financials.planned_annual_sales_factoring),
    ...abroadViolations(financials, factoring, 'required', {
      company_portfolio_abroad: (field, text) => findTextViolations(field, text, PORTFOLIO_SHAPE),
      annual_sales_previous_year_abroad: findAmountViolations,
      planned_annual_sales_following_year_abroad: findAmountViolations,
      planned_annual_sales_factoring_abroad: findAmountViolations,
    }),
  ];
  return violations.length > 0 ? violations : salesViolations(financials, factoring);
}

export function findInvoicesViolations(
  invoices: FactoringInvoices,
  factoring: FactoringFacts,
): Violation<keyof FactoringInvoices>[] {
  return [
    ...findCountViolations(
      'number_of_outgoing_invoices',
      invoices.number_of_outgoing_invoices,
      INVOICE_COUNT,
    ),
    ...currencyViolations('invoice_currencies', invoices.invoice_currencies),
    ...findAmountViolations('max_invoice_value_previous_year', invoices.max_invoice_value_previous_year),
    ...findCountViolations(
      'payment_deadline_for_outgoing_invoices',
      invoices.payment_deadline_for_outgoing_invoices,
      PAYMENT_DEADLINE_DAYS,
    ),
    ...abroadViolations(invoices, factoring, 'required', {
      number_of_outgoing_invoices_abroad: (field, count) => findCountViolations(field, count, INVOICE_COUNT),
      invoice_currencies_abroad: currencyViolations,
      max_invoice_value_previous_year_abroad: findAmountViolations,
      payment_deadline_for_outgoing_invoices_abroad: (field, days) =>
        findCountViolations(field, days, PAYMENT_DEADLINE_DAYS),
    }),
  ];
}

export function findRiskViolations(
  risk: FactoringRisk,
  factoring: FactoringFacts,
): Violation<keyof FactoringRisk>[] {
  return [
    ...findAmountViolations(
      'receivables_default_amount_previous_year',
      risk.receivables_default_amount_previous_year,
    ),
    ...findAmountViolations(
      'receivables_default_amount_current_year',
      risk.receivables_default_amount_current_year,
    ),
    ...findTextViolations(
      'are_receivables_assigned_comment',
      risk.are_receivables_assigned_comment,
      REMARK_SHAPE,
    ),
    ...findTextViolations(
      'has_commercial_credit_insurance_comment',
      risk.has_commercial_credit_insurance_comment,
      REMARK_SHAPE,
    ),
    ...findTextViolations('already_has_factoring_comment', risk.already_has_factoring_comment, REMARK_SHAPE),
    ...findTextViolations(
      'centralized_settlement_entity',
      risk.centralized_settlement_entity,
      SINGLE_LINE_SHAPE,
    ),
    ...abroadViolations(risk, factoring, 'optional', {
      receivables_default_amount_previous_year_abroad: findAmountViolations,
      receivables_default_amount_current_year_abroad: findAmountViolations,
    }),
  ];
}

function abroadViolations<Sent extends object, Field extends keyof Sent & `${string}_abroad`>(
  section: Sent,
  { has_international_customers: isInternational }: FactoringFacts,
  requirement: 'required' | 'optional',
  checks: { [Name in Field]: (field: Name, value: NonNullable<Sent[Name]>) => Violation<Name>[] },
): Violation<Field>[] {
  return (Object.keys(checks) as Field[]).flatMap((field): Violation<Field>[] => {
    const value = section[field];
    const isGiven = value !== null && value !== undefined;
    if (!isGiven) {
      return isInternational && requirement === 'required' ? [{ code: 'err_validation_failed', field }] : [];
    }
    return isInternational ? checks[field](field, value) : [{ code: 'err_validation_failed', field }];
  });
}

function currencyViolations<Field extends string>(
  field: Field,
  currencies: readonly string[],
): Violation<Field>[] {
  const isList = currencies.length > 0 && new Set(currencies).size === currencies.length;
  return isList ? [] : [{ code: 'err_validation_failed', field }];
}

/** D-70. `difference` is in units of the currency. */
function salesViolations(
  financials: FactoringFinancials,
  factoring: FactoringFacts,
): Violation<keyof FactoringFinancials>[] {
  const field = 'annual_sales_previous_year';
  const { annual_sales_previous_year: domesticSales, annual_sales_previous_year_abroad: salesAbroad } =
    factoring;
  if (domesticSales === null || domesticSales === undefined)
    return [{ code: 'err_annual_sales_missing', field }];
  const total = cents(domesticSales) + (factoring.has_international_customers ? cents(salesAbroad ?? 0) : 0n);
  const statedTotal =
    cents(financials.annual_sales_previous_year) + cents(financials.annual_sales_previous_year_abroad ?? 0);
  if (statedTotal === total) return [];
  const direction = statedTotal > total ? 'more' : 'less';
  const difference = Number(statedTotal > total ? statedTotal - total : total - statedTotal) / 100;
  return [{ code: 'err_validation_failed', field, values: { difference, direction } }];
}

function cents(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

export function findFactoringChangeRefusal(facts: {
  allBanksLoanPurpose: string;
  status: string;
}): 'err_feature_not_enabled' | 'err_update_not_allowed' | null {
  if (facts.allBanksLoanPurpose !== 'factoring') return 'err_feature_not_enabled';
  return isBeforeSubmission(facts.status) ? null : 'err_update_not_allowed';
}
