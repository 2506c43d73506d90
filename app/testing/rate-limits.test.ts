import { KATRIN, loggedIn, PASSWORD } from 'mock-server/testing/people';
import type { TestSandbox } from 'mock-server/testing/test-simulator';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, aroundPortals, Browser } from './portal-instance';

const routes = async () => ({
  login: (await import('~/routes/login')).action,
  register: (await import('~/routes/register')).action,
  forgotPassword: (await import('~/routes/forgot-password')).action,
  keep: (await import('~/routes/application.keep')).action,
  language: (await import('~/routes/language')).action,
  upload: (await import('~/routes/dashboard.upload')).action,
});

const around = aroundPortals();
let portal: Awaited<ReturnType<typeof routes>>;
let sandbox: TestSandbox;
let browser: Browser;
let networks = 0;

/** A browser at a network of its own. */
function elsewhere(): Browser {
  networks += 1;
  return new Browser({ 'X-Sandbox': sandbox.id }, { clientAddress: `203.0.113.${networks}` });
}

beforeAll(async () => {
  // A tenth of what is allowed is soon reached: one login for an account, six registrations.
  vi.stubEnv('RATE_LIMIT_FACTOR', '0.1');
  portal = await around.start(routes);
}, 60_000);

beforeEach(async () => {
  ({ sandbox } = await around.visitor());
  browser = elsewhere();
});

/** Does something so often; answers what the last time came to. */
async function times(count: number, once: () => Promise<Answered>): Promise<Answered> {
  let last = await once();
  for (let done = 1; done < count; done += 1) last = await once();
  return last;
}

/** What a form that is refused says about itself as a whole, with the e-mail it holds and without the password. */
const saidAtTheForm = (email: string) => ({
  result: {
    error: { '': [expect.stringContaining('zu oft')] },
    initialValue: { email },
  },
});

const logInWith = (password: string) => () =>
  browser.ask(portal.login, '/login', { form: { email: KATRIN, password } });

describe('what is done too often is refused with 429, in words', () => {
  it('ACC-01: logging in, at the form, with what was typed but the password', async () => {
    expect((await logInWith('Falsch-1')()).status).not.toBe(429);
    const refused = await logInWith(PASSWORD)();
    expect(refused).toMatchObject({ status: 429, data: saidAtTheForm(KATRIN) });
    expect(JSON.stringify(refused.data)).not.toContain(PASSWORD);
    browser = elsewhere();
    expect(await logInWith(PASSWORD)()).toMatchObject({ location: '/dashboard/applications' });
  });

  it('ACC-01: logging in does not count once it has succeeded', async () => {
    const once = () => {
      // The same network, another browser.
      browser = new Browser({ 'X-Sandbox': sandbox.id }, { clientAddress: '198.51.100.1' });
      return logInWith(PASSWORD)();
    };
    expect(await times(3, once)).toMatchObject({ location: '/dashboard/applications' });
  });

  it('ACC-02: registering', async () => {
    const form = { email: KATRIN, password: PASSWORD, passwordRepeat: PASSWORD, acceptedTerms: 'on' };
    const register = () => browser.ask(portal.register, '/register', { form });
    expect((await times(6, register)).status).not.toBe(429);
    const refused = await register();
    expect(refused).toMatchObject({ status: 429, data: saidAtTheForm(KATRIN) });
    expect(JSON.stringify(refused.data)).not.toContain(PASSWORD);
  });

  it('ACC-06: asking for a new password', async () => {
    const ask = (email: string) =>
      browser.ask(portal.forgotPassword, '/forgot-password', { form: { email } });
    expect((await ask(KATRIN)).status).not.toBe(429);
    expect(await ask(KATRIN)).toMatchObject({ status: 429, data: saidAtTheForm(KATRIN) });
  });

  it('DYN-02: keeping what is typed', async () => {
    const form = { step: 'loan-info', purpose: 'x' };
    const keep = () => browser.ask(portal.keep, '/application/keep', { form });
    expect((await times(60, keep)).status).toBe(204);
    expect((await times(2, keep)).status).toBe(429);
  });

  it('SHELL-24: switching the language', async () => {
    const form = { language: 'en', returnTo: '/login' };
    const change = () => browser.ask(portal.language, '/language', { form });
    expect(await times(6, change)).toMatchObject({ status: 303, location: '/login' });
    const messages = [expect.stringContaining('zu oft')];
    expect(await change()).toMatchObject({ status: 429, data: { messages } });
  });

  it('DOC-02: uploading documents, after which the same may be tried again', async () => {
    browser = new Browser({ 'X-Sandbox': sandbox.id }, { clientAddress: '198.51.100.2' });
    await logInWith(PASSWORD)();
    const katrin = await loggedIn(sandbox, KATRIN);
    const listed = await katrin.request('GET', '/user/applications');
    const id = JSON.stringify(listed.body).match(/"applicationId":"([^"]+)"/)?.[1] ?? '';
    const upload = () =>
      browser.ask(portal.upload, `/dashboard/applications/${id}/upload?name=a.exe&type=other`, {
        params: { id },
        put: new TextEncoder().encode('x'),
      });
    expect((await times(30, upload)).status).toBe(400);
    expect(await upload()).toMatchObject({
      status: 429,
      data: { ok: false, at: 'file', mayRetry: true, messages: [expect.stringContaining('zu oft')] },
    });
  });
});
