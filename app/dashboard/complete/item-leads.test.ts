import { expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

it.each([
  ['pending-representatives', 'Start with yourself. We won’t contact anyone until you accept the offer.'],
  ['pending-second-signatory', 'We won’t contact anyone until you accept the offer.'],
])(
  'OVER-07: only a customer who has added no representative is asked to start with themselves: scenario %s',
  async (world, lead) => {
    const visitor = await visit(world, { as: 'applicant' });
    const id = visitor.world.application();
    const page = await visitor.get(`/dashboard/applications/${id}/complete/people`);
    const shown = page.location === null ? page : await visitor.get(page.location);
    expect(shown.words('main h1 + p')).toBe(lead);
  },
);

it('OVER-07, FACT-05: the section for debtors asks for the five largest customers', async () => {
  const visitor = await visit('pending-factoring', { as: 'applicant' });
  const id = visitor.world.application();
  const page = await visitor.get(`/dashboard/applications/${id}/complete/factoring?add`);
  expect(page.words('main')).toContain(
    'Your five largest customers by annual sales. Add at least one, ideally all five.',
  );
});
