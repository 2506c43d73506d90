import { KATRIN_LOGIN, PERSONA_PASSWORD } from 'mock-server/testing/people';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createPortalEnvironment, type InstanceBrowser } from './portal-instance';

const routes = async () => ({
  loanInfo: (await import('~/application/loan-info/route')).action,
  loanInfoPage: (await import('~/application/loan-info/route')).loader,
  keep: (await import('~/application/autosave.route')).action,
  login: (await import('~/account/login/route')).action,
});

const environment = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof routes>>;
let browser: InstanceBrowser;

beforeAll(async () => {
  portal = await environment.start(routes);
}, 60_000);

beforeEach(async () => {
  ({ browser } = await environment.visitor());
});

const long = 'x'.repeat(9_000);
const send = (fields: Record<string, string>) =>
  browser.callRoute(portal.loanInfo, '/application/loan-info', { form: { __form: 'loan-info', ...fields } });

it("CLA-05: a visitor's form beyond the storage limit shows an error and keeps its values", async () => {
  const typed = { purposeDescription: long, loanSize: long };
  expect(await send(typed)).toMatchObject({
    status: 413,
    data: {
      result: {
        initialValue: typed,
        error: { '': [expect.stringContaining('mehr, als wir vor einer Anmeldung aufbewahren können')] },
      },
    },
  });
  expect((await send({ purposeDescription: long })).status).toBe(400);
});

it('DYN-02: an autosave beyond the storage limit returns 413', async () => {
  const form = { step: 'loan-info', purposeDescription: long, loanSize: long };
  expect((await browser.callRoute(portal.keep, '/application/keep', { form })).status).toBe(413);
});

it('DYN-02: an autosave beyond the storage limit saves all but the longest values', async () => {
  const form = { step: 'loan-info', loanType: 'factoring', currency: 'EUR', loanSize: 'ü'.repeat(9_000) };
  expect((await browser.callRoute(portal.keep, '/application/keep', { form })).status).toBe(413);
  const page = await browser.callRoute(portal.loanInfoPage, '/application/loan-info');
  expect(page.data).toMatchObject({ values: { loanType: 'factoring', currency: 'EUR' } });
});

it('D-293: an autosave beyond the storage limit keeps the earlier text of the longest value', async () => {
  for (const loanSize of ['ü'.repeat(2_000), 'ü'.repeat(9_000)]) {
    await browser.callRoute(portal.keep, '/application/keep', { form: { step: 'loan-info', loanSize } });
  }
  const page = await browser.callRoute(portal.loanInfoPage, '/application/loan-info');
  expect(page.data).toMatchObject({ values: { loanSize: 'ü'.repeat(2_000) } });
});

it("CLA-05: a logged-in user's form beyond the storage limit of visitors is accepted", async () => {
  await browser.callRoute(portal.login, '/login', {
    form: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
  });
  expect((await send({ purposeDescription: long, loanSize: long })).status).toBe(400);
});
