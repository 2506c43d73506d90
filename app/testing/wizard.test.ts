import { describe, expect, it } from 'vitest';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal({ env: { API_TIMEOUT_MS: '3000' } });

const LOAN = {
  loanType: 'general_liquidity',
  loanSize: '100,000',
  loanDuration: '48',
  purposeSelect: 'operating_expenses',
};
const COMPANY_NAME_FORM = { companyName: 'Hafenkontor Brinkmann GmbH', companyCreditProviderId: '' };
const DETAILS = {
  companyCountry: 'DE',
  companyType: 'GMBH',
  street: 'Speicherstraße',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  hrNumber: '',
  taxIdNumber: '',
  businessPurpose: 'Handel mit Schiffszubehör',
};
const LOAN_INFO = '/application/loan-info';
const COMPANY_NAME = '/application/company-name';
const COMPANY_DETAILS = '/application/company-details';
const CHECK = '/application/check-answers';
const RESULT = '/application/application-result';

async function fillIn(visitor: Visitor): Promise<string | null> {
  let location: string | null = null;
  for (const [path, typed] of [
    [LOAN_INFO, LOAN],
    [COMPANY_NAME, COMPANY_NAME_FORM],
    [COMPANY_DETAILS, DETAILS],
  ] as const) {
    const response = await visitor.post(path, typed);
    expect([path, response.status]).toEqual([path, 303]);
    location = response.location;
  }
  return location;
}

describe('CLA-01: steps of an application', () => {
  it('the steps of an application lead to the check page, from which the application is created only once', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect(await fillIn(visitor)).toBe(CHECK);
    const check = await visitor.get(CHECK);
    expect(check.words('main')).toContain('Hafenkontor Brinkmann GmbH');
    const { action, fields } = check.form();
    const count = visitor.world.rows.applications.size;
    expect((await visitor.post(action, fields)).location).toBe(RESULT);
    expect((await visitor.post(action, fields)).location).toBe(RESULT);
    expect(visitor.world.rows.applications.size).toBe(count + 1);
    expect((await visitor.get(RESULT)).status).toBe(200);
  });

  const FACTORING = {
    loanType: 'factoring',
    factoring_limit: '48,500',
    annual_sales_previous_year: '1,250,000',
    has_international_customers: 'no',
  };

  it.each([
    ['submitted', (visitor: Visitor) => visitor.post(LOAN_INFO, FACTORING)],
    [
      'typed but not submitted',
      (visitor: Visitor) => visitor.post('/application/keep', { step: 'loan-info', ...FACTORING }),
    ],
  ])(
    'SHELL-23: the steps of an application convert an amount to the newly chosen language after the amount was %s',
    async (_, type) => {
      const visitor = await visit('demo', { as: 'katrin' });
      await type(visitor);
      await visitor.post('/language', { language: 'de', returnTo: LOAN_INFO });
      const page = await visitor.get(LOAN_INFO);
      expect([page.attribute('html', 'lang'), page.value('[name="factoring_limit"]')]).toEqual([
        'de',
        '48.500',
      ]);
    },
  );

  it('the steps of an application cannot be opened if the user skips an earlier step', async () => {
    const visitor = await visit('demo');
    for (const path of [COMPANY_DETAILS, CHECK, RESULT]) {
      const response = await visitor.get(path);
      expect([path, response.status, response.location === path]).toEqual([path, 302, false]);
    }
  });

  it('a submitted step replaces values that autosave stored earlier', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post(LOAN_INFO, LOAN);
    await visitor.post('/application/keep', { step: 'company-name', companyName: 'Alter Name' });
    expect((await visitor.get(COMPANY_NAME)).form().fields.companyName).toBe('Alter Name');
    await visitor.post(COMPANY_NAME, COMPANY_NAME_FORM);
    const page = await visitor.get(COMPANY_NAME);
    expect(page.body).toContain(COMPANY_NAME_FORM.companyName);
    expect(page.body).not.toContain('Alter Name');
  });

  it.each([
    [LOAN_INFO, { ...LOAN, loanSize: 'viel' }, 'loanSize'],
    [LOAN_INFO, { ...LOAN, loanSize: '1' }, 'loanSize'],
    [LOAN_INFO, { ...LOAN, loanType: 'x' }, 'loanType'],
  ])('the steps of an application show an error if %s refuses the values %j', async (path, typed, field) => {
    const visitor = await visit('demo');
    const response = await visitor.post(path, typed);
    expect(response.status).toBe(400);
    expect(response.count(`[name=${field}]`)).toBeGreaterThan(0);
    expect((await visitor.get(COMPANY_DETAILS)).status).toBe(302);
  });

  it('the steps of an application return to the previous step, or to the check page while an answer is edited', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post(LOAN_INFO, LOAN);
    const backForm = { ...COMPANY_NAME_FORM, intent: 'back' };
    expect((await visitor.post(COMPANY_NAME, backForm)).location).toBe(LOAN_INFO);
    expect((await visitor.post(`${COMPANY_NAME}?change`, backForm)).location).toBe(LOAN_INFO);
    await fillIn(visitor);
    expect((await visitor.post(`${COMPANY_NAME}?change`, backForm)).location).toBe(CHECK);
  });

  it.each([
    [{ status: 500 }, 500],
    [{ drop: true }, 503],
    [{ latency_ms: 60_000 }, 504],
    [{ code: 'err_validation_failed', field: 'companyName' }, 422],
  ])(
    'the steps of an application keep the submitted values if the creation fails (simulated fault %j)',
    async (fault, status) => {
      const visitor = await visit('demo', { as: 'katrin' });
      await fillIn(visitor);
      const { action, fields } = (await visitor.get(CHECK)).form();
      await visitor.world.planFault({ ...fault, method: 'POST', path: '/user/applications' });
      const count = visitor.world.rows.applications.size;
      const response = await visitor.post(action, fields);
      expect([response.status, visitor.world.rows.applications.size]).toEqual([status, count]);
      await visitor.world.removeFaults();
      expect((await visitor.get(CHECK)).words('main')).toContain(COMPANY_NAME_FORM.companyName);
    },
  );
});

