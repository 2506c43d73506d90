import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KATRIN, PASSWORD } from 'mock-server/testing/people';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Browser, startInstance } from './portal-instance';

const routes = async () => ({
  loanInfo: (await import('~/routes/application.loan-info')).action,
  keep: (await import('~/routes/application.keep')).action,
  login: (await import('~/routes/login')).action,
});

let simulator: Awaited<ReturnType<typeof openSimulator>>;
let dataDir: string;
let portal: Awaited<ReturnType<typeof routes>>;
let browser: Browser;

beforeAll(async () => {
  simulator = await openSimulator();
  dataDir = mkdtempSync(join(tmpdir(), 'too-much-'));
  portal = await startInstance({ apiBaseUrl: simulator.origin, dataDir }, routes);
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  const sandbox = await TestSandbox.open(simulator.origin);
  browser = new Browser({ 'X-Sandbox': sandbox.id });
});

const long = 'x'.repeat(9_000);
const send = (fields: Record<string, string>) =>
  browser.ask(portal.loanInfo, '/application/loan-info', { form: { __form: 'loan-info', ...fields } });

it('CLA-05: more than a visitor can have kept is told at the form, which holds all of it', async () => {
  const typed = { purpose: long, amount: long };
  expect(await send(typed)).toMatchObject({
    status: 413,
    data: {
      result: {
        initialValue: typed,
        error: { '': [expect.stringContaining('mehr, als wir vor einer Anmeldung aufbewahren können')] },
      },
    },
  });
  expect((await send({ purpose: long })).status).toBe(400);
});

it('DYN-02: nobody is told that it was kept', async () => {
  const form = { step: 'loan-info', purpose: long, amount: long };
  expect((await browser.ask(portal.keep, '/application/keep', { form })).status).toBe(413);
});

it('CLA-05: of somebody who is logged in it is kept', async () => {
  await browser.ask(portal.login, '/login', { form: { email: KATRIN, password: PASSWORD } });
  expect((await send({ purpose: long, amount: long })).status).toBe(400);
});
