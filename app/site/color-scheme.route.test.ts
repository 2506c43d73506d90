import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

const YEAR = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
const EXPIRED_COOKIE = 'portal_scheme=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

it.each([
  ['light', '/login?a=1', '/login?a=1', `portal_scheme=light; ${YEAR}`],
  ['dark', '/login', '/login', `portal_scheme=dark; ${YEAR}`],
  ['device', '/login', '/login', EXPIRED_COOKIE],
  ['neon', '/login', '/login', EXPIRED_COOKIE],
  ['dark', '//evil.example', '/', `portal_scheme=dark; ${YEAR}`],
])(
  'POST /colours stores the colour scheme %s in the browser and redirects back to %s',
  async (scheme, returnTo, redirectTarget, cookie) => {
    const visitor = await visit('demo');
    const response = await visitor.post('/colours', { scheme, returnTo });
    expect([response.status, response.location]).toEqual([303, redirectTarget]);
    expect(response.headers.getSetCookie()).toContain(cookie);
  },
);

it('POST /colours without form fields redirects to the start page and uses the colour scheme of the device', async () => {
  const visitor = await visit('demo');
  const response = await visitor.post('/colours');
  expect([response.location, response.headers.getSetCookie().includes(EXPIRED_COOKIE)]).toEqual(['/', true]);
});

it('POST /colours shows a confirmation once, and the settings page shows the colour scheme', async () => {
  const visitor = await visit('demo', { as: 'katrin' });
  const page = () => visitor.get('/dashboard/settings');
  const readChosenScheme = async () => (await page()).value('main [name=scheme][checked]');
  expect(await readChosenScheme()).toBe('device');
  const savedPage = await visitor.submit('/colours', { scheme: 'dark', returnTo: '/dashboard/settings' });
  expect(savedPage.words()).toContain('Appearance saved.');
  expect(savedPage.attribute('html', 'data-scheme')).toBe('dark');
  expect((await page()).words()).not.toContain('Appearance saved.');
  expect(await readChosenScheme()).toBe('dark');
});

it('GET /colours redirects to the start page', async () => {
  const response = await (await visit('demo')).get('/colours');
  expect([response.status, response.location]).toEqual([302, '/']);
});
