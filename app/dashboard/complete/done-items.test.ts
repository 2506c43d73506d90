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

  it.each([
    ['bank', 'bankName'],
    ['tax-number', 'taxIdNumber'],
    ['people', 'location'],
  ])(
    'links an item that the user left without JavaScript only if its form was changed: %s',
    async (part, field) => {
      const { visitor, start } = await open();
      const people = (await visitor.get(`${start}/people`)).links('Change');
      const address = `${start}/${part}${part === 'people' ? people[0]?.search : ''}`;
      const { fields } = (await visitor.get(address)).form();
      const links = async () =>
        (await visitor.get(`${start}/ready`)).count(`main section a[href*="/${part}"]`);
      const none = await links();
      await visitor.post(address, { ...fields, intent: 'later' });
      expect(await links()).toBe(none);
      await visitor.post(address, { ...fields, [field]: 'Changed', intent: 'later' });
      expect(await links()).toBe(none + 1);
      const again = (await visitor.get(address)).form();
      expect(again.fields[field]).toBe('Changed');
      await visitor.post(address, { ...again.fields, intent: 'later' });
      expect((await visitor.get(address)).form().fields[field]).toBe('Changed');
    },
  );

  it('keeps a long text, and refuses to leave a form that is too long to keep', async () => {
    const { visitor, start } = await open();
    const { fields } = (await visitor.get(`${start}/bank`)).form();
    const bank = { ...fields, bankName: 'Not saved', intent: 'later' };
    const typed = Object.fromEntries([...Array(12).keys()].map((n) => [`text${n}`, 'x'.repeat(4_000)]));
    expect((await visitor.post(`${start}/bank`, { ...bank, ...typed })).status).toBe(303);
    expect((await visitor.get(`${start}/bank`)).body).toContain('Not saved');
    const long = Object.fromEntries(Object.keys(typed).map((name) => [name, 'x'.repeat(9_000)]));
    const refused = await visitor.post(`${start}/bank`, { ...bank, ...long, bankName: 'Also not saved' });
    expect([refused.status, refused.form().fields.bankName]).toEqual([413, 'Also not saved']);
    expect(refused.words('main')).toContain('You entered more text than we can keep here.');
    expect((await visitor.get(`${start}/bank`)).body).toContain('Not saved');
  });

  it('links no item that the user left unchanged', async () => {
    const { visitor, start, bank, listUnsavedLinks } = await open();
    await visitor.post(`${start}/bank`, { ...bank, [UNCHANGED_FIELD]: 'yes' });
    expect(await listUnsavedLinks()).toEqual([]);
  });
});
