import { describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';

async function openDemoVisitor(scenario: string, persona = 'katrin', language = 'en'): Promise<Visitor> {
  const visitor = (await visit(scenario, { language })).createStranger();
  await visitor.get(await visitor.world.createEntryLink(persona));
  return visitor;
}

function choices({ document }: PageResponse) {
  const rows = [...document.querySelectorAll('aside details p')];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector(':scope > span')?.textContent ?? '',
      [...row.querySelectorAll(':scope > a')].map((link) => ({
        name: link.textContent,
        ...readQuery(link.getAttribute('href')),
        current: link.getAttribute('aria-current') === 'true',
      })),
    ]),
  );
}

function readQuery(href: string | null | undefined) {
  const { pathname, searchParams } = new URL(href ?? '');
  expect(searchParams.get('sandbox')).toMatch(/^[\w-]+$/);
  searchParams.delete('sandbox');
  return { of: pathname.replace('/simulator/', ''), ...Object.fromEntries(searchParams) };
}

const link = (page: PageResponse, words: string) =>
  readQuery(page.links(words, 'aside')[0]?.getAttribute('href'));
const NEXT_STATUS_BUTTON = 'aside button[name=status]';

describe('SIM-14: demo bar', () => {
  it('the demo bar shows the scenario of the sandbox, and links to the page as another person, partner or language', async () => {
    const visitor = await openDemoVisitor('signing-second-missing');
    const page = await visitor.open(LIST);
    expect(page.words('aside > p')).toBe('DemoOne of two has signed Demo clock 2 Mar 2026, 09:00 UTC');
    expect(page.attribute('aside', 'aria-label')).toBe('Demo');
    expect(page.words('aside summary')).toBe('Controls');
    expect(page.words('aside form').trim()).toBe(
      '+ 1 day + 14 days Hide this bar Go to simulator Add as a stop Move to “Final review”',
    );
    const linkQuery = { of: 'enter', lang: 'en', at: LIST };
    const startPageQuery = { ...linkQuery, at: '/', persona: 'katrin' };
    const [katrin, jonas] = ['katrin', 'jonas'].map((key) => visitor.world.persona(key).email);
    const shownChoices = choices(page);
    expect(shownChoices['View as']).toEqual([
      { ...linkQuery, name: katrin, persona: 'katrin', current: true },
      { ...linkQuery, name: jonas, persona: 'jonas', current: false },
      { ...linkQuery, name: 'Visitor', persona: 'visitor', at: '/', current: false },
    ]);
    expect(shownChoices.Partners?.slice(0, 2)).toEqual([
      { ...startPageQuery, name: 'Lindhof Bank', partner: 'demo', current: true },
      { ...startPageQuery, name: 'Curavest', partner: 'medic', current: false },
    ]);
    expect(shownChoices['Page language']).toEqual([
      { ...linkQuery, name: 'Deutsch', lang: 'de', persona: 'katrin', current: false },
      { ...linkQuery, name: 'English', lang: 'en', persona: 'katrin', current: true },
      { ...linkQuery, name: 'Français', lang: 'fr', persona: 'katrin', current: false },
      { ...linkQuery, name: 'Polski', lang: 'pl', persona: 'katrin', current: false },
    ]);
    expect(link(page, 'Go to simulator')).toEqual({ of: 'situations', lang: 'en' });
    expect(link(page, 'Add as a stop')).toEqual({
      of: 'demo/script',
      lang: 'en',
      place: LIST,
      persona: 'katrin',
      situation: 'signing-second-missing',
    });
    expect(page.fields('aside form')).toEqual({ returnTo: LIST, __owner__: expect.any(String) });
  });

  it('the demo bar names an anonymous visitor as visitor', async () => {
    const page = await (await openDemoVisitor('signing-second-missing', 'visitor')).open('/login?a=1');
    const shownChoices = choices(page);
    expect(shownChoices['View as']?.map(({ current }) => current)).toEqual([false, false, true]);
    expect(shownChoices.Partners?.[1]).toMatchObject({ partner: 'medic', persona: 'visitor', at: '/' });
    expect(shownChoices['Page language']?.[0]).toMatchObject({
      lang: 'de',
      persona: 'visitor',
      at: '/login?a=1',
    });
    expect(link(page, 'Add as a stop')).toMatchObject({ place: '/login?a=1', persona: 'visitor' });
  });

  it('the demo bar names the partner of the host', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const entryPath = await visitor.world.createEntryLink('visitor');
    await visitor.get(`http://swiss.localhost${entryPath}`);
    const shownChoices = choices(await visitor.get('http://swiss.localhost/login'));
    expect(shownChoices.Partners?.filter(({ current }) => current).map(({ name }) => name)).toEqual([
      'Seefeld Kredit',
    ]);
  });

  it("the demo bar names the sandbox's partner if the host names no partner", async () => {
    const visitor = (await visit('swiss-francs')).createStranger();
    await visitor.get(`http://127.0.0.1${await visitor.world.createEntryLink('visitor')}`);
    const shownChoices = choices(await visitor.get('http://127.0.0.1/login'));
    expect(shownChoices.Partners?.filter(({ current }) => current).map(({ name }) => name)).toEqual([
      'Seefeld Kredit',
    ]);
  });

  it('lists only active faults', async () => {
    const visitor = await openDemoVisitor('signing-second-missing');
    const { world } = visitor;
    expect((await visitor.open(LIST)).body).not.toContain('Fault on');
    await world.planFault({ path: '/user/applications/:id/bankinfo', code: 'err_invalid_iban' });
    await world.planFault({ path: '/user/applications/:id/bankinfo', status: 503 });
    expect((await visitor.open(LIST)).words('aside > p')).toContain('Fault on: HTTP 503, err_invalid_iban');
  });
});

