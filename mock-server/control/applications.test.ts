import { getApplication, listApplications } from 'contracts/api/applications';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from '../testing/people';
import type { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();
let katrin: TestSandbox;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
});

function move(id: string, status: unknown) {
  return test.sandbox().request('POST', `/simulator/applications/${id}/status`, { body: { status } });
}

describe('the status of an application', () => {
  it('SIM-01 changes to the next status, with the permissions of that status', async () => {
    const [open] = await katrin.expectSuccess(listApplications);
    const id = open?.applicationId ?? '';
    const before = await katrin.expectSuccess(getApplication, { params: { id } });
    expect(before.allowed_updates).toContain('taxIdNumber');
    const { status, body } = await move(id, 'submitted');
    expect([status, body]).toMatchObject([200, { applicationId: id, status: 'Submitted' }]);
    const after = await katrin.expectSuccess(getApplication, { params: { id } });
    expect(after).toMatchObject({ status: 'Submitted', allowed_updates: ['signatory_contact', 'bankinfo'] });
  });

  it('the status can be changed by short id and in any spelling of the status', async () => {
    expect((await move('7k2m9q', 'SUBMITTED')).status).toBe(200);
    expect((await move('7K2M9Q', 'internal review')).status).toBe(200);
  });

  it.each([
    ['7K2M9Q', 'Paid_Out', 409, 'err_status_change_not_allowed'],
    ['T5PM8C', 'Open', 409, 'err_status_change_not_allowed'],
    ['7K2M9Q', 'Invented', 422, 'err_validation_failed'],
    ['7K2M9Q', 3, 422, 'err_validation_failed'],
    ['NOBODY', 'Open', 404, 'err_entity_not_found'],
  ])('the status for the id %s does not change to %s: %s %s', async (id, to, status, code) => {
    const response = await move(id, to);
    expect([response.status, response.body]).toMatchObject([status, { errors: [{ code }] }]);
  });
});
