import { createApplication, listApplications } from 'contracts/api/applications';
import { SCENARIOS } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, registerUser } from '../testing/people';
import { TEST_TIME, TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();

describe('sandboxes', () => {
  it('SIM-11 sandboxes share no data, tested with fifty sandboxes at once', { timeout: 60_000 }, async () => {
    const counts = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const sandbox = await TestSandbox.open(test.origin());
        const user = await registerUser(sandbox);
        for (let count = 0; count < number % 4; count += 1)
          await user.expectSuccess(createApplication, { body: LOAN_BODY });
        await sandbox.request('POST', '/simulator/faults', {
          body: { path: '/config', status: 500 + number },
        });
        const config = await sandbox.request('GET', '/config');
        const mails = await sandbox.outbox();
        const list = await user.expectSuccess(listApplications);
        return [list.length, mails.length, config.status];
      }),
    );
    expect(counts).toEqual(Array.from({ length: 50 }, (_, number) => [number % 4, 1, 500 + number]));
  });

  it('SIM-11 sandboxes reject sessions of other sandboxes', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    const other = await TestSandbox.open(test.origin());
    expect(await katrin.with({ 'x-sandbox': other.id }).expectRefusal(listApplications)).toBe(
      '401 err_auth_session_not_found',
    );
    expect(await katrin.with({ 'x-sandbox': 'default' }).expectRefusal(listApplications)).toBe(
      '401 err_auth_session_not_found',
    );
  });

  it.each(['GET /config', 'GET /nothing', 'GET /simulator/clock', 'POST /simulator/reset'])(
    'sandboxes return 404 for an invented sandbox id: %s',
    async (start) => {
      const [method = '', path = ''] = start.split(' ');
      const { status, body } = await test.sandbox().with({ 'x-sandbox': 'nobody' }).request(method, path);
      expect([status, body]).toEqual([
        404,
        { errors: [{ code: 'err_entity_not_found', field: 'X-Sandbox' }] },
      ]);
    },
  );

  it('sandboxes list their personas and pending items', async () => {
    const { status, body } = await test
      .sandbox()
      .request('POST', '/simulator/sandboxes', { body: { now: TEST_TIME } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      scenario: 'demo',
      seed: 1,
      personas: [
        { key: 'katrin', email: KATRIN_LOGIN, password: 'Demo!2026pass', role: 'applicant' },
        { key: 'jonas' },
      ],
      applications: [{ shortId: '7K2M9Q', status: 'Open', owner: 'katrin' }, ...Array(7).fill({})],
    });
  });

  it("sandboxes list the signatory of another user's application as a persona", async () => {
    const { body } = await test
      .sandbox()
      .request('POST', '/simulator/sandboxes', { body: { scenario: 'signing' } });
    expect(body).toMatchObject({
      personas: [
        { key: 'katrin', role: 'applicant' },
        { key: 'jonas', role: 'signatory' },
      ],
    });
    const signing = test.sandbox().with({ 'x-sandbox': Object(body).sandbox });
    const { body: snapshot } = await signing.request('GET', '/simulator/snapshot');
    expect(snapshot).toMatchObject({ personas: Object(body).personas });
    expect((await signing.request('PUT', '/simulator/snapshot', { body: snapshot })).status).toBe(200);
  });

  it('SIM-09 sandboxes contain identical bytes for the same seed and time', async () => {
    const [one, same, other] = await Promise.all(
      [5, 5, 6].map(async (seed) => {
        const sandbox = await TestSandbox.open(test.origin(), { seed });
        return JSON.stringify((await sandbox.request('GET', '/simulator/snapshot')).body);
      }),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each([
    [{ scenario: 'nothing' }, 'scenario'],
    [{ seed: -1 }, 'seed'],
    [{ seed: 'one' }, 'seed'],
    [{ now: 'tomorrow' }, 'now'],
    [{ now: '9999-12-31T00:00:00Z' }, 'now'],
    [{ size: 3 }, 'size'],
  ])('sandboxes are refused with the invalid settings %j', async (body, field) => {
    const response = await test.sandbox().request('POST', '/simulator/sandboxes', { body });
    expect([response.status, response.body]).toEqual([
      422,
      { errors: [{ code: 'err_validation_failed', field }] },
    ]);
  });

  it('SIM-09 sandboxes return to the start of their scenario after a reset, with time, e-mails, faults and log', async () => {
    const sandbox = test.sandbox();
    const before = await sandbox.request('GET', '/simulator/snapshot');
    const user = await registerUser(sandbox);
    await user.expectSuccess(createApplication, { body: LOAN_BODY });
    await sandbox.advance('P10D');
    await sandbox.request('POST', '/simulator/faults', { body: { status: 500 } });
    expect((await sandbox.request('POST', '/simulator/reset')).status).toBe(200);
    expect((await sandbox.request('GET', '/simulator/snapshot')).body).toEqual(before.body);
    expect((await sandbox.request('GET', '/simulator/requests')).body).toEqual([]);
    expect(await user.expectRefusal(listApplications)).toBe('401 err_auth_session_not_found');
  });
});

it('SIM-09 the scenarios call lists the scenarios', async () => {
  const { body } = await test.sandbox().request('GET', '/simulator/scenarios');
  expect(body).toHaveLength(SCENARIOS.length);
  expect(body).toContainEqual({
    id: 'demo',
    title: expect.any(String),
    description: expect.any(String),
    tags: expect.any(Array),
    partner: 'demo',
  });
});

it.each(SCENARIOS.flatMap(({ id, tags }) => (tags.includes('failure') ? [] : id)))(
  'SIM-09 the lists of the scenario %s match the contract',
  async (scenario) => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario });
    const { body } = await sandbox.request('POST', '/simulator/reset');
    const { personas } = body as { personas: { email: string; password: string }[] };
    for (const { email, password } of personas) {
      const user = await logInUser(sandbox, email, password);
      await user.call(listApplications);
    }
  },
);

it('the health check reports that the simulator is alive', async () => {
  const { status, body } = await test.sandbox().request('GET', '/simulator/health');
  expect([status, body]).toEqual([200, { status: 'ok', simulator: true, hosted: false }]);
});
