import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import { CLASSIC_STEP_PATHS, submitSteps } from '../journey/testing/classic-wizard';

const visit = openPortal();

const NEW_ACCOUNT = {
  email: 'ines.hansen@hafenkontor.example',
  password: 'Hafen#2026kontor',
  passwordRepeat: 'Hafen#2026kontor',
  acceptedTerms: 'on',
};
const CREATE_CALL = { method: 'POST', path: '/user/applications' };
const TAKEN = 'There’s already an account with this email address.';

const visitAccountStep = async () => submitSteps(await visit('demo'));

describe('CLA-12: account page of the application', () => {
  it('the account page is the next step after the check page', async () => {
    const page = await (await visitAccountStep()).get(CLASSIC_STEP_PATHS.account);
    expect(page.title).toBe('Create account · Lindhof Bank');
    expect(page.words('main')).toContain('Create an account to see your offer');
    expect(page.words('main')).toContain('4 Account');
    expect(page.words('aside')).toContain('€ 250,000 Company Hafenkontor Brinkmann GmbH');
    expect(page.words('aside')).toContain('after step 4');
    expect(page.attribute('button[name="language"]', 'form')).toBe('account-creation');
    expect(page.links('Log in')[0]?.getAttribute('href')).toBe(
      '/login?redirectTo=%2Fapplication%2Fcheck-answers',
    );
  });

  it('CLA-14: the account page announces no offer if the partner shows no offers', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.setBankDocument({
      name: 'Nordheide Bank',
      features: { show_indicative_offer: false },
    });
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).words('main')).toContain(
      'Create an account to send your request',
    );
  });

  it('ACC-05: the account page asks for the partner’s own terms if the partner has some', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.setBankDocument({ name: 'Nordheide Bank', partner_terms_required: true });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.attribute('[aria-invalid="true"]', 'name')]).toEqual([
      400,
      'acceptedPartnerTerms',
    ]);
    expect(
      (await visitor.post(CLASSIC_STEP_PATHS.account, { ...NEW_ACCOUNT, acceptedPartnerTerms: 'on' }))
        .location,
    ).toBe(CLASSIC_STEP_PATHS.result);
  });

  it('the account page keeps the e-mail address but no password, and sends no request while a field is invalid', async () => {
    const visitor = await visitAccountStep();
    visitor.world.takeCalls();
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, {
      ...NEW_ACCOUNT,
      passwordRepeat: 'Anders#2026pass',
    });
    expect(response.status).toBe(400);
    expect(response.fields().email).toBe(NEW_ACCOUNT.email);
    expect(response.body).not.toContain(NEW_ACCOUNT.password);
    expect(visitor.world.takeCalls()).toEqual([]);
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).fields().email).toBe(NEW_ACCOUNT.email);
  });

  it('links back to the check page, and keeps the e-mail address', async () => {
    const visitor = await visitAccountStep();
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, { ...NEW_ACCOUNT, intent: 'back' });
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.check]);
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).fields().email).toBe(NEW_ACCOUNT.email);
    await visitor.post(CLASSIC_STEP_PATHS.account, { intent: 'back' });
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).fields().email).toBe('');
  });
});

describe('CLA-13: registration that sends the application', () => {
  it('registers, logs in and creates the application', async () => {
    const visitor = await visitAccountStep();
    visitor.world.takeCalls();
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.result]);
    expect(visitor.world.takeCalls().filter((call) => call.startsWith('POST'))).toEqual([
      'POST /user/users',
      'POST /user/account/login',
      'POST /user/applications',
    ]);
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).status).toBe(200);
  });

  it('a refused registration creates no application, and shows the reason on the page and in a toast', async () => {
    const visitor = await visitAccountStep();
    const existingAccount = { ...NEW_ACCOUNT, email: visitor.world.persona('katrin').email };
    visitor.world.takeCalls();
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, existingAccount);
    expect(response.status).toBe(409);
    expect(response.words('main form')).toContain('We couldn’t create your account.');
    expect(response.words('main form')).toContain(TAKEN);
    expect(response.fields().email).toBe(existingAccount.email);
    expect(response.body).not.toContain(NEW_ACCOUNT.password);
    expect(visitor.world.takeCalls()).not.toContain('POST /user/applications');
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).words()).not.toContain(TAKEN);
    expect((await visitor.postByScript(CLASSIC_STEP_PATHS.account, existingAccount)).status).toBe(409);
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).words()).toContain(TAKEN);
  });

  it('ACC-02: the registration redirects to login, then to the check page, if the login after the registration fails', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.planFault({ method: 'POST', path: '/user/account/login', status: 500 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([
      303,
      '/login?redirectTo=%2Fapplication%2Fcheck-answers',
    ]);
    expect((await visitor.open(response.location ?? '')).words()).toContain(
      'Your account has been created. You can log in now.',
    );
  });

  it('D-10: the registration offers another attempt if only the creation failed, with the reason in a toast', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.planFault({ ...CREATE_CALL, status: 500, times: 1 });
    const response = await visitor.postByScript(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect(response.body).toContain('/application/check-answers?unsent');
    const check = await visitor.get(`${CLASSIC_STEP_PATHS.check}?unsent`);
    expect(check.words()).toContain('The request failed. Try again.');
    expect(check.words('main')).toContain(
      'Your account has been created, but your request hasn’t been sent yet.',
    );
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
  });

  it('D-10: the registration redirects to the check page without scripts too', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.planFault({ ...CREATE_CALL, status: 500 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.check}?unsent`]);
  });

  it('D-219: the registration asks a user who is already logged in to send the request, and claims no new account', async () => {
    const visitor = await visitAccountStep();
    await visitor.logIn('katrin');
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.check}?logged-in`]);
    const words = (await visitor.get(response.location ?? '')).words('main');
    expect(words).toContain('You’re already logged in. Now send your request.');
    expect(words).not.toContain('Your account has been created');
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).location).toBe(CLASSIC_STEP_PATHS.check);
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
  });

  it('D-219: the registration does not tell visitors without a login that they are logged in', async () => {
    const visitor = await visitAccountStep();
    expect((await visitor.get(`${CLASSIC_STEP_PATHS.check}?logged-in`)).words('main')).not.toContain(
      'You’re already logged in.',
    );
  });

  it('D-10: the registration redirects to the result page if the response to the creation is unreadable', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.result]);
  });

  it('D-10: the check page reports that the request may have been received if the list of applications is unreadable too', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.check}?unsure`]);
    const check = await visitor.get(`${CLASSIC_STEP_PATHS.check}?unsure`);
    expect(check.words('main')).toContain('We may already have your request.');
    expect(check.words('main')).not.toContain('hasn’t been sent');
    await visitor.world.removeFaults();
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    expect(visitor.world.takeCalls().filter((call) => call === 'POST /user/applications')).toHaveLength(1);
  });

  it('the registration redirects to the step with the refused value if the partner no longer accepts a value', async () => {
    const visitor = await visitAccountStep();
    await visitor.world.setBankDocument({ name: 'Nordheide Bank', loan_types: [{ type: 'factoring' }] });
    const response = await visitor.post(CLASSIC_STEP_PATHS.account, NEW_ACCOUNT);
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.loan}?check`]);
  });
});
