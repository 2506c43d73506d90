import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LOAN = {
  loanType: 'working_capital',
  loanSize: '250.000',
  loanDuration: '36',
  purposeSelect: 'operating_expenses',
};
const DETAILS = {
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  businessPurpose: 'Stahl- und Hallenbau',
};
const AT = {
  loan: '/application/loan-info',
  name: '/application/company-name',
  details: '/application/company-details',
  check: '/application/check-answers',
  account: '/application/account-creation',
  list: '/dashboard/applications',
};

async function startWizard(steps: 1 | 2 | 3, as?: string): Promise<Visitor> {
  const visitor = await visit('demo', as === undefined ? {} : { as });
  await visitor.post(AT.loan, LOAN);
  if (steps > 1) await visitor.post(AT.name, { companyName: 'Hafenkontor Brinkmann GmbH' });
  if (steps > 2) await visitor.post(AT.details, DETAILS);
  return visitor;
}

const answers = async (visitor: Visitor) => (await visitor.get(AT.check)).words('main dl');

describe('access to the pages of the application wizard', () => {
  it.each([
    [AT.name, 1],
    [AT.details, 2],
    [AT.check, 3],
    [AT.account, 3],
  ] as const)('CLA-01: the page %s opens only after %d finished steps', async (page, steps) => {
    const earlyVisitor = steps === 1 ? await visit('demo') : await startWizard((steps - 1) as 1 | 2);
    expect((await earlyVisitor.get(page)).location).toBe('/login');
    expect((await (await startWizard(steps)).get(page)).status).toBe(200);
  });

  it('CLA-01: a step submitted out of order restarts the wizard with a message', async () => {
    const visitor = await startWizard(1);
    const response = await visitor.post(AT.details, DETAILS);
    expect([response.status, response.location]).toEqual([302, '/login']);
    const first = await visitor.get(AT.loan);
    expect(first.fields()).toMatchObject({ loanSize: '100000' });
    expect(first.words()).toContain('We no longer have your answers');
  });

  it('CLA-12: the account page redirects logged-in users and keeps the draft', async () => {
    const earlyVisitor = await startWizard(1, 'katrin');
    expect((await earlyVisitor.get(AT.account)).location).toBe(AT.list);
    expect((await earlyVisitor.get(AT.name)).status).toBe(200);
    expect((await (await startWizard(3, 'katrin')).get(AT.account)).location).toBe(AT.check);
  });
});

describe('submission of a wizard step', () => {
  it('CLA-01: submitting a step redirects to the next step, or shows validation errors', async () => {
    const visitor = await visit('demo');
    const refusedResponse = await visitor.post(AT.loan, { ...LOAN, loanDuration: '40', purposeSelect: '' });
    expect([refusedResponse.status, refusedResponse.fields().loanDuration]).toEqual([400, '40']);
    expect((await visitor.get(AT.name)).location).toBe('/login');
    const right = await (await visit('demo')).post(AT.loan, LOAN);
    expect([right.status, right.location]).toEqual([303, AT.name]);
  });

  it('DYN-02: submitting a step restores unsubmitted values, which do not count as a submitted step', async () => {
    const visitor = await startWizard(3);
    await visitor.post('/application/keep', { step: 'company-details', ...DETAILS, street: 'Am Wall' });
    expect((await visitor.get(AT.details)).fields().street).toBe('Am Wall');
    expect(await answers(visitor)).toContain('Industriestraße');
    await visitor.post(AT.details, { ...DETAILS, street: 'Seeweg' });
    expect((await visitor.get(AT.details)).fields().street).toBe('Seeweg');
    expect(await answers(visitor)).toContain('Seeweg');
  });

  it('DYN-02: submitting a step keeps typed values when the back button is pressed; the back button of an edited answer returns to the check page', async () => {
    const visitor = await startWizard(3);
    const typed = { ...DETAILS, street: '', intent: 'back' };
    expect((await visitor.post(AT.details, typed)).location).toBe(AT.name);
    expect((await visitor.get(AT.details)).fields().street).toBe('');
    expect((await visitor.post(`${AT.details}?change`, typed)).location).toBe(AT.check);
  });

  it('submitting a step redirects after an edited answer to the check page, or to the step that the edit makes incomplete', async () => {
    const visitor = await startWizard(3);
    expect((await visitor.post(`${AT.loan}?change`, LOAN)).location).toBe(AT.check);
    const responseToNewName = await visitor.post(`${AT.name}?change`, {
      companyName: 'Hafenkontor Brinkmann AG',
    });
    expect(responseToNewName.location).toBe(`${AT.details}?change`);
  });

  it('CLA-09: submitting a step applies the chosen country without scripts and offers its legal forms', async () => {
    const visitor = await visit('swiss-francs');
    const { loanType = '' } = (await visitor.get(AT.loan)).fields();
    await visitor.post(AT.loan, { ...LOAN, loanType: loanType || 'general_liquidity' });
    await visitor.post(AT.name, { companyName: 'Hafenkontor Brinkmann GmbH' });
    const countGmbhOptions = async () =>
      (await visitor.get(AT.details)).count('select[name="companyType"] option[value="GMBH"]');
    await visitor.post(AT.details, { ...DETAILS, companyCountry: 'CH', intent: 'country' });
    expect(await countGmbhOptions()).toBe(0);
    const germanResponse = await visitor.post(AT.details, {
      ...DETAILS,
      companyCountry: 'DE',
      intent: 'country',
    });
    expect([germanResponse.status, germanResponse.location]).toEqual([303, AT.details]);
    expect(await countGmbhOptions()).toBe(1);
  });

  it('CLA-08: submitting a step searches for a company by a button without scripts, and reports a name that is too short', async () => {
    const visitor = await startWizard(1);
    const found = await visitor.post(AT.name, { companyName: 'Metallbau', intent: 'search' });
    expect(found.words('main')).toContain('Metallbau Brandt GmbH');
    const shortNameResponse = await visitor.post(AT.name, { companyName: 'Me', intent: 'search' });
    expect([shortNameResponse.status, shortNameResponse.attribute('[aria-invalid="true"]', 'name')]).toEqual([
      400,
      'companyName',
    ]);
  });

  it('CLA-08: submitting a step refuses company details if another tab has chosen another company', async () => {
    const visitor = await startWizard(2);
    const { detailsFor = '' } = (await visitor.get(AT.details)).fields();
    await visitor.post(AT.name, { companyName: 'Nordlicht Optik' });
    const response = await visitor.post(AT.details, { ...DETAILS, detailsFor });
    expect(response.location).toBe(`${AT.details}?company-changed=`);
    expect((await visitor.get(`${AT.details}?company-changed=`)).words('main')).toContain('Nordlicht Optik');
    expect((await visitor.get(AT.check)).location).toBe('/login');
  });
});

