import { createCookie } from '@remix-run/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const SECRET = 'a secret of the tests alone of thirty-two characters or more';
const visit = openPortal({ env: { SESSION_SECRET: SECRET, SEARCH_ENGINES: 'true' } });

const renderings = vi.hoisted(() => ({ count: 0 }));
vi.mock('~/page/render-page.server', async (original) => {
  const actual = await original<typeof import('~/page/render-page.server')>();
  const renderPage: typeof actual.renderPage = (...page) => {
    renderings.count += 1;
    return actual.renderPage(...page);
  };
  return { renderPage };
});

const SESSION_COOKIE = 'portal_session';
const LIST = '/dashboard/applications';
const SIGNED_COOKIE = createCookie(SESSION_COOKIE, { secrets: [SECRET] });

async function idOf(visitor: Visitor): Promise<unknown> {
  return SIGNED_COOKIE.parse(`${SESSION_COOKIE}=${visitor.cookies.get(SESSION_COOKIE)}`);
}

async function createVisitorWithSession(): Promise<Visitor> {
  const visitor = await visit('demo');
  await visitor.post('/application/keep', { step: 'company-name', companyName: 'Hafenkontor' });
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(true);
  return visitor;
}

describe('login', () => {
  it('SHELL-08: the login changes the session id, and the old id grants no access', async () => {
    const visitor = await createVisitorWithSession();
    const oldVisitor = visitor.copy();
    await visitor.logIn('katrin');
    expect(await idOf(visitor)).not.toBe(await idOf(oldVisitor));
    expect((await visitor.get(LIST)).status).toBe(200);
    const pageBeforeLogin = await oldVisitor.get(LIST);
    expect([pageBeforeLogin.status, pageBeforeLogin.location]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(LIST)}`,
    ]);
  });

  it('the login sets a cookie with HttpOnly and SameSite', async () => {
    const visitor = await visit('demo');
    const { email, password } = visitor.world.persona('katrin');
    const response = await visitor.post('/login', { email, password });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^portal_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toMatch(/Max-Age=\d+/);
  });

  it('the portal refuses a signed id without a session', async () => {
    const visitor = await visit('demo');
    const plantedId = 'A'.repeat(43);
    const value =
      (await SIGNED_COOKIE.serialize(plantedId)).split(';')[0]?.slice(SESSION_COOKIE.length + 1) ?? '';
    const visitorWithPlantedId = visitor.copy(new Map([[SESSION_COOKIE, value]]));
    await visitorWithPlantedId.post('/application/keep', {
      step: 'company-name',
      companyName: 'Hafenkontor',
    });
    expect(await idOf(visitorWithPlantedId)).toMatch(/^[\w-]{43}$/);
    expect(await idOf(visitorWithPlantedId)).not.toBe(plantedId);
    await visitorWithPlantedId.logIn('katrin');
    const attacker = visitor.copy(new Map([[SESSION_COOKIE, value]]));
    expect((await attacker.get(LIST)).location).toMatch(/^\/login/);
  });

  it.each(['x', 'eyJhIjoxfQ.bm8', '%', 'A'.repeat(43)])(
    'the portal refuses a cookie without a valid signature: %s',
    async (value) => {
      const visitor = (await visit('demo')).copy(new Map([[SESSION_COOKIE, value]]));
      expect((await visitor.get(LIST)).location).toMatch(/^\/login/);
    },
  );
});

describe('logout', () => {
  it('the logout closes the session at the portal and the lending API, and invalidates copies of the cookie', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const thiefWithCookies = visitor.copy();
    const response = await visitor.submit('/logout');
    expect([response.path, response.status]).toEqual(['/login', 200]);
    expect(response.words()).toContain('You’re logged out.');
    expect(visitor.world.rows.sessions.size).toBe(0);
    for (const browser of [visitor, thiefWithCookies])
      expect((await browser.get(LIST)).location).toBe('/login');
  });

  it('the logout redirects to login without a return path', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post('/logout');
    expect((await visitor.get(LIST)).location).toBe('/login');
  });

  it('the logout keeps the user logged in with a message if the lending API refuses', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ path: '/user/account/logout', status: 503 });
    const response = await visitor.submit('/logout');
    expect(response.path).toBe(LIST);
    expect(response.words()).toContain('We couldn’t log you out. You’re still logged in. Try again.');
  });

  it('the logout succeeds if the lending API no longer knows the session', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ path: '/user/account/logout', code: 'err_auth_session_expired' });
    expect((await visitor.post('/logout')).location).toBe('/login');
  });

  it('the logout redirects visitors without a session to login, and creates none', async () => {
    const visitor = await visit('demo');
    const cookiesBefore = [...visitor.cookies.keys()];
    expect((await visitor.post('/logout')).location).toBe('/login');
    expect([...visitor.cookies.keys()]).toEqual(cookiesBefore);
  });

  it('the logout refuses GET', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.get('/logout')).location).toBe('/');
    expect((await visitor.get(LIST)).status).toBe(200);
  });
});

describe('session ended by the lending API', () => {
  it('HTTP-03: a session ended by the lending API redirects to login and back, with one message', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ path: '/user/applications', code: 'err_auth_session_expired', times: 1 });
    const response = await visitor.get(LIST);
    expect([response.status, response.location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(LIST)}&expired=1`,
    ]);
    const login = await visitor.get(response.location ?? '');
    expect(login.words().match(/session has expired/g)).toHaveLength(1);
    const { email, password } = visitor.world.persona('katrin');
    expect((await visitor.post(login.path, { email, password })).location).toBe(LIST);
  });

  it('SIM-02: a session ended by the lending API does not affect other visitors', async () => {
    const katrin = await visit('demo', { as: 'katrin' });
    const otherVisitor = await visit('demo');
    expect((await katrin.get(LIST)).status).toBe(200);
    expect((await otherVisitor.get(LIST)).location).toMatch(/^\/login/);
  });
});

