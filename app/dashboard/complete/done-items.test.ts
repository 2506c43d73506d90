import { expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

function labelOfLeaving({ document }: PageResponse): string | null | undefined {
  const leave = document.querySelector('main button[value=later], main a[href*="/complete?"]');
  return (leave?.querySelector('span span span') ?? leave)?.textContent;
}

it.each([
  ['ready-to-submit', 'bank', 'Continue without saving'],
  ['ready-to-submit', 'tax-number', 'Continue without saving'],
  ['ready-to-submit', 'people', 'Continue'],
  ['ready-to-submit', 'documents', 'Continue'],
  ['pending-everything', 'bank', 'Later'],
  ['pending-everything', 'tax-number', 'Later'],
])(
  'OVER-07: the button that leaves an item says whether input stays unsaved (world %s, item %s: "%s")',
  async (world, part, label) => {
    const visitor = await visit(world, { as: 'applicant' });
    const page = await visitor.get(`/dashboard/applications/${visitor.world.application()}/complete/${part}`);
    expect(labelOfLeaving(page)).toBe(label);
  },
);

it('OVER-07: the button that leaves the form of a complete representative says that input stays unsaved', async () => {
  const visitor = await visit('ready-to-submit', { as: 'applicant' });
  const people = `/dashboard/applications/${visitor.world.application()}/complete/people`;
  const [change] = (await visitor.get(people)).links('Change');
  const page = await visitor.get(`${people}${change?.search}`);
  expect(labelOfLeaving(page)).toBe('Continue without saving');
});
