import { describe, expect, it } from 'vitest';
import { COMPANY_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openFactoring(world = 'factoring-insurable') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application({ type: 'factoring' });
  const tab = `/dashboard/applications/${id}/factoring`;
  const companies = visitor.world.rows.companies;
  const address = `${tab}?company`;
  const send = async (typed: Record<string, string>) => {
    const { fields } = (await visitor.get(address)).form();
    visitor.world.takeCalls();
    return visitor.post(address, { ...fields, ...typed });
  };
  const changes = () => visitor.world.takeChangeCalls();
  return { visitor, id, tab, address, companies, send, changes };
}

describe('FACT-06 form of a new company', () => {
  it('the form of a new company starts with the company name from the URL and the deployment’s country', async () => {
    const { visitor, address } = await openFactoring();
    const page = await visitor.get(`${address}&name=M%C3%B6belhof`);
    expect(page.title).toMatch(/^Add a new company · Factoring details, application \w{6} · Lindhof Bank$/);
    expect(page.form().fields).toMatchObject({
      __form__: 'company',
      companyName: 'Möbelhof',
      address_country: 'DE',
    });
    expect((await visitor.get(address)).form().fields.companyName).toBe('');
  });

  it('the form of a new company offers the countries with legal forms by name', async () => {
    const { visitor, address } = await openFactoring('factoring-limits');
    const page = await visitor.get(address);
    const options = [...page.document.querySelectorAll('[name=address_country] option')];
    const countries = options.map((option) => option.textContent);
    expect(countries).toEqual(expect.arrayContaining(['Germany', 'Switzerland']));
    expect(countries).not.toContain('France');
    expect(page.form().fields.address_country).toBe('DE');
  });

  it('the form of a new company changes the country without saving and offers its legal forms', async () => {
    const { visitor, address, changes } = await openFactoring('factoring-limits');
    const { fields } = (await visitor.get(address)).form();
    changes();
    const typed = { ...fields, companyName: 'Tissus', companyType: 'GMBH', address_country: 'CH' };
    const response = await visitor.post(address, { ...typed, intent: 'country' });
    expect([response.status, changes()]).toEqual([200, []]);
    expect(response.form().fields).toMatchObject({ companyName: 'Tissus', address_country: 'CH' });
    expect(response.value('[name=companyType]') || '').toBe('');
    expect(response.count('[name=companyType] option[value=GMBH]')).toBe(0);
    expect(response.count('[name=companyType] option[value=CH_AG]')).toBe(1);
  });
});

