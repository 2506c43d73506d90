import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KATRIN_LOGIN, PERSONA_PASSWORD } from 'mock-server/testing/people';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { InstanceBrowser, startInstance } from './portal-instance';

const routes = async () => ({
  login: (await import('~/account/login/route')).action,
  logout: (await import('~/account/logout/route')).action,
  register: (await import('~/account/registration/route')).action,
  reset: (await import('~/account/password/reset-password.route')).action,
  invite: (await import('~/account/invitation/route')).action,
  list: (await import('~/dashboard/applications/route')).loader,
  settings: (await import('~/account/settings/route')).action,
});

let simulator: Awaited<ReturnType<typeof openSimulator>>;
let dataDir: string;
let portal: Awaited<ReturnType<typeof routes>>;
let sandbox: TestSandbox;
let browser: InstanceBrowser;
let capturedLog: ReturnType<typeof captureLog>;

beforeAll(async () => {
  simulator = await openSimulator();
  dataDir = mkdtempSync(join(tmpdir(), 'security-events-'));
  portal = await startInstance({ apiBaseUrl: simulator.origin, dataDir }, routes);
}, 60_000);
afterAll(async () => {
  await simulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  sandbox = await TestSandbox.open(simulator.origin);
  browser = new InstanceBrowser({ 'X-Sandbox': sandbox.id });
  capturedLog = captureLog();
});
afterEach(() => {
  expect(capturedLog.text()).not.toMatch(/brandt|beispiel|Hafen|Demo!/i);
  capturedLog.release();
});

const events = (...names: string[]) => capturedLog.lines.filter(({ event }) => names.includes(event));
const logIn = (password = PERSONA_PASSWORD, email = KATRIN_LOGIN) =>
  browser.callRoute(portal.login, '/login', { form: { email, password } });

describe('security log: login and logout', () => {
  it('the security log records the outcome with a stable pseudonym of the account', async () => {
    await logIn('Hafen-0000!');
    await logIn(PERSONA_PASSWORD, KATRIN_LOGIN.toUpperCase());
    const [refusedLogin, successfulLogin] = events('login');
    expect(refusedLogin).toMatchObject({
      level: 'warn',
      outcome: 'refused',
      status: 401,
      factor: 'password',
    });
    expect(successfulLogin).toMatchObject({
      level: 'info',
      outcome: 'ok',
      factor: 'password',
      who: refusedLogin?.who,
    });
    expect(refusedLogin?.who).toMatch(/^[\w-]{16}$/);
  });

  it.each([
    [{ drop: true }, { outcome: 'unreachable' }],
    [{ status: 503 }, { outcome: 'refused', status: 503 }],
  ])(
    'the security log records a status only if the lending API answered one (simulated fault %j)',
    async (fault, expectedFields) => {
      const body = { method: 'POST', path: '/user/account/login', ...fault };
      await sandbox.request('POST', '/simulator/faults', { body });
      await logIn();
      const [login = {}] = events('login');
      expect(login).toMatchObject({ level: 'warn', factor: 'password', ...expectedFields });
      expect('status' in login).toBe('status' in expectedFields);
    },
  );

  it('the security log uses a different pseudonym for each account', async () => {
    await logIn('Hafen-0000!');
    await logIn('Hafen-0000!', 'jonas.brandt@metallbau-brandt.example');
    const [firstLogin, secondLogin] = events('login');
    expect(firstLogin?.who).not.toBe(secondLogin?.who);
  });

  it('the security log records a logout, which invalidates the session', async () => {
    await logIn();
    const stolenBrowser = browser.copyWithHeaders();
    await browser.callRoute(portal.logout, '/logout', { form: {} });
    expect(events('logout')).toMatchObject([{ level: 'info', outcome: 'ok', who: events('login')[0]?.who }]);
    for (const eachBrowser of [browser, stolenBrowser])
      expect((await eachBrowser.callRoute(portal.list, '/dashboard/applications')).location).toBe('/login');
  });
});

