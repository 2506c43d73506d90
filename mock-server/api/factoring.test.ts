import { getApplication, listApplications } from 'contracts/api/applications';
import {
  updateFactoringFinancials,
  updateFactoringInvoices,
  updateFactoringRisk,
} from 'contracts/api/factoring';
import type { FactoringFinancials, FactoringInvoices, FactoringRisk } from 'contracts/api/factoring-details';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSignatory } from '../testing/as-signatory';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const HENRIK = 'henrik.lorenz@lorenz-textil.example';
const PORTFOLIO = 'Stoffe und Heimtextilien für den Fachhandel.';

const financials: FactoringFinancials = {
  company_portfolio: PORTFOLIO,
  company_portfolio_abroad: `${PORTFOLIO} Ausland.`,
  annual_sales_previous_year: 4_200_000,
  annual_sales_previous_year_abroad: 1_100_000,
  planned_annual_sales_following_year: 4_500_000,
  planned_annual_sales_following_year_abroad: 1_200_000.5,
  planned_annual_sales_factoring: 2_000_000,
  planned_annual_sales_factoring_abroad: 500_000,
};
const invoices: FactoringInvoices = {
  number_of_outgoing_invoices: 900,
  number_of_outgoing_invoices_abroad: 120,
  invoice_currencies: ['EUR'],
  invoice_currencies_abroad: ['CHF', 'PLN'],
  max_invoice_value_previous_year: 80_000,
  max_invoice_value_previous_year_abroad: 30_000,
  payment_deadline_for_outgoing_invoices: 30,
  payment_deadline_for_outgoing_invoices_abroad: 60,
};
const risk: FactoringRisk = {
  receivables_default_amount_previous_year: 12_000,
  are_receivables_assigned: true,
  are_receivables_assigned_comment: 'Globalzession der Hausbank.',
  has_commercial_credit_insurance: false,
  already_has_factoring: false,
  centralized_settlement_entity: 'Zentralregulierung Textil eG',
};

const test = exchangeInSandbox({ scenario: 'factoring-limits' });
let henrik: TestSandbox;
let ids: { open: string; review: string };

beforeEach(async () => {
  henrik = await logInUser(test.sandbox(), HENRIK);
  const [open, review] = await henrik.expectSuccess(listApplications);
  ids = { open: open?.applicationId ?? '', review: review?.applicationId ?? '' };
});

