import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const NEW_PATH = '/application/new';
const CHECK_PATH = '/application/check-answers';
const RESULT_PATH = `${NEW_PATH}/application-result`;
const NO_FORM_MESSAGE = 'You can’t apply online right now.';

const PURPOSE = { allBanksLoanPurpose: 'devices_and_equipment' };
const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'company-name': { companyName: 'Praxis am Park' },
  'company-data': {
    practice_type: 'group',
    x_medical_specialty_oo: 'general_medicine',
    medical_specialty: 'general_medicine',
    companyType: 'FREIE_BERUFE',
    companyCountry: 'DE',
    street: 'Parkweg',
    houseNumber: '3',
    companyPostCode: '80331',
    companyLocation: 'München',
    businessPurpose: 'Hausärztliche Versorgung',
    staff_count: '4',
  },
  'loan-data': { ...PURPOSE, loanSize: '60,000', loanDuration: '48' },
  'project-data': {
    purposeDescription: 'Ein Ultraschallgerät und ein Sterilisator.',
    device_count: '2',
    is_information_correct: 'on',
  },
};

async function fillIn(visitor: Visitor, last = 'project-data'): Promise<Visitor> {
  for (const [step, typed] of Object.entries(STEPS)) {
    const { status } = await visitor.post(`${NEW_PATH}/${step}`, typed);
    if (status !== 303) throw new Error(`${step} was refused with ${status}`);
    if (step === last) break;
  }
  return visitor;
}

const practice = async (as?: string, last?: string) =>
  fillIn(await visit('medical-practice', as === undefined ? {} : { as }), last);

async function withForm(change: (form: typeof FLEET_FORM) => object = (form) => form) {
  const visitor = await visit('empty', { as: 'applicant' });
  const document = JSON.parse(JSON.stringify(change(structuredClone(FLEET_FORM))));
  visitor.world.rows.ownForms.insert({ id: 'application', document });
  return visitor;
}

describe('DYN-01: wizard steps of a configured form', () => {
  it("wizard steps show the form's titles and order, with the result page last", async () => {
    const visitor = await practice(undefined, 'company-data');
    const response = await visitor.get(`${NEW_PATH}/loan-data`);
    expect(response.title).toBe('Financing · Curavest');
    expect(response.words('main')).toContain(
      'Practice , done Practice data , done 3 Financing 4 Project 5 Account 6 Offer',
    );
    expect(response.words(`main a[href="${NEW_PATH}/company-data"]`)).toContain('Practice data');
    expect(response.attribute('button[name="language"]', 'form')).toBe('step');
  });

  it.each([
    ['en', 'company-name', 'Continue to Practice data'],
    ['en', 'loan-data', 'Continue to Project'],
    ['en', 'project-data', 'Check your answers'],
    ['de', 'company-name', 'Weiter: Praxisdaten'],
    ['fr', 'company-name', 'Continuer : '],
    ['pl', 'company-name', 'Dalej: '],
  ])(
    'D-212: the button names the next step in the language %s on the step %s',
    async (language, step, buttonText) => {
      const visitor = await practice();
      await visitor.post('/language', { language });
      const page = await visitor.get(`${NEW_PATH}/${step}`);
      expect(page.words('main form').replaceAll('\u00a0', ' ')).toContain(buttonText);
    },
  );

  it("wizard steps show the form's default values until the user changes them", async () => {
    const visitor = await practice(undefined, 'company-name');
    const at = `${NEW_PATH}/company-data`;
    expect((await visitor.get(at)).fields()).toMatchObject({
      detailsFor: ' Praxis am Park',
      practice_type: 'individual',
      staff_count: '1',
      street: '',
    });
    await visitor.post('/application/keep', { step: 'company-data', staff_count: '7' });
    expect((await visitor.get(at)).fields()).toMatchObject({ practice_type: 'individual', staff_count: '7' });
  });

  it('wizard steps store the loan purpose for which they were shown, so that a newly chosen purpose first shows its further questions', async () => {
    const visitor = await practice(undefined, 'company-data');
    const at = `${NEW_PATH}/loan-data`;
    expect((await visitor.get(at)).fields().purposeShown).toBe('');
    const chosen = await visitor.post(at, { ...PURPOSE, purposeShown: '' });
    expect([chosen.status, chosen.location]).toEqual([303, at]);
    expect((await visitor.get(at)).fields()).toMatchObject({
      purposeShown: 'devices_and_equipment',
      loanSize: '50,000',
      loanDuration: '48',
    });
    expect((await visitor.get(at)).count('[aria-invalid="true"]')).toBe(0);
    expect((await visitor.get(`${NEW_PATH}/project-data`)).location).toBe(`${NEW_PATH}/company-name`);
  });

  it('SHELL-23: wizard steps convert typed numbers when the language changes, and keep texts', async () => {
    const visitor = await practice(undefined, 'company-data');
    await visitor.post(`${NEW_PATH}/loan-data`, { ...STEPS['loan-data'], own_funds: '1,500.50' });
    await visitor.post('/application/keep', {
      step: 'company-data',
      businessPurpose: '1,500.50',
      staff_count: '1,000',
    });
    await visitor.post('/language', { language: 'de', returnTo: `${NEW_PATH}/loan-data` });
    expect((await visitor.get(`${NEW_PATH}/loan-data`)).fields()).toMatchObject({
      loanSize: '60.000',
      own_funds: '1.500,50',
    });
    expect((await visitor.get(`${NEW_PATH}/company-data`)).fields()).toMatchObject({
      businessPurpose: '1,500.50',
      staff_count: '1.000',
    });
  });

  it('DYN-04: wizard steps redirect to the first unfinished step and keep the query', async () => {
    const visitor = await practice(undefined, 'company-name');
    expect((await visitor.get(`${NEW_PATH}/loan-data?ref=fair`)).location).toBe(
      `${NEW_PATH}/company-name?ref=fair`,
    );
    expect((await visitor.get(`${CHECK_PATH}?ref=fair`)).location).toBe(`${NEW_PATH}/company-name`);
    expect((await visitor.get(`${NEW_PATH}/company-data`)).status).toBe(200);
    expect((await visitor.post(CHECK_PATH)).location).toBe(`${NEW_PATH}/company-name`);
    expect((await visitor.get(`${NEW_PATH}/company-data`)).status).toBe(200);
  });
});

