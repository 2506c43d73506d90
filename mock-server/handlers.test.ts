import { CALLS } from 'contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulatorHandlers } from './handlers';
import { createSimulator } from './simulator';
import { PDF_FILE } from './testing/files';
import { type MountedSimulator, mountSimulator } from './testing/mounted-simulator';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from './testing/people';
import { TEST_SETTINGS, TestSandbox } from './testing/test-simulator';
import { uploadTestDocument } from './testing/uploads';

it('SIM-02 every method and path of the contract has a msw handler', () => {
  const handlers = createSimulatorHandlers(createSimulator(TEST_SETTINGS), 'http://backend.example');
  for (const { method, path } of Object.values(CALLS)) {
    const found = handlers.filter(
      ({ info }) => info.method === method && info.path === `http://backend.example${path}`,
    );
    expect([path, found.length]).toEqual([path, 1]);
  }
});

describe('SIM-02 a simulator that runs in the process of a test', () => {
  let simulator: MountedSimulator;
  let sandbox: TestSandbox;
  let katrin: TestSandbox;

  beforeAll(async () => {
    simulator = mountSimulator();
    sandbox = await TestSandbox.open(simulator.origin);
    katrin = await logInUser(sandbox, KATRIN_LOGIN);
  });
  afterAll(() => simulator.close());

  it('returns 401 for requests without the session cookie', async () => {
    expect(await katrin.expectSuccess(CALLS.listApplications)).toHaveLength(7);
    expect(await sandbox.expectRefusal(CALLS.listApplications)).toBe('401 err_auth_session_not_found');
  });

  it('routes calls by their path and parses its parameters', async () => {
    const [first] = await katrin.expectSuccess(CALLS.listApplications);
    const id = String(first?.applicationId);
    const one = await katrin.expectSuccess(CALLS.getApplication, { params: { id } });
    expect(one.applicationId).toBe(id);
    const created = await katrin.call(CALLS.createApplication, { body: LOAN_BODY });
    expect(created.ok).toBe(true);
  });

  it('refuses unknown methods, paths and sandboxes, and malformed paths', async () => {
    const answers = await Promise.all([
      sandbox.request('DELETE', '/config'),
      sandbox.request('GET', '/nothing'),
      sandbox.request('GET', '/user/applications/%zz'),
      sandbox.request('GET', '/config', { headers: { 'x-sandbox': 'nobody' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([405, 404, 404, 404]);
    expect(answers[0]?.headers.get('allow')).toBe('GET');
  });

  it.each([{ drop: true }, { body: 'truncated' }])(
    'simulates a network error for the fault %j',
    async (fault) => {
      const body = { ...fault, path: '/config', times: 1 };
      expect((await sandbox.request('POST', '/simulator/faults', { body })).status).toBe(201);
      await expect(sandbox.request('GET', '/config')).rejects.toThrow();
      expect((await sandbox.request('GET', '/config')).status).toBe(200);
    },
  );

  it('stores uploaded files and serves the files at the returned URLs', async () => {
    const [first] = await katrin.expectSuccess(CALLS.listApplications);
    const id = String(first?.applicationId);
    const documentId = await uploadTestDocument(katrin, id);
    await sandbox.advance('PT1M');
    const { download_url } = await katrin.expectSuccess(CALLS.getDownloadUrl, { params: { id, documentId } });
    const file = await fetch(download_url);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF_FILE);
  });
});

it('each mounted simulator answers at its own origin until it is closed', async () => {
  const one: MountedSimulator = mountSimulator();
  const other = mountSimulator();
  expect(one.origin).not.toBe(other.origin);
  expect((await fetch(`${other.origin}/config`)).status).toBe(200);
  expect((await fetch(`${one.origin}/config`)).status).toBe(200);
  one.close();
  other.close();
  await expect(fetch(`${one.origin}/config`)).rejects.toThrow();
});
