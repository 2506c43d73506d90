import { describe, expect, it } from 'vitest';
import { UNCHANGED_FIELD } from '~/forms/intents';
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

describe('OVER-07: the page before the submission', () => {
  const open = async () => {
    const visitor = await visit('ready-to-submit', { as: 'applicant' });
    const start = `/dashboard/applications/${visitor.world.application()}/complete`;
    const bank = { __form__: 'bank', accountHolder: 'Not saved', intent: 'later' };
    const listUnsavedLinks = async () =>
      (await visitor.get(`${start}/ready`))
        .links('Bank account', 'main section')
        .map(({ pathname }) => pathname);
    return { visitor, start, bank, listUnsavedLinks };
  };

  it('links complete items with unsaved input', async () => {
    const { visitor, start, bank, listUnsavedLinks } = await open();
    expect(await listUnsavedLinks()).toEqual([]);
    await visitor.post(`${start}/bank`, bank);
    expect(await listUnsavedLinks()).toEqual([`${start}/bank`]);
    expect((await visitor.get(`${start}/bank`)).body).toContain('Not saved');
  });

  it('links no item that the user left unchanged', async () => {
    const { visitor, start, bank, listUnsavedLinks } = await open();
    await visitor.post(`${start}/bank`, { ...bank, [UNCHANGED_FIELD]: 'yes' });
    expect(await listUnsavedLinks()).toEqual([]);
  });
});