describe('check page of a configured form', () => {
  it('the check page shows the postal address as one answer', async () => {
    const visitor = await practice();
    const page = await visitor.get(CHECK_PATH);
    expect(page.words('main')).toContain('Address Parkweg 3, 80331 München');
    expect(page.count('main [data-answer=street]')).toBe(1);
    for (const part of ['houseNumber', 'companyPostCode', 'companyLocation'])
      expect(page.count(`main [data-answer=${part}]`)).toBe(0);
  });
});

describe('DYN-03: check page of a configured form', () => {
  it('the check page shows the answers as text, with links to change them', async () => {
    const check = await (await practice('applicant')).get(CHECK_PATH);
    expect(check.readRow('Type of practice')).toContain('Group practice');
    expect(check.readRow('Amount')).toContain('€60,000');
    expect(check.readRow('Term')).toContain('48 months');
    expect(check.readRow('What I have stated')).toContain('Yes');
    expect(check.readRow('Supplier')).toContain('not provided');
    expect(check.readRow('Own funds')).toContain('not provided');
    expect(check.readRow('Country')).toBe('');
    expect(check.links('Project', 'main section')[0]?.getAttribute('href')).toMatch(
      new RegExp(`^${NEW_PATH}/project-data\\?change#step-`),
    );
    const terms = check.words('aside');
    expect(terms).toContain('Purpose Devices and equipment Term 48 months 4 years');
    expect(terms).not.toContain('per month');
    expect(terms).toContain('after step 4');
  });

  it('DYN-07: the check page creates the application and redirects to the result page', async () => {
    const visitor = await practice('applicant');
    const response = await visitor.post(CHECK_PATH);
    expect([response.status, response.location]).toEqual([303, RESULT_PATH]);
    expect(visitor.world.rows.applications.all().at(-1)?.sent).toMatchObject({
      ...PURPOSE,
      loanSize: 60_000,
      loanDuration: 48,
      currency: 'EUR',
      companyName: 'Praxis am Park',
    });
    const result = await visitor.get(RESULT_PATH);
    expect([result.status, result.title]).toEqual([200, 'Your offer · Curavest']);
    expect(result.words('main')).toContain('Devices and equipment over 48 months');
    expect((await visitor.get('/application/application-result')).location).toBe(RESULT_PATH);
  });

  it('CLA-13: the wizard redirects a revisited check page to the result with a message, but shows the first step', async () => {
    const visitor = await practice('applicant');
    await visitor.post(CHECK_PATH);
    expect((await visitor.get(CHECK_PATH)).location).toBe(RESULT_PATH);
    const sentMessage = 'Your request has already been sent.';
    expect((await visitor.get(RESULT_PATH)).words()).toContain(sentMessage);
    expect((await visitor.post(CHECK_PATH)).location).toBe(RESULT_PATH);
    expect((await visitor.get(`${NEW_PATH}/project-data`)).location).toBe(`${NEW_PATH}/company-name`);
    const first = (await visitor.get(`${NEW_PATH}/company-name`)).words();
    expect(first).toContain('has been sent.');
    expect(first).not.toContain(sentMessage);
  });

  it('CLA-12: links to the account page of the configured form', async () => {
    const visitor = await practice();
    const response = await visitor.post(CHECK_PATH);
    expect([response.status, response.location]).toEqual([303, `${NEW_PATH}/account-creation`]);
    expect((await visitor.get('/application/account-creation?ref=fair')).location).toBe(
      `${NEW_PATH}/account-creation?ref=fair`,
    );
    expect((await visitor.get(`${NEW_PATH}/account-creation`)).status).toBe(200);
  });
});

