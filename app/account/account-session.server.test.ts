import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';

const START_PATH = '/application/loan-info';
const saveTypedAmount = (visitor: Visitor) =>
  visitor.post('/application/keep', { step: 'loan-info', amount: '123,457' });
const hasTypedAmount = async (visitor: Visitor) => (await visitor.get(START_PATH)).body.includes('123,457');

async function before(): Promise<{ visitor: Visitor; old: Visitor }> {
  const visitor = await visit('demo');
  await saveTypedAmount(visitor);
  return { visitor, old: visitor.copy() };
}

describe('D-10: visitor who returns with an old session id after a lost response', () => {
  it.each([
    [
      'a login',
      async (visitor: Visitor) => visitor.logIn('katrin'),
      'You were logged in, but the connection dropped before we could tell you.',
    ],
    [
      'a registration',
      async (visitor: Visitor) => {
        await visitor.post('/register', NEW_ACCOUNT_INPUT);
      },
      'Your account has been created, but the connection dropped before we could tell you.',
    ],
    [
      'an invitation',
      async (visitor: Visitor) => {
        await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
        await visitor.post(await visitor.world.linkOf('invite'), NEW_ACCOUNT_INPUT);
      },
      'Your password is set, but the connection dropped before we could tell you.',
    ],
  ])(
    'the visitor sees a message that the response to %s was lost, and stays logged out',
    async (_, send, words) => {
      const { visitor, old } = await before();
      await send(visitor);
      const page = await old.get('/login');
      expect([page.status, page.words()]).toEqual([200, expect.stringContaining(words)]);
      expect((await visitor.open(LIST)).words()).not.toContain('connection was lost');
      expect((await old.get(LIST)).location).toMatch(/^\/login/);
    },
  );
});

async function openWorld(name = 'demo') {
  const visitor = await visit(name);
  const browser = visitor.createStranger();
  await browser.open(await visitor.world.createEntryLink(visitor.world.persona('applicant').key));
  return { browser, world: visitor.world };
}

describe('logout', () => {
  it("D-10: the logout hides the user's typed values until the same user logs in again", async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await saveTypedAmount(visitor);
    expect(await hasTypedAmount(visitor)).toBe(true);
    await visitor.post('/logout');
    expect(await hasTypedAmount(visitor)).toBe(false);
    await visitor.logIn('katrin');
    expect(await hasTypedAmount(visitor)).toBe(true);
    await visitor.post('/logout');
    await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
    await visitor.post(await visitor.world.linkOf('invite'), NEW_ACCOUNT_INPUT);
    expect((await visitor.get(LIST)).status).toBe(200);
    expect(await hasTypedAmount(visitor)).toBe(false);
  });

  it('the logout discards pending messages and the notice about a requested password mail', async () => {
    const visitor = await visit('demo');
    const SAVED_MESSAGE = 'Appearance saved.';
    const colours = { scheme: 'dark', returnTo: LIST };
    const mail = async () => (await visitor.get('/forgot-password?sent')).words('main');
    await visitor.post('/forgot-password', { email: NEW_ACCOUNT_INPUT.email });
    expect(await mail()).toContain('If there’s an account with this address, the link is on its way.');
    await visitor.logIn('katrin');
    expect((await visitor.submit('/colours', colours)).words()).toContain(SAVED_MESSAGE);
    await visitor.post('/colours', colours);
    expect((await visitor.submit('/logout')).words()).not.toContain(SAVED_MESSAGE);
    expect(await mail()).toContain('If you’ve just requested a link');
  });

  it('the logout closes the session at the lending API', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    visitor.world.takeCalls();
    await visitor.post('/logout');
    expect(visitor.world.listSentCookies()).toContainEqual(expect.stringMatching(/^lending_session=./));
    expect(visitor.world.takeCalls()).toContain('POST /user/account/logout');
  });

  it('SIM-07: the logout keeps the visitor in the same sandbox of the simulator', async () => {
    const { browser, world } = await openWorld();
    await browser.post('/logout');
    const { email, password } = world.persona('katrin');
    world.takeCalls();
    const again = await browser.post('/login', { email, password });
    expect(again.location).toBe(LIST);
    expect(world.takeCalls()).toContain('POST /user/account/login');
  });

  it('SIM-07: the logout keeps the demo bar hidden', async () => {
    const { browser } = await openWorld();
    expect((await browser.open(LIST)).body).toContain('/simulator/enter');
    await browser.post('/demo/control', { intent: 'hide', returnTo: LIST });
    expect((await browser.submit('/logout')).body).not.toContain('/simulator/enter');
  });

  it("SIM-07: the logout keeps the simulator's partner if the host belongs to no partner", async () => {
    const { browser: other, world } = await openWorld('medical-practice');
    const browser = other.createStranger();
    const headers = { Host: 'localhost', Origin: 'http://localhost', 'X-Sandbox': '' };
    await browser.get(await world.createEntryLink(world.persona('applicant').key), { headers });
    await browser.post('/logout', {}, { headers });
    const login = await browser.get('/login', { headers });
    expect([login.status, login.title]).toEqual([200, expect.stringMatching(/^Log in · /)]);
    expect(login.title).not.toContain('Lindhof Bank');
  });
});

describe('SIM-07: entry link from the simulator', () => {
  it('the entry link logs the visitor in as a persona of the simulator, with one profile call', async () => {
    const visitor = await visit('demo');
    const { world } = visitor;
    const browser = visitor.createStranger();
    const link = await world.createEntryLink('katrin');
    world.takeCalls();
    await browser.get(link);
    expect(world.takeCalls().filter((call) => call.endsWith('/user/profile'))).toHaveLength(1);
    const page = await browser.open('/dashboard/settings');
    expect(page.words('main')).toContain(world.persona('katrin').email);
  });

  it('the entry link redirects to the login page if the lending API returns no profile', async () => {
    const visitor = await visit('demo');
    const browser = visitor.createStranger();
    const link = await visitor.world.createEntryLink('katrin');
    await visitor.world.planFault({ path: '/user/profile', code: 'err_auth_entity_disabled' });
    await browser.get(link);
    await visitor.world.removeFaults();
    expect((await browser.get(LIST)).location).toMatch(/^\/login/);
  });
});
