import type { FactoringFinancials, FactoringInvoices, FactoringRisk } from 'contracts/api/factoring-details';
import { describe, expect, test } from 'vitest';
import {
  findFactoringChangeRefusal,
  findFinancialsViolations,
  findInvoicesViolations,
  findRiskViolations,
} from './factoring-rules';

const AT_HOME = { annual_sales_previous_year: 1_200_000, has_international_customers: false };
const ABROAD = {
  annual_sales_previous_year: 4_200_000,
  annual_sales_previous_year_abroad: 1_100_000,
  has_international_customers: true,
};

const PORTFOLIO = 'Stahlhallen, Treppen und Geländer für Bauherren.';

const financials: FactoringFinancials = {
  company_portfolio: PORTFOLIO,
  annual_sales_previous_year: 1_200_000,
  planned_annual_sales_following_year: 1_300_000,
  planned_annual_sales_factoring: 700_000,
};
const financialsAbroad: FactoringFinancials = {
  ...financials,
  annual_sales_previous_year: 4_200_000,
  company_portfolio_abroad: PORTFOLIO,
  annual_sales_previous_year_abroad: 1_100_000,
  planned_annual_sales_following_year_abroad: 1_000_000,
  planned_annual_sales_factoring_abroad: 0,
};

function formatViolations(violations: readonly { code: string; field?: string }[]): string[] {
  return violations.map(({ code, field }) => `${code} ${field}`);
}

