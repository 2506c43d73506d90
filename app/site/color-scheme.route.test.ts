import { expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

const YEAR = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
const GONE = 'portal_scheme=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

it.each([
  ['light', '/login?a=1', '/login?a=1', `portal_scheme=light; ${YEAR}`],
  ['dark', '/login', '/login', `portal_scheme=dark; ${YEAR}`],
  ['device', '/login', '/login', GONE],
  ['neon', '/login', '/login', GONE],
  ['dark', '//evil.example', '/', `portal_scheme=dark; ${YEAR}`],
])(
  'POST /colours stores the colour scheme %s in the browser and redirects back to %s',
  async (scheme, returnTo, to, cookie) => {
    const visitor = await visit('demo');
    const response = await visitor.post('/colours', { scheme, returnTo });
    expect([response.status, response.location]).toEqual([303, to]);
    expect(response.headers.getSetCookie()).toContain(cookie);
  },
);

it('POST /colours without form fields redirects to the start page and uses the colour scheme of the device', async () => {
  const visitor = await visit('demo');
  const response = await visitor.post('/colours');
  expect([response.location, response.headers.getSetCookie().includes(GONE)]).toEqual(['/', true]);
});

it('POST /colours shows a confirmation once, and the settings page shows the colour scheme', async () => {
  const visitor = await visit('demo', { as: 'katrin' });
  const page = () => visitor.get('/dashboard/settings');
  const chosen = async () => (await page()).value('main [name=scheme][checked]');
  expect(await chosen()).toBe('device');
  const saved = await visitor.submit('/colours', { scheme: 'dark', returnTo: '/dashboard/settings' });
  expect(saved.words()).toContain('Appearance saved.');
  expect(saved.attribute('html', 'data-scheme')).toBe('dark');
  expect((await page()).words()).not.toContain('Appearance saved.');
  expect(await chosen()).toBe('dark');
});

it('GET /colours redirects to the start page', async () => {
  const response = await (await visit('demo')).get('/colours');
  expect([response.status, response.location]).toEqual([302, '/']);
});
