import { setTimeout as wait } from 'node:timers/promises';
import { listApplications } from 'contracts/api/applications';
import { loggedIn, PASSWORD } from 'mock-server/testing/people';
import type { TestSandbox } from 'mock-server/testing/test-simulator';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestArgs } from '~/request/visit.server';
import { aroundPortals, type Browser } from './portal-instance';

/** Modules of one instance of the portal. */
async function load() {
  const account = await import('~/application/account/route');
  const check = await import('~/application/check-answers/route');
  const login = await import('~/account/login/route');
  const logout = await import('~/account/logout/route');
  const { openVisit } = await import('~/request/visit.server');
  /** Stands in for the steps before the account. */
  const fillIn = async (args: RequestArgs) => {
    const visit = await openVisit(args);
    await visit.change((session) => ({ ...session, draft: DRAFT }));
    return new Response(null, { headers: visit.headers() });
  };
  const look = async (args: RequestArgs) => Response.json((await openVisit(args)).session);
  return { account, check, login, logout, fillIn, look };
}

const DRAFT = {
  values: {
    'loan-info': {
      loanType: 'general_liquidity',
      loanSize: '100.000',
      loanDuration: '48',
      purposeSelect: 'operating_expenses',
    },
    'company-name': { companyName: 'Hafenkontor Brinkmann GmbH', companyCreditProviderId: '' },
    'company-details': {
      companyCountry: 'DE',
      companyType: 'GMBH',
      street: 'Speicherstraße',
      houseNumber: '12a',
      companyPostCode: '28217',
      companyLocation: 'Bremen',
      hrNumber: '',
      taxIdNumber: '',
      businessPurpose: 'Handel mit Schiffszubehör',
    },
  },
  finished: ['loan-info', 'company-name', 'company-details'],
};
const EMAIL = 'neu@beispiel.example';
const ACCOUNT = {
  email: EMAIL,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  acceptedTerms: 'on',
  acceptedPartnerTerms: 'on',
};
const CREATE = '/application/account-creation';
const CHECK = '/application/check-answers';
const RESULT = '/application/application-result';

const around = aroundPortals();
let portal: Awaited<ReturnType<typeof load>>;
let otherInstance: Awaited<ReturnType<typeof load>>;
let sandbox: TestSandbox;
let browser: Browser;

beforeAll(async () => {
  portal = await around.start(load, { apiTimeoutMs: 5_000 });
  otherInstance = await around.start(load, { apiTimeoutMs: 5_000 });
}, 60_000);

beforeEach(async () => {
  ({ sandbox, browser } = await around.visitor());
  await browser.ask(portal.fillIn, CREATE);
});

const slow = (path: string, latency_ms: number) =>
  sandbox.request('POST', '/simulator/faults', { body: { method: 'POST', path, latency_ms } });

const sessionOf = (of: Browser) => of.ask(portal.look, '/').then(({ data }) => data);

const logInAgain = () =>
  browser.ask(portal.login.action, `/login?redirectTo=${CHECK}`, {
    form: { email: EMAIL, password: PASSWORD },
  });

/** Waits until the account is made and its session has a new id; this browser knows the old one. */
const isSending = (of: Browser) =>
  vi.waitFor(
    async () =>
      expect(await sessionOf(of)).toMatchObject({
        flashes: [{ text: expect.stringMatching(/Konto ist angelegt/) }],
      }),
    { timeout: 30_000 },
  );

async function applicationsMade(): Promise<number> {
  const user = await loggedIn(sandbox, EMAIL);
  const answer = await user.call(listApplications);
  if (!answer.ok) throw new Error('no list');
  return answer.answer.length;
}