describe('DYN-11: configured form whose configuration is incomplete', () => {
  it.each([
    ['/dynamic_forms_ui_config', { status: 500 }],
    ['/dynamic_forms_fields_definitions', { drop: true }],
  ])('the form shows an error page with contact details if the call %s fails', async (path, fault) => {
    const visitor = await visit('medical-practice');
    await visitor.world.planFault({ method: 'GET', path, ...fault });
    const response = await visitor.get(`${NEW_PATH}/company-name`);
    expect([response.status, response.words('main')]).toEqual([
      503,
      expect.stringContaining(NO_FORM_MESSAGE),
    ]);
  });

  it('the form shows an error page if the form has no purposes', async () => {
    const visitor = await visit('medical-practice');
    await visitor.world.planFault({
      method: 'GET',
      path: '/dynamic_forms_ui_config',
      patch: [{ op: 'replace', path: '/config/loan_purposes', value: [] }],
    });
    const response = await visitor.get(`${NEW_PATH}/company-name`);
    expect([response.status, response.words('main')]).toEqual([
      500,
      expect.stringContaining(NO_FORM_MESSAGE),
    ]);
  });
});

describe("DYN-09: a partner's own form", () => {
  it('the form offers the currencies of the purpose and the legal forms of the country', async () => {
    const visitor = await withForm();
    await visitor.world.setBankDocument({
      name: 'Nordheide Bank',
      countries: { supported: ['DE', 'CH'], default: 'DE' },
      legal_forms: { DE: ['GMBH', 'AG'], CH: ['CH_AG'] },
      currencies: { supported: ['EUR', 'CHF'], default: 'CHF' },
      features: { dynamic_form: true },
    });
    const first = `${NEW_PATH}/vehicle`;
    const chosen = { allBanksLoanPurpose: 'fleet.vehicles' };
    await visitor.post(first, { ...chosen, purposeShown: '' });
    const page = await visitor.get(first);
    const typed = { ...page.fields(), ...chosen, x_vehicle_2e_type: 'van', x_plate_5b_0_5d_: 'BR NW 12' };
    const radio = [...page.document.querySelectorAll('main input[type="radio"]')].map(
      (each) => each.getAttribute('name') ?? '',
    );
    const kind = radio.find((name) => name !== 'allBanksLoanPurpose') ?? '';
    expect((await visitor.post(first, { ...typed, [kind]: 'van' })).location).toBe(`${NEW_PATH}/company`);
    const company = await visitor.get(`${NEW_PATH}/company`);
    const options = (name: string, response: typeof company) =>
      [...response.document.querySelectorAll(`select[name="${name}"] option`)].map(
        (each) => each.textContent,
      );
    expect(options('companyCountry', company)).toEqual(expect.arrayContaining(['Germany', 'Switzerland']));
    expect(company.words('main form')).toContain('Show this country’s legal forms');
    expect(options('companyType', company)).toContain('GmbH (limited liability company)');
    const otherAnswers = {
      ...company.fields(),
      companyName: 'Fuhrpark Nord',
      companyCountry: 'CH',
      companyType: 'GMBH',
    };
    const choiceResponse = await visitor.post(company.path, { ...otherAnswers, intent: 'country' });
    expect([choiceResponse.status, choiceResponse.location]).toEqual([303, company.path]);
    const swissPage = await visitor.get(company.path);
    expect(options('companyType', swissPage)).not.toContain('GmbH (limited liability company)');
    expect(swissPage.fields().companyType).toBe('');
    await visitor.post(company.path, { ...swissPage.fields(), companyType: 'CH_AG' });
    const money = await visitor.get(`${NEW_PATH}/money`);
    expect(options('currency', money).join()).toMatch(/Euro.*Swiss Franc|Swiss Franc.*Euro/);
    expect(money.words('aside')).toContain('CHF');
  });
});
