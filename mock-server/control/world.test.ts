import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox({ scenario: 'action-required' });

it('SIM-14 GET /simulator/world returns the state of the sandbox for the demo bar', async () => {
  const { body } = await test
    .sandbox()
    .request('GET', '/simulator/world', { headers: { 'x-forwarded-host': 'swiss.localhost:3000' } });
  expect(body).toMatchObject({
    sandbox: test.sandbox().id,
    scenario: { id: 'action-required' },
    now: expect.stringMatching(/^2026-03-02T09:00/),
    partner: 'demo',
    control_url: `http://swiss.localhost:${new URL(test.origin()).port}/simulator`,
  });
  expect(body).toHaveProperty('personas.0', {
    key: 'katrin',
    email: 'katrin.brandt@metallbau-brandt.example',
    role: 'applicant',
  });
  expect(body).toHaveProperty('applications.0.next_status');
  expect(body).toHaveProperty('faults', []);
  expect(JSON.stringify(body)).not.toContain('password');
});

it.each([
  ['fr', 'Tout attend le client'],
  ['pl', 'Wszystko czeka na klienta'],
  ['it', 'Everything is waiting for the customer'],
])('SIM-14 GET /simulator/world names the loaded scenario in the language %s', async (language, title) => {
  const { body } = await test.sandbox().request('GET', `/simulator/world?lang=${language}`);
  expect(body).toHaveProperty('scenario.title', title);
});

it('SIM-14 GET /simulator/world lists active faults and names the loaded scenario in German', async () => {
  for (const fault of [{ code: 'err_invalid_iban' }, { status: 503 }, { latency_ms: 5 }]) {
    await test.sandbox().request('POST', '/simulator/faults', { body: fault });
  }
  const { body } = await test.sandbox().request('GET', '/simulator/world?lang=de');
  expect(body).toMatchObject({
    scenario: { title: 'Alles wartet auf den Kunden' },
    faults: ['HTTP 503', 'err_invalid_iban'],
  });
});

it('D-77 GET /simulator/world counts the form’s patterns that no engine can run', async () => {
  const sandbox = test.sandbox();
  const put = await sandbox.request('PUT', '/simulator/forms/application', { body: FLEET_FORM });
  expect(put.status).toBe(200);
  expect((await sandbox.request('GET', '/simulator/world')).body).toHaveProperty('patterns_not_run', 0);
  const { body: snapshot } = await sandbox.request('GET', '/simulator/snapshot');
  const broken = JSON.stringify(snapshot).replace(/("type":"regex","value":)"[^"]*"/, '$1"([A-Z"');
  await sandbox.request('PUT', '/simulator/snapshot', { body: JSON.parse(broken) });
  expect((await sandbox.request('GET', '/simulator/world')).body).toHaveProperty('patterns_not_run', 1);
});

describe('SIM-14 GET /simulator/world/revision', () => {
  const revision = async () => (await test.sandbox().request('GET', '/simulator/world/revision')).body;

  it('returns the same revision after reads', async () => {
    const before = await revision();
    expect(before).toEqual({ revision: expect.any(String) });
    await test.sandbox().request('GET', '/simulator/world');
    await test.sandbox().request('GET', '/localization/countries?language=en');
    expect(await revision()).toEqual(before);
  });

  it('returns another revision after a status change, a clock move and a reset', async () => {
    const { body } = await test.sandbox().request('GET', '/simulator/world');
    const [application] = (body as { applications: { id: string }[] }).applications;
    const seen = [await revision()];
    const changes: [string, string, object][] = [
      ['POST', '/simulator/clock/advance', { by: 'P1D' }],
      ['POST', `/simulator/applications/${application?.id}/status`, { status: 'Rejected' }],
      ['POST', '/simulator/reset', {}],
    ];
    for (const [method, path, body] of changes) {
      expect((await test.sandbox().request(method, path, { body })).status).toBe(200);
      expect(seen).not.toContainEqual(await revision());
      seen.push(await revision());
    }
  });
});
