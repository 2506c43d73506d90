import { KATRIN_LOGIN, logInUser, PERSONA_PASSWORD } from 'mock-server/testing/people';
import type { TestSandbox } from 'mock-server/testing/test-simulator';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSON_INPUT } from './form-inputs';
import { createPortalEnvironment, InstanceBrowser, type InstanceResponse } from './portal-instance';

const routes = async () => ({
  login: (await import('~/account/login/route')).action,
  logout: (await import('~/account/logout/route')).action,
  register: (await import('~/account/registration/route')).action,
  forgotPassword: (await import('~/account/password/forgot-password.route')).action,
  keep: (await import('~/application/autosave.route')).action,
  language: (await import('~/site/language.route')).action,
  upload: (await import('~/dashboard/documents/upload/route')).action,
  documents: (await import('~/dashboard/documents/route')).action,
  representatives: (await import('~/dashboard/representatives/route')).action,
  factoring: (await import('~/dashboard/factoring/route')).action,
  invite: (await import('~/account/invitation/route')).action,
  resetPassword: (await import('~/account/password/reset-password.route')).action,
  loanInfo: (await import('~/application/loan-info/route')).action,
  newApplication: (await import('~/application/configured/route')).action,
  root: (await import('~/root')).loader,
  inRequest: (await import('~/telemetry/span.server')).runInRequestContext,
  store: (await import('~/request/session.server')).getSessionStore(),
  StoreUnavailableError: (await import('~/request/store/store.server')).StoreUnavailableError,
});

const environment = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof routes>>;
let sandbox: TestSandbox;
let browser: InstanceBrowser;
let networkCount = 0;

function browserOnNewNetwork(): InstanceBrowser {
  networkCount += 1;
  return new InstanceBrowser({ 'X-Sandbox': sandbox.id }, { clientAddress: `203.0.113.${networkCount}` });
}

beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '0.1');
  portal = await environment.start(routes);
}, 60_000);

beforeEach(async () => {
  ({ sandbox } = await environment.visitor());
  browser = browserOnNewNetwork();
});

async function repeat(count: number, attempt: () => Promise<InstanceResponse>): Promise<InstanceResponse> {
  let last = await attempt();
  for (let done = 1; done < count; done += 1) last = await attempt();
  return last;
}

const createFormReply = (email: string) => ({
  result: {
    error: { '': [expect.stringContaining('Zu viele')] },
    initialValue: { email },
  },
});

const createLogin = (password: string) => () =>
  browser.callRoute(portal.login, '/login', { form: { email: KATRIN_LOGIN, password } });

