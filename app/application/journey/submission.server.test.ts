import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';
import { CLASSIC_STEP_PATHS, LOAN_INPUT, submitSteps } from './testing/classic-wizard';

const visit = openPortal();

const CREATE_CALL = { method: 'POST', path: '/user/applications' };
const LIST = '/dashboard/applications';
const ONLY_FACTORING = { name: 'Nordheide Bank', loan_types: [{ type: 'factoring' }] };
const ALREADY_SENT = 'Your request has already been sent. You can no longer change your answers here.';

const visitCheckPage = async (visitOptions = { as: 'katrin' }) =>
  submitSteps(await visit('demo', visitOptions));

describe('CLA-13: check page of the application wizard', () => {
  it('the check page shows every answer, and a link to change each section', async () => {
    const check = await (await visitCheckPage()).get(CLASSIC_STEP_PATHS.check);
    expect(check.title).toBe('Check your answers · Lindhof Bank');
    expect(check.readRow('Amount')).toContain('€250,000');
    expect(check.readRow('Register number')).toContain('not provided');
    const links = check.links('Change', 'main section');
    expect(links.map((link) => link.getAttribute('href')?.replace(/#.*/, ''))).toEqual([
      '/application/loan-info?change',
      '/application/company-name?change',
      '/application/company-details?change',
    ]);
    const groups = [...check.document.querySelectorAll('main section:has([data-answer]) h2')];
    expect(groups.map((group) => group.textContent)).toEqual(['Finance', 'Company', 'Company details']);
    expect(check.words('aside')).toContain('€ 250,000 Company Hafenkontor Brinkmann GmbH');
  });

  it.each([
    [{ as: 'katrin' }, 'Next, send your request', 'Send request', 'after step 3'],
    [{}, 'Next, create your account', 'Continue to account', 'after step 4'],
  ])(
    'the check page announces the account as the next step only to visitors without a login (visitor %j)',
    async (visitOptions, leadText, button, after) => {
      const words = (
        await (await submitSteps(await visit('demo', visitOptions))).get(CLASSIC_STEP_PATHS.check)
      ).words('main');
      for (const text of [leadText, button, after]) expect(words).toContain(text);
      expect(words).not.toContain('hasn’t been sent yet');
    },
  );

  it('CLA-14: the check page mentions no offer if the partner shows none', async () => {
    const visitor = await visitCheckPage();
    await visitor.world.setBankDocument({
      name: 'Nordheide Bank',
      features: { show_indicative_offer: false },
    });
    expect((await visitor.get(CLASSIC_STEP_PATHS.check)).words('aside')).toContain(
      'once we’ve reviewed your request',
    );
  });

  it('D-10: the check page shows that the account was created but the application was not', async () => {
    const words = (await (await visitCheckPage()).get(`${CLASSIC_STEP_PATHS.check}?unsent`)).words('main');
    expect(words).toContain('Your account has been created, but your request hasn’t been sent yet.');
  });

  it('links back to the last step', async () => {
    const response = await (await visitCheckPage()).post(CLASSIC_STEP_PATHS.check, { intent: 'back' });
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.details]);
  });

  it('the check page redirects visitors without a login to the account page, and creates nothing', async () => {
    const visitor = await submitSteps(await visit('demo'));
    visitor.world.takeCalls();
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.account]);
    expect(visitor.world.takeCalls()).toEqual([]);
  });
});

