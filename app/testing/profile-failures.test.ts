import { KATRIN_LOGIN, PERSONA_PASSWORD } from 'mock-server/testing/people';
import type { TestSandbox } from 'mock-server/testing/test-simulator';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortalEnvironment, type InstanceBrowser } from './portal-instance';

const TIMEOUT_MS = 1_500;

vi.setConfig({ testTimeout: 20_000 });

const REASONS: Record<string, RegExp> = {
  '401': /^Ihre Sitzung ist abgelaufen/,
  '403': /^Sie wurden abgemeldet\. Ihr Konto lässt sich nicht mehr öffnen/,
  '404': /^Sie wurden abgemeldet\. Ihr Konto lässt sich nicht mehr öffnen/,
  'a disabled account': /^Sie wurden abgemeldet\. Dieses Konto ist deaktiviert/,
};

const routes = () =>
  Promise.all([
    import('~/account/login/route'),
    import('~/account/logout/route'),
    import('~/dashboard/applications/route'),
    import('~/account/settings/route'),
  ]);

const environment = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof routes>>;
let sandbox: TestSandbox;
let browser: InstanceBrowser;

beforeAll(async () => {
  portal = await environment.start(routes, { apiTimeoutMs: TIMEOUT_MS });
}, 60_000);

beforeEach(async () => {
  ({ sandbox, browser } = await environment.visitor());
});

const [LOGIN_ROUTE, LOGOUT_ROUTE, LIST_ROUTE, SETTINGS_ROUTE] = [0, 1, 2, 3] as const;
const PAGES = [
  ['the list', LIST_ROUTE, '/dashboard/applications?from=mail'],
  ['the settings', SETTINGS_ROUTE, '/dashboard/settings?from=mail'],
] as const;

const logIn = () =>
  browser.callRoute(portal[LOGIN_ROUTE].action, '/login', {
    form: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
  });

async function planProfileFault(fault: object) {
  const path = '/user/profile';
  const { status } = await sandbox.request('POST', '/simulator/faults', {
    body: { method: 'GET', path, ...fault },
  });
  expect(status).toBe(201);
}

const removeFaults = () => sandbox.request('DELETE', '/simulator/faults');

const UNREACHABLE: readonly [string, object, number][] = [
  ...[400, 408, 422, 429, 500, 501, 502, 503, 504, 599].map((status): [string, object, number] => [
    `status ${status}`,
    { status },
    status,
  ]),
  ['too many requests', { code: 'err_too_many_requests' }, 429],
  ['a dropped connection', { drop: true }, 503],
  ['no answer in time', { latency_ms: 60_000 }, 504],
  ['a web page', { body: 'html' }, 502],
  ['broken JSON', { body: 'broken_json' }, 502],
  ['JSON of another structure', { body: 'wrong_shape' }, 502],
  ['a truncated answer', { body: 'truncated' }, 503],
];

const REFUSED: readonly [string, object][] = [
  ['401', { status: 401 }],
  ['403', { status: 403 }],
  ['404', { status: 404 }],
  ['a disabled account', { code: 'err_auth_entity_disabled' }],
];

describe.each(PAGES)('D-71: failed profile call on %s', (_, page, path) => {
  it.each(UNREACHABLE)(
    'the page keeps the user logged in if the profile call fails: %s',
    async (_, fault, status) => {
      await logIn();
      await planProfileFault(fault);
      const failedResponse = await browser.callRoute(portal[page].loader, path);
      expect(failedResponse).toMatchObject({ status, location: null, data: { accountUnreachable: true } });
      expect(JSON.stringify(failedResponse.data)).not.toContain('katrin');
      await removeFaults();
      expect(await browser.callRoute(portal[page].loader, path)).toMatchObject({ status: 200 });
    },
  );

  it('the page retries the profile call once', async () => {
    await logIn();
    await planProfileFault({ status: 503, times: 1 });
    expect(await browser.callRoute(portal[page].loader, path)).toMatchObject({ status: 200 });
  });

  it.each(REFUSED)(
    'the page logs out and redirects back after login if the profile call is refused: %s',
    async (kind, fault) => {
      await logIn();
      await planProfileFault(fault);
      const { location } = await browser.callRoute(portal[page].loader, path);
      const login = new URL(location ?? '', 'http://demo.localhost');
      expect(login.pathname).toBe('/login');
      expect(login.searchParams.get('redirectTo')).toBe(path);
      for (const _reload of [1, 2]) {
        const loginPage = await browser.callRoute(portal[LOGIN_ROUTE].loader, login.pathname + login.search);
        expect(loginPage.data).toMatchObject({ expired: expect.stringMatching(REASONS[kind] ?? /^$/) });
      }
      await removeFaults();
      expect((await browser.callRoute(portal[page].loader, path)).location).toContain('/login');
      expect(await logIn()).toMatchObject({ location: '/dashboard/applications' });
      await browser.callRoute(portal[LOGOUT_ROUTE].action, '/logout', { form: {} });
      const later = await browser.callRoute(portal[LOGIN_ROUTE].loader, '/login?expired=1');
      expect(later.data).toMatchObject({ expired: expect.stringMatching(/^Ihre Sitzung/) });
    },
  );
});

it('D-71: a user can log out while the profile call fails', async () => {
  await logIn();
  await planProfileFault({ status: 503 });
  expect(await browser.callRoute(portal[LOGOUT_ROUTE].action, '/logout', { form: {} })).toMatchObject({
    location: '/login',
  });
  await removeFaults();
  expect((await browser.callRoute(portal[LIST_ROUTE].loader, '/dashboard/applications')).location).toContain(
    '/login',
  );
});

describe('HTTP-02: login with a failed profile call', () => {
  it.each(UNREACHABLE)(
    'the login creates no session, keeps the e-mail address and says that the password is correct: %s',
    async (_, fault, status) => {
      await planProfileFault(fault);
      const failedResponse = await logIn();
      expect(failedResponse).toMatchObject({
        status,
        data: {
          result: {
            initialValue: { email: KATRIN_LOGIN },
            error: { '': ['Die Anmeldung hat nicht geklappt.', expect.stringMatching(/Passwort stimmt/)] },
          },
        },
      });
      expect(JSON.stringify(failedResponse.data)).not.toContain(PERSONA_PASSWORD);
      const { body } = await sandbox.request('GET', '/simulator/requests?call=logout');
      expect(body).toHaveLength(1);
      await removeFaults();
      expect(
        (await browser.callRoute(portal[LIST_ROUTE].loader, '/dashboard/applications')).location,
      ).toContain('/login');
      expect(await logIn()).toMatchObject({ location: '/dashboard/applications' });
      expect(await browser.callRoute(portal[LIST_ROUTE].loader, '/dashboard/applications')).toMatchObject({
        status: 200,
      });
    },
  );

  it('the login retries the profile call once', async () => {
    await planProfileFault({ status: 503, times: 1 });
    expect(await logIn()).toMatchObject({ location: '/dashboard/applications' });
  });
});
