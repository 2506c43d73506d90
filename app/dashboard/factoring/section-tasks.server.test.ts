import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const FINANCIALS_INPUT = {
  company_portfolio: 'Treppen und Geländer aus Stahl für gewerbliche Bauherren in Norddeutschland',
  annual_sales_previous_year: '1,200,000',
  planned_annual_sales_following_year: '1,300,000',
  planned_annual_sales_factoring: '600,000',
};
const INVOICES = {
  number_of_outgoing_invoices: '400',
  max_invoice_value_previous_year: '80,000',
  payment_deadline_for_outgoing_invoices: '30',
};
const RISK_INPUT = {
  receivables_default_amount_previous_year: '0',
  receivables_default_amount_current_year: '0',
  are_receivables_assigned: 'no',
  has_commercial_credit_insurance: 'no',
  already_has_factoring: 'no',
  centralized_settlement_entity: 'Keine',
};

const SECTIONS = [
  [
    'financials',
    'Financial details',
    FINANCIALS_INPUT,
    {
      company_portfolio: FINANCIALS_INPUT.company_portfolio,
      annual_sales_previous_year: 1_200_000,
      planned_annual_sales_following_year: 1_300_000,
      planned_annual_sales_factoring: 600_000,
    },
  ],
  [
    'invoices',
    'Invoices',
    INVOICES,
    {
      number_of_outgoing_invoices: 400,
      invoice_currencies: ['EUR'],
      max_invoice_value_previous_year: 80_000,
      payment_deadline_for_outgoing_invoices: 30,
    },
  ],
  [
    'risk_protection',
    'Risk protection',
    RISK_INPUT,
    {
      receivables_default_amount_previous_year: 0,
      receivables_default_amount_current_year: 0,
      are_receivables_assigned: false,
      has_commercial_credit_insurance: false,
      already_has_factoring: false,
      centralized_settlement_entity: 'Keine',
    },
  ],
] as const;

async function openFactoring(world = 'factoring-insurable') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application({ type: 'factoring' });
  const tab = `/dashboard/applications/${id}/factoring`;
  const form = async (section: string) => (await visitor.get(`${tab}?edit=${section}`)).form().fields;
  const send = async (section: string, typed: Record<string, string>) => {
    const fields = await form(section);
    visitor.world.takeCalls();
    return visitor.post(`${tab}?edit=${section}`, { ...fields, ...typed });
  };
  const changes = () => visitor.world.takeChangeCalls();
  const readSavedSections = () => visitor.world.rows.applications.get(id)?.facts.factoring;
  return { visitor, id, tab, form, send, changes, readSavedSections };
}

describe.each(SECTIONS)('FACT-01 form of %s', (section, title, typed, stored) => {
  it('the form is named after its card', async () => {
    const { visitor, tab } = await openFactoring();
    const page = await visitor.get(`${tab}?edit=${section}`);
    expect(page.title).toMatch(
      new RegExp(`^${title} · Factoring details, application \\w{6} · Lindhof Bank$`),
    );
    expect(page.form().fields.__form__).toBe('factoring-section');
  });

  it('the form is saved with one request and a success message', async () => {
    const { visitor, id, tab, send, changes, readSavedSections } = await openFactoring();
    const response = await send(section, typed);
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(changes()).toEqual([
      expect.stringMatching(new RegExp(`^\\w+ /user/applications/${id}/factoring/${section}$`)),
    ]);
    expect(readSavedSections()?.[section]).toEqual(stored);
    expect((await visitor.open(tab)).words()).toContain('Your details have been saved.');
  });

  it('the form shows an error if saving fails', async () => {
    const { visitor, send, readSavedSections } = await openFactoring();
    await visitor.world.failAllChanges({ status: 500 });
    const response = await send(section, typed);
    expect([response.status, readSavedSections()?.[section]]).toEqual([500, undefined]);
    expect(response.words('main form')).toContain('We couldn’t save your details.');
  });
});