describe('suggested next step of an application', () => {
  it('the suggested next step belongs to the application of the page', async () => {
    const visitor = await openDemoVisitor('demo');
    const rows = visitor.world.rows.applications.all();
    const [first, otherRow] = [rows[0], rows.find(({ id }, index) => index > 0 && id !== rows[0]?.id)];
    const list = await visitor.open(LIST);
    expect(list.words(NEXT_STATUS_BUTTON)).toContain(`(${first?.facts.shortApplicationId})`);
    const page = await visitor.open(`${LIST}/${otherRow?.id}`);
    expect(page.fields('aside form:has(button[name=status])')).toMatchObject({
      returnTo: `${LIST}/${otherRow?.id}`,
      application: otherRow?.id,
    });
    expect(page.words(NEXT_STATUS_BUTTON)).not.toContain('(');
  });

  it("the suggested next step shows the name of the next status, and sends the status in the lending API's spelling", async () => {
    const visitor = await openDemoVisitor('signing-second-missing');
    const page = await visitor.open(LIST);
    expect(page.words(NEXT_STATUS_BUTTON)).toBe('Move to “Final review”');
    expect(page.attribute(NEXT_STATUS_BUTTON, 'value')).toBe('Final_Review');
    expect(page.fields('aside form:has(button[name=status])')).toEqual({
      __owner__: expect.any(String),
      returnTo: LIST,
      application: visitor.world.application(),
    });
  });

  it.each(['Paid_Out', 'Rejected'])(
    'the demo bar suggests no step after the last status: %s',
    async (status) => {
      const visitor = await openDemoVisitor('signing-second-missing');
      visitor.world.changeAsLender(visitor.world.application(), { status });
      expect((await visitor.open(LIST)).count(NEXT_STATUS_BUTTON)).toBe(0);
    },
  );

  it('the demo bar suggests no step without an application', async () => {
    const visitor = await openDemoVisitor('empty');
    expect((await visitor.open(LIST)).count(NEXT_STATUS_BUTTON)).toBe(0);
  });
});
