import { PDF_FILE } from 'mock-server/testing/files';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openTab(world: string, tab: string) {
  const visitor = await visit(world, { as: 'applicant' });
  const at = `/dashboard/applications/${visitor.world.application()}${tab}`;
  visitor.world.takeCalls();
  return { visitor, at };
}

describe('form submitted to a tab that does not have the form', () => {
  it.each([
    ['object-financing', '', {}],
    ['object-financing', '', { intent: 'nothing' }],
    ['object-financing', '?edit=nothing', {}],
    ['object-financing', '/objects', { intent: 'constructor' }],
    ['object-financing', '/objects?edit=', {}],
    ['documents', '/documents', { intent: 'toString' }],
    ['documents', '/documents?preview=x', {}],
  ])(
    'a form that the tab does not have is refused without an API call that changes data (scenario %s, tab %j, fields %j)',
    async (world, tab, form) => {
      const { visitor, at } = await openTab(world, tab);
      const response = await visitor.post(at, form);
      expect([response.status, visitor.world.takeChangeCalls()]).toEqual([400, []]);
    },
  );
});

describe('multipart form on a tab without files', () => {
  it('the tab saves the fields and ignores the submitted file', async () => {
    const { visitor, at } = await openTab('ready-to-submit', '?edit=bank');
    const { fields } = (await visitor.get(at)).form();
    const body = new FormData();
    const typed = { ...fields, bankName: 'Sparkasse Kiel', iban: 'DE68210501700012345678', intent: 'save' };
    for (const [name, value] of Object.entries(typed)) body.set(name, value);
    body.set('file', new File([new Uint8Array(PDF_FILE)], 'a.pdf', { type: 'application/pdf' }));
    const response = await visitor.submit(at, body);
    expect(response.words()).toContain('Bank account saved');
  });
});

describe('dashboard tab whose URL opens a task', () => {
  it('the page title names the task before the tab', async () => {
    const { visitor, at } = await openTab('object-financing', '/objects?add');
    expect((await visitor.get(at)).title).toMatch(/^Add an asset · Assets, application \w{6} · /);
    expect((await visitor.get(at.replace('?add', ''))).title).toMatch(
      /^(?:\(\d+\) )?Assets, application \w{6} · /,
    );
  });

  it('SHELL-10 the language buttons submit the form of the task', async () => {
    const { visitor, at } = await openTab('object-financing', '?edit=bank');
    const switches = async (address: string) =>
      (await visitor.get(address)).document.querySelectorAll('[formaction^="/language"]');
    const buttons = await switches(at);
    expect([buttons.length > 0, buttons[0]?.getAttribute('form')]).toEqual([true, 'edit-bank']);
    expect((await switches(at.replace('?edit=bank', ''))).length).toBe(0);
  });
});