describe('rate limits return 429 with an explanation', () => {
  it('ACC-01: rate limits return 429 for logins, at the form, with typed values but no password', async () => {
    expect((await createLogin('Falsch-1')()).status).not.toBe(429);
    const refused = await createLogin(PERSONA_PASSWORD)();
    expect(refused).toMatchObject({ status: 429, data: createFormReply(KATRIN_LOGIN) });
    expect(JSON.stringify(refused.data)).not.toContain(PERSONA_PASSWORD);
    browser = browserOnNewNetwork();
    expect(await createLogin(PERSONA_PASSWORD)()).toMatchObject({ location: '/dashboard/applications' });
  });

  it('ACC-01: rate limits return 429 for failed logins only, because successful logins are not counted', async () => {
    const logInOnce = () => {
      browser = new InstanceBrowser({ 'X-Sandbox': sandbox.id }, { clientAddress: '198.51.100.1' });
      return createLogin(PERSONA_PASSWORD)();
    };
    expect(await repeat(3, logInOnce)).toMatchObject({ location: '/dashboard/applications' });
  });

  it('ACC-01: rate limits return 429 for all logins while the store cannot count', async () => {
    const count = vi.spyOn(portal.store, 'count').mockRejectedValue(new portal.StoreUnavailableError());
    const refused = await createLogin('Falsch-1')();
    count.mockRestore();
    const unsentValues = { values: expect.arrayContaining([['email', KATRIN_LOGIN]]) };
    expect(refused).toMatchObject({ status: 503, data: { storeOutage: { unsent: unsentValues } } });
    expect(JSON.stringify(refused.data)).not.toContain('Falsch-1');
  });

  it('ACC-02: rate limits return 429 for registrations', async () => {
    const form = {
      email: KATRIN_LOGIN,
      password: PERSONA_PASSWORD,
      passwordRepeat: PERSONA_PASSWORD,
      acceptedTerms: 'on',
    };
    const register = () => browser.callRoute(portal.register, '/register', { form });
    expect((await repeat(6, register)).status).not.toBe(429);
    const refused = await register();
    expect(refused).toMatchObject({ status: 429, data: createFormReply(KATRIN_LOGIN) });
    expect(JSON.stringify(refused.data)).not.toContain(PERSONA_PASSWORD);
  });

  it('ACC-01 ACC-02: rate limits return 429 for passwords tried through an unanswered registration', async () => {
    const register = (password: string) =>
      browser.callRoute(portal.register, '/register', {
        form: { email: KATRIN_LOGIN, password, passwordRepeat: password, acceptedTerms: 'on' },
      });
    const lostResponseFault = { method: 'POST', path: '/user/users', drop: true, times: 1 };
    await sandbox.request('POST', '/simulator/faults', { body: lostResponseFault });
    expect((await register(PERSONA_PASSWORD)).status).toBe(503);
    expect((await register('Geraten#2026-1')).status).toBe(409);
    expect(await register(PERSONA_PASSWORD)).toMatchObject({ status: 409, location: null });
    expect((await createLogin(PERSONA_PASSWORD)()).status).toBe(429);
  });

  describe('ACC-01: login after attacks from many networks', () => {
    const NEW_PASSWORD_TEXT = 'Hafen-2027!';

    beforeEach(async () => {
      for (let tryCount = 0; tryCount < 12; tryCount += 1) {
        browser = browserOnNewNetwork();
        await createLogin(tryCount % 2 === 0 ? 'Falsch-1' : PERSONA_PASSWORD)();
      }
      browser = browserOnNewNetwork();
      expect(await createLogin(PERSONA_PASSWORD)()).toMatchObject({
        status: 429,
        data: { result: { error: { '': [expect.stringContaining('per E-Mail ein neues Passwort')] } } },
      });
    });

    it('the owner can log in from a new network by a reset mail', async () => {
      browser = browserOnNewNetwork();
      await browser.callRoute(portal.forgotPassword, '/forgot-password', { form: { email: KATRIN_LOGIN } });
      const token = await sandbox.tokenOfMail('reset');
      const resetForm = {
        params: { token },
        form: { password: NEW_PASSWORD_TEXT, passwordRepeat: NEW_PASSWORD_TEXT },
      };
      browser = browserOnNewNetwork();
      const set = await browser.callRoute(portal.resetPassword, `/user/account/reset/${token}`, resetForm);
      expect(set.location).toContain('done');
      expect(await createLogin(NEW_PASSWORD_TEXT)()).toMatchObject({ location: '/dashboard/applications' });
    });

    it('a password reset with an invalid link does not lift the block', async () => {
      browser = browserOnNewNetwork();
      const resetForm = {
        params: { token: 'x' },
        form: { password: NEW_PASSWORD_TEXT, passwordRepeat: NEW_PASSWORD_TEXT },
      };
      await browser.callRoute(portal.resetPassword, '/user/account/reset/x', resetForm);
      expect((await createLogin(PERSONA_PASSWORD)()).status).toBe(429);
    });
  });

  it('ACC-01: a user is not blocked in a browser with an earlier login, in any network', async () => {
    const firstBrowser = browserOnNewNetwork();
    browser = firstBrowser;
    await createLogin(PERSONA_PASSWORD)();
    await browser.callRoute(portal.logout, '/logout', { form: {} });
    for (let tryCount = 0; tryCount < 12; tryCount += 1) {
      browser = browserOnNewNetwork();
      await createLogin('Falsch-1')();
    }
    browser = firstBrowser.withAddress('198.51.100.77');
    expect(await createLogin(PERSONA_PASSWORD)()).toMatchObject({ location: '/dashboard/applications' });
  });

  it('ACC-06: rate limits return 429 for password mails', async () => {
    const requestResetLink = (email: string) =>
      browser.callRoute(portal.forgotPassword, '/forgot-password', { form: { email } });
    expect((await requestResetLink(KATRIN_LOGIN)).status).not.toBe(429);
    expect(await requestResetLink(KATRIN_LOGIN)).toMatchObject({
      status: 429,
      data: createFormReply(KATRIN_LOGIN),
    });
  });

  it('DYN-02: rate limits return 429 for autosaves', async () => {
    const form = { step: 'loan-info', purpose: 'x' };
    const autosave = () => browser.callRoute(portal.keep, '/application/keep', { form });
    expect((await repeat(60, autosave)).status).toBe(204);
    expect((await repeat(2, autosave)).status).toBe(429);
  });

  it('SHELL-24: rate limits return 429 for language switches', async () => {
    const form = { language: 'en', returnTo: '/login' };
    const change = () => browser.callRoute(portal.language, '/language', { form });
    expect(await repeat(6, change)).toMatchObject({ status: 303, location: '/login' });
    const messages = [expect.stringContaining('Zu viele')];
    expect(await change()).toMatchObject({ status: 429, data: { messages } });
    expect(Number((await change()).retryAfter)).toBeGreaterThan(0);
  });

  it('DOC-02: rate limits return 429 for uploads, which can be sent again later', async () => {
    browser = new InstanceBrowser({ 'X-Sandbox': sandbox.id }, { clientAddress: '198.51.100.2' });
    await createLogin(PERSONA_PASSWORD)();
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    const applicationList = await katrin.request('GET', '/user/applications');
    const id = JSON.stringify(applicationList.body).match(/"applicationId":"([^"]+)"/)?.[1] ?? '';
    const upload = () =>
      browser.callRoute(portal.upload, `/dashboard/applications/${id}/upload?name=a.exe&type=other`, {
        params: { id },
        putBody: new TextEncoder().encode('x'),
      });
    expect((await repeat(30, upload)).status).toBe(400);
    const fields = new FormData();
    for (const [name, value] of [
      ['intent', 'upload'],
      ['type', 'bwa_susa'],
      ['asOfDate', '01.02.2026'],
    ] as const)
      fields.set(name, value);
    fields.set('file', new File(['x'], 'a.pdf'));
    const formResponse = await browser.callRoute(
      portal.documents,
      `/dashboard/applications/${id}/documents`,
      {
        params: { id },
        form: fields,
      },
    );
    expect(formResponse).toMatchObject({
      status: 429,
      data: {
        form: 'upload-bwa_susa',
        result: {
          initialValue: { asOfDate: '01.02.2026' },
          error: { file: [expect.stringContaining('Zu viele')] },
        },
      },
    });
    expect(Number(formResponse.retryAfter)).toBeGreaterThan(0);
    expect(await upload()).toMatchObject({
      status: 429,
      data: { ok: false, at: 'file', mayRetry: true, messages: [expect.stringContaining('Zu viele')] },
    });
  });

  it('D-272: rate limits return 429 for new people and debtors, with the typed values', async () => {
    ({ sandbox } = await environment.visitor({ scenario: 'ready-factoring' }));
    browser = new InstanceBrowser({ 'X-Sandbox': sandbox.id }, { clientAddress: '198.51.100.3' });
    await createLogin(PERSONA_PASSWORD)();
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    const applicationList = await katrin.request('GET', '/user/applications');
    const id = JSON.stringify(applicationList.body).match(/"applicationId":"([^"]+)"/)?.[1] ?? '';
    const applicationPath = `/dashboard/applications/${id}`;
    const add = () =>
      browser.callRoute(portal.representatives, `${applicationPath}/representatives?add`, {
        params: { id },
        form: PERSON_INPUT,
      });
    expect((await repeat(60, add)).status).toBe(409);
    const refused = await add();
    expect(refused).toMatchObject({
      status: 429,
      data: {
        form: 'representative-add',
        result: { initialValue: PERSON_INPUT, error: { '': [expect.stringContaining('Zu viele')] } },
      },
    });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    const debtors = await browser.callRoute(portal.factoring, `${applicationPath}/factoring?add`, {
      params: { id },
      form: {
        company_name: 'Weser Stahl GmbH',
        company: 'number=1&provider=allianz_trade&name=Weser+Stahl+GmbH&land=DE',
        annual_sales_previous_year: '1000',
        currency: 'EUR',
      },
    });
    expect(debtors).toMatchObject({
      status: 429,
      data: {
        result: {
          initialValue: { company_name: 'Weser Stahl GmbH', annual_sales_previous_year: '1000' },
          error: { '': expect.arrayContaining([expect.stringContaining('Zu viele')]) },
        },
      },
    });
  });
});