describe('security log: account', () => {
  it('the security log records a registration', async () => {
    const form = {
      email: 'neu@beispiel.example',
      password: 'Hafen-2027!',
      passwordRepeat: 'Hafen-2027!',
      acceptedTerms: 'on',
    };
    await browser.callRoute(portal.register, '/register', { form });
    expect(events('account-made')).toMatchObject([{ level: 'info', outcome: 'ok', who: expect.any(String) }]);
  });

  it('the security log records a password change, successful or not', async () => {
    await logIn();
    const change = (oldPassword: string) =>
      browser.callRoute(portal.settings, '/dashboard/settings', {
        form: { oldPassword, password: 'Hafen-2027!', passwordRepeat: 'Hafen-2027!' },
      });
    await change('Hafen-0000!');
    await change(PERSONA_PASSWORD);
    const pseudonym = events('login')[0]?.who;
    expect(events('password-set')).toMatchObject([
      { level: 'warn', way: 'settings', outcome: 'refused', who: pseudonym },
      { level: 'info', way: 'settings', outcome: 'ok', who: pseudonym },
    ]);
  });

  it.each(['reset', 'invite'] as const)(
    'the security log records a password set through the link of a mail, %s',
    async (loginWay) => {
      await browser.callRoute(portal[loginWay], `/user/account/${loginWay}/made-up`, {
        params: { token: 'made-up' },
        form: {
          email: 'neu@beispiel.example',
          password: 'Hafen-2027!',
          passwordRepeat: 'Hafen-2027!',
          acceptedTerms: 'on',
        },
      });
      expect(events('password-set')).toMatchObject([{ level: 'warn', way: loginWay, outcome: 'refused' }]);
      expect(events('password-set').some(({ who }) => who !== undefined)).toBe(loginWay === 'invite');
    },
  );
});

describe('security log: refusals', () => {
  const requestLogin = async (init: RequestInit) => {
    const { openRequest } = await import('~/request/open-request.server');
    const request = new Request('http://demo.localhost/login', {
      ...init,
      headers: { Host: 'demo.localhost', ...init.headers },
    });
    await openRequest({ request, context: {} }).catch(() => null);
    return capturedLog.lines.map(({ level, event, control }) => [level, event, control]);
  };

  it('the security log records a form submitted by another website', async () => {
    expect(
      await requestLogin({ method: 'POST', body: 'a=1', headers: { Origin: 'https://evil.example' } }),
    ).toEqual([['warn', 'control-refused', 'foreign-form']]);
  });

  it('the security log records a request whose Host header names no host of the portal', async () => {
    expect(await requestLogin({ headers: { Host: 'evil.example' } })).toEqual([
      ['warn', 'control-refused', 'unknown-host'],
    ]);
  });

  it('the security log records a session cookie with an invalid signature', async () => {
    expect(await requestLogin({ headers: { Cookie: 'portal_session=Imh1aHUi.x' } })).toEqual([
      ['warn', 'control-refused', 'session-cookie'],
    ]);
  });

  it('the security log records a form that the portal cannot have produced', async () => {
    const { readForm } = await import('~/request/body/form-body.server');
    const body = new URLSearchParams({ __intent__: '{not' });
    await readForm(new Request('http://demo.localhost/login', { method: 'POST', body })).catch(() => null);
    expect(events('control-refused')).toMatchObject([{ control: 'crafted-form' }]);
  });

  it('the security log records access refused by the lending API, with the name of the call and without the user', async () => {
    const { observeApiCall } = await import('~/telemetry/metrics.server');
    const call = { name: 'getApplication', method: 'GET', path: '/user/applications/:id' };
    await observeApiCall(call, async () => ({ ok: false, error: { kind: 'refused', status: 403 } }));
    await observeApiCall(call, async () => ({ ok: false, error: { kind: 'refused', status: 422 } }));
    expect(events('access-refused')).toMatchObject([
      { level: 'warn', call: 'getApplication', path: '/user/applications/:id', status: 403 },
    ]);
  });
});
