import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

describe('SHELL-13: cookie settings page', () => {
  it('the cookie settings page shows a title, and its three forms redirect to the previous page', async () => {
    const page = await (await visit('demo')).get('/cookies?returnTo=%2Flogin%3Fa%3D1');
    expect([page.title, page.words('main h1')]).toEqual([
      'Cookie settings · Lindhof Bank',
      'Cookie settings',
    ]);
    const forms = [...page.document.querySelectorAll('main form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(Array(3).fill('/cookies'));
    expect(
      [...page.document.querySelectorAll<HTMLInputElement>('main [name=returnTo]')].map(({ value }) => value),
    ).toEqual(Array(3).fill('/login?a=1'));
    const pageWithoutReturn = await (await visit('demo')).get('/cookies');
    expect(pageWithoutReturn.value('main [name=returnTo]')).toBe('/');
  });

  it.each([
    [{ analytics: 'on', marketing: 'on' }, true, true],
    [{ analytics: 'on' }, true, false],
    [{ marketing: 'on' }, false, true],
    [{}, false, false],
    [{ analytics: 'yes', marketing: 'true' }, false, false],
  ])(
    'the cookie settings page stores the choice %j for half a year, and shows the choice on the next visit',
    async (typed, analytics, marketing) => {
      const visitor = await visit('demo');
      const response = await visitor.post('/cookies', { ...typed, returnTo: '/login?a=1' });
      expect([response.status, response.location]).toEqual([303, '/login?a=1']);
      const value = encodeURIComponent(JSON.stringify({ analytics, marketing }));
      expect(response.headers.getSetCookie()).toEqual([
        `portal_consent=${value}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
      ]);
      const page = await visitor.get('/cookies');
      const isTicked = (name: string) => page.count(`main [type=checkbox][name=${name}][checked]`) > 0;
      expect([isTicked('analytics'), isTicked('marketing')]).toEqual([analytics, marketing]);
    },
  );

  it.each(['https://evil.example/', '//evil.example', ''])(
    'the cookie settings page redirects to the start page if the return URL is %j',
    async (returnTo) => {
      expect((await (await visit('demo')).post('/cookies', { returnTo })).location).toBe('/');
    },
  );
});

describe('SHELL-14: analytics cookies', () => {
  const STORED_COOKIES = new Map([
    ['_ga', '1'],
    ['_gid', '2'],
    ['_gcl_au', '3'],
    ['my_ga', '4'],
    ['_gidx', '5'],
    ['portal_scheme', 'dark'],
  ]);

  it('refusing analytics deletes the cookies of this host and its parent domains', async () => {
    const visitor = (await visit('demo')).copy(STORED_COOKIES);
    const response = await visitor.post('/cookies', { marketing: 'on' });
    const removedCookies = response.headers
      .getSetCookie()
      .filter((cookie) => !cookie.startsWith('portal_consent='));
    expect(removedCookies).toEqual(
      ['_ga', '_gid', '_gcl_au'].flatMap((name) => [
        `${name}=; Max-Age=0; Path=/`,
        `${name}=; Max-Age=0; Domain=demo.localhost; Path=/`,
      ]),
    );
    expect([...visitor.cookies.keys()]).toEqual(['my_ga', '_gidx', 'portal_scheme', 'portal_consent']);
  });

  it('allowing analytics keeps the cookies', async () => {
    const visitor = (await visit('demo')).copy(STORED_COOKIES);
    expect((await visitor.post('/cookies', { analytics: 'on' })).setCookies).toEqual(['portal_consent']);
  });
});