describe('CLA-13: creation of the application from the check page', () => {
  it("D-11: the sent application contains the referral of the visitor's first visit", async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.get(`${CLASSIC_STEP_PATHS.loan}?utm_source=fair&referrer=verband.example`);
    await submitSteps(visitor);
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.result]);
    expect(visitor.world.rows.applications.all().at(-1)?.sent).toMatchObject({
      allBanksLoanPurpose: 'working_capital',
      loanSize: 250_000,
      companyName: 'Hafenkontor Brinkmann GmbH',
      referrer: 'verband.example',
      referral_data: { utm_source: 'fair' },
    });
  });

  it('sending the application shows the error at the answer that the API refuses and in the error summary', async () => {
    const visitor = await visitCheckPage();
    await visitor.world.planFault({ ...CREATE_CALL, code: 'err_validation_failed', field: 'companyName' });
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    const why = 'Some details aren’t right yet. Check what you entered.';
    expect(response.status).toBe(422);
    expect(response.words('main form')).toContain(`Company name: ${why}`);
    expect(response.readRow('Company name')).toContain(why);
    expect(response.readRow('Address')).not.toContain(why);
  });

  it('sending the application shows only a general error if the API rejects a JSON member that is no field of the form', async () => {
    const visitor = await visitCheckPage();
    await visitor.world.planFault({ ...CREATE_CALL, code: 'err_validation_failed', field: 'product' });
    const words = (await visitor.post(CLASSIC_STEP_PATHS.check)).words('main form');
    expect(words).toContain('Some details aren’t right yet.');
    expect(words).not.toMatch(/product|: Some details/);
  });

  it.each([
    [{ status: 500 }, 500, 'The request failed. Try again.'],
    [{ drop: true }, 503, 'We may already have your request.'],
    [{ code: 'err_no_permission' }, 403, 'You don’t have permission to do this.'],
  ])(
    'sending the application shows a failure of the lending API on the page and in a toast (simulated fault %j)',
    async (fault, status, expectedText) => {
      const visitor = await visitCheckPage();
      await visitor.world.planFault({ ...CREATE_CALL, ...fault });
      const shown = await visitor.post(CLASSIC_STEP_PATHS.check);
      expect([shown.status, shown.words('main form')]).toEqual([
        status,
        expect.stringContaining(expectedText),
      ]);
      expect((await visitor.get(CLASSIC_STEP_PATHS.check)).words()).not.toContain(expectedText);
      expect((await visitor.postByScript(CLASSIC_STEP_PATHS.check)).status).toBe(status);
      expect((await visitor.get(CLASSIC_STEP_PATHS.check)).words()).toContain(expectedText);
    },
  );

  it('sending the application redirects to the step whose answer the partner no longer accepts, with the error', async () => {
    const visitor = await visitCheckPage();
    await visitor.world.setBankDocument(ONLY_FACTORING);
    visitor.world.takeCalls();
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([response.status, response.location]).toEqual([303, `${CLASSIC_STEP_PATHS.loan}?check`]);
    expect(visitor.world.takeCalls()).not.toContain('POST /user/applications');
    const step = await visitor.get(`${CLASSIC_STEP_PATHS.loan}?check`);
    expect(step.count('[aria-invalid="true"]')).toBeGreaterThan(0);
    await visitor.world.setBankDocument(null);
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields()).toMatchObject({
      loanSize: '250000',
      loanDuration: '36',
    });
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(LIST);
  });
});

describe('CLA-13: wizard after the application was sent', () => {
  async function sent() {
    const visitor = await visitCheckPage();
    await visitor.post(CLASSIC_STEP_PATHS.check);
    return visitor;
  }

  it('the wizard redirects from a step to the list of applications with a message', async () => {
    const visitor = await sent();
    for (const page of [CLASSIC_STEP_PATHS.check, CLASSIC_STEP_PATHS.details]) {
      const response = await visitor.get(page);
      expect([response.status, response.location]).toEqual([302, LIST]);
      expect((await visitor.open(LIST)).words()).toContain(ALREADY_SENT);
    }
  });

  it('the wizard redirects to the result without a message if the application is sent again', async () => {
    const visitor = await sent();
    for (const page of [CLASSIC_STEP_PATHS.check, CLASSIC_STEP_PATHS.account]) {
      const response = await visitor.post(page);
      expect([page, response.status, response.location]).toEqual([page, 303, CLASSIC_STEP_PATHS.result]);
    }
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).words()).not.toContain(ALREADY_SENT);
  });

  it('the wizard shows the number of the sent application on the first step until a new application begins', async () => {
    const visitor = await sent();
    const id = visitor.world.rows.applications.all().at(-1)?.facts.shortApplicationId;
    const first = await visitor.get(CLASSIC_STEP_PATHS.loan);
    expect(first.words('main')).toContain(`Your request ${id} has been sent.`);
    expect(first.links('View the request you sent')[0]?.getAttribute('href')).toBe(CLASSIC_STEP_PATHS.result);
    await visitor.post(CLASSIC_STEP_PATHS.loan, LOAN_INPUT);
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).words('main')).not.toContain('has been sent');
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).words('main')).not.toContain('has been sent');
  });

  it('the wizard redirects a step submitted afterwards to the list of applications, with a message that the answers are lost', async () => {
    const visitor = await sent();
    expect((await visitor.post(CLASSIC_STEP_PATHS.details, {})).location).toBe(LIST);
    const lostMessage =
      'We no longer have your answers, probably because it’s been a while since your last visit.';
    expect((await visitor.open(LIST)).words()).toContain(lostMessage);
  });
});

it('CLA-13: opening a later step of an empty wizard reports no lost values', async () => {
  const visitor = await visit('demo');
  const response = await visitor.get(CLASSIC_STEP_PATHS.details);
  expect([response.status, response.location]).toEqual([302, '/login']);
  expect((await visitor.open('/login')).words()).not.toContain('is gone');
});

