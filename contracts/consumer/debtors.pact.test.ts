import { CALLS } from 'contracts/api';
import { henrikLorenz, katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { type DebtorSales, debtors, type NewDebtor } from '~/api/factoring.server';
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
const LATER_STATUS_CASES = [SIGNATORY_REFUSAL_CASE, OTHER_LOAN_TYPE_CASE, IN_REVIEW_CASE];

const ids = { id: 'applicationId', debitorId: 'debitorId' } as const;

const sales: DebtorSales = { annual_sales_previous_year: 250_000.5, currency: 'EUR' };

const seehotel: NewDebtor = {
  external_provider_company_id: 'C-seehotel-plau',
  external_provider_name: 'allianz_trade',
  ...sales,
};

const currency = createExample('EUR');

const debtor = {
  debitor_id: createExample(EXAMPLE_ID),
  company: {
    company_id: createExample('hafenbau-weser'),
    company_name: createExample('Hafenbau Weser GmbH'),
    company_country: createExample('DE'),
  },
  annual_sales_previous_year: createExample(410_000),
  currency,
  external_provider_company: {
    external_provider_company_id: createExample('C-hafenbau-weser'),
    external_provider_name: createExample('allianz_trade'),
  },
};

describe('QA-01 listDebtors', () => {
  const call = CALLS.listDebtors;
  const send = (api: ApiClient, id: string) => debtors.list(api, id);

  it('FACT-05 returns the debtors with their sales and cover', async () => {
    await recordExchange(call, {
      case: 'of a factoring application',
      given: { scenario: 'factoring-cover', loggedIn: henrikLorenz.key, partner: 'factoring' },
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(call, [
        { ...debtor, insurance_cover: { cover_status: createExample('CheckPolicy') } },
        { ...debtor, insurance_cover: { cover_status: createExample('Closed') } },
        {
          ...debtor,
          insurance_cover: {
            cover_status: 'Cover',
            cover_amount: createExample(42_000),
            cover_currency: currency,
          },
        },
        ...Array.from({ length: 6 }, () => ({
          ...debtor,
          insurance_cover: { cover_status: createExample('Error') },
        })),
        { ...debtor, insurance_cover: null },
      ]),
      send: (api) => send(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send });
});

describe('QA-01 addDebtor', () => {
  const call = CALLS.addDebtor;
  const path = createProvidedPath(call.path, ids);
  const send = (api: ApiClient, body: NewDebtor) => debtors.add(api, EXAMPLE_ID, body);

  it.each<[string, NewDebtor]>([
    ["by a provider's number", seehotel],
    ["by the server's id", { company_id: 'seehotel-plau', ...sales }],
  ])('FACT-05 adds a company as a debtor %s', async (identification, body) => {
    await recordExchange(call, {
      case: identification,
      given: OPEN,
      path,
      body,
      expected: createExpectedResponse(call, {
        ...debtor,
        company: { company_id: 'seehotel-plau', company_name: 'Seehotel Plau GmbH', company_country: 'DE' },
        annual_sales_previous_year: 250_000.5,
        currency: 'EUR',
        insurance_cover: null,
      }),
      send: (api) => send(api, body),
    });
  });

  it('FACT-05 refuses an existing debtor', async () => {
    const body = { company_id: 'hafenbau-weser', ...sales };
    await recordExchange(call, {
      case: 'of a company that is already a debtor',
      given: OPEN,
      path,
      body,
      expected: createExpectedRefusal('err_debtor_company_exists'),
      send: (api) => send(api, body),
    });
  });

  it('refuses an unknown company', async () => {
    const body = { company_id: 'nobody-knows', ...sales };
    await recordExchange(call, {
      case: 'of an unknown company',
      given: OPEN,
      path,
      body,
      expected: createExpectedRefusal('err_validation_failed', 'company_id'),
      send: (api) => send(api, body),
    });
  });

  itRefusesChange(call, { body: seehotel, send: (api) => send(api, seehotel) }, LATER_STATUS_CASES);
  itRefusesUnauthorizedAccess(call, { body: seehotel, send: (api, id) => debtors.add(api, id, seehotel) });
});

describe('QA-01 updateDebtor', () => {
  const call = CALLS.updateDebtor;
  const path = createProvidedPath(call.path, ids);
  const send = (api: ApiClient, id = EXAMPLE_ID) => debtors.update(api, id, EXAMPLE_ID, sales);

  it("FACT-05 changes a debtor's sales", async () => {
    await recordExchange(call, {
      case: 'while the application is open',
      given: OPEN,
      path,
      body: sales,
      expected: createExpectedResponse(call, {
        ...debtor,
        ...sales,
        insurance_cover: { cover_status: createExample('Cover') },
      }),
      send: (api) => send(api),
    });
  });

  it('FACT-05 refuses sales of zero', async () => {
    const zeroSales: DebtorSales = { ...sales, annual_sales_previous_year: 0 };
    await recordExchange(call, {
      case: 'to sales of zero',
      given: OPEN,
      path,
      body: zeroSales,
      expected: createExpectedRefusal('err_validation_failed', 'annual_sales_previous_year'),
      send: (api) => debtors.update(api, EXAMPLE_ID, EXAMPLE_ID, zeroSales),
    });
  });

  itRefusesChange(call, { body: sales, send: (api) => send(api) }, LATER_STATUS_CASES);
  itRefusesUnauthorizedAccess(call, { body: sales, send });
});

describe('QA-01 deleteDebtor', () => {
  const call = CALLS.deleteDebtor;
  const send = (api: ApiClient, id = EXAMPLE_ID) => debtors.remove(api, id, EXAMPLE_ID);

  it('FACT-05 removes a debtor', async () => {
    await recordExchange(call, {
      case: 'while the application is open',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(call),
      send: (api) => send(api),
    });
  });

  itRefusesChange(call, { send: (api) => send(api) }, LATER_STATUS_CASES);
  itRefusesUnauthorizedAccess(call, { send });
});

describe('QA-01 FACT-07 D-33 requestInsuranceCover', () => {
  const call = CALLS.requestInsuranceCover;
  const path = createProvidedPath(call.path, ids);
  const send = (api: ApiClient, id = EXAMPLE_ID) => debtors.requestCover(api, id, EXAMPLE_ID);

  it('requests cover, which becomes pending', async () => {
    await recordExchange(call, {
      case: 'for a company that the provider knows',
      given: { scenario: 'factoring-insurable', loggedIn: katrinBrandt.key },
      path,
      expected: createExpectedResponse(call, { ...debtor, insurance_cover: { cover_status: 'Pending' } }),
      send: (api) => send(api),
    });
  });

  it('refuses a request if there is cover already', async () => {
    await recordExchange(call, {
      case: 'for a company with cover',
      given: OPEN,
      path,
      expected: createExpectedRefusal('err_insurance_cover_exists'),
      send: (api) => send(api),
    });
  });

  itRefusesChange(call, { send: (api) => send(api) }, LATER_STATUS_CASES);
  itRefusesUnauthorizedAccess(call, { send });
});
