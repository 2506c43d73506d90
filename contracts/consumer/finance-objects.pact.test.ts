import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { type FinanceObjectFields, financeObjects } from '~/api/finance-objects.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { BY_SIGNATORY, itRefusesChange, OTHER_LOAN_TYPE_CASE, type RefusedCase } from './change-refusals';
import { example, including } from './example';
import { answers, exchange, refuses } from './exchange';
import { EXAMPLE_ID, givenPath, type ProviderState } from './provider-state';

const OPEN: ProviderState = { scenario: 'object-financing', loggedIn: katrinBrandt.key };

const IN_REVIEW: RefusedCase = {
  code: 'err_update_not_allowed',
  case: 'of an application in review',
  given: { scenario: 'objects-closed', loggedIn: katrinBrandt.key },
};
const CHANGE_REFUSALS = [BY_SIGNATORY, OTHER_LOAN_TYPE_CASE, IN_REVIEW];

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

const storedLathe = { ...lathe, finance_object_id: example(EXAMPLE_ID) };

const OBJECT = {
  finance_object_id: example(EXAMPLE_ID),
  manufacturer: example('Trumpf'),
  type: example('TruBend 5130'),
  net_purchase_price: example(61_400),
  down_payment: example(6_140),
  remaining_value: example(9_000),
  object_count: example(1),
  rental_state: example('no'),
  merchant_name: example('Maschinen Ahrens GmbH'),
  merchant_street: example('Werkstraße'),
  merchant_house_num: example('14'),
  merchant_postcode: example('30179'),
  merchant_city: example('Hannover'),
  merchant_country: example('DE'),
  merchant_company_id: example('HRB 88120'),
};

describe('QA-01 listFinanceObjects', () => {
  const call = CALLS.listFinanceObjects;
  const send = (api: Parameters<typeof financeObjects.list>[0], id: string) => financeObjects.list(api, id);

  it('OBJ-02 returns every object with all fields', async () => {
    await exchange(call, {
      case: 'of an object financing',
      given: OPEN,
      path: givenPath(call.path, ids),
      expected: answers(
        call,
        including(
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
  const made = {
    body: lathe,
    send: (api: Parameters<typeof financeObjects.add>[0], id = EXAMPLE_ID) =>
      financeObjects.add(api, id, lathe),
  };

  it('OBJ-01 OBJ-02 adds an object with all its fields', async () => {
    await exchange(call, {
      ...made,
      case: 'while the application is open',
      given: OPEN,
      path: givenPath(call.path, ids),
      expected: answers(call, storedLathe),
      send: (api) => made.send(api),
    });
  });

  it('OBJ-02 refuses a price of zero', async () => {
    const body = { ...lathe, net_purchase_price: 0 };
    await exchange(call, {
      case: 'without a price',
      given: OPEN,
      path: givenPath(call.path, ids),
      body,
      expected: refuses('err_validation_failed', 'net_purchase_price'),
      send: (api) => financeObjects.add(api, EXAMPLE_ID, body),
    });
  });

  it('OBJ-03 refuses an object beyond the maximum and returns the maximum', async () => {
    const refused = refuses('err_finance_objects_limit_reached');
    const errors = [{ code: 'err_finance_objects_limit_reached', values: { max: 6 } }];
    await exchange(call, {
      ...made,
      case: 'beyond the maximum',
      given: { scenario: 'objects-full', loggedIn: katrinBrandt.key },
      path: givenPath(call.path, ids),
      expected: {
        ...refused,
        body: {
          errors: [{ code: 'err_finance_objects_limit_reached', values: { max: MatchersV3.integer(6) } }],
        },
        result: { ok: false, error: { kind: 'refused', status: refused.status, errors } },
      },
      send: (api) => made.send(api),
    });
  });

  itRefusesChange(call, { ...made, send: (api) => made.send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, made);
});

describe('QA-01 replaceFinanceObject', () => {
  const call = CALLS.replaceFinanceObject;
  const made = {
    body: lathe,
    send: (api: Parameters<typeof financeObjects.replace>[0], id = EXAMPLE_ID) =>
      financeObjects.replace(api, id, EXAMPLE_ID, lathe),
  };

  it('OBJ-01 replaces an object as a whole', async () => {
    await exchange(call, {
      ...made,
      case: 'while the application is open',
      given: OPEN,
      path: givenPath(call.path, ids),
      expected: answers(call, storedLathe),
      send: (api) => made.send(api),
    });
  });

  itRefusesChange(call, { ...made, send: (api) => made.send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, made);
});

describe('QA-01 deleteFinanceObject', () => {
  const call = CALLS.deleteFinanceObject;
  const send = (api: Parameters<typeof financeObjects.remove>[0], id = EXAMPLE_ID) =>
    financeObjects.remove(api, id, EXAMPLE_ID);

  it('OBJ-01 removes an object', async () => {
    await exchange(call, {
      case: 'while the application is open',
      given: OPEN,
      path: givenPath(call.path, ids),
      expected: answers(call),
      send: (api) => send(api),
    });
  });

  itRefusesChange(call, { send: (api) => send(api) }, CHANGE_REFUSALS);
  itRefusesUnauthorizedAccess(call, { send });
});
