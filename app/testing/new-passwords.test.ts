import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KATRIN_LOGIN, PERSONA_PASSWORD } from 'mock-server/testing/people';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { InstanceBrowser, startInstance } from './portal-instance';

const routes = async () => ({
  login: (await import('~/account/login/route')).action,
  '/register': (await import('~/account/registration/route')).action,
  '/user/account/reset/made-up': (await import('~/account/password/reset-password.route')).action,
  '/user/account/invite/made-up': (await import('~/account/invitation/route')).action,
  '/dashboard/settings': (await import('~/account/settings/route')).action,
});

let simulator: Awaited<ReturnType<typeof openSimulator>>;
let dataDir: string;
let portal: Awaited<ReturnType<typeof routes>>;

beforeAll(async () => {
  vi.stubEnv('REFUSE_KNOWN_PASSWORDS', 'true');
  simulator = await openSimulator();
  dataDir = mkdtempSync(join(tmpdir(), 'new-passwords-'));
  portal = await startInstance({ apiBaseUrl: simulator.origin, dataDir }, routes);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ['/register', { email: 'neu@beispiel.example', acceptedTerms: 'on' }],
  ['/user/account/reset/made-up', {}],
  ['/user/account/invite/made-up', { email: 'neu@beispiel.example', acceptedTerms: 'on' }],
  ['/dashboard/settings', { oldPassword: PERSONA_PASSWORD }],
] as const)(
  'ACC-04: the form at %s refuses a common password at the password field',
  async (path, otherFields) => {
    const sandbox = await TestSandbox.open(simulator.origin);
    const browser = new InstanceBrowser({ 'X-Sandbox': sandbox.id });
    if (path === '/dashboard/settings')
      await browser.callRoute(portal.login, '/login', {
        form: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
      });
    const token = path.split('/').at(-1) ?? '';
    const send = (password: string) =>
      browser.callRoute(portal[path], path, {
        params: { token },
        form: { ...otherFields, password, passwordRepeat: password },
      });
    const refusedResponse = await send('Passw0rd!');
    expect(refusedResponse).toMatchObject({
      status: 422,
      data: { result: { error: { password: [expect.stringContaining('allgemein bekannt')] } } },
    });
    expect(JSON.stringify(refusedResponse.data)).not.toContain('Passw0rd!');
    expect((await send('Kontor-2027!')).data).not.toMatchObject({
      result: { error: { password: expect.anything() } },
    });
  },
);
