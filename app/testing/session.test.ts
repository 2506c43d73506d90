import { createCookie } from '@remix-run/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { portal } from './portal';
import type { Visitor } from './visitor';

const SECRET = 'a secret of the tests alone of thirty-two characters or more';
const visit = portal({ env: { SESSION_SECRET: SECRET, SEARCH_ENGINES: 'true' } });

const renderings = vi.hoisted(() => ({ count: 0 }));
vi.mock('~/page/whole-page.server', async (original) => {
  const actual = await original<typeof import('~/page/whole-page.server')>();
  const wholePage: typeof actual.wholePage = (...page) => {
    renderings.count += 1;
    return actual.wholePage(...page);
  };
  return { wholePage };
});

const COOKIE = 'portal_session';
const LIST = '/dashboard/applications';
const SIGNED = createCookie(COOKIE, { secrets: [SECRET] });

/** The id that a visitor's cookie names. */
async function idOf(visitor: Visitor): Promise<unknown> {
  return SIGNED.parse(`${COOKIE}=${visitor.cookies.get(COOKIE)}`);
}

/** A browser with a session of its own and nobody logged in. */
async function anonymous(): Promise<Visitor> {
  const visitor = await visit('demo');
  await visitor.post('/application/keep', { step: 'company-name', companyName: 'Hafenkontor' });
  expect(visitor.cookies.has(COOKIE)).toBe(true);
  return visitor;
}

describe('a login', () => {
  it('SHELL-08 gives the session another id, and the one known before leads to nobody’s account', async () => {
    const visitor = await anonymous();
    const before = visitor.copy();
    await visitor.logIn('katrin');
    expect(await idOf(visitor)).not.toBe(await idOf(before));
    expect((await visitor.get(LIST)).status).toBe(200);
    const planted = await before.get(LIST);
    expect([planted.status, planted.location]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(LIST)}`,
    ]);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const visitor = await visit('demo');
    const { email, password } = visitor.world.persona('katrin');
    const answer = await visitor.post('/login', { email, password });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^portal_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toMatch(/Max-Age=\d+/);
  });

  it('does not take up an id that was signed and that no session has', async () => {
    const visitor = await visit('demo');
    const planted = 'A'.repeat(43);
    const value = (await SIGNED.serialize(planted)).split(';')[0]?.slice(COOKIE.length + 1) ?? '';
    const victim = visitor.copy(new Map([[COOKIE, value]]));
    await victim.post('/application/keep', { step: 'company-name', companyName: 'Hafenkontor' });
    expect(await idOf(victim)).toMatch(/^[\w-]{43}$/);
    expect(await idOf(victim)).not.toBe(planted);
    await victim.logIn('katrin');
    const attacker = visitor.copy(new Map([[COOKIE, value]]));
    expect((await attacker.get(LIST)).location).toMatch(/^\/login/);
  });

  it.each(['x', 'eyJhIjoxfQ.bm8', '%', 'A'.repeat(43)])(
    'takes no cookie that is not signed: %s',
    async (value) => {
      const visitor = (await visit('demo')).copy(new Map([[COOKIE, value]]));
      expect((await visitor.get(LIST)).location).toMatch(/^\/login/);
    },
  );
});

describe('a logout', () => {
  it('ends the session here and at the lending API, and copies of the cookie are worth nothing', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const copy = visitor.copy();
    const answer = await visitor.submit('/logout');
    expect([answer.path, answer.status]).toEqual(['/login', 200]);
    expect(answer.words()).toContain('You are logged out.');
    expect(visitor.world.rows.sessions.size).toBe(0);
    // Nobody is logged in here any more, whatever the lending API would say.
    for (const browser of [visitor, copy]) expect((await browser.get(LIST)).location).toBe('/login');
  });

  it('leads to login without a way back, as the user has left on purpose', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post('/logout');
    expect((await visitor.get(LIST)).location).toBe('/login');
  });

  it('that the lending API refuses leaves the user logged in, and says so', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.fail({ path: '/user/account/logout', status: 503 });
    const answer = await visitor.submit('/logout');
    expect(answer.path).toBe(LIST);
    expect(answer.words()).toContain('Logging out didn’t work. You are still logged in, please try again.');
  });

  it('of a session that the lending API does not know any more is done', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.fail({ path: '/user/account/logout', code: 'err_auth_session_expired' });
    expect((await visitor.post('/logout')).location).toBe('/login');
  });

  it('of nobody leads to login and begins no session', async () => {
    const visitor = await visit('demo');
    const before = [...visitor.cookies.keys()];
    expect((await visitor.post('/logout')).location).toBe('/login');
    expect([...visitor.cookies.keys()]).toEqual(before);
  });

  it('is no link', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.get('/logout')).location).toBe('/');
    expect((await visitor.get(LIST)).status).toBe(200);
  });
});

describe('a session that the lending API ends', () => {
  it('HTTP-03 leads to login and back, and says it once', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.fail({ path: '/user/applications', code: 'err_auth_session_expired', times: 1 });
    const answer = await visitor.get(LIST);
    expect([answer.status, answer.location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(LIST)}&expired=1`,
    ]);
    const login = await visitor.get(answer.location ?? '');
    expect(login.words().match(/session has expired/g)).toHaveLength(1);
    const { email, password } = visitor.world.persona('katrin');
    expect((await visitor.post(login.path, { email, password })).location).toBe(LIST);
  });

  it('SIM-02 keeps two visitors of one portal apart', async () => {
    const katrin = await visit('demo', { as: 'katrin' });
    const other = await visit('demo');
    expect((await katrin.get(LIST)).status).toBe(200);
    expect((await other.get(LIST)).location).toMatch(/^\/login/);
  });
});