describe('CLA-13, D-10: lost or unreadable response to the creation of an application', () => {
  const MAY_BE_SENT = 'We may already have your request.';
  const LIST_WITHOUT_NEW_APPLICATION = {
    method: 'GET',
    path: '/user/applications',
    patch: [{ op: 'remove', path: '/0' }],
  };
  const created = ({ world }: Visitor) =>
    world.rows.applications.all().filter(({ facts }) => facts.companyName === 'Hafenkontor Brinkmann GmbH');
  const countSubmissions = ({ world }: Visitor) =>
    world.takeCalls().filter((call) => call === 'POST /user/applications').length;

  it.each([
    { body: 'html' as const, after: true },
    { body: 'broken_json' as const, after: true },
    { body: 'empty' as const, after: true },
    { body: 'wrong_shape' as const, after: true },
    { body: 'truncated' as const },
    { drop: true, after: true },
    { status: 504, after: true },
    { status: 500, after: true },
    { patch: [{ op: 'remove', path: '/applicationId' }] },
  ])(
    'the portal finds the application in the list and shows the application (simulated fault of the creation %j)',
    async (fault) => {
      const visitor = await visitCheckPage();
      visitor.world.takeCalls();
      await visitor.world.planFault({ ...CREATE_CALL, ...fault, times: 1 });
      const response = await visitor.post(CLASSIC_STEP_PATHS.check);
      expect([response.status, response.location]).toEqual([303, CLASSIC_STEP_PATHS.result]);
      expect((await visitor.get(CLASSIC_STEP_PATHS.result)).words('main')).toContain('250,000');
      expect([created(visitor).length, countSubmissions(visitor)]).toEqual([1, 1]);
    },
  );

  it('the portal finds the application as soon as the list contains the application', async () => {
    const visitor = await visitCheckPage();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    await visitor.world.planFault({ ...LIST_WITHOUT_NEW_APPLICATION, times: 2 });
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    expect(created(visitor)).toHaveLength(1);
  });

  it('the portal does not show an identical application sent earlier as the new application', async () => {
    const visitor = await visitCheckPage();
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    await submitSteps(visitor);
    await visitor.world.planFault({ ...CREATE_CALL, drop: true, times: 1 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([response.status, response.words('main form')]).toEqual([
      503,
      expect.stringContaining(MAY_BE_SENT),
    ]);
    expect(created(visitor)).toHaveLength(1);
  });

  it.each([
    ['unreadable', { method: 'GET', path: '/user/applications', status: 500 }],
    ['answered too late', LIST_WITHOUT_NEW_APPLICATION],
  ])('the portal sends the application again only after confirmation if the list is %s', async (_, list) => {
    const visitor = await visitCheckPage();
    visitor.world.takeCalls();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    await visitor.world.planFault(list);
    const response = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([response.status, response.words('main form')]).toEqual([
      502,
      expect.stringContaining(MAY_BE_SENT),
    ]);
    expect(response.words('main form')).not.toContain('hasn’t been sent');
    expect(response.count('main form a[href^="tel:"], main form a[href^="mailto:"]')).toBeGreaterThan(0);
    expect(response.readRow('Address')).toContain('Industriestraße');
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).words('main form')).toContain(MAY_BE_SENT);
    expect(countSubmissions(visitor)).toBe(1);
    expect(response.words('button[name="intent"][value="send-again"]')).toContain('Send again anyway');
    expect((await visitor.post(CLASSIC_STEP_PATHS.check, { intent: 'send-again' })).location).toBe(
      CLASSIC_STEP_PATHS.result,
    );
    expect(countSubmissions(visitor)).toBe(1);
  });

  it('the next submit shows the application without a second creation once the list contains the application', async () => {
    const visitor = await visitCheckPage();
    visitor.world.takeCalls();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    await visitor.post(CLASSIC_STEP_PATHS.check);
    await visitor.world.removeFaults();
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    expect([created(visitor).length, countSubmissions(visitor)]).toEqual([1, 1]);
  });

  it('the portal sends no changed answers while the result of the first request is unknown', async () => {
    const visitor = await visitCheckPage();
    visitor.world.takeCalls();
    await visitor.world.planFault({ ...CREATE_CALL, body: 'html', after: true, times: 1 });
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    await visitor.post(CLASSIC_STEP_PATHS.check);
    await visitor.post(CLASSIC_STEP_PATHS.loan, { ...LOAN_INPUT, loanSize: '300,000' });
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).words('main form')).toContain(MAY_BE_SENT);
    expect(countSubmissions(visitor)).toBe(1);
    await visitor.world.removeFaults();
    const found = await visitor.post(CLASSIC_STEP_PATHS.check);
    expect([found.status, found.words('main form')]).toEqual([
      409,
      expect.stringContaining('We received your first request'),
    ]);
    expect(countSubmissions(visitor)).toBe(0);
    expect((await visitor.post(CLASSIC_STEP_PATHS.check)).location).toBe(CLASSIC_STEP_PATHS.result);
    expect(countSubmissions(visitor)).toBe(1);
    expect(created(visitor)).toHaveLength(2);
  });
});
