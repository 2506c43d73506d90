import { describe, expect, it } from 'vitest';
import type { Visitor } from '~/testing/visitor';
import { openPortal } from '../testing/portal';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const LIST = '/dashboard/applications';
const RELOAD_HEADER = 'X-Remix-Reload-Document';
const TEXT_KEYS_COOKIE = 'portal_text_keys';

const cookieOf = (response: Awaited<ReturnType<Visitor['get']>>, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const listProfileCalls = ({ world }: Visitor) =>
  world.takeChangeCalls().filter((call) => call.includes('/user/'));

describe('SHELL-24: change of the language', () => {
  it('a change of the language sets a cookie of this host for a year; the next page has the chosen language', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post('/language', { language: 'pl', returnTo: '/login?a=1' });
    expect([response.status, response.location]).toEqual([303, '/login?a=1']);
    expect(cookieOf(response, 'portal_language')).toBe(
      'pl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    );
    expect([response.headers.get(RELOAD_HEADER), response.setCookies]).toEqual([null, ['portal_language']]);
    expect((await visitor.get('/login')).attribute('html', 'lang')).toBe('pl');
  });

  it.each([
    ['partner-terms', 'en', true],
    ['partner-terms', 'fr', false],
    ['partner-terms', 'pl', false],
    ['demo', 'fr', true],
  ])(
    'the language switch accepts a language only if the partner offers it (partner %s, language %s, accepted: %s)',
    async (world, language, isTaken) => {
      const visitor = await visit(world);
      const response = await visitor.post('/language', { language, returnTo: '/login' });
      expect([response.status, response.location, response.setCookies]).toEqual([
        303,
        '/login',
        isTaken ? ['portal_language'] : [],
      ]);
    },
  );

  it.each([
    ['/login?lng=de&lang=fr&a=1', '/login?a=1'],
    ['/login?lang=fr', '/login'],
    ['/login?language=fr', '/login?language=fr'],
    ['https://evil.example/', '/'],
  ])(
    'the language switch overrides the language in the previous URL: %s redirects to %s',
    async (returnTo, redirectTarget) => {
      const visitor = await visit('demo');
      expect((await visitor.post('/language', { language: 'fr', returnTo })).location).toBe(redirectTarget);
      const query = new URLSearchParams({ returnTo });
      expect((await visitor.post(`/language?${query}`, { language: 'fr' })).location).toBe(redirectTarget);
    },
  );

  it('the language switch prefers the return URL of the form to the return URL of the query', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post('/language?returnTo=/cookies', {
      language: 'fr',
      returnTo: '/login',
    });
    expect(response.location).toBe('/login');
  });
});

describe('SHELL-10: typed values', () => {
  const typed = { __form__: 'register', email: 'neu@beispiel.example', password: 'Kranich7#Boje&Moos' };

  it('typed values reappear in the form without passwords or a message', async () => {
    const visitor = await visit('demo');
    const response = await visitor.submit('/language?returnTo=/register', { language: 'fr', ...typed });
    expect(response.attribute('html', 'lang')).toBe('fr');
    expect(response.value('[name=email]')).toBe(typed.email);
    expect(response.body).not.toContain('Kranich7');
    expect(response.words('section[aria-label=Messages]')).toBe('');
  });

  it('a change of the language creates no session if the form is empty', async () => {
    const visitor = await visit('demo');
    await visitor.post('/language?returnTo=/register', { language: 'fr', __form__: 'register' });
    expect([...visitor.cookies.keys()]).toEqual(['portal_language']);
  });
});

