import { setTimeout as wait } from 'node:timers/promises';
import { listApplications } from 'contracts/api/applications';
import { logInUser, PERSONA_PASSWORD } from 'mock-server/testing/people';
import type { TestSandbox } from 'mock-server/testing/test-simulator';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestArgs } from '~/request/open-request.server';
import { createPortalEnvironment, type InstanceBrowser } from './portal-instance';

async function load() {
  const account = await import('~/application/account/route');
  const check = await import('~/application/check-answers/route');
  const login = await import('~/account/login/route');
  const logout = await import('~/account/logout/route');
  const { openRequest } = await import('~/request/open-request.server');
  const fillIn = async (args: RequestArgs) => {
    const request = await openRequest(args);
    await request.session.change((session) => ({ ...session, draft: DRAFT }));
    return new Response(null, { headers: request.headers() });
  };
  const look = async (args: RequestArgs) => Response.json((await openRequest(args)).session.data);
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
  password: PERSONA_PASSWORD,
  passwordRepeat: PERSONA_PASSWORD,
  acceptedTerms: 'on',
  acceptedPartnerTerms: 'on',
};
const CREATE = '/application/account-creation';
const CHECK = '/application/check-answers';
const RESULT = '/application/application-result';

const around = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof load>>;
let otherInstance: Awaited<ReturnType<typeof load>>;
let sandbox: TestSandbox;
let browser: InstanceBrowser;

beforeAll(async () => {
  portal = await around.start(load, { apiTimeoutMs: 5_000 });
  otherInstance = await around.start(load, { apiTimeoutMs: 5_000 });
}, 60_000);

beforeEach(async () => {
  ({ sandbox, browser } = await around.visitor());
  await browser.callRoute(portal.fillIn, CREATE);
});

const slow = (path: string, latency_ms: number) =>
  sandbox.request('POST', '/simulator/faults', { body: { method: 'POST', path, latency_ms } });

const sessionOf = (of: InstanceBrowser) => of.callRoute(portal.look, '/').then(({ data }) => data);

const logInAgain = () =>
  browser.callRoute(portal.login.action, `/login?redirectTo=${CHECK}`, {
    form: { email: EMAIL, password: PERSONA_PASSWORD },
  });

const isSending = (of: InstanceBrowser) =>
  vi.waitFor(
    async () =>
      expect(await sessionOf(of)).toMatchObject({
        flashes: [{ text: expect.stringMatching(/Konto ist angelegt/) }],
      }),
    { timeout: 30_000 },
  );

async function applicationsMade(): Promise<number> {
  const user = await logInUser(sandbox, EMAIL);
  const answer = await user.call(listApplications);
  if (!answer.ok) throw new Error('no list');
  return answer.body.length;
}

describe('D-10: connection lost during registration and creation of the application', () => {
  it('the portal restores the form with a message after a reload, and shows the application after login', async () => {
    await slow('/user/applications', 1_500);
    const sending = browser.fork().callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(browser);
    expect(await browser.callRoute(portal.account.loader, CREATE)).toMatchObject({
      data: { email: EMAIL },
      status: 200,
    });
    expect((await sending).location).toBe(RESULT);

    expect((await logInAgain()).location).toBe(CHECK);
    expect((await browser.callRoute(portal.check.loader, CHECK)).location).toBe('/dashboard/applications');
    const told = expect.objectContaining({ text: expect.stringMatching(/ist bei uns angekommen/) });
    expect(await sessionOf(browser)).toMatchObject({ flashes: expect.arrayContaining([told]) });
    expect(await applicationsMade()).toBe(1);
  });

  it('the portal creates one application if the form is sent again before the first response', async () => {
    await slow('/user/applications', 1_500);
    const sending = browser.fork().callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(browser);
    await logInAgain();
    expect(await sessionOf(browser)).toMatchObject({ draft: { values: DRAFT.values }, flashes: [] });
    expect((await browser.callRoute(portal.check.action, CHECK, { form: {} })).location).toBe(RESULT);
    await sending;
    expect(await applicationsMade()).toBe(1);
  });

  it('the portal redirects to the result if a second instance receives the same anonymous form again', async () => {
    await browser.fork().callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    const again = await browser.callRoute(otherInstance.account.action, CREATE, { form: ACCOUNT });
    expect(again.location).toBe(RESULT);
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL }, draft: null });
    expect(await applicationsMade()).toBe(1);
  });

  it('a visitor gets the same response from two instances that receive the form at once', async () => {
    const answers = await Promise.all([
      browser.fork().callRoute(portal.account.action, CREATE, { form: ACCOUNT }),
      browser.callRoute(otherInstance.account.action, CREATE, { form: ACCOUNT }),
    ]);
    expect(answers.map(({ location }) => location)).toEqual([RESULT, RESULT]);
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL } });
    expect(await applicationsMade()).toBe(1);
  });

  it('the portal refuses another user’s e-mail address and keeps typed values', async () => {
    const otherAccount = { ...ACCOUNT, email: 'katrin.brandt@metallbau-brandt.example' };
    for (const _ of ['once', 'again']) {
      const response = await browser.callRoute(portal.account.action, CREATE, { form: otherAccount });
      expect(response).toMatchObject({ status: 409, location: null });
    }
    expect(await sessionOf(browser)).toMatchObject({ user: null, draft: { values: DRAFT.values } });
  });

  it('the portal grants no access by the old session id, even during the request', async () => {
    await slow('/user/applications', 1_500);
    const intruder = browser.fork();
    const sending = browser.callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    await isSending(intruder);
    const other = { ...ACCOUNT, password: 'Anders#2026pass', passwordRepeat: 'Anders#2026pass' };
    expect(await intruder.callRoute(portal.account.action, CREATE, { form: other })).toMatchObject({
      status: 409,
    });
    expect(await sessionOf(intruder)).toMatchObject({ user: null, apiCookies: {} });
    await sending;
    expect(await sessionOf(intruder)).toMatchObject({ user: null, apiCookies: {} });
    expect(await sessionOf(browser)).toMatchObject({ user: { email: EMAIL } });
  });
});

describe('lost response to a login or logout', () => {
  it('the portal stores no API cookie under the old session id during the login', async () => {
    await browser.callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    await browser.callRoute(portal.logout.action, '/logout', { form: {} });
    const path = '/user/profile';
    await sandbox.request('POST', '/simulator/faults', { body: { method: 'GET', path, latency_ms: 300 } });
    const watching = browser.fork();
    const loggingIn = logInAgain();
    await wait(150);
    expect(await sessionOf(watching)).toMatchObject({ user: null, apiCookies: {} });
    await loggingIn;
  });

  it('the portal restores the draft at the next login after a logout', async () => {
    await browser.callRoute(portal.account.action, CREATE, { form: ACCOUNT });
    await browser.callRoute(portal.fillIn, CREATE);
    await browser.fork().callRoute(portal.logout.action, '/logout', { form: {} });
    expect(await sessionOf(browser)).toMatchObject({ user: null, draft: null });
    await logInAgain();
    expect(await sessionOf(browser)).toMatchObject({ draft: { values: DRAFT.values } });
  });
});
