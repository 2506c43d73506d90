import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import {
  type FactoringFinancials,
  type FactoringInvoices,
  type FactoringRisk,
  factoring,
} from '~/api/factoring.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import {
  itRefusesChange,
  OTHER_LOAN_TYPE_CASE,
  type RefusedCase,
  SIGNATORY_REFUSAL_CASE,
} from './change-refusals';
import { createExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const OPEN: ProviderState = { scenario: 'factoring-complete', loggedIn: katrinBrandt.key };

const IN_REVIEW_CASE: RefusedCase = {
  code: 'err_update_not_allowed',
  case: 'of an application in review',
  given: { scenario: 'factoring-closed', loggedIn: katrinBrandt.key },
};
const CHANGE_REFUSALS = [SIGNATORY_REFUSAL_CASE, OTHER_LOAN_TYPE_CASE, IN_REVIEW_CASE];

const financials: FactoringFinancials = {
  company_portfolio: 'Stahlhallen, Treppen und Geländer für gewerbliche Bauherren in Norddeutschland.',
  annual_sales_previous_year: 1_200_000,
  planned_annual_sales_following_year: 1_320_000.55,
  planned_annual_sales_factoring: 720_000,
};

const invoices: FactoringInvoices = {
  number_of_outgoing_invoices: 420,
  invoice_currencies: ['EUR', 'CHF'],
  max_invoice_value_previous_year: 48_000.5,
  payment_deadline_for_outgoing_invoices: 30,
};

const risk: FactoringRisk = {
  receivables_default_amount_previous_year: 3_200,
  are_receivables_assigned: false,
  has_commercial_credit_insurance: true,
  has_commercial_credit_insurance_comment: 'Rahmenvertrag bis Ende des Jahres.',
  already_has_factoring: false,
  centralized_settlement_entity: 'Keine',
};

const application = (sections: object) => ({
  applicationId: createExample(EXAMPLE_ID),
  status: createExample('Open'),
  currency: createExample('EUR'),
  allBanksLoanPurpose: 'factoring',
  shortApplicationId: createExample('7K2M9Q'),
  created: createExample('2026-03-04T09:30:00.000Z'),
  loanSize: null,
  loanDuration: null,
  is_appointment_created: createExample(false),
  display_duration_unit: createExample('months'),
  companyName: createExample('Metallbau Brandt GmbH'),
  pricing: createExample({
    offer_representative_monthly_rate_low: 0.004,
    offer_representative_monthly_rate_high: 0.0052,
    offer_is_range: true,
    offer_rate_low: 0.048,
    offer_rate_high: 0.063,
    monthly_payment: 1157.8,
    total_transaction_fee: 1800,
    is_final_interest_rate: false,
    is_final_transaction_fee: false,
  }),
  product: { product_id: createExample('factoring') },
  allowed_updates: createExample(['signatory']),
  requirements: { status_flow: createExample([{ status_name: 'Open' }]) },
  factoring: {
    annual_sales_previous_year: createExample(1_200_000),
    has_international_customers: false,
    ...sections,
  },
});

interface SectionCase<Body> {
  name: 'financials' | 'invoices' | 'risk_protection';
  body: Body;
  save: (api: ApiClient, id: string, body: Body) => Promise<unknown>;
  refusedCase: { body: Body; case: string; field: string };
}

function itSavesSection<Body extends object>(call: Call, section: SectionCase<Body>): void {
  const { name, body, save, refusedCase } = section;
  const path = createProvidedPath(call.path, { id: 'applicationId' });

  it(`saves all fields of the section ${name}`, async () => {
    await recordExchange(call, {
      case: 'while the application is open',
      given: OPEN,
      path,
      body,
      expected: createExpectedResponse(call, application({ [name]: body })),
      send: (api) => save(api, EXAMPLE_ID, body),
    });
  });

  it(`refuses the section ${name} ${refusedCase.case}`, async () => {
    await recordExchange(call, {
      case: refusedCase.case,
      given: OPEN,
      path,
      body: refusedCase.body,
      expected: createExpectedRefusal('err_validation_failed', refusedCase.field),
      send: (api) => save(api, EXAMPLE_ID, refusedCase.body),
    });
  });

  itRefusesChange(call, { body, send: (api) => save(api, EXAMPLE_ID, body) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, { body, send: (api, id) => save(api, id, body) });
}

describe('QA-01 FACT-02 updateFactoringFinancials', () => {
  const call = CALLS.updateFactoringFinancials;
  itSavesSection(call, {
    name: 'financials',
    body: financials,
    save: factoring.saveFinancials,
    refusedCase: {
      body: { ...financials, company_portfolio: 'Stahlhallen' },
      case: 'with a portfolio of few words',
      field: 'company_portfolio',
    },
  });

  it.each([
    ['more', 1_300_000, 100_000],
    ['less', 1_199_999.99, 0.01],
  ])(
    'D-70 reports the difference if the sales are %s than in the application',
    async (direction, sales, difference) => {
      const body = { ...financials, annual_sales_previous_year: sales };
      const field = 'annual_sales_previous_year';
      const refusal = createExpectedRefusal('err_validation_failed', field);
      const errors = [{ code: 'err_validation_failed', field, values: { difference, direction } }];
      await recordExchange(call, {
        case: `with ${direction} sales than the application says`,
        given: OPEN,
        path: createProvidedPath(call.path, { id: 'applicationId' }),
        body,
        expected: {
          ...refusal,
          body: { errors },
          result: { ok: false, error: { kind: 'refused', status: refusal.status, errors } },
        },
        send: (api) => factoring.saveFinancials(api, EXAMPLE_ID, body),
      });
    },
  );

  it('refuses the section financials if the application has no sales', async () => {
    await recordExchange(call, {
      case: 'of an application without annual sales',
      given: { scenario: 'factoring-without-sales', loggedIn: katrinBrandt.key },
      path: createProvidedPath(call.path, { id: 'applicationId' }),
      body: financials,
      expected: createExpectedRefusal('err_annual_sales_missing', 'annual_sales_previous_year'),
      send: (api) => factoring.saveFinancials(api, EXAMPLE_ID, financials),
    });
  });
});

describe('QA-01 FACT-03 updateFactoringInvoices', () => {
  itSavesSection(CALLS.updateFactoringInvoices, {
    name: 'invoices',
    body: invoices,
    save: factoring.saveInvoices,
    refusedCase: {
      body: { ...invoices, number_of_outgoing_invoices: -1 },
      case: 'with a negative number of invoices',
      field: 'number_of_outgoing_invoices',
    },
  });
});

describe('QA-01 FACT-04 updateFactoringRisk', () => {
  itSavesSection(CALLS.updateFactoringRisk, {
    name: 'risk_protection',
    body: risk,
    save: factoring.saveRisk,
    refusedCase: {
      body: { ...risk, centralized_settlement_entity: ' ' },
      case: 'without a settlement entity',
      field: 'centralized_settlement_entity',
    },
  });
});
