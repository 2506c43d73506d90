import { describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const LIST = '/dashboard/applications';

const linksOf = (list: PageResponse, within = 'main') =>
  [...list.document.querySelectorAll(`${within} a[href^="${LIST}/"]`)].map((link) =>
    link.getAttribute('href'),
  );

const cardsOf = (list: PageResponse) =>
  ['action-required', 'others']
    .filter((id) => list.document.getElementById(id) !== null)
    .map((id) => [id, list.words(`#${id} + span`), linksOf(list, `section[aria-labelledby="${id}"]`).length]);

describe('LIST-01 LIST-02 LIST-03 applications list', () => {
  it('the list separates applications that wait for the user from all other applications, and shows each status', async () => {
    const list = await (await visit('demo', { as: 'katrin' })).get(LIST);
    expect(list.title).toBe('My applications · Lindhof Bank');
    const words = list.words('main');
    expect(words).toMatch(/Action required.*2 applications.*Other applications.*5 applications/);
    const links = [...list.document.querySelectorAll(`main a[href^="${LIST}/"]`)].map(
      (link) => link.textContent,
    );
    expect(links.filter((text) => text.includes('Complete')).length).toBeGreaterThan(0);
    expect(words).toContain('Working capital');
  });

  it.each(['katrin', 'jonas'])(
    'the list shows only applications that the user submitted or signs (user %s)',
    async (as) => {
      const visitor = await visit('demo', { as });
      const list = await visitor.get(LIST);
      const { email } = visitor.world.persona(as);
      const { applications, signatories, users } = visitor.world.rows;
      const user = users.all().find((each) => each.email === email);
      const applied = applications.all().filter(({ ownerId }) => ownerId === user?.id);
      const signs = signatories.all().filter((each) => each.email === email);
      const ids = new Set([
        ...applied.map(({ id }) => id),
        ...signs.map(({ applicationId }) => applicationId),
      ]);
      expect([list.status, linksOf(list).sort()]).toEqual([
        200,
        [...ids].map((id) => `${LIST}/${id}`).sort(),
      ]);
    },
  );

  it.each([
    ['demo', 'katrin', '/application/loan-info'],
    ['empty', 'applicant', '/application/loan-info'],
    ['medical-practice', 'applicant', '/application/new/company-name'],
    ['medical-application', 'applicant', '/application/new/company-name'],
    ['no-new-applications', 'applicant', null],
    ['no-new-applications-empty', 'applicant', null],
  ])('links to a new application only if users may apply: scenario %s', async (world, as, to) => {
    const list = await (await visit(world, { as })).get(LIST);
    expect(list.links('New application')[0]?.getAttribute('href') ?? null).toBe(to);
  });

  it.each([
    ['empty', 'Apply for finance in a few minutes, and you’ll find your application here.'],
    ['no-new-applications-empty', 'When you have an application, you’ll find it here.'],
  ])('the page explains an empty list (scenario %s)', async (world, words) => {
    const list = await (await visit(world, { as: 'applicant' })).get(LIST);
    expect(list.words('main')).toContain('No applications yet');
    expect(list.words('main')).toContain(words);
  });

  it('the list shows the purposes of a configured form', async () => {
    const list = await (await visit('medical-application', { as: 'applicant' })).get(LIST);
    expect(list.words('main')).toContain('Taking over a practice');
  });

  it('the page splits a long list into pages and shows total counts', async () => {
    const visitor = await visit('crowded', { as: 'applicant' });
    const first = await visitor.get(LIST);
    expect(first.words('main')).toContain('1 to 50 of 200 applications');
    const last = await visitor.get(`${LIST}?page=4`);
    expect(last.words('main')).toContain('151 to 200 of 200 applications');
    const isWaiting = ({ facts }: { facts: { status: string } }) => /^(Open|Signature)$/.test(facts.status);
    const waiting = visitor.world.rows.applications.all().filter(isWaiting).length;
    const others = 200 - waiting;
    expect(cardsOf(first)).toEqual([
      ['action-required', `${waiting} applications`, waiting],
      ['others', `${others} applications`, 50 - waiting],
    ]);
    expect(cardsOf(last)).toEqual([['others', `${others} applications`, 50]]);
  });
});

describe('LIST-05 applications list that cannot be loaded', () => {
  it('a list that cannot be loaded shows the error page with its heading and the status of the call', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    const response = await visitor.get(LIST);
    expect([response.status, response.words('main')]).toEqual([
      500,
      expect.stringContaining('We couldn’t load your applications.'),
    ]);
  });
});