describe('SHELL-25: text keys in place of a language', () => {
  it('the keys remain until the user chooses a language, and each change of language reloads the page', async () => {
    const visitor = await visit('demo');
    const keysResponse = await visitor.post('/language', { language: 'cimode', returnTo: '/login?lng=de' });
    expect([keysResponse.status, keysResponse.location, keysResponse.headers.get(RELOAD_HEADER)]).toEqual([
      303,
      '/login',
      'true',
    ]);
    expect(cookieOf(keysResponse, TEXT_KEYS_COOKIE)).toBe('1; Path=/; HttpOnly; SameSite=Lax');
    expect(keysResponse.setCookies).toEqual([TEXT_KEYS_COOKIE]);
    const page = await visitor.get('/login');
    expect(page.words('main')).toContain('account:login.title');
    expect([page.title, page.attribute('html', 'lang')]).toEqual([
      'account:login.pageTitle · Lindhof Bank',
      'en',
    ]);
    const texts = await visitor.post('/language', { language: 'en', returnTo: '/login' });
    expect([texts.status, texts.headers.get(RELOAD_HEADER)]).toEqual([303, 'true']);
    expect(cookieOf(texts, TEXT_KEYS_COOKIE)).toBe('; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect((await visitor.get('/login')).title).toBe('Log in · Lindhof Bank');
  });

  it('the portal shows keys only if the partner allows text keys', async () => {
    const visitor = await visit('partner-terms');
    const response = await visitor.post('/language', { language: 'cimode', returnTo: '/login' });
    expect([response.location, response.headers.get(RELOAD_HEADER), response.setCookies]).toEqual([
      '/login',
      null,
      [],
    ]);
    const visitorWithKeys = visitor.copy(new Map([[TEXT_KEYS_COOKIE, '1']]));
    expect((await visitorWithKeys.get('/login')).body).not.toContain('account:login.title');
    const changedLanguage = await visitorWithKeys.post('/language', { language: 'de', returnTo: '/login' });
    expect([changedLanguage.headers.get(RELOAD_HEADER), changedLanguage.setCookies]).toEqual([
      null,
      ['portal_language'],
    ]);
  });
});

describe('SHELL-24: language stored with the account', () => {
  const STORED = 'Votre langue est enregistrée.';
  const NOT_STORED_MESSAGE =
    'La langue n’a pas pu être enregistrée dans votre compte. Elle s’applique tout de même dans ce navigateur.';

  it.each([
    [SETTINGS, true],
    [`${SETTINGS}?lng=de`, true],
    [`${SETTINGS}?a=1`, true],
    [LIST, false],
  ])(
    'a change of the language shows a confirmation only in the settings (return to %s, shown: %s)',
    async (returnTo, isConfirmationShown) => {
      const visitor = await visit('demo', { as: 'katrin' });
      visitor.world.takeCalls();
      const response = await visitor.submit('/language', { language: 'fr', returnTo });
      expect(listProfileCalls(visitor)).toHaveLength(1);
      expect(response.words().includes(STORED)).toBe(isConfirmationShown);
      expect(response.words()).not.toContain(NOT_STORED_MESSAGE);
    },
  );

  it('a change of the language shows a refusal of the lending API on any page', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.failAllChanges({ status: 500 });
    const response = await visitor.submit('/language', { language: 'fr', returnTo: LIST });
    expect([response.path, response.words()]).toEqual([LIST, expect.stringContaining(NOT_STORED_MESSAGE)]);
    expect(response.words()).not.toContain(STORED);
  });

  it.each([
    ['demo', undefined],
    ['unconfirmed-email', 'katrin'],
  ])(
    'a change of the language requires a login and a confirmed e-mail address (scenario %s)',
    async (world, as) => {
      const visitor = await visit(world, as === undefined ? {} : { as });
      visitor.world.takeCalls();
      const response = await visitor.post('/language', { language: 'fr', returnTo: SETTINGS });
      expect(listProfileCalls(visitor)).toEqual([]);
      expect([response.location, response.setCookies]).toEqual([SETTINGS, ['portal_language']]);
      if (as) expect((await visitor.get(SETTINGS)).words()).not.toContain(STORED);
    },
  );

  it('HTTP-03: a change of the language redirects to login and back, in the chosen language, when the session has expired', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.failAllChanges({ code: 'err_auth_session_expired' });
    const response = await visitor.post('/language', { language: 'fr', returnTo: `${LIST}?sort=amount` });
    expect([response.status, response.location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(`${LIST}?sort=amount`)}&expired=1`,
    ]);
    expect(cookieOf(response, 'portal_language')).toBe(
      'fr; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    );
    const page = await visitor.get(response.location ?? '');
    expect(page.attribute('html', 'lang')).toBe('fr');
    expect(page.words()).toContain('Votre session a expiré. Veuillez vous reconnecter.');
  });

  it('HTTP-03: a change from text keys to a language ends the keys despite an expired session', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post('/language', { language: 'cimode', returnTo: LIST });
    await visitor.world.failAllChanges({ code: 'err_auth_session_expired' });
    const response = await visitor.post('/language', { language: 'fr', returnTo: LIST });
    expect([response.headers.get(RELOAD_HEADER), cookieOf(response, TEXT_KEYS_COOKIE)]).toEqual([
      'true',
      '; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});