describe('FACT-06 adding a company', () => {
  it('adding a company asks whether the user means an existing debtor, and passes the answer on to the debtor’s form', async () => {
    const { tab, send, companies, visitor } = await openFactoring();
    const before = companies.size;
    const typed = { ...COMPANY_INPUT, companyName: 'Hafenbau Weser' };
    const questionResponse = await send(typed);
    expect([questionResponse.status, companies.size]).toEqual([200, before]);
    expect(questionResponse.words('main form')).toContain('Is this the same company as Hafenbau Weser GmbH?');
    const response = await send({ ...typed, other_company: 'Hafenbau Weser GmbH' });
    expect([response.status, companies.size]).toEqual([303, before + 1]);
    expect(response.location).toContain('other_company=Hafenbau+Weser+GmbH');
    const { fields } = (await visitor.get(response.location ?? '')).form();
    const added = await visitor.post(response.location ?? '', {
      ...fields,
      annual_sales_previous_year: '1,000',
    });
    expect([added.status, added.location]).toEqual([303, tab]);
  });

  it('adding a company redirects to the form that adds the company as a debtor, and shows missing details', async () => {
    const { visitor, id, tab, companies, send, changes } = await openFactoring();
    const response = await send(COMPANY_INPUT);
    expect(changes()).toEqual([`POST /user/applications/${id}/companies`]);
    const made = companies.all().find(({ fields }) => fields.companyName === 'Möbelhof Süd GmbH');
    expect(made?.fields).toMatchObject({ companyType: 'GMBH', address_country: 'DE' });
    const ref = new URLSearchParams({ id: made?.id ?? '', name: 'Möbelhof Süd GmbH' });
    const query = new URLSearchParams({ ref: `${ref}`, name: 'Möbelhof Süd GmbH' });
    expect([response.status, response.location]).toEqual([303, `${tab}?add&${query}`]);
    expect((await visitor.open(response.location ?? '')).words()).toContain(
      'The company has been added. Now add your sales to it.',
    );
  });

  it.each([
    ['the same name', {}],
    ['another spelling of the name', { companyName: '  MÖBELHOF Süd GmbH ' }],
  ])('adding a company creates one company for two submits with %s', async (_, change) => {
    const { visitor, address, companies, changes } = await openFactoring();
    const before = companies.size;
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    const failed = await visitor.post(address, { ...fields, ...COMPANY_INPUT });
    expect([failed.status, companies.size]).toEqual([504, before + 1]);
    expect(failed.words('main form')).toContain('We can’t tell yet whether this was saved.');
    expect(failed.words('main form')).not.toContain('We couldn’t add the company.');
    changes();
    const response = await visitor.post(address, { ...fields, ...COMPANY_INPUT, ...change });
    expect([changes(), companies.size]).toEqual([[], before + 1]);
    if ('companyName' in change) expect(response.status).toBe(409);
    else
      expect([response.status, response.location]).toEqual([303, expect.stringContaining('?add&ref=id%3D')]);
  });

  it('the company is sent again if its name is too short to be searched', async () => {
    const { visitor, address, companies } = await openFactoring();
    const before = companies.size;
    const { fields } = (await visitor.get(address)).form();
    const typed = { ...fields, ...COMPANY_INPUT, companyName: 'abc' };
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, times: 1 });
    expect((await visitor.post(address, typed)).status).toBe(504);
    visitor.world.takeCalls();
    expect((await visitor.post(address, typed)).status).toBe(303);
    expect(visitor.world.takeCalls()).not.toContain('GET /user/company_search');
    expect(companies.size).toBe(before + 1);
  });

  it('adding a company sends the company again after a timeout if only the register contains its name', async () => {
    const { visitor, address, companies, changes } = await openFactoring();
    const { fields } = (await visitor.get(address)).form();
    const typed = { ...fields, ...COMPANY_INPUT, companyName: 'Bettenland Nord AG', companyType: 'AG' };
    const before = companies.size;
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, times: 1 });
    expect((await visitor.post(address, typed)).status).toBe(504);
    changes();
    expect((await visitor.post(address, typed)).status).toBe(303);
    expect([changes().length, companies.size]).toEqual([1, before + 1]);
  });

  it('the company is not sent again while the portal cannot check whether the company exists', async () => {
    const { visitor, address, companies, changes } = await openFactoring();
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, times: 1 });
    await visitor.post(address, { ...fields, ...COMPANY_INPUT });
    changes();
    const before = companies.size;
    await visitor.world.planFault({ method: 'GET', path: '/user/company_search', status: 503 });
    expect((await visitor.post(address, { ...fields, ...COMPANY_INPUT })).status).toBe(503);
    expect([changes(), companies.size]).toEqual([[], before]);
  });

  it('adding a company shows an error at the name for an existing company', async () => {
    const { send, companies } = await openFactoring();
    const before = companies.size;
    const response = await send({ ...COMPANY_INPUT, companyName: 'Modehaus Hansen GmbH' });
    expect([response.status >= 400, companies.size]).toEqual([true, before]);
    expect(response.attribute('[name=companyName]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain('We already know this company');
    expect(response.words('main form')).not.toContain('already registered with us');
  });

  it('adding a company refuses the applicant’s own company', async () => {
    const { send, changes } = await openFactoring();
    const response = await send({ ...COMPANY_INPUT, companyName: 'Metallbau Brandt GmbH' });
    expect([response.status, changes()]).toEqual([400, []]);
    expect(response.words('main form')).toContain('Your own company can’t be a debtor');
  });

  it('adding a company shows each further error of the lending API at the field that the error names', async () => {
    const { visitor, send } = await openFactoring();
    await visitor.world.failAllChanges({ code: 'err_validation_failed', field: 'hrNumber' });
    const response = await send(COMPANY_INPUT);
    expect(response.attribute('[name=hrNumber]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain('We couldn’t add the company.');
    expect(response.words('main form')).not.toContain('We already know this company');
  });

  it('adding a company shows errors without a field at the form', async () => {
    const { visitor, send } = await openFactoring();
    const field = 'external_provider_company_id';
    await visitor.world.failAllChanges({ code: 'err_validation_failed', field });
    const response = await send(COMPANY_INPUT);
    expect(response.status).toBe(422);
    expect(response.count('[aria-invalid=true]')).toBe(0);
  });
});
