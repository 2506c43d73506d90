import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openFactoring(world: string, as = 'applicant') {
  const visitor = await visit(world, { as });
  const tab = `/dashboard/applications/${visitor.world.application({ type: 'factoring' })}/factoring`;
  return { visitor, tab };
}

describe('FACT-01 factoring tab', () => {
  it('shows the values of each card and the debtors with their countries', async () => {
    const { visitor, tab } = await openFactoring('factoring-complete');
    const page = await visitor.get(tab);
    const words = page.words('main');
    expect(page.title).toMatch(/^(?:\(\d+\) )?Factoring details, application \w{6} · Lindhof Bank$/);
    expect(words).toContain('Sales in the previous year €1,200,000');
    expect(words).toContain('Sales invoices per year 420');
    expect(words).toContain('Rahmenvertrag bis Ende des Jahres.');
    expect(words).toMatch(/Hafenbau Weser GmbH ?Germany/);
    expect(words).not.toContain('To do');
  });

  it('explains the purpose of each empty card', async () => {
    const { visitor, tab } = await openFactoring('factoring-insurable');
    const words = (await visitor.get(tab)).words('main');
    for (const empty of [
      'What your company sells',
      'How many invoices you send',
      'Bad debts, assigned receivables',
    ])
      expect(words).toContain(empty);
  });

  it('FACT-07: offers insurance if none was requested and the insurer knows the company', async () => {
    const { visitor, tab } = await openFactoring('factoring-cover');
    const page = await visitor.get(tab);
    expect(page.words('main')).not.toContain('Request insurance');
    const other = await openFactoring('factoring-insurable');
    expect((await other.visitor.get(other.tab)).words('main')).toContain('Request insurance');
  });

  it.each(['?add', '?edit=financials', '?company', ''])(
    'the tab is read-only once the application is submitted (query %j)',
    async (query) => {
      const { visitor, tab } = await openFactoring('factoring-closed');
      const page = await visitor.get(tab + query);
      expect([page.status, page.title]).toEqual([200, expect.stringMatching(/^Factoring details, /)]);
      expect(page.words('main')).toContain(
        'You can no longer change the factoring details at this stage of your application.',
      );
      expect(page.count('main form:not([action="/application/again"])')).toBe(0);
    },
  );

  it('reports that the debtors cannot be loaded', async () => {
    const { visitor, tab } = await openFactoring('factoring-insurable');
    await visitor.world.planFault({ path: '/user/applications/:id/factoring/debitors', status: 503 });
    const page = await visitor.get(tab);
    expect(page.status).toBe(503);
    expect(page.words('main')).toContain('Representatives');
    expect(page.words('main')).not.toContain('Add a debtor');
  });
});