const ACCEPT_HEADERS = [
  ['with scripts', '*/*'],
  ['without scripts', 'text/html'],
] as const;

describe.each(ACCEPT_HEADERS)('limit of new sessions, %s', (_, accept) => {
  beforeEach(async () => {
    networkCount += 1;
    const context = { clientAddress: `203.0.113.${networkCount}` };
    const createBrowser = () => new InstanceBrowser({ 'X-Sandbox': sandbox.id, Accept: accept }, context);
    const autosaveForm = { step: 'loan-info', purpose: 'x' };
    await repeat(60, () =>
      createBrowser().callRoute(portal.keep, '/application/keep', { form: autosaveForm }),
    );
    browser = createBrowser();
  }, 30_000);

  const NEW_PASSWORD = { password: PERSONA_PASSWORD, passwordRepeat: PERSONA_PASSWORD };
  const LOAN = { loanType: 'general_liquidity', loanSize: '123.456', purposeSelect: 'operating_expenses' };
  const FORMS = [
    ['/register', 'register', { email: 'neu@beispiel.example', acceptedTerms: 'on', ...NEW_PASSWORD }],
    ['/application/loan-info', 'loanInfo', LOAN],
  ] as const;

  it.each(FORMS)(
    'the limit of new sessions keeps the typed values in the form of %s, with an explanation and Retry-After',
    async (path, route, form) => {
      const response = await browser.callRoute(portal[route], path, { form });
      const { password: _, passwordRepeat: __, ...shownValues } = { ...NEW_PASSWORD, ...form };
      expect(response).toMatchObject({
        status: 429,
        data: { result: { error: { '': [expect.stringContaining('Zu viele')] }, initialValue: shownValues } },
      });
      expect(JSON.stringify(response.data)).not.toContain(PERSONA_PASSWORD);
      expect(Number(response.retryAfter)).toBeGreaterThan(0);
    },
  );

  it('the login still reports a wrong password and an invalid e-mail address', async () => {
    const response = await createLogin('Falsch-1')();
    expect(response).toMatchObject({
      status: 401,
      data: { result: { initialValue: { email: KATRIN_LOGIN } } },
    });
    const path = '/user/account/reset/x';
    const resetForm = { params: { token: 'x' }, form: NEW_PASSWORD };
    expect(await browser.callRoute(portal.resetPassword, path, resetForm)).not.toMatchObject({ status: 429 });
  });

  it('the autosave of a wizard step returns 429 with Retry-After above the limit of new sessions', async () => {
    const form = { step: 'loan-info', purpose: 'x' };
    const response = await browser.callRoute(portal.keep, '/application/keep', { form });
    expect(response).toMatchObject({ status: 429 });
    expect(Number(response.retryAfter)).toBeGreaterThan(0);
  });
});