describe('D-10: the connection breaks while the account is made and the application sent', () => {
  it('shows the form filled in after a reload, and says why; after login the application is there', async () => {
    await slow('/user/applications', 1_500);
    const sending = browser.fork().ask(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(browser);
    expect(await browser.ask(portal.account.loader, CREATE)).toMatchObject({
      data: { email: EMAIL },
      status: 200,
    });
    expect((await sending).location).toBe(RESULT);

    expect((await logInAgain()).location).toBe(CHECK);
    expect((await browser.ask(portal.check.loader, CHECK)).location).toBe('/dashboard/applications');
    const told = expect.objectContaining({ text: expect.stringMatching(/ist bei uns angekommen/) });
    expect(await sessionOf(browser)).toMatchObject({ flashes: expect.arrayContaining([told]) });
    expect(await applicationsMade()).toBe(1);
  });

  it('makes no second application when it is sent again before the first is answered', async () => {
    await slow('/user/applications', 1_500);
    const sending = browser.fork().ask(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(browser);
    await logInAgain();
    // What is told of the lost answer asks for this login: afterwards it is told no more.
    expect(await sessionOf(browser)).toMatchObject({ draft: { values: DRAFT.values }, flashes: [] });
    expect((await browser.ask(portal.check.action, CHECK, { form: {} })).location).toBe(RESULT);
    await sending;
    expect(await applicationsMade()).toBe(1);
  });

  it('takes the same form again, at another instance, without asking for a login', async () => {
    await browser.fork().ask(portal.account.action, CREATE, { form: ACCOUNT });
    const again = await browser.ask(otherInstance.account.action, CREATE, { form: ACCOUNT });
    expect(again.location).toBe(RESULT);
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL }, draft: null });
    expect(await applicationsMade()).toBe(1);
  });

  it('answers the form to two instances at once twice alike', async () => {
    const answers = await Promise.all([
      browser.fork().ask(portal.account.action, CREATE, { form: ACCOUNT }),
      browser.ask(otherInstance.account.action, CREATE, { form: ACCOUNT }),
    ]);
    expect(answers.map(({ location }) => location)).toEqual([RESULT, RESULT]);
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL } });
    expect(await applicationsMade()).toBe(1);
  });

  it('still refuses somebody else’s address, and keeps what was typed', async () => {
    const theirs = { ...ACCOUNT, email: 'katrin.brandt@metallbau-brandt.example' };
    for (const _ of ['once', 'again']) {
      const answer = await browser.ask(portal.account.action, CREATE, { form: theirs });
      expect(answer).toMatchObject({ status: 409, location: null });
    }
    expect(await sessionOf(browser)).toMatchObject({ user: null, draft: { values: DRAFT.values } });
  });

  it('never lets in whoever knows the session from before, not even while it is being sent', async () => {
    await slow('/user/applications', 1_500);
    const intruder = browser.fork();
    const sending = browser.ask(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(intruder);
    const other = { ...ACCOUNT, password: 'Anders#2026pass', passwordRepeat: 'Anders#2026pass' };
    expect(await intruder.ask(portal.account.action, CREATE, { form: other })).toMatchObject({ status: 409 });
    expect(await sessionOf(intruder)).toMatchObject({ user: null, apiCookies: {} });
    await sending;
    expect(await sessionOf(intruder)).toMatchObject({ user: null, apiCookies: {} });
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL } });
  });
});

describe('the answer to a login or a logout is lost', () => {
  it('keeps no cookie of the lending API under the old id while the login is under way', async () => {
    await browser.ask(portal.account.action, CREATE, { form: ACCOUNT });
    await browser.ask(portal.logout.action, '/logout', { form: {} });
    const path = '/user/profile';
    await sandbox.request('POST', '/simulator/faults', { body: { method: 'GET', path, latency_ms: 300 } });
    const watching = browser.fork();
    const loggingIn = logInAgain();
    await wait(150);
    expect(await sessionOf(watching)).toMatchObject({ user: null, apiCookies: {} });
    await loggingIn;
  });

  it('gives the work back at the next login after a logout whose answer was lost', async () => {
    await browser.ask(portal.account.action, CREATE, { form: ACCOUNT });
    await browser.ask(portal.fillIn, CREATE);
    await browser.fork().ask(portal.logout.action, '/logout', { form: {} });
    expect(await sessionOf(browser)).toMatchObject({ user: null, draft: null });
    await logInAgain();
    expect(await sessionOf(browser)).toMatchObject({ draft: { values: DRAFT.values } });
  });
});