describe('financial details (FACT-02)', () => {
  test.each<[Partial<FactoringFinancials>, string[]]>([
    [{}, []],
    [{ company_portfolio: 'x'.repeat(40) }, []],
    [{ company_portfolio: 'ü'.repeat(300) }, []],
    [{ company_portfolio: 'x'.repeat(39) }, ['company_portfolio']],
    [{ company_portfolio: ` ${'x'.repeat(39)} ` }, ['company_portfolio']],
    [{ company_portfolio: 'x'.repeat(301) }, ['company_portfolio']],
    [{ planned_annual_sales_following_year: 0 }, []],
    [{ planned_annual_sales_following_year: -1 }, ['planned_annual_sales_following_year']],
    [{ planned_annual_sales_factoring: 0.001 }, ['planned_annual_sales_factoring']],
    [{ annual_sales_previous_year: -1_200_000 }, ['annual_sales_previous_year']],
    [{ annual_sales_previous_year_abroad: null }, []],
    [{ annual_sales_previous_year_abroad: 0 }, ['annual_sales_previous_year_abroad']],
    [{ company_portfolio_abroad: '' }, ['company_portfolio_abroad']],
  ])(
    'financial details without international customers and with the changed fields %j have the violations %j',
    (change, fields) => {
      expect(formatViolations(findFinancialsViolations({ ...financials, ...change }, AT_HOME))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );

  test.each<[Partial<FactoringFinancials>, string[]]>([
    [{}, []],
    [{ company_portfolio_abroad: undefined }, ['company_portfolio_abroad']],
    [{ company_portfolio_abroad: 'short' }, ['company_portfolio_abroad']],
    [{ annual_sales_previous_year_abroad: null }, ['annual_sales_previous_year_abroad']],
    [
      { planned_annual_sales_following_year_abroad: undefined, planned_annual_sales_factoring_abroad: -1 },
      ['planned_annual_sales_following_year_abroad', 'planned_annual_sales_factoring_abroad'],
    ],
  ])(
    'financial details with international customers and with the changed fields %j have the violations %j',
    (change, fields) => {
      expect(formatViolations(findFinancialsViolations({ ...financialsAbroad, ...change }, ABROAD))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );
});

describe("last year's sales and the sales of the application (D-70)", () => {
  test.each([
    [4_200_000, 1_100_000, null],
    [5_300_000, 0, null],
    [0, 5_300_000, null],
    [4_199_999.9, 1_100_000.1, null],
    [4_200_000.01, 1_100_000, { difference: 0.01, direction: 'more' }],
    [4_200_000, 1_099_999.99, { difference: 0.01, direction: 'less' }],
    [6_000_000, 1_000_000, { difference: 1_700_000, direction: 'more' }],
    [0, 0, { difference: 5_300_000, direction: 'less' }],
  ])(
    'last year’s sales are compared: %d domestic and %d foreign, difference %j',
    (annual_sales_previous_year, annual_sales_previous_year_abroad, values) => {
      const sent = { ...financialsAbroad, annual_sales_previous_year, annual_sales_previous_year_abroad };
      expect(findFinancialsViolations(sent, ABROAD)).toEqual(
        values === null
          ? []
          : [{ code: 'err_validation_failed', field: 'annual_sales_previous_year', values }],
      );
    },
  );

  test('last year’s sales are compared in cents, where floating-point sums would differ: 0.1 + 0.2 = 0.3', () => {
    const sent = {
      ...financialsAbroad,
      annual_sales_previous_year: 0.1,
      annual_sales_previous_year_abroad: 0.2,
    };
    const total = { annual_sales_previous_year: 0.3, has_international_customers: true };
    expect(findFinancialsViolations(sent, total)).toEqual([]);
  });

  test('last year’s sales include foreign sales only if the company has international customers', () => {
    const application = { ...ABROAD, has_international_customers: false };
    expect(
      findFinancialsViolations({ ...financials, annual_sales_previous_year: 4_200_000 }, application),
    ).toEqual([]);
  });

  test.each([{}, { annual_sales_previous_year: null }])(
    'last year’s sales are not compared if the application has no sales: %j',
    (application) => {
      expect(formatViolations(findFinancialsViolations(financials, application))).toEqual([
        'err_annual_sales_missing annual_sales_previous_year',
      ]);
    },
  );
});

describe('invoice details (FACT-03)', () => {
  const invoices: FactoringInvoices = {
    number_of_outgoing_invoices: 420,
    invoice_currencies: ['EUR', 'CHF'],
    max_invoice_value_previous_year: 48_000.5,
    payment_deadline_for_outgoing_invoices: 30,
  };
  const abroad: FactoringInvoices = {
    ...invoices,
    number_of_outgoing_invoices_abroad: 12,
    invoice_currencies_abroad: ['PLN'],
    max_invoice_value_previous_year_abroad: 9_000,
    payment_deadline_for_outgoing_invoices_abroad: 60,
  };

  test.each<[Partial<FactoringInvoices>, string[]]>([
    [{}, []],
    [{ number_of_outgoing_invoices: 0, payment_deadline_for_outgoing_invoices: 0 }, []],
    [{ number_of_outgoing_invoices: 1_000_000_000 }, []],
    [{ number_of_outgoing_invoices: 1_000_000_001 }, ['number_of_outgoing_invoices']],
    [{ number_of_outgoing_invoices: -1 }, ['number_of_outgoing_invoices']],
    [{ invoice_currencies: ['EUR', 'EUR'] }, ['invoice_currencies']],
    [{ max_invoice_value_previous_year: -1 }, ['max_invoice_value_previous_year']],
    [{ payment_deadline_for_outgoing_invoices: -1 }, ['payment_deadline_for_outgoing_invoices']],
    [{ payment_deadline_for_outgoing_invoices: 3650 }, []],
    [{ payment_deadline_for_outgoing_invoices: 3651 }, ['payment_deadline_for_outgoing_invoices']],
    [{ invoice_currencies_abroad: [] }, ['invoice_currencies_abroad']],
    [{ number_of_outgoing_invoices_abroad: 1 }, ['number_of_outgoing_invoices_abroad']],
  ])(
    'invoice details without international customers and with the changed fields %j have the violations %j',
    (change, fields) => {
      expect(formatViolations(findInvoicesViolations({ ...invoices, ...change }, AT_HOME))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );

  test.each<[Partial<FactoringInvoices>, string[]]>([
    [{}, []],
    [{ number_of_outgoing_invoices_abroad: null }, ['number_of_outgoing_invoices_abroad']],
    [{ invoice_currencies_abroad: [] }, ['invoice_currencies_abroad']],
    [{ max_invoice_value_previous_year_abroad: -1 }, ['max_invoice_value_previous_year_abroad']],
    [
      { payment_deadline_for_outgoing_invoices_abroad: undefined },
      ['payment_deadline_for_outgoing_invoices_abroad'],
    ],
  ])(
    'invoice details with international customers and with the changed fields %j have the violations %j',
    (change, fields) => {
      expect(formatViolations(findInvoicesViolations({ ...abroad, ...change }, ABROAD))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );
});

describe('risk protection (FACT-04)', () => {
  const risk: FactoringRisk = {
    are_receivables_assigned: false,
    has_commercial_credit_insurance: true,
    already_has_factoring: false,
    centralized_settlement_entity: 'Keine',
  };

  test.each<[Partial<FactoringRisk>, string[]]>([
    [{}, []],
    [{ receivables_default_amount_previous_year: 0, receivables_default_amount_current_year: null }, []],
    [{ receivables_default_amount_previous_year: -1 }, ['receivables_default_amount_previous_year']],
    [{ receivables_default_amount_current_year: 1e13 }, ['receivables_default_amount_current_year']],
    [{ are_receivables_assigned_comment: '', already_has_factoring_comment: null }, []],
    [{ are_receivables_assigned_comment: 'x'.repeat(2001) }, ['are_receivables_assigned_comment']],
    [
      { has_commercial_credit_insurance_comment: 'x'.repeat(2001) },
      ['has_commercial_credit_insurance_comment'],
    ],
    [{ already_has_factoring_comment: 'x'.repeat(2001) }, ['already_has_factoring_comment']],
    [{ centralized_settlement_entity: ' ' }, ['centralized_settlement_entity']],
    [
      { receivables_default_amount_previous_year_abroad: 1 },
      ['receivables_default_amount_previous_year_abroad'],
    ],
  ])(
    'risk protection without international customers and with the changed fields %j has the violations %j',
    (change, fields) => {
      expect(formatViolations(findRiskViolations({ ...risk, ...change }, AT_HOME))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );

  test.each<[Partial<FactoringRisk>, string[]]>([
    [{}, []],
    [{ receivables_default_amount_current_year_abroad: 5 }, []],
    [
      { receivables_default_amount_current_year_abroad: -5 },
      ['receivables_default_amount_current_year_abroad'],
    ],
  ])(
    'risk protection with international customers and with the changed fields %j has the violations %j',
    (change, fields) => {
      expect(formatViolations(findRiskViolations({ ...risk, ...change }, ABROAD))).toEqual(
        fields.map((field) => `err_validation_failed ${field}`),
      );
    },
  );
});

describe('findFactoringChangeRefusal (error if factoring details cannot be changed)', () => {
  test.each([
    ['factoring', 'Open', null],
    ['factoring', 'Submitted', 'err_update_not_allowed'],
    ['factoring', 'limit_active', 'err_update_not_allowed'],
    ['object_financing', 'Open', 'err_feature_not_enabled'],
  ])('returns for the flow %s in the status %s the error %s', (allBanksLoanPurpose, status, expected) => {
    expect(findFactoringChangeRefusal({ allBanksLoanPurpose, status })).toBe(expected);
  });
});