describe('SHELL-10: limit of language switches', () => {
  const TYPED_FORM = { language: 'en', __form__: 'loan-info', loanSize: '123.456' };
  const LANGUAGE_PATH = '/language?returnTo=/application/loan-info';

  it('the limit of language switches redirects to the form with the typed values, without JavaScript', async () => {
    const change = () => browser.callRoute(portal.language, LANGUAGE_PATH, { form: TYPED_FORM });
    await repeat(8, change);
    const context = { id: '3f0c2f0e-5d43-4b0a-9a55-0c1d2e3f4a5b', route: '', apiCalls: [] };
    expect(await portal.inRequest(context, change)).toMatchObject({
      status: 429,
      data: { requestNumber: '2e3f4a5b', tooOften: { back: '/application/loan-info', unsent: null } },
      retryAfter: expect.stringMatching(/^[1-9]/),
    });
    expect(await browser.callRoute(portal.root, '/application/loan-info')).toMatchObject({
      data: { typedForm: { form: 'loan-info', values: { loanSize: '123.456' } } },
    });
  });

  it('the limit of language switches shows a page with a form that resubmits the typed values, without JavaScript and without cookies', async () => {
    networkCount += 1;
    const context = { clientAddress: `203.0.113.${networkCount}` };
    const change = () =>
      new InstanceBrowser({ 'X-Sandbox': sandbox.id }, context).callRoute(portal.language, LANGUAGE_PATH, {
        form: TYPED_FORM,
      });
    expect(await repeat(61, change)).toMatchObject({
      status: 429,
      data: {
        tooOften: {
          unsent: { action: LANGUAGE_PATH, values: expect.arrayContaining([['loanSize', '123.456']]) },
        },
      },
    });
  }, 30_000);

  it('the limit of language switches shows a message on the same page, with JavaScript', async () => {
    const browserWithScripts = browser.copyWithHeaders({ Accept: '*/*' });
    const form = { language: 'en', returnTo: '/application/loan-info' };
    const change = () => browserWithScripts.callRoute(portal.language, '/language', { form });
    expect(await repeat(7, change)).toMatchObject({
      status: 429,
      data: { refused: expect.stringContaining('Zu viele') },
      retryAfter: expect.stringMatching(/^[1-9]/),
    });
  });
});