describe('form submitted by another website', () => {
  const addresses = [
    '/login',
    '/logout',
    '/register',
    '/language',
    '/application/keep',
    '/dashboard/settings',
  ];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit('demo', { as: 'katrin' });
  });

  it.each(addresses)('a form submitted by another website changes nothing at %s', async (address) => {
    visitor.world.takeCalls();
    const crossSiteHeaders = { 'Sec-Fetch-Site': 'cross-site' };
    expect(
      (await visitor.post(address, { a: 'b' }, { headers: { ...crossSiteHeaders, Origin: '' } })).status,
    ).toBe(403);
    for (const Origin of ['https://evil.example', 'http://evil.localhost']) {
      const response = await visitor.post(address, { a: 'b' }, { headers: { ...crossSiteHeaders, Origin } });
      expect([403, 500]).toContain(response.status);
    }
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('request whose Host header names no host of the portal', () => {
  it('a request with an unknown Host header receives status 421', async () => {
    const visitor = await visit('demo');
    const response = await visitor.get('/login', { headers: { Host: 'evil.example' } });
    expect(response.status).toBe(421);
  });
});

describe('page without a session', () => {
  const PUBLIC_PATHS = ['/login', '/register', '/application/loan-info', '/forgot-password'];

  async function openNormalized(visitor: Visitor, path: string) {
    const response = await visitor.open(path);
    expect(response.status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
    const formKey = /formKey\\",\\"([\w-]{36})/.exec(response.body)?.[1] ?? '';
    const scripts = [...response.document.querySelectorAll('script[nonce]')];
    expect(scripts.map((script) => script.getAttribute('nonce')).every((own) => own === nonce)).toBe(true);
    expect([nonce, formKey]).not.toContain('');
    const rest = response.body.replaceAll(nonce, '').replaceAll(formKey, '');
    return { nonce, formKey, rest, scripts: scripts.length };
  }

  it.each(PUBLIC_PATHS)('a page without a session does not differ between visitors: %s', async (path) => {
    const first = await openNormalized(await visit('demo'), path);
    const second = await openNormalized(await visit('demo'), path);
    expect(second.scripts).toBeGreaterThan(0);
    expect(second.nonce).not.toBe(first.nonce);
    expect(second.formKey).not.toBe(first.formKey);
    expect(second.rest).toBe(first.rest);
  });

  it.each(['de', 'en', 'fr', 'pl'])(
    'a page without a session has a description for search engines in the language of the page: %s',
    async (language) => {
      const pendingDescriptions = PUBLIC_PATHS.map(async (path) => {
        const page = await (await visit('demo', { language })).open(path);
        return page.attribute('meta[name=description]', 'content') ?? '';
      });
      const descriptions = await Promise.all(pendingDescriptions);
      expect(descriptions.filter((words) => words.length > 30)).toHaveLength(PUBLIC_PATHS.length);
      expect(new Set(descriptions).size).toBe(PUBLIC_PATHS.length);
    },
  );

  it('a page without a session allows indexing if the deployment does', async () => {
    const { body } = await (await visit('demo')).get('/robots.txt');
    expect(body.split('\n')).toContain('Allow: /login');
  });

  it('a page without a session renders once for all visitors, but for each session separately', async () => {
    const path = '/login?campaign=once';
    const countRenderings = async (visitor: Visitor) => {
      const countBefore = renderings.count;
      await visitor.open(path);
      return renderings.count - countBefore;
    };
    expect(await countRenderings(await visit('demo'))).toBe(1);
    expect(await countRenderings(await visit('demo'))).toBe(0);
    const known = await createVisitorWithSession();
    expect([await countRenderings(known), await countRenderings(known)]).toEqual([1, 1]);
  });

  it('a page without a session follows the visitor’s language, colours and host', async () => {
    const englishPage = await openNormalized(await visit('demo'), '/login');
    const frenchPage = await (await visit('demo', { language: 'fr' })).open('/login');
    expect(frenchPage.attribute('html', 'lang')).toBe('fr');
    for (const scheme of ['light', 'dark']) {
      const reader = (await visit('demo')).copy(new Map([['portal_scheme', scheme]]));
      expect((await reader.open('/login')).attribute('html', 'data-scheme')).toBe(scheme);
    }
    const requestedPage = await openNormalized(
      await visit('demo'),
      `/login?redirectTo=${encodeURIComponent(LIST)}`,
    );
    expect(requestedPage.rest).not.toBe(englishPage.rest);
  });

  it('a page without a session does not show typed values of another session', async () => {
    const visitor = await visit('demo');
    await visitor.post('/application/keep', { step: 'loan-info', amount: '123,457' });
    expect((await visitor.open('/application/loan-info')).body).toContain('123,457');
    const otherVisitor = await (await visit('demo')).open('/application/loan-info');
    expect(otherVisitor.body).not.toContain('123,457');
  });
});