describe('DYN-02: autosave', () => {
  it('autosave stores typed values but no password', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post('/application/keep', {
      step: 'loan-info',
      ...LOAN,
      password: 'geheim#1',
    });
    expect(response.status).toBe(204);
    const page = await visitor.get(LOAN_INFO);
    expect(page.body).toContain('100,000');
    expect(page.body).not.toContain('geheim#1');
  });

  it.each<Record<string, string>>([{}, { step: 'x'.repeat(200) }, { step: 'no-such-step' }])(
    'autosave refuses a form without a known step: %j',
    async (typed) => {
      expect((await (await visit('demo')).post('/application/keep', typed)).status).toBe(400);
    },
  );

  it('autosave refuses details of a company other than the current company', async () => {
    const visitor = await visit('demo');
    await visitor.post(LOAN_INFO, LOAN);
    await visitor.post(COMPANY_NAME, COMPANY_NAME_FORM);
    const page = await visitor.get(COMPANY_DETAILS);
    const { fields } = page.form();
    await visitor.post(COMPANY_NAME, { ...COMPANY_NAME_FORM, companyName: 'Möbelhof Süd GmbH' });
    const autosaveResponse = await visitor.post('/application/keep', {
      ...fields,
      step: 'company-details',
      street: 'X',
    });
    expect(autosaveResponse.status).toBe(205);
  });
});

describe('SHELL-05: new application', () => {
  it('starting a new application redirects if users may not create applications', async () => {
    const visitor = await visit('no-new-applications');
    for (const path of [LOAN_INFO, COMPANY_NAME, '/application/new/company-name']) {
      expect((await visitor.get(path)).location).toBe('/login');
    }
    expect((await visitor.post('/application/keep', { step: 'loan-info', ...LOAN })).status).toBe(400);
  });

  it('SHELL-06: a new application uses the configured form if the partner has one, else the classic wizard', async () => {
    const medicalVisitor = await visit('medical-practice');
    expect((await medicalVisitor.get(LOAN_INFO)).location).toBe('/application/new/company-name');
    const classic = await visit('demo');
    expect((await classic.get('/application/new/company-name')).location).toBe(LOAN_INFO);
  });

  it('DYN-01: the wizard rejects an empty first step, then redirects a valid one to the next step', async () => {
    const visitor = await visit('medical-practice');
    const first = await visitor.get('/application/new/company-name');
    expect(first.status).toBe(200);
    const response = await visitor.post(first.path, { ...first.form().fields, companyName: '' });
    expect(response.status).toBe(400);
    const nextResponse = await visitor.post(first.path, {
      ...first.form().fields,
      companyName: 'Praxis am Park',
    });
    expect([nextResponse.status, nextResponse.location]).toEqual([
      303,
      expect.stringMatching(/^\/application\/new\//),
    ]);
    expect((await visitor.get(nextResponse.location ?? '')).status).toBe(200);
    expect((await visitor.get('/application/new/no-such-step')).status).not.toBe(200);
  });
});
