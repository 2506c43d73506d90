import { describe, expect, it } from 'vitest';
import { DEBTOR_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openFactoring(world = 'factoring-insurable') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application({ type: 'factoring' });
  const tab = `/dashboard/applications/${id}/factoring`;
  const debtors = visitor.world.rows.debtors;
  const debtor = debtors.first()?.id ?? '';
  const send = async (query: string, typed: Record<string, string> = {}) => {
    const { fields } = (await visitor.get(tab + query)).form();
    visitor.world.takeCalls();
    return visitor.post(tab + query, { ...fields, ...typed });
  };
  const changes = () => visitor.world.takeChangeCalls();
  const added = () => debtors.all().find((row) => row.id !== debtor);
  const calls = `/user/applications/${id}/factoring/debitors`;
  return { visitor, tab, debtors, debtor, send, changes, added, calls };
}

const NAMED = 'Factoring details, application \\w{6} · Lindhof Bank$';
const BETTENLAND = 'number=C-bettenland-nord&provider=allianz_trade&name=Bettenland+Nord+AG&land=DE';

describe('FACT-05 adding a debtor', () => {
  it('the form of a new debtor starts empty or with the company that the URL names', async () => {
    const { visitor, tab } = await openFactoring();
    const page = await visitor.get(`${tab}?add`);
    expect(page.title).toMatch(new RegExp(`^Add debtors · ${NAMED}`));
    expect(page.form().fields).toMatchObject({
      __form__: 'debtor',
      company_name: '',
      company: '',
      annual_sales_previous_year: '',
      currency: 'EUR',
    });
    const query = new URLSearchParams({ ref: 'id=modehaus-hansen', name: 'Modehaus Hansen GmbH' });
    expect((await visitor.get(`${tab}?add&${query}`)).form().fields).toMatchObject({
      company_name: 'Modehaus Hansen GmbH',
      company: 'id=modehaus-hansen',
    });
  });

  it('the table of new debtors refuses to leave for a new company if the rows are too long to keep, and keeps the rows on the page', async () => {
    const { send } = await openFactoring();
    const rows = [...Array(11).keys()].map((n) => [`note${n}`, 'x'.repeat(9_500)]);
    const typed = { company_name: 'Tissus', ...Object.fromEntries(rows), intent: 'new-company' };
    const response = await send('?add', typed);
    expect([response.status, response.form().fields.company_name]).toEqual([413, 'Tissus']);
    expect(response.words('main')).toContain('You entered more text than we can keep here.');
  });

  it.each([
    ['a company that the lender knows', DEBTOR_INPUT, 'modehaus-hansen', 120_000],
    [
      'a company that only the insurer knows',
      { ...DEBTOR_INPUT, company_name: 'Bettenland Nord AG', company: BETTENLAND },
      'bettenland-nord',
      120_000,
    ],
  ])('adding a debtor stores company and sales and shows a message: %s', async (_, typed, company, sales) => {
    const { visitor, tab, send, changes, added, calls } = await openFactoring();
    const response = await send('?add', typed);
    expect([response.status, response.location, changes()]).toEqual([303, tab, [`POST ${calls}`]]);
    expect(added()).toMatchObject({ annualSales: sales, currency: 'EUR', company: { company_id: company } });
    expect((await visitor.open(tab)).words()).toContain('The debtor has been added.');
  });

  it.each([
    ['a company that the lender knows', DEBTOR_INPUT],
    [
      'a company that only the insurer knows',
      { ...DEBTOR_INPUT, company_name: 'Bettenland Nord AG', company: BETTENLAND },
    ],
  ])('adding a debtor creates one debtor for repeated submits: %s', async (_, typed) => {
    const { visitor, tab, debtors, changes } = await openFactoring();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    expect((await visitor.post(`${tab}?add`, { ...fields, ...typed })).status).toBe(504);
    changes();
    const response = await visitor.post(`${tab}?add`, { ...fields, ...typed });
    expect([response.status, response.location, changes(), debtors.size]).toEqual([303, tab, [], 2]);
    expect((await visitor.open(tab)).words()).toContain(
      'This has already been saved. Nothing was added twice.',
    );
  });

  it('FACT-06: adding a debtor shows an error at the name for an existing debtor', async () => {
    const { send, debtors } = await openFactoring();
    const typed = { ...DEBTOR_INPUT, company_name: 'Hafenbau Weser GmbH' };
    const company = 'number=C-hafenbau-weser&provider=allianz_trade';
    const response = await send('?add', { ...typed, company });
    expect([response.status, debtors.size]).toEqual([expect.any(Number), 1]);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.attribute('[name=company_name]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain('This company has already been entered as a debtor.');
    expect(response.words('main form')).toContain('We couldn’t add the debtor.');
  });

  it.each(['company_id', 'external_provider_company_id', 'external_provider_name'])(
    'FACT-06: adding a debtor shows company errors of the lending API at the name: %s',
    async (field) => {
      const { visitor, send } = await openFactoring();
      await visitor.world.failAllChanges({ code: 'err_validation_failed', field });
      const response = await send('?add', DEBTOR_INPUT);
      expect(response.attribute('[name=company_name]', 'aria-invalid')).toBe('true');
      expect(response.words('main form')).toContain('We couldn’t add the debtor.');
    },
  );

  it('adding a debtor refuses the applicant’s own company, and a typed name for which no company is chosen', async () => {
    const { send, changes } = await openFactoring();
    const ownCompanyResponse = await send('?add', {
      ...DEBTOR_INPUT,
      company_name: 'Metallbau Brandt GmbH',
      company: 'id=own',
    });
    expect([ownCompanyResponse.status, changes()]).toEqual([400, []]);
    expect(ownCompanyResponse.words('main form')).toContain('Your own company can’t be a debtor');
    const responseWithoutCompany = await send('?add', {
      ...DEBTOR_INPUT,
      company_name: 'Modehaus',
      company: '',
    });
    expect([responseWithoutCompany.status, changes()]).toEqual([400, []]);
    expect(responseWithoutCompany.words('main form')).toContain('Choose a company from the list');
    expect(responseWithoutCompany.words('main form')).toContain('Companies found Modehaus Hansen GmbH');
  });

  it('The form selects the company if only one company has the typed name', async () => {
    const { send, added } = await openFactoring();
    expect((await send('?add', { ...DEBTOR_INPUT, company: '' })).status).toBe(303);
    expect(added()).toMatchObject({ company: { company_id: 'modehaus-hansen' } });
  });

  it('adding a debtor accepts a company with the applicant’s name from another country', async () => {
    const { send } = await openFactoring();
    const company = 'id=modehaus-hansen&name=Metallbau+Brandt+GmbH&land=CH';
    expect(
      (await send('?add', { ...DEBTOR_INPUT, company_name: 'Metallbau Brandt GmbH', company })).status,
    ).toBe(303);
  });

  it.each([
    [
      'a debtor',
      'Hafenbau Weser',
      'Hafenbau Weser GmbH',
      'You’ve already added Hafenbau Weser GmbH as a debtor',
    ],
    ['the applicant', 'Metallbau Brandt', 'Metallbau Brandt GmbH', 'is your own company'],
  ])(
    'FACT-06: adding a debtor asks about a company that equals %s except for its legal form, and adds it after confirmation',
    async (...row) => {
      const [, name, companyName, words] = row;
      const { tab, send, changes, added, calls } = await openFactoring();
      const company = `id=modehaus-hansen&${new URLSearchParams({ name, land: 'DE' })}`;
      const typed = { ...DEBTOR_INPUT, company_name: name, company };
      const questionResponse = await send('?add', typed);
      expect([questionResponse.status, changes()]).toEqual([200, []]);
      expect(questionResponse.words('main form')).toContain(`Is this the same company as ${companyName}?`);
      expect(questionResponse.words('main form')).toContain(words);
      expect(questionResponse.form().fields).toMatchObject({
        company_name: name,
        annual_sales_previous_year: '120,000',
      });
      const response = await send('?add', { ...typed, other_company: companyName });
      expect([response.status, response.location, changes()]).toEqual([303, tab, [`POST ${calls}`]]);
      expect(added()).toMatchObject({ annualSales: 120_000 });
    },
  );

  it('FACT-06: adding a debtor asks about each similar company in turn', async () => {
    const { send, changes } = await openFactoring();
    const typed = {
      ...DEBTOR_INPUT,
      company_name: 'Hafenbau Weser',
      company: 'id=modehaus-hansen&name=Hafenbau+Weser&land=DE',
    };
    const denied = (...names: string[]) => send('?add', { ...typed, other_company: names.join('\r\n') });
    const first = await denied('Metallbau Brandt GmbH');
    expect([first.words('main form'), changes()]).toEqual([
      expect.stringContaining('Is this the same company as Hafenbau Weser GmbH?'),
      [],
    ]);
    const otherCompanyButton = first.document.querySelector('main form button[name=other_company]');
    expect(otherCompanyButton?.getAttribute('value')).toBe('Metallbau Brandt GmbH\nHafenbau Weser GmbH');
    expect((await denied('Metallbau Brandt GmbH', 'Hafenbau Weser GmbH')).status).toBe(303);
  });

  it("FACT-06: adding a debtor asks again if the user's answer was about a different company", async () => {
    const { send, changes } = await openFactoring();
    const typed = { ...DEBTOR_INPUT, company_name: 'Hafenbau Weser', company: 'id=modehaus-hansen' };
    const response = await send('?add', { ...typed, other_company: 'Metallbau Brandt GmbH' });
    expect([response.status, changes()]).toEqual([200, []]);
  });

  it('adding a debtor accepts amounts in the deployment’s currencies', async () => {
    const { send, added } = await openFactoring('factoring-limits');
    expect((await send('?add', { ...DEBTOR_INPUT, currency: 'PLN' })).status).toBe(303);
    expect(added()?.currency).toBe('PLN');
    const other = await openFactoring();
    expect((await other.send('?add', { ...DEBTOR_INPUT, currency: 'PLN' })).status).toBe(400);
  });
});

const BETTENLAND_ROW = {
  company_name_2: 'Bettenland Nord AG',
  company_2: BETTENLAND,
  annual_sales_previous_year_2: '7,000',
  currency_2: 'EUR',
};

describe('FACT-05 several debtors in one table', () => {
  it('the table sends one call per row in turn, and the message shows the number of added debtors', async () => {
    const { visitor, tab, debtors, send, changes, calls } = await openFactoring();
    const response = await send('?add', { ...DEBTOR_INPUT, ...BETTENLAND_ROW });
    expect([response.status, response.location, changes()]).toEqual([
      303,
      tab,
      [`POST ${calls}`, `POST ${calls}`],
    ]);
    expect(debtors.size).toBe(3);
    expect((await visitor.open(tab)).words()).toContain('2 debtors have been added.');
  });

  it('the table shows rows that the lending API refuses at its top, each with the error', async () => {
    const { debtors, send, changes } = await openFactoring();
    const hafenbau = {
      company_name: 'Hafenbau Weser GmbH',
      company: 'number=C-hafenbau-weser&provider=allianz_trade',
    };
    const response = await send('?add', { ...DEBTOR_INPUT, ...hafenbau, ...BETTENLAND_ROW });
    expect([response.status >= 400, changes().length, debtors.size]).toEqual([true, 2, 2]);
    expect(response.form().fields).toMatchObject({
      company_name: 'Hafenbau Weser GmbH',
      annual_sales_previous_year: '120,000',
      company_name_2: '',
      annual_sales_previous_year_2: '',
    });
    expect(response.words('main form')).toContain('Saved: Bettenland Nord AG.');
    expect(response.words('main form')).toContain(
      'Company, row 1: This company has already been entered as a debtor',
    );
  });

  it('the table stops at the first row whose call fails, and adds each company once if the form is sent again', async () => {
    const { visitor, tab, debtors, changes } = await openFactoring();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    const typed = { ...fields, ...DEBTOR_INPUT, ...BETTENLAND_ROW };
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    const failed = await visitor.post(`${tab}?add`, typed);
    expect([failed.status, debtors.size]).toEqual([504, 2]);
    expect(failed.words('main form')).toContain('We can’t tell yet whether this was saved.');
    expect(failed.words('main form')).not.toContain('We couldn’t add');
    expect(failed.words('main form')).toContain(
      'Company, row 2: Not saved yet, because an earlier row failed',
    );
    expect(failed.form().fields).toMatchObject(typed);
    changes();
    const response = await visitor.post(`${tab}?add`, failed.form().fields);
    expect([response.status, changes().length, debtors.size]).toEqual([303, 1, 3]);
  });

  it('the table adds no debtor twice if the user submits the same page twice', async () => {
    const { visitor, tab, debtors } = await openFactoring();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    const typed = { ...fields, ...DEBTOR_INPUT, ...BETTENLAND_ROW };
    expect((await visitor.post(`${tab}?add`, typed)).status).toBe(303);
    expect((await visitor.post(`${tab}?add`, typed)).status).toBe(303);
    expect(debtors.size).toBe(3);
  });

  it('the table refuses all rows after the submission of the application', async () => {
    const { visitor, tab, debtors, changes, calls } = await openFactoring();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    visitor.world.takeCalls();
    const response = await visitor.post(`${tab}?add`, { ...fields, ...DEBTOR_INPUT, ...BETTENLAND_ROW });
    expect([response.status >= 400, changes(), debtors.size]).toEqual([true, [`POST ${calls}`], 1]);
    expect(response.form().fields).toMatchObject(BETTENLAND_ROW);
  });

  it('the table shows five rows including the stored debtors, adds five rows on request, and shows at most 20 rows', async () => {
    const { visitor, tab } = await openFactoring();
    const rows = (page: { count: (of: string) => number }) =>
      page.count('[name^=annual_sales_previous_year]');
    let page = await visitor.get(`${tab}?add`);
    expect(rows(page)).toBe(4);
    for (const expected of [9, 14, 19, 20]) {
      const { fields } = page.form();
      page = await visitor.post(`${tab}?add`, { ...fields, intent: 'more', company_name: 'Seehotel' });
      expect([page.status, rows(page)]).toEqual([200, expected]);
      expect(page.form().fields.company_name).toBe('Seehotel');
    }
    expect(page.words('main form')).toContain('You can add up to 20 at once.');
    expect(page.count('button[value=more]')).toBe(0);
  });

  it('the table keeps its rows in the session while a new company is added', async () => {
    const { visitor, tab } = await openFactoring();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    const typed = {
      ...fields,
      ...DEBTOR_INPUT,
      company_name_3: 'Werft Wangerooge GmbH',
      intent: 'new-company',
    };
    const response = await visitor.post(`${tab}?add`, typed);
    expect([response.status, response.location]).toEqual([
      303,
      `${tab}?company&name=Werft+Wangerooge+GmbH&row=2`,
    ]);
    const page = await visitor.get(`${tab}?add&ref=id%3D9&name=Werft+Wangerooge+GmbH&row=2`);
    expect(page.form().fields).toMatchObject({
      ...DEBTOR_INPUT,
      company_name_2: 'Werft Wangerooge GmbH',
      company_2: 'id=9',
    });
  });
});

describe('FACT-06 company search without scripts', () => {
  const search = async (company_name: string, fail?: { status: number }) => {
    const { visitor, send, changes } = await openFactoring();
    if (fail) await visitor.world.planFault({ method: 'GET', path: '/user/company_search', ...fail });
    const response = await send('?add', { intent: 'search', company_name, annual_sales_previous_year: 'x' });
    const calls = visitor.world.takeCalls();
    const searchCount = calls.filter((call) => call === 'GET /user/company_search').length;
    expect([response.status, changes()]).toEqual([200, []]);
    return { response, words: response.words('main form'), searchCount };
  };

  it('the company search offers the results and keeps typed values', async () => {
    const { response, words, searchCount } = await search('  Modehaus ');
    expect(words).toContain('Companies found Modehaus Hansen GmbH');
    const found = [...response.document.querySelectorAll('[name=company]')];
    expect(found.map((choice) => choice.getAttribute('value'))).toContain(
      'id=modehaus-hansen&name=Modehaus+Hansen+GmbH&land=DE',
    );
    expect(response.form().fields.annual_sales_previous_year).toBe('x');
    expect(searchCount).toBe(1);
  });

  it.each(['abc', ' abc  ', ''])(
    'the company search requires at least four characters: "%s"',
    async (typed) => {
      const { words, searchCount } = await search(typed);
      expect(words).toContain('Enter at least four characters.');
      expect(searchCount).toBe(0);
    },
  );

  it('the company search reports that the search is unavailable', async () => {
    const { words, searchCount } = await search('Modehaus', { status: 503 });
    expect(words).toContain('The search isn’t available at the moment.');
    expect(searchCount).toBe(1);
  });

  it('the company search reports that nothing was found', async () => {
    const { words } = await search('Xylophonwerke Zuzel');
    expect(words).toContain('We couldn’t find that company.');
    expect(words).not.toContain('Companies found');
  });
});

describe('FACT-05 a debtor’s sales', () => {
  it('the sales are shown for editing with the debtor’s name', async () => {
    const { visitor, tab, debtor } = await openFactoring();
    const page = await visitor.get(`${tab}?debtor=${debtor}`);
    expect(page.title).toMatch(new RegExp(`^Edit Hafenbau Weser GmbH · ${NAMED}`));
    expect(page.form().fields).toMatchObject({
      __form__: 'debtor',
      annual_sales_previous_year: '410,000',
      currency: 'EUR',
    });
  });

  it('the sales are saved with one request and a success message', async () => {
    const { visitor, tab, debtors, debtor, send, changes, calls } = await openFactoring();
    const response = await send(`?debtor=${debtor}`, { annual_sales_previous_year: '420,000.25' });
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(changes()).toEqual([expect.stringMatching(new RegExp(`^\\w+ ${calls}/${debtor}$`))]);
    expect(debtors.get(debtor)).toMatchObject({ annualSales: 420_000.25, currency: 'EUR' });
    expect((await visitor.open(tab)).words()).toContain('The debtor’s sales have been saved.');
  });

  it('the form of a debtor’s sales shows an error if the API does not save the sales', async () => {
    const { visitor, debtor, send } = await openFactoring();
    await visitor.world.failAllChanges({ status: 500 });
    const response = await send(`?debtor=${debtor}`, { annual_sales_previous_year: '420,000' });
    expect([response.status, response.words('main form')]).toEqual([
      500,
      expect.stringContaining('We couldn’t save the debtor’s sales.'),
    ]);
  });
});

describe('FACT-05 removing a debtor', () => {
  it('removing a debtor sends one request and shows a success message on the tab', async () => {
    const { visitor, tab, debtors, debtor, changes, calls } = await openFactoring();
    const page = await visitor.get(`${tab}?delete=${debtor}`);
    expect(page.title).toMatch(new RegExp(`^Remove this debtor\\? · ${NAMED}`));
    expect(page.words('main')).toContain(
      'We’ll remove Hafenbau Weser GmbH and its sales from your application.',
    );
    const { fields } = page.form();
    expect(fields).toEqual({ __form__: 'deletion', __owner__: expect.any(String) });
    changes();
    const response = await visitor.post(`${tab}?delete=${debtor}`, fields);
    expect([response.status, response.location, changes()]).toEqual([
      303,
      tab,
      [`DELETE ${calls}/${debtor}`],
    ]);
    expect(debtors.size).toBe(0);
    expect((await visitor.open(tab)).words()).toContain('The debtor has been removed.');
  });

  it('removing a debtor shows an error if the lending API refuses the removal', async () => {
    const { visitor, debtor, debtors, send } = await openFactoring();
    await visitor.world.failAllChanges({ status: 500 });
    const response = await send(`?delete=${debtor}`);
    expect([response.status, debtors.size]).toEqual([500, 1]);
    expect(response.words('main form')).toContain('We couldn’t remove the debtor.');
  });
});

it.each(['?debtor=gone', '?delete=gone'])(
  'the tab shows no task for a debtor that no longer exists (query %s)',
  async (query) => {
    const { visitor, tab } = await openFactoring();
    const page = await visitor.get(tab + query);
    expect([page.status, page.title]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^(?:\\(\\d+\\) )?${NAMED}`)),
    ]);
    expect(page.words('main')).toContain('Your five largest customers by annual sales.');
    expect(page.words('main')).not.toMatch(/Remove this debtor\?|We’ll remove/);
  },
);

describe('FACT-07 insurance cover of a debtor', () => {
  it('the cover is requested with one request and a success message', async () => {
    const { visitor, tab, debtors, debtor, changes, calls } = await openFactoring();
    const { fields } = (await visitor.get(tab)).form({ intent: 'cover' });
    expect(fields).toMatchObject({ __form__: `cover-${debtor}`, debitor: debtor });
    changes();
    const response = await visitor.post(tab, fields);
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(changes()).toEqual([
      expect.stringMatching(new RegExp(`^\\w+ ${calls}/${debtor}/insurance_cover$`)),
    ]);
    expect(debtors.get(debtor)?.cover).not.toBeNull();
    const page = await visitor.open(tab);
    expect(page.words()).toContain('Insurance has been requested.');
    expect(page.words('main')).not.toContain('Request insurance');
  });

  it("the tab shows a failed insurance request in the debtor's row", async () => {
    const { visitor, tab } = await openFactoring();
    const { fields } = (await visitor.get(tab)).form({ intent: 'cover' });
    await visitor.world.failAllChanges({ status: 500 });
    const response = await visitor.post(tab, fields);
    expect(response.status).toBe(500);
    expect(response.words('main li')).toContain('We couldn’t request insurance.');
  });
});
