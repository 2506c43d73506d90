import { describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const LIST = '/dashboard/applications';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const from = (userAgent: string) => ({ headers: { 'User-Agent': userAgent } });

async function secondBrowser(visitor: Visitor, as = 'katrin', userAgent = IPHONE): Promise<Visitor> {
  const other = visitor.copy(new Map());
  await other.logIn(as);
  await other.get(LIST, from(userAgent));
  return other;
}

const listDevices = async (visitor: Visitor) => {
  const page = await visitor.get(SETTINGS, from(FIREFOX));
  const items = page.document.querySelectorAll('main section[aria-labelledby=settings-sessions] li');
  return Array.from(items, (item) => (item.textContent ?? '').replace(/\s+/g, ' '));
};

async function findOtherSessionKey(visitor: Visitor): Promise<string> {
  return (await visitor.get(SETTINGS)).value('main form[action="/logout"] [name=session]') ?? '';
}

const isLoggedIn = async (visitor: Visitor) => (await visitor.get(LIST)).status === 200;

describe('ACC-10: logged-in devices', () => {
  it("The settings list the session of this browser first, then the user's other sessions by name and last use", async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.get(SETTINGS, from(FIREFOX));
    await secondBrowser(visitor);
    expect(await listDevices(visitor)).toEqual([
      expect.stringMatching(/^Firefox on Windows ?Logged in since .*This device$/),
      expect.stringMatching(/^Safari on iPhone ?Last used .*Log out/),
    ]);
  });

  it('The settings list no session of another user and no ended session', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const jonas = await secondBrowser(visitor, 'jonas');
    const own = await secondBrowser(visitor);
    await own.post('/logout');
    expect(await listDevices(visitor)).toHaveLength(1);
    expect(await listDevices(jonas)).toHaveLength(1);
  });

  it('A page of the settings holds no session id', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const other = await secondBrowser(visitor);
    const [cookie = ''] = other.cookies.values();
    const id = Buffer.from(decodeURIComponent(cookie).split('.')[0] ?? '', 'base64').toString();
    const page = await visitor.get(SETTINGS);
    expect(id.length).toBeGreaterThan(40);
    expect(page.body).not.toContain(JSON.parse(id));
  });
});

describe('ACC-10: log out of another device', () => {
  it('the device loses its session at the portal and the lending API, and the current session stays', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const other = await secondBrowser(visitor);
    const third = await secondBrowser(visitor);
    await third.get(LIST);
    const key = await findOtherSessionKey(visitor);
    visitor.world.takeCalls();
    const response = await visitor.submit('/logout', { session: key });
    expect([response.path, response.words()]).toEqual([
      SETTINGS,
      expect.stringContaining('The device has been logged out.'),
    ]);
    expect(visitor.world.takeCalls().filter((call) => call === 'POST /user/account/logout')).toHaveLength(1);
    expect([await isLoggedIn(other), await isLoggedIn(third)].sort()).toEqual([false, true]);
    expect(await listDevices(visitor)).toHaveLength(2);
  });

  it("the logout of another device changes nothing for the key of another user's session, of an ended session or of the current session, and for an unknown key", async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const phone = await secondBrowser(visitor);
    const jonas = await secondBrowser(visitor, 'jonas');
    const key = await findOtherSessionKey(visitor);
    const otherSessionKey = await findOtherSessionKey(phone);
    await jonas.post('/logout', { session: key });
    expect(await isLoggedIn(phone)).toBe(true);
    await visitor.post('/logout', { session: key });
    visitor.world.takeCalls();
    for (const session of [key, otherSessionKey, 'x', '']) {
      expect((await visitor.post('/logout', { session })).location).toBe(SETTINGS);
    }
    expect(visitor.world.takeCalls()).not.toContain('POST /user/account/logout');
    expect([await isLoggedIn(visitor), await isLoggedIn(jonas)]).toEqual([true, true]);
  });
});

describe('ACC-10: log out everywhere', () => {
  it('The page "Log out everywhere?" asks for confirmation without JavaScript', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const page = await visitor.get(`${SETTINGS}?logout=everywhere`);
    expect(page.words('main')).toContain('Log out everywhere?');
    expect(page.words('main')).toContain('Lindhof Bank’s other services aren’t affected.');
    expect(page.value('main form[action="/logout"] [name=session]')).toBe('everywhere');
  });

  it('Logging out everywhere ends all sessions of the account, and no session of another user', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const phone = await secondBrowser(visitor);
    const jonas = await secondBrowser(visitor, 'jonas');
    visitor.world.takeCalls();
    const response = await visitor.submit('/logout', { session: 'everywhere' });
    expect([response.path, response.words()]).toEqual([
      '/login',
      expect.stringContaining('You’re logged out on all devices.'),
    ]);
    expect(visitor.world.takeCalls().filter((call) => call === 'POST /user/account/logout')).toHaveLength(2);
    expect([await isLoggedIn(visitor), await isLoggedIn(phone), await isLoggedIn(jonas)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('A second logout only shows the login page', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const before = visitor.copy();
    await visitor.post('/logout', { session: 'everywhere' });
    visitor.world.takeCalls();
    const again = await before.post('/logout', { session: 'everywhere' });
    expect([again.status, again.location]).toEqual([303, '/login']);
    expect((await visitor.get('/login')).words()).toContain('You’re logged out on all devices.');
  });

  it('The login page of the logged-out browser gives the reason, and the next login there restores the typed values', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const phone = await secondBrowser(visitor);
    await visitor.post('/logout', { session: 'everywhere' });
    const typed = { __form__: 'language-test', street: 'Hafenstraße' };
    const response = await phone.submit('/dashboard/settings', typed);
    expect([response.path, response.words()]).toEqual([
      expect.stringMatching(/^\/login\?redirectTo=%2Fdashboard%2Fsettings/),
      expect.stringContaining('You were logged out on all devices.'),
    ]);
    await phone.logIn('katrin');
    expect((await phone.get(SETTINGS)).body).toContain('Hafenstraße');
  });

  it('The other devices are logged out even if the lending API refuses the logout of this browser', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const phone = await secondBrowser(visitor);
    await visitor.world.planFault({ path: '/user/account/logout', status: 503 });
    const response = await visitor.post('/logout', { session: 'everywhere' }, { headers: { Referer: '' } });
    expect([response.status, response.location]).toEqual([303, LIST]);
    expect((await visitor.get(LIST)).words()).toContain(
      'Your other devices are logged out, but we couldn’t log you out here.',
    );
    expect(await isLoggedIn(phone)).toBe(false);
  });
});

describe('ACC-11: other devices after a change of the password', () => {
  it('Other devices are logged out with the reason, and this browser stays logged in', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const phone = await secondBrowser(visitor);
    const password = 'Kranich7#Boje&Moos';
    const form = { oldPassword: 'Demo!2026pass', password, passwordRepeat: password };
    await visitor.post(SETTINGS, { ...form, oldPassword: 'wrong' });
    expect(await isLoggedIn(phone)).toBe(true);
    await visitor.post(SETTINGS, form);
    expect((await phone.open(LIST)).words()).toContain(
      'You were logged out because your password was changed.',
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    expect(await isLoggedIn(visitor)).toBe(true);
    vi.useRealTimers();
  });
});