describe('a form of another site', () => {
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

  it.each(addresses)('is refused at %s', async (address) => {
    visitor.world.asked();
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.post(address, { a: 'b' }, { headers: { ...crossSite, Origin: '' } })).status).toBe(
      403,
    );
    // Of an origin that is another the framework itself takes no form to a page, and says 500.
    for (const Origin of ['https://evil.example', 'http://evil.localhost']) {
      const answer = await visitor.post(address, { a: 'b' }, { headers: { ...crossSite, Origin } });
      expect([403, 500]).toContain(answer.status);
    }
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});

describe('a host that is not the portal’s', () => {
  it('is not answered', async () => {
    const visitor = await visit('demo');
    const answer = await visitor.get('/login', { headers: { Host: 'evil.example' } });
    expect(answer.status).toBe(421);
  });
});

describe('a page for visitors without a session', () => {
  const PUBLIC = ['/login', '/register', '/application/loan-info', '/forgot-password'];

  /** A page as it came, and with the values that must stand in one answer alone left out. */
  async function opened(visitor: Visitor, path: string) {
    const answer = await visitor.open(path);
    expect(answer.status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
    const formKey = /formKey\\",\\"([\w-]{36})/.exec(answer.body)?.[1] ?? '';
    const scripts = answer.page('script[nonce]').get();
    expect(scripts.map((script) => answer.page(script).attr('nonce')).every((own) => own === nonce)).toBe(
      true,
    );
    expect([nonce, formKey]).not.toContain('');
    const rest = answer.body.replaceAll(nonce, '').replaceAll(formKey, '');
    return { nonce, formKey, rest, scripts: scripts.length };
  }

  it.each(PUBLIC)('is the same for each but for what one answer alone may carry: %s', async (path) => {
    const first = await opened(await visit('demo'), path);
    const second = await opened(await visit('demo'), path);
    expect(second.scripts).toBeGreaterThan(0);
    expect(second.nonce).not.toBe(first.nonce);
    expect(second.formKey).not.toBe(first.formKey);
    expect(second.rest).toBe(first.rest);
  });

  it.each(['de', 'en', 'fr', 'pl'])(
    'says what it is for to search engines in words of its language: %s',
    async (language) => {
      const said = PUBLIC.map(async (path) => {
        const { page } = await (await visit('demo', { language })).open(path);
        return page('meta[name=description]').attr('content') ?? '';
      });
      const descriptions = await Promise.all(said);
      expect(descriptions.filter((words) => words.length > 30)).toHaveLength(PUBLIC.length);
      expect(new Set(descriptions).size).toBe(PUBLIC.length);
    },
  );

  it('may be shown by search engines where the deployment wants to be found', async () => {
    const { body } = await (await visit('demo')).get('/robots.txt');
    expect(body.split('\n')).toContain('Allow: /login');
  });

  it('is rendered once for all of them, and for each who has a session', async () => {
    const path = '/login?campaign=once';
    const renderingsOf = async (visitor: Visitor) => {
      const before = renderings.count;
      await visitor.open(path);
      return renderings.count - before;
    };
    expect(await renderingsOf(await visit('demo'))).toBe(1);
    expect(await renderingsOf(await visit('demo'))).toBe(0);
    const known = await anonymous();
    expect([await renderingsOf(known), await renderingsOf(known)]).toEqual([1, 1]);
  });

  it('follows each visitor’s language, colours and address', async () => {
    const english = await opened(await visit('demo'), '/login');
    const french = await (await visit('demo', { language: 'fr' })).open('/login');
    expect(french.page('html').attr('lang')).toBe('fr');
    for (const scheme of ['light', 'dark']) {
      const reader = (await visit('demo')).copy(new Map([['portal_scheme', scheme]]));
      expect((await reader.open('/login')).page('html').attr('data-scheme')).toBe(scheme);
    }
    const asked = await opened(await visit('demo'), `/login?redirectTo=${encodeURIComponent(LIST)}`);
    expect(asked.rest).not.toBe(english.rest);
  });

  it('shows nobody else what a visitor with a session has typed', async () => {
    const visitor = await visit('demo');
    await visitor.post('/application/keep', { step: 'loan-info', amount: '123,457' });
    expect((await visitor.open('/application/loan-info')).body).toContain('123,457');
    const other = await (await visit('demo')).open('/application/loan-info');
    expect(other.body).not.toContain('123,457');
  });
});
