import { describe, expect, it } from 'vitest';
import { DEBTOR_INPUT, PERSON_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const ROWS = 120;
const MAX_BYTES = 1_000_000;

const idOf = (row: number) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;

interface Collection<Row extends { id: string }> {
  all(): Row[];
  insert(row: Row): Row;
}

function fill<Row extends { id: string }>(
  collection: Collection<Row>,
  change: (row: Row, position: number) => Partial<Row>,
): void {
  const [first] = collection.all();
  if (first === undefined) throw new Error('the world has no row to copy');
  for (let row = collection.all().length + 1; row <= ROWS; row += 1)
    collection.insert({ ...first, ...change(first, row), id: idOf(row) });
}

const fillPeople = (visitor: Visitor, change: object = {}) =>
  fill(visitor.world.rows.signatories, (_, row) => ({
    first_name: 'Person',
    last_name: `Nr ${row}`,
    email: `person${row}@firma.example`,
    percentage_owned: 0.001,
    is_beneficial_owner: false,
    is_main_contact: false,
    ...change,
  }));

const fillDebtors = (visitor: Visitor) =>
  fill(visitor.world.rows.debtors, ({ company }, row) => ({
    companyKey: idOf(row),
    company: { ...company, company_id: idOf(row), company_name: `Firma Nr ${row} GmbH` },
    annualSales: 1000,
    currency: 'EUR',
    cover: null,
  }));

const fillObjects = (visitor: Visitor) =>
  fill(visitor.world.rows.financeObjects, ({ fields }, row) => ({
    fields: { ...fields, type: `Nr ${row}`, merchant_name: `Händler ${row}` },
  }));

async function open(world: string, tab: string, fillList: (visitor: Visitor) => void) {
  const visitor = await visit(world, { as: 'applicant', language: 'en' });
  fillList(visitor);
  const path = `/dashboard/applications/${visitor.world.application()}${tab}`;
  const shown = async (query = '') => {
    const page = await visitor.get(path + query);
    expect(page.status).toBe(200);
    expect(Buffer.byteLength(page.body)).toBeLessThan(MAX_BYTES);
    return page;
  };
  return { visitor, path, shown };
}

const BETTENLAND = 'number=C-bettenland-nord&provider=allianz_trade&name=Bettenland+Nord+AG&land=DE';

const pager = 'nav[aria-label="Pages of the list"]';

describe('D-271 representatives of a long list', () => {
  const people = () => open('ready-to-submit', '/representatives', fillPeople);
  const PEOPLE = 'li[data-representative]';

  it('the tab shows 50 representatives per page', async () => {
    const { shown } = await people();
    const first = await shown();
    expect(first.count(PEOPLE)).toBe(50);
    expect(first.words(pager)).toBe('1 to 50 of 120 Next Show all');
    expect(first.attribute(`${pager} a[rel=next]`, 'href')).toMatch(/\?page=2#people$/);
    const last = await shown('?page=3&unfolded=people');
    expect(last.count(PEOPLE)).toBe(20);
    expect(last.words(pager)).toBe('101 to 120 of 120 Previous Show all');
    expect(last.attribute(`${pager} a[rel=prev]`, 'href')).toMatch(/\?unfolded=people&page=2#people$/);
  });

  it('the tab names the largest owners and counts the others', async () => {
    const { shown } = await people();
    const page = await shown();
    expect(page.words('main')).toMatch(/\d+ more people \d/);
    expect(page.words('main')).toContain('Total shares');
  });

  it('the tab counts the incomplete people whom the message does not name', async () => {
    const { shown } = await open('representatives', '/representatives', (visitor) =>
      fillPeople(visitor, { birthdate: null }),
    );
    expect((await shown()).words('main')).toMatch(/\d{2} more people: details missing/);
  });

  it('the address of a person’s form opens the list page with this person', async () => {
    const { shown } = await people();
    const page = await shown(`?edit=${idOf(110)}`);
    // Without scripts the form replaces the tab, whose data is still in the page.
    expect(page.body).toContain('Nr 112');
    expect(page.body).not.toContain('Nr 99');
  });

  it('the removal of a person returns to the list page on which the person was', async () => {
    const { visitor, path } = await people();
    const links = await visitor.get(`${path}?page=3&unfolded=people`);
    const href = links.attribute(`${PEOPLE} a[href*="${idOf(110)}"][href*="?delete="]`, 'href');
    expect(href).toBe(`${path}?delete=${idOf(110)}&unfolded=people&page=3`);
    const removalResponse = await visitor.post(href ?? '');
    expect(removalResponse.location).toBe(`${path}?unfolded=people&page=3`);
    const removedFromFirstPage = await visitor.post(`${path}?delete=${idOf(109)}`);
    expect(removedFromFirstPage.location).toBe(`${path}?page=3`);
  });

  it('adding a person opens the list page with the new person', async () => {
    const { visitor, path } = await open('ready-to-submit', '/representatives', (newVisitor) =>
      fillPeople(newVisitor, { percentage_owned: null }),
    );
    const added = await visitor.post(`${path}?add`, PERSON_INPUT);
    expect([added.status, added.location]).toEqual([303, `${path}?page=3`]);
    expect((await visitor.get(`${path}?page=3`)).words('main')).toContain('Nele Uhl');
  });

  it('the form of a person contains no data of other people, and still refuses a taken e-mail address', async () => {
    const { visitor, path, shown } = await people();
    const page = await shown(`?email=${idOf(110)}`);
    expect(page.body).not.toContain('person70@firma.example');
    const refused = await visitor.post(`${path}?email=${idOf(110)}`, { email: 'person70@firma.example' });
    expect(refused.status).toBe(400);
  });

  it('the guided completion shows the same list pages', async () => {
    const { shown } = await open('pending-representatives-data', '/complete/people', fillPeople);
    const page = await shown('?add');
    expect(page.count('ul[aria-label] > li bdi')).toBe(50);
    expect(page.attribute(`${pager} a[rel=next]`, 'href')).toMatch(/\?add=&page=2#entered$/);
  });
});

describe('D-271 debtors of a long list', () => {
  const debtors = () => open('factoring-complete', '/factoring', fillDebtors);

  it('each page of the tab shows the count and the sales of all debtors', async () => {
    const { shown } = await debtors();
    const [first, page] = [await shown(), await shown('?page=3')];
    expect(page.words(pager)).toBe('101 to 120 of 120 Previous Show all');
    expect(page.words('main')).toContain('Firma Nr 120 GmbH');
    expect(page.words('main')).not.toContain('Firma Nr 100 GmbH');
    const readSales = (shownPage: typeof page) =>
      /Annual sales to these debtors: \S+/.exec(shownPage.words('main'))?.[0];
    expect(readSales(page)).toBeDefined();
    expect(readSales(page)).toBe(readSales(first));
  });

  it('a change or a removal of a debtor returns to the list page of the debtor', async () => {
    const { visitor, path } = await debtors();
    const page = await visitor.get(`${path}?page=3`);
    const href = page.attribute(`a[href*="?delete=${idOf(110)}"]`, 'href') ?? '';
    expect(href).toBe(`${path}?delete=${idOf(110)}&page=3`);
    expect((await visitor.post(href)).location).toBe(`${path}?page=3`);
  });

  it('the form for new debtors contains at most one page of stored debtors', async () => {
    const { shown } = await debtors();
    const debtorNames = (await shown('?add')).body.match(/Firma Nr/g) ?? [];
    // The tab behind the form has one page of debtors.
    expect(debtorNames.length).toBeLessThanOrEqual(50);
  });

  it('adding a debtor opens the list page on which the new debtor is', async () => {
    const { visitor, path } = await debtors();
    const added = await visitor.post(`${path}?add`, { ...DEBTOR_INPUT, annual_sales_previous_year: '1' });
    expect([added.status, added.location]).toEqual([303, `${path}?page=3`]);
    expect((await visitor.get(`${path}?page=3`)).words('main')).toContain('Modehaus Hansen');
    const debtorOnFirstPage = { ...DEBTOR_INPUT, company_name: 'Bettenland Nord AG', company: BETTENLAND };
    expect((await visitor.post(`${path}?add`, debtorOnFirstPage)).location).toBe(path);
  });
});

describe('D-271 objects of a long list', () => {
  it('each page of the tab shows the totals of all objects', async () => {
    const { shown } = await open('object-financing', '/objects', fillObjects);
    const first = await shown();
    const last = await shown('?page=3');
    expect(last.words(pager)).toBe('101 to 120 of 120 Previous Show all');
    expect(last.words('main')).toContain('Nr 120');
    expect(last.words('[aria-labelledby=object-totals]')).toBe(
      first.words('[aria-labelledby=object-totals]'),
    );
    expect(last.count('section[aria-labelledby=object-totals]')).toBe(1);
  });
});

describe('D-271 signatures of a long list', () => {
  it('the tab shows 50 signatures per page and the total number', async () => {
    const { shown } = await open('signing', '', (visitor) =>
      fillPeople(visitor, { is_contract_signatory: true, is_legal_signatory: true }),
    );
    const page = await shown('?page=2');
    expect(page.words(pager)).toMatch(/^51 to 100 of \d+ Previous Next Show all$/);
    expect(page.attribute(`${pager} a[rel=next]`, 'href')).toMatch(/\?page=3#signatures$/);
  });
});

describe('D-271 other long lists', () => {
  const incomplete = (visitor: Visitor) => fillPeople(visitor, { birthdate: null });

  it('the open items name twenty people and count the others', async () => {
    const { shown } = await open('representatives', '', incomplete);
    const page = await shown();
    expect(page.count('main a[href*="representatives?edit="]')).toBeLessThan(25);
    expect(page.words('main')).toMatch(/and \d{2} more/);
    expect(page.body).not.toContain('Nr 99');
  });

  it('older files of a document are split into pages, and keep their page', async () => {
    const { visitor, path, shown } = await open('documents-crowded', '/documents', (newVisitor) =>
      fill(newVisitor.world.rows.documents, (_, row) => ({ name: `file-${row}.pdf` })),
    );
    const folded = await shown();
    const unfoldLinks = [...folded.document.querySelectorAll('a[aria-expanded]')].map((link) =>
      link.getAttribute('href'),
    );
    const pages = await Promise.all(
      unfoldLinks.map((href) => visitor.get(`${path}${href?.replace(path, '')}&page=2`)),
    );
    const pagedPage = pages.find((page) => page.count(pager) > 0);
    expect(pagedPage?.words(pager)).toMatch(/^51 to \d+ of \d+ Previous/);
    expect(pagedPage?.attribute(`${pager} a[rel=prev]`, 'href')).toMatch(/unfolded=\w+&page=1#older-\w+$/);
    expect(pagedPage?.attribute('main a[href*="?delete="][href*="unfolded="]', 'href')).toContain('&page=2');
  });

  it('the history of the confirmation is split into pages', async () => {
    const { shown } = await open('signing-done', '/receipt', fillPeople);
    const page = await shown('?page=2');
    expect(page.words(pager)).toMatch(/^51 to 100 of \d+ Previous Next Show all$/);
    expect(page.count('ol:has(time) > li')).toBe(50);
  });

  it('the question before the submission names twenty people and counts the others', async () => {
    const { shown } = await open('ready-to-submit', '?submit', (visitor) =>
      fillPeople(visitor, { percentage_owned: null }),
    );
    expect((await shown()).words('main')).toMatch(/Nr 20 and \d+ more|Nr 21 and \d+ more/);
  });
});

describe('D-283 all rows of a long list', () => {
  it.each([
    ['ready-to-submit', '/representatives', fillPeople, 'li[data-representative]'],
    ['factoring-complete', '/factoring', fillDebtors, 'a[href*="?delete="]'],
    ['object-financing', '/objects', fillObjects, 'a[href*="?delete="]'],
  ] as const)(
    'the page with all rows can be printed, and forms opened from it return to it (scenario %s)',
    async (world, tab, rows, row) => {
      const { shown, path } = await open(world, tab, rows);
      const href = (await shown()).attribute(`${pager} a[data-all]`, 'href') ?? '';
      expect(href).toMatch(/^[^#]*\?page=all#/);
      const all = await shown('?page=all');
      expect(all.count(row)).toBe(120);
      expect(all.words(pager)).toBe('1 to 120 of 120 Show in pages');
      expect(all.attribute('main a[href*="?delete="]', 'href')).toMatch(/&page=all$/);
      expect(all.attribute(`${pager} a[data-all]`, 'href')).toContain('?page=1');
      const form = await shown(all.attribute('main a[href*="?delete="]', 'href')?.replace(path, ''));
      expect(form.count(`a[href$="${path}?page=all"]`)).toBeGreaterThan(0);
    },
  );
});

it('D-271: short lists have no pages', async () => {
  for (const [world, tab] of [
    ['representatives', '/representatives'],
    ['factoring-complete', '/factoring'],
    ['object-financing', '/objects'],
    ['signing', ''],
  ] as const) {
    const { shown } = await open(world, tab, () => {});
    expect((await shown()).count(pager)).toBe(0);
  }
});

it('LIST-01: the Change and Cancel links of an overview task keep the page number of the signatures list', async () => {
  const { visitor, path } = await open('ready-to-submit', '', fillPeople);
  const page = await visitor.get(`${path}?page=2`);
  const [change] = page.links('Change');
  expect(change?.search).toMatch(/[?&]page=2$/);
  const task = await visitor.get(path + change?.search);
  expect(task.links('Cancel', 'body').map(({ search }) => search)).toEqual(['?page=2']);
});