describe('FACT-02 initial values of a section', () => {
  const SALES_FIELD = 'annual_sales_previous_year';

  it('the values are derived from the application', async () => {
    const { form } = await openFactoring();
    expect((await form('financials'))[SALES_FIELD]).toBe('1,200,000');
    expect((await form('invoices')).invoice_currencies_EUR).toBe('on');
    const risk = await form('risk_protection');
    expect(risk.receivables_default_amount_previous_year).toBe('');
    expect(risk).not.toHaveProperty('invoice_currencies_EUR');
  });

  it('the initial values contain no sales total if the company has foreign customers or the application states none', async () => {
    const twoFieldForm = await (await openFactoring('factoring-limits')).form('financials');
    expect([twoFieldForm[SALES_FIELD], twoFieldForm[`${SALES_FIELD}_abroad`]]).toEqual(['', '']);
    expect((await (await openFactoring('factoring-without-sales')).form('financials'))[SALES_FIELD]).toBe('');
  });

  it('the values are the stored values of the section', async () => {
    const { form } = await openFactoring('factoring-complete');
    expect(await form('financials')).toMatchObject({
      [SALES_FIELD]: '1,200,000',
      planned_annual_sales_factoring: '720,000',
    });
    expect(await form('invoices')).toMatchObject({
      number_of_outgoing_invoices: '420',
      invoice_currencies_EUR: 'on',
    });
    expect(await form('risk_protection')).toMatchObject({
      has_commercial_credit_insurance: 'yes',
      has_commercial_credit_insurance_comment: 'Rahmenvertrag bis Ende des Jahres.',
    });
  });
});

describe('FACT-02 sales total refused by the lending API', () => {
  it.each([
    [1_300_000, '1,300,000', 'The total is €100,000 more than in your application'],
    [1_100_000.5, '1,100,000.50', 'The total is €99,999.50 less than in your application'],
  ])('a refused sales total shows the difference at the field: %s', async (stated, typed, expectedText) => {
    const { visitor, tab, form } = await openFactoring();
    const fields = await form('financials');
    const patch = [{ op: 'replace', path: '/factoring/annual_sales_previous_year', value: stated }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    const response = await visitor.post(`${tab}?edit=financials`, {
      ...fields,
      ...FINANCIALS_INPUT,
      annual_sales_previous_year: typed,
    });
    expect(response.status).toBe(422);
    expect(response.attribute('[name=annual_sales_previous_year]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain(expectedText);
    expect(response.words('main form')).toContain('We couldn’t save your details.');
  });
});

it('FACT-02: sales that the API refuses without naming a difference show the usual field error', async () => {
  const { visitor, send } = await openFactoring();
  await visitor.world.failAllChanges({ code: 'err_validation_failed', field: 'annual_sales_previous_year' });
  const response = await send('financials', FINANCIALS_INPUT);
  expect(response.status).toBe(422);
  expect(response.attribute('[name=annual_sales_previous_year]', 'aria-invalid')).toBe('true');
  expect(response.words('main form')).not.toContain('The total is');
});

describe('FACT-03 refusal by the lending API', () => {
  it.each([
    ['invoice_currencies', 'invoice_currencies_EUR'],
    ['max_invoice_value_previous_year', 'max_invoice_value_previous_year'],
  ])('the refusal appears at the field: %s', async (field, name) => {
    const { visitor, send } = await openFactoring();
    await visitor.world.failAllChanges({ code: 'err_validation_failed', field });
    const response = await send('invoices', INVOICES);
    expect(response.status).toBe(422);
    expect(
      [...response.document.querySelectorAll('[aria-invalid=true]')].map((control) =>
        control.getAttribute('name'),
      ),
    ).toEqual([name]);
  });

  it('the refusal appears at the first currency of foreign customers if the API refuses their currencies', async () => {
    const { visitor, send } = await openFactoring('factoring-limits');
    await visitor.world.failAllChanges({ code: 'err_validation_failed', field: 'invoice_currencies_abroad' });
    const abroad = Object.fromEntries(
      Object.entries(INVOICES).map(([name, value]) => [`${name}_abroad`, value]),
    );
    const typed = { ...INVOICES, ...abroad, invoice_currencies_abroad_CHF: 'on' };
    const response = await send('invoices', typed);
    expect(response.status).toBe(422);
    expect(response.attribute('[name=invoice_currencies_abroad_EUR]', 'aria-invalid')).toBe('true');
    expect(response.attribute('[name=invoice_currencies_EUR]', 'aria-invalid')).toBeNull();
  });

  it('the refusal appears at the form if the refused field is not shown', async () => {
    const { visitor, send } = await openFactoring();
    await visitor.world.failAllChanges({
      code: 'err_validation_failed',
      field: 'annual_sales_previous_year',
    });
    const response = await send('invoices', INVOICES);
    expect(response.count('[aria-invalid=true]')).toBe(0);
    expect(response.words('main form')).toContain('We couldn’t save your details.');
  });
});
