import { listApplications } from 'contracts/api/applications';
import {
  addFinanceObject,
  deleteFinanceObject,
  listFinanceObjects,
  replaceFinanceObject,
} from 'contracts/api/finance-objects';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSignatory } from '../testing/as-signatory';
import { FORKLIFT_BODY } from '../testing/financing';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox({ scenario: 'object-financing' });
let katrin: TestSandbox;
let id: string;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  id = await onlyApplication(katrin);
});

async function onlyApplication(user: TestSandbox): Promise<string> {
  const [application] = await user.expectSuccess(listApplications);
  return application?.applicationId ?? '';
}

const listObjects = () => katrin.expectSuccess(listFinanceObjects, { params: { id } });
const listedTypes = async () => (await listObjects()).map(({ type }) => type);

describe('the objects of object financing', () => {
  it('OBJ-01 finance objects can be listed, added, replaced and removed', async () => {
    expect(await listedTypes()).toEqual(['TruBend 5130', 'E20', 'Sprinter 317']);
    const addedObject = await katrin.expectSuccess(addFinanceObject, {
      params: { id },
      body: { ...FORKLIFT_BODY, built_at: 2023, expected_delivery_date: '2026-05-04' },
    });
    expect(addedObject).toMatchObject({
      ...FORKLIFT_BODY,
      built_at: 2023,
      expected_delivery_date: '2026-05-04',
    });
    const params = { id, objectId: addedObject.finance_object_id };
    const replacedObject = await katrin.expectSuccess(replaceFinanceObject, {
      params,
      body: { ...FORKLIFT_BODY, type: 'E25' },
    });
    expect(replacedObject).toEqual({
      ...FORKLIFT_BODY,
      type: 'E25',
      finance_object_id: addedObject.finance_object_id,
    });
    expect(await listedTypes()).toEqual(['TruBend 5130', 'E20', 'Sprinter 317', 'E25']);
    expect(await katrin.expectSuccess(deleteFinanceObject, { params })).toEqual({});
    expect(await listedTypes()).toEqual(['TruBend 5130', 'E20', 'Sprinter 317']);
    expect(await katrin.expectRefusal(deleteFinanceObject, { params })).toBe('404 err_entity_not_found');
  });

  it('OBJ-03 the objects are limited to six, and the error states the limit', async () => {
    for (let count = 0; count < 3; count += 1) {
      await katrin.expectSuccess(addFinanceObject, { params: { id }, body: FORKLIFT_BODY });
    }
    const refused = await katrin.call(addFinanceObject, { params: { id }, body: FORKLIFT_BODY });
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'err_finance_objects_limit_reached', values: { max: 6 } }],
    });
    const [first] = await listObjects();
    await katrin.expectSuccess(deleteFinanceObject, {
      params: { id, objectId: first?.finance_object_id ?? '' },
    });
    await katrin.expectSuccess(addFinanceObject, { params: { id }, body: FORKLIFT_BODY });
  });

  it('OBJ-03 the objects are limited to six even with simultaneous requests', async () => {
    const sent = Array.from({ length: 10 }, () =>
      katrin.call(addFinanceObject, { params: { id }, body: FORKLIFT_BODY }),
    );
    const outcomes = await Promise.all(sent);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await listObjects()).toHaveLength(6);
  });

  it.each<[string, unknown, string]>([
    ['built_at', 1899, 'built_at'],
    ['built_at', 2020.5, 'built_at'],
    ['object_count', 21, 'object_count'],
    ['object_count', 0, 'object_count'],
    ['net_purchase_price', 0, 'net_purchase_price'],
    ['net_purchase_price', '27900', 'net_purchase_price'],
    ['down_payment', -1, 'down_payment'],
    ['remaining_value', null, 'remaining_value'],
    ['merchant_name', ' ', 'merchant_name'],
    ['manufacturer', undefined, 'manufacturer'],
    ['financing_type', 'gift', 'financing_type'],
    ['rental_state', 'to end customer', 'rental_state'],
    ['is_fixed_interest', 'yes', 'is_fixed_interest'],
    ['expected_delivery_date', '04.05.2026', 'expected_delivery_date'],
    ['finance_object_id', 'mine', 'finance_object_id'],
  ])('OBJ-02 OBJ-04 finance objects are refused if %s is %j', async (member, value, field) => {
    const before = await listObjects();
    const body = { ...FORKLIFT_BODY, [member]: value };
    const objectId = before[0]?.finance_object_id ?? '';
    for (const [method, path] of [
      ['POST', `/user/applications/${id}/finance_objects`],
      ['PUT', `/user/applications/${id}/finance_objects/${objectId}`],
    ] as const) {
      const response = await katrin.request(method, path, { body });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ errors: [{ code: 'err_validation_failed', field }] });
    }
    expect(await listObjects()).toEqual(before);
  });

  it('OBJ-01 finance objects cannot be changed after the submit', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'objects-closed' });
    const user = await logInUser(sandbox, KATRIN_LOGIN);
    const closedApplication = await onlyApplication(user);
    const [object] = await user.expectSuccess(listFinanceObjects, { params: { id: closedApplication } });
    const params = { id: closedApplication, objectId: object?.finance_object_id ?? '' };
    const code = '422 err_update_not_allowed';
    expect(
      await user.expectRefusal(addFinanceObject, { params: { id: closedApplication }, body: FORKLIFT_BODY }),
    ).toBe(code);
    expect(await user.expectRefusal(replaceFinanceObject, { params, body: FORKLIFT_BODY })).toBe(code);
    expect(await user.expectRefusal(deleteFinanceObject, { params })).toBe(code);
    expect(await user.expectSuccess(listFinanceObjects, { params: { id: closedApplication } })).toHaveLength(
      1,
    );
  });

  it('finance objects return 404 to other users', async () => {
    const [object] = await listObjects();
    const objectId = object?.finance_object_id ?? '';
    const otherUser = await registerUser(test.sandbox());
    for (const application of [id, 'nothing']) {
      const params = { id: application, objectId };
      const code = '404 err_entity_not_found';
      expect(await otherUser.expectRefusal(listFinanceObjects, { params: { id: application } })).toBe(code);
      expect(
        await otherUser.expectRefusal(addFinanceObject, { params: { id: application }, body: FORKLIFT_BODY }),
      ).toBe(code);
      expect(await otherUser.expectRefusal(replaceFinanceObject, { params, body: FORKLIFT_BODY })).toBe(code);
      expect(await otherUser.expectRefusal(deleteFinanceObject, { params })).toBe(code);
    }
    expect(await test.sandbox().expectRefusal(listFinanceObjects, { params: { id } })).toBe(
      '401 err_auth_session_not_found',
    );
  });

  it('finance objects can be read but not changed by a signatory', async () => {
    const signatory = await asSignatory(test.sandbox(), id);
    const [object] = await signatory.expectSuccess(listFinanceObjects, { params: { id } });
    const params = { id, objectId: object?.finance_object_id ?? '' };
    const code = '403 err_no_permission';
    expect(await signatory.expectRefusal(addFinanceObject, { params: { id }, body: FORKLIFT_BODY })).toBe(
      code,
    );
    expect(await signatory.expectRefusal(replaceFinanceObject, { params, body: FORKLIFT_BODY })).toBe(code);
    expect(await signatory.expectRefusal(deleteFinanceObject, { params })).toBe(code);
  });
});

it('applications for other loan types have no objects', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'first-application' });
  const user = await logInUser(sandbox, KATRIN_LOGIN);
  const params = { id: await onlyApplication(user) };
  expect(await user.expectSuccess(listFinanceObjects, { params })).toEqual([]);
  expect(await user.expectRefusal(addFinanceObject, { params, body: FORKLIFT_BODY })).toBe(
    '403 err_feature_not_enabled',
  );
});

it('changing an object through another application returns 404', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'demo' });
  const user = await logInUser(sandbox, KATRIN_LOGIN);
  const signing = (await user.expectSuccess(listApplications)).find(
    ({ allBanksLoanPurpose }) => allBanksLoanPurpose === 'object_financing',
  );
  const [object] = await user.expectSuccess(listFinanceObjects, {
    params: { id: signing?.applicationId ?? '' },
  });
  expect(object?.manufacturer).toBe('Trumpf');
  const params = { id, objectId: object?.finance_object_id ?? '' };
  expect(await katrin.expectRefusal(replaceFinanceObject, { params, body: FORKLIFT_BODY })).toBe(
    '404 err_entity_not_found',
  );
});