describe('factoring details', () => {
  it('FACT-02 FACT-03 FACT-04 factoring details store each section as sent', async () => {
    const params = { id: ids.open };
    await henrik.expectSuccess(updateFactoringFinancials, { params, body: financials });
    await henrik.expectSuccess(updateFactoringInvoices, { params, body: invoices });
    const response = await henrik.expectSuccess(updateFactoringRisk, { params, body: risk });
    expect(response.factoring).toEqual({
      annual_sales_previous_year: 4_200_000,
      annual_sales_previous_year_abroad: 1_100_000,
      has_international_customers: true,
      financials,
      invoices,
      risk_protection: risk,
    });
    expect(await henrik.expectSuccess(getApplication, { params })).toEqual(response);
    const changedRisk = { ...risk, already_has_factoring: true, are_receivables_assigned_comment: undefined };
    const updatedApplication = await henrik.expectSuccess(updateFactoringRisk, { params, body: changedRisk });
    expect(updatedApplication.factoring?.risk_protection).toEqual(JSON.parse(JSON.stringify(changedRisk)));
    expect(updatedApplication.factoring?.financials).toEqual(financials);
  });

  it.each([
    [4_200_000.01, { difference: 0.01, direction: 'more' }],
    [4_100_000, { difference: 100_000, direction: 'less' }],
  ])(
    'FACT-02, D-70 factoring details are refused if domestic sales of %d differ from the application: %j',
    async (sales, values) => {
      const body = { ...financials, annual_sales_previous_year: sales };
      const refused = await henrik.call(updateFactoringFinancials, { params: { id: ids.open }, body });
      expect(refused).toMatchObject({
        status: 422,
        errors: [{ code: 'err_validation_failed', field: 'annual_sales_previous_year', values }],
      });
      const { factoring } = await henrik.expectSuccess(getApplication, { params: { id: ids.open } });
      expect(factoring?.financials).toBeUndefined();
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ['financials', { ...financials, company_portfolio: 'x'.repeat(39) }, 'company_portfolio'],
    ['financials', { ...financials, company_portfolio: 'x'.repeat(301) }, 'company_portfolio'],
    ['financials', { ...financials, company_portfolio_abroad: null }, 'company_portfolio_abroad'],
    ['financials', { ...financials, planned_annual_sales_factoring: '1' }, 'planned_annual_sales_factoring'],
    ['financials', { ...financials, planned_annual_sales_factoring: -1 }, 'planned_annual_sales_factoring'],
    ['invoices', { ...invoices, invoice_currencies: [] }, 'invoice_currencies'],
    ['invoices', { ...invoices, invoice_currencies: ['USD'] }, 'invoice_currencies'],
    ['invoices', { ...invoices, invoice_currencies_abroad: [] }, 'invoice_currencies_abroad'],
    ['invoices', { ...invoices, number_of_outgoing_invoices: 1.5 }, 'number_of_outgoing_invoices'],
    [
      'invoices',
      { ...invoices, payment_deadline_for_outgoing_invoices_abroad: undefined },
      'payment_deadline_for_outgoing_invoices_abroad',
    ],
    ['risk_protection', { ...risk, are_receivables_assigned: null }, 'are_receivables_assigned'],
    ['risk_protection', { ...risk, centralized_settlement_entity: '' }, 'centralized_settlement_entity'],
    ['risk_protection', { ...risk, more: 1 }, 'more'],
  ])('factoring details are refused if the section $0 has an invalid $2', async (section, body, field) => {
    const path = `/user/applications/${ids.open}/factoring/${section}`;
    const response = await henrik.request('PATCH', path, { body });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors: [{ code: 'err_validation_failed', field }] });
  });

  it('factoring details need no foreign figures if the company has no international customers', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'factoring-complete' });
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    const [application] = await katrin.expectSuccess(listApplications);
    const params = { id: application?.applicationId ?? '' };
    const home: FactoringFinancials = {
      company_portfolio: PORTFOLIO,
      annual_sales_previous_year: 1_200_000,
      planned_annual_sales_following_year: 1_200_000,
      planned_annual_sales_factoring: 0,
    };
    await katrin.expectSuccess(updateFactoringFinancials, { params, body: home });
    const abroad = { ...home, annual_sales_previous_year_abroad: 0 };
    expect(await katrin.expectRefusal(updateFactoringFinancials, { params, body: abroad })).toBe(
      '422 err_validation_failed annual_sales_previous_year_abroad',
    );
  });

  const calls = [
    [updateFactoringFinancials, financials],
    [updateFactoringInvoices, invoices],
    [updateFactoringRisk, risk],
  ] as const;

  it.each(calls)(
    'factoring details can be changed with $name only by the applicant of an open factoring application',
    async (call, body) => {
      const code = async (user: TestSandbox, id: string) =>
        (await user.request('PATCH', call.path.replace(':id', id), { body })).body;
      const refusalWith = (error: string) => ({ errors: [{ code: error }] });
      expect(await code(henrik, ids.review)).toEqual(refusalWith('err_update_not_allowed'));
      expect(await code(henrik, 'nothing')).toEqual(refusalWith('err_entity_not_found'));
      const signatory = await asSignatory(test.sandbox(), ids.open);
      expect(await code(signatory, ids.open)).toEqual(refusalWith('err_no_permission'));
      expect(await code(signatory, ids.review)).toEqual(refusalWith('err_entity_not_found'));
      expect(await code(test.sandbox(), ids.open)).toEqual(refusalWith('err_auth_session_not_found'));
      const demo = await TestSandbox.open(test.origin(), { scenario: 'first-application' });
      const katrin = await logInUser(demo, KATRIN_LOGIN);
      const [loan] = await katrin.expectSuccess(listApplications);
      expect(await code(katrin, loan?.applicationId ?? '')).toEqual(refusalWith('err_feature_not_enabled'));
      expect(await code(await registerUser(demo), loan?.applicationId ?? '')).toEqual(
        refusalWith('err_entity_not_found'),
      );
    },
  );
});

it('FACT-02 financial details are refused if the application has no sales', async () => {
  const { body } = await test.sandbox().request('GET', '/simulator/snapshot');
  const snapshot = structuredClone(body) as {
    applications: { id: string; facts: { factoring: { annual_sales_previous_year: number | null } } }[];
  };
  const open = snapshot.applications.find((row) => row.id === ids.open);
  if (open) open.facts.factoring.annual_sales_previous_year = null;
  await test.sandbox().request('PUT', '/simulator/snapshot', { body: snapshot });
  expect(
    await henrik.expectRefusal(updateFactoringFinancials, { params: { id: ids.open }, body: financials }),
  ).toBe('422 err_annual_sales_missing annual_sales_previous_year');
});