describe('DYN-02: return to a saved draft', () => {
  it('the wizard offers to continue or discard the draft when the user comes through the start page', async () => {
    const visitor = await startWizard(2);
    const page = await visitor.open('/');
    expect(page.words(`main a[href="${AT.details}"]`)).toBe('Continue request');
    const discardResponse = await visitor.submit(AT.loan, { intent: 'discard' });
    expect(discardResponse.words('main')).not.toContain('Continue request');
    expect(discardResponse.fields()).toMatchObject({ loanSize: '100000' });
    expect((await visitor.get(AT.name)).location).toBe('/login');
  });

  it('the wizard does not offer to continue soon after the last edit of the draft', async () => {
    const visitor = await startWizard(2);
    expect((await visitor.get(AT.loan)).words('main')).not.toContain('Continue request');
  });
});

describe('creation of the application by the wizard', () => {
  it('CLA-13: the wizard creates the application once, after which every earlier page redirects to the result', async () => {
    const visitor = await startWizard(3, 'katrin');
    const before = visitor.world.rows.applications.all().length;
    const result = '/application/application-result';
    expect((await visitor.post(AT.check)).location).toBe(result);
    expect((await visitor.post(AT.check)).location).toBe(result);
    expect(visitor.world.rows.applications.all()).toHaveLength(before + 1);
    expect((await visitor.get(AT.check)).location).toBe(AT.list);
    expect((await visitor.get(AT.loan)).words('main')).toContain('has been sent');
  });

  it('D-10: the wizard keeps the draft if the creation fails', async () => {
    const visitor = await startWizard(3, 'katrin');
    await visitor.world.planFault({ method: 'POST', path: '/user/applications', status: 500, times: 1 });
    expect((await visitor.post(AT.check)).status).toBeGreaterThanOrEqual(500);
    expect(await answers(visitor)).toContain('Industriestraße');
    expect((await visitor.post(AT.check)).location).toBe('/application/application-result');
  });

  it('the wizard redirects visitors without an account from the check page to the account page', async () => {
    const visitor = await startWizard(3);
    expect((await visitor.post(AT.check)).location).toBe(AT.account);
    expect((await visitor.post(AT.check, { intent: 'back' })).location).toBe(AT.details);
  });
});

describe('configured form in the wizard', () => {
  const NEW_PATH = '/application/new';
  const COMPANY = { companyName: 'Praxis am Park' };

  it('DYN-04: the wizard redirects from a locked or unknown step to the first step', async () => {
    const visitor = await visit('medical-practice');
    for (const step of ['practice', 'account-creation', 'nowhere'])
      expect((await visitor.get(`${NEW_PATH}/${step}`)).location).toBe(`${NEW_PATH}/company-name`);
    expect((await visitor.get(AT.check)).location).toBe(`${NEW_PATH}/company-name`);
  });

  it('DYN-02: the wizard saves typed values and continues like the classic wizard', async () => {
    const visitor = await visit('medical-practice');
    const refusedResponse = await visitor.post(`${NEW_PATH}/company-name`, { companyName: '' });
    expect(refusedResponse.status).toBe(400);
    const right = await visitor.post(`${NEW_PATH}/company-name`, COMPANY);
    expect(right.status).toBe(303);
    const next = right.location ?? '';
    expect(next).toMatch(/^\/application\/new\/(?!company-name)/);
    expect((await visitor.get(next)).status).toBe(200);
    expect((await visitor.post(next, { intent: 'back' })).location).toBe(`${NEW_PATH}/company-name`);
    const returnPage = await visitor.open('/');
    expect(returnPage.words(`main a[href="${next}"]`)).toBe('Continue request');
    await visitor.post(`${NEW_PATH}/company-name`, { intent: 'discard' });
    expect((await visitor.get(`${NEW_PATH}/company-name`)).fields().companyName).toBe('');
  });

  it('SHELL-06: URLs of the classic wizard and of a configured form redirect to the kind of form that the partner uses', async () => {
    expect((await (await visit('medical-practice')).get(AT.loan)).location).toBe(`${NEW_PATH}/company-name`);
    const classic = await startWizard(3);
    expect((await classic.get(`${NEW_PATH}/company-name`)).location).toBe(AT.loan);
    expect((await classic.get(`${NEW_PATH}/account-creation`)).location).toBe(AT.account);
  });
});
