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
  const readSessionData = async (args: RequestArgs) => Response.json((await openRequest(args)).session.data);
  return { account, check, login, logout, fillIn, readSessionData };
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
const NEW_ACCOUNT = {
  email: EMAIL,
  password: PERSONA_PASSWORD,
  passwordRepeat: PERSONA_PASSWORD,
  acceptedTerms: 'on',
  acceptedPartnerTerms: 'on',
};
const CREATE_PATH = '/application/account-creation';
const CHECK = '/application/check-answers';
const RESULT = '/application/application-result';

const environment = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof load>>;
let otherInstance: Awaited<ReturnType<typeof load>>;
let sandbox: TestSandbox;
let browser: InstanceBrowser;

beforeAll(async () => {
  portal = await environment.start(load, { apiTimeoutMs: 5_000 });
  otherInstance = await environment.start(load, { apiTimeoutMs: 5_000 });
}, 60_000);

beforeEach(async () => {
  ({ sandbox, browser } = await environment.visitor());
  await browser.callRoute(portal.fillIn, CREATE_PATH);
});

const delayResponse = (path: string, latency_ms: number) =>
  sandbox.request('POST', '/simulator/faults', { body: { method: 'POST', path, latency_ms } });

const readSession = (senderBrowser: InstanceBrowser) =>
  senderBrowser.callRoute(portal.readSessionData, '/').then(({ data }) => data);

const logInAgain = () =>
  browser.callRoute(portal.login.action, `/login?redirectTo=${CHECK}`, {
    form: { email: EMAIL, password: PERSONA_PASSWORD },
  });

const isSending = (senderBrowser: InstanceBrowser) =>
  vi.waitFor(
    async () =>
      expect(await readSession(senderBrowser)).toMatchObject({
        flashes: [{ text: expect.stringMatching(/Konto ist angelegt/) }],
      }),
    { timeout: 30_000 },
  );

async function countApplications(): Promise<number> {
  const user = await logInUser(sandbox, EMAIL);
  const answer = await user.call(listApplications);
  if (!answer.ok) throw new Error('no list');
  return answer.body.length;
}

describe('D-10: connection lost during registration and creation of the application', () => {
  it('the portal restores the form with a message after a reload, and shows the application after login', async () => {
    await delayResponse('/user/applications', 1_500);
    const pendingResponse = browser
      .copyWithHeaders()
      .callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    await isSending(browser);
    expect(await browser.callRoute(portal.account.loader, CREATE_PATH)).toMatchObject({
      data: { email: EMAIL },
      status: 200,
    });
    expect((await pendingResponse).location).toBe(RESULT);

    expect((await logInAgain()).location).toBe(CHECK);
    expect((await browser.callRoute(portal.check.loader, CHECK)).location).toBe('/dashboard/applications');
    const confirmationFlash = expect.objectContaining({
      text: expect.stringMatching(/ist bei uns angekommen/),
    });
    expect(await readSession(browser)).toMatchObject({
      flashes: expect.arrayContaining([confirmationFlash]),
    });
    expect(await countApplications()).toBe(1);
  });

  it('the portal creates one application if the form is sent again before the first response', async () => {
    await delayResponse('/user/applications', 1_500);
    const pendingResponse = browser
      .copyWithHeaders()
      .callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    await isSending(browser);
    await logInAgain();
    expect(await readSession(browser)).toMatchObject({ draft: { values: DRAFT.values }, flashes: [] });
    expect((await browser.callRoute(portal.check.action, CHECK, { form: {} })).location).toBe(RESULT);
    await pendingResponse;
    expect(await countApplications()).toBe(1);
  });

  it('the portal redirects to the result if a second instance receives the same anonymous form again', async () => {
    await browser.copyWithHeaders().callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    const secondResponse = await browser.callRoute(otherInstance.account.action, CREATE_PATH, {
      form: NEW_ACCOUNT,
    });
    expect(secondResponse.location).toBe(RESULT);
    expect(await readSession(browser)).toMatchObject({ user: { email: EMAIL }, draft: null });
    expect(await countApplications()).toBe(1);
  });

  it('a visitor gets the same response from two instances that receive the form at once', async () => {
    const responses = await Promise.all([
      browser.copyWithHeaders().callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT }),
      browser.callRoute(otherInstance.account.action, CREATE_PATH, { form: NEW_ACCOUNT }),
    ]);
    expect(responses.map(({ location }) => location)).toEqual([RESULT, RESULT]);
    expect(await readSession(browser)).toMatchObject({ user: { email: EMAIL } });
    expect(await countApplications()).toBe(1);
  });

  it('the portal refuses another user’s e-mail address and keeps typed values', async () => {
    const otherAccount = { ...NEW_ACCOUNT, email: 'katrin.brandt@metallbau-brandt.example' };
    for (const _ of ['once', 'again']) {
      const response = await browser.callRoute(portal.account.action, CREATE_PATH, { form: otherAccount });
      expect(response).toMatchObject({ status: 409, location: null });
    }
    expect(await readSession(browser)).toMatchObject({ user: null, draft: { values: DRAFT.values } });
  });

  it('the portal grants no access by the old session id, even during the request', async () => {
    await delayResponse('/user/applications', 1_500);
    const otherBrowser = browser.copyWithHeaders();
    const pendingResponse = browser.callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    await isSending(otherBrowser);
    const otherPasswordForm = {
      ...NEW_ACCOUNT,
      password: 'Anders#2026pass',
      passwordRepeat: 'Anders#2026pass',
    };
    expect(
      await otherBrowser.callRoute(portal.account.action, CREATE_PATH, { form: otherPasswordForm }),
    ).toMatchObject({
      status: 409,
    });
    expect(await readSession(otherBrowser)).toMatchObject({ user: null, apiCookies: {} });
    await pendingResponse;
    expect(await readSession(otherBrowser)).toMatchObject({ user: null, apiCookies: {} });
    expect(await readSession(browser)).toMatchObject({ user: { email: EMAIL } });
  });
});

describe('lost response to a login or logout', () => {
  it('the portal stores no API cookie under the old session id during the login', async () => {
    await browser.callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    await browser.callRoute(portal.logout.action, '/logout', { form: {} });
    const path = '/user/profile';
    await sandbox.request('POST', '/simulator/faults', { body: { method: 'GET', path, latency_ms: 300 } });
    const watchingBrowser = browser.copyWithHeaders();
    const pendingLogin = logInAgain();
    await wait(150);
    expect(await readSession(watchingBrowser)).toMatchObject({ user: null, apiCookies: {} });
    await pendingLogin;
  });

  it('the portal restores the draft at the next login after a logout', async () => {
    await browser.callRoute(portal.account.action, CREATE_PATH, { form: NEW_ACCOUNT });
    await browser.callRoute(portal.fillIn, CREATE_PATH);
    await browser.copyWithHeaders().callRoute(portal.logout.action, '/logout', { form: {} });
    expect(await readSession(browser)).toMatchObject({ user: null, draft: null });
    await logInAgain();
    expect(await readSession(browser)).toMatchObject({ draft: { values: DRAFT.values } });
  });
});
