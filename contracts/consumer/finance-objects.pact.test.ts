import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { type FinanceObjectFields, financeObjects } from '~/api/finance-objects.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import {
  itRefusesChange,
  OTHER_LOAN_TYPE_CASE,
  type RefusedCase,
  SIGNATORY_REFUSAL_CASE,
} from './change-refusals';
import { createExample, createIncludingExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const OPEN: ProviderState = { scenario: 'object-financing', loggedIn: katrinBrandt.key };

const IN_REVIEW_CASE: RefusedCase = {
  code: 'err_update_not_allowed',
  case: 'of an application in review',
  given: { scenario: 'objects-closed', loggedIn: katrinBrandt.key },
};
const CHANGE_REFUSALS = [SIGNATORY_REFUSAL_CASE, OTHER_LOAN_TYPE_CASE, IN_REVIEW_CASE];

const ids = { id: 'applicationId', objectId: 'objectId' } as const;

const lathe: FinanceObjectFields = {
  manufacturer: 'DMG Mori',
  type: 'CLX 450',
  built_at: 2025,
  detail_desc: 'Drehmaschine mit Gegenspindel',
  net_purchase_price: 46_800.5,
  down_payment: 0,
  remaining_value: 5_000,
  object_count: 2,
  financing_type: 'hire_purchase',
  rental_state: 'b2c',
  is_fixed_interest: true,
  expected_delivery_date: '2026-12-31',
  merchant_name: 'Maschinen Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14a',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
};

const storedLathe = { ...lathe, finance_object_id: createExample(EXAMPLE_ID) };

const OBJECT = {
  finance_object_id: createExample(EXAMPLE_ID),
  manufacturer: createExample('Trumpf'),
  type: createExample('TruBend 5130'),
  net_purchase_price: createExample(61_400),
  down_payment: createExample(6_140),
  remaining_value: createExample(9_000),
  object_count: createExample(1),
  rental_state: createExample('no'),
  merchant_name: createExample('Maschinen Ahrens GmbH'),
  merchant_street: createExample('Werkstraße'),
  merchant_house_num: createExample('14'),
  merchant_postcode: createExample('30179'),
  merchant_city: createExample('Hannover'),
  merchant_country: createExample('DE'),
  merchant_company_id: createExample('HRB 88120'),
};

describe('QA-01 listFinanceObjects', () => {
  const call = CALLS.listFinanceObjects;
  const send = (api: Parameters<typeof financeObjects.list>[0], id: string) => financeObjects.list(api, id);

  it('OBJ-02 returns every object with all fields', async () => {
    await recordExchange(call, {
      case: 'of an object financing',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(
        call,
        createIncludingExample(
          { ...OBJECT, financing_type: 'hire_purchase', is_fixed_interest: true },
          { ...OBJECT, financing_type: 'financing', is_fixed_interest: false },
        ),
      ),
      send: (api) => send(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send });
});

describe('QA-01 addFinanceObject', () => {
  const call = CALLS.addFinanceObject;
  const exchangeParts = {
    body: lathe,
    send: (api: Parameters<typeof financeObjects.add>[0], id = EXAMPLE_ID) =>
      financeObjects.add(api, id, lathe),
  };

  it('OBJ-01 OBJ-02 adds an object with all its fields', async () => {
    await recordExchange(call, {
      ...exchangeParts,
      case: 'while the application is open',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(call, storedLathe),
      send: (api) => exchangeParts.send(api),
    });
  });

  it('OBJ-02 refuses a price of zero', async () => {
    const body = { ...lathe, net_purchase_price: 0 };
    await recordExchange(call, {
      case: 'without a price',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      body,
      expected: createExpectedRefusal('err_validation_failed', 'net_purchase_price'),
      send: (api) => financeObjects.add(api, EXAMPLE_ID, body),
    });
  });

  it('OBJ-03 refuses an object above the maximum number and returns the maximum', async () => {
    const refusal = createExpectedRefusal('err_finance_objects_limit_reached');
    const errors = [{ code: 'err_finance_objects_limit_reached', values: { max: 6 } }];
    await recordExchange(call, {
      ...exchangeParts,
      case: 'beyond the maximum',
      given: { scenario: 'objects-full', loggedIn: katrinBrandt.key },
      path: createProvidedPath(call.path, ids),
      expected: {
        ...refusal,
        body: {
          errors: [{ code: 'err_finance_objects_limit_reached', values: { max: MatchersV3.integer(6) } }],
        },
        result: { ok: false, error: { kind: 'refused', status: refusal.status, errors } },
      },
      send: (api) => exchangeParts.send(api),
    });
  });

  itRefusesChange(call, { ...exchangeParts, send: (api) => exchangeParts.send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, exchangeParts);
});

describe('QA-01 replaceFinanceObject', () => {
  const call = CALLS.replaceFinanceObject;
  const exchangeParts = {
    body: lathe,
    send: (api: Parameters<typeof financeObjects.replace>[0], id = EXAMPLE_ID) =>
      financeObjects.replace(api, id, EXAMPLE_ID, lathe),
  };

  it('OBJ-01 replaces all fields of an object', async () => {
    await recordExchange(call, {
      ...exchangeParts,
      case: 'while the application is open',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(call, storedLathe),
      send: (api) => exchangeParts.send(api),
    });
  });

  itRefusesChange(call, { ...exchangeParts, send: (api) => exchangeParts.send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, exchangeParts);
});

describe('QA-01 deleteFinanceObject', () => {
  const call = CALLS.deleteFinanceObject;
  const send = (api: Parameters<typeof financeObjects.remove>[0], id = EXAMPLE_ID) =>
    financeObjects.remove(api, id, EXAMPLE_ID);

  it('OBJ-01 removes an object', async () => {
    await recordExchange(call, {
      case: 'while the application is open',
      given: OPEN,
      path: createProvidedPath(call.path, ids),
      expected: createExpectedResponse(call),
      send: (api) => send(api),
    });
  });

  itRefusesChange(call, { send: (api) => send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, { send });
});
