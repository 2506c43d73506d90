import { describe, expect, it } from 'vitest';
import { OBJECT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openObjects(world = 'object-financing', as = 'applicant') {
  const visitor = await visit(world, { as });
  const id = visitor.world.application();
  const tab = `/dashboard/applications/${id}/objects`;
  const [first, , third] = visitor.world.rows.financeObjects.all();
  const queries = {
    add: '?add',
    copy: `?copy=${third?.id}`,
    edit: `?edit=${third?.id}`,
    delete: `?delete=${first?.id}`,
  };
  return {
    visitor,
    tab,
    queries,
    stored: () => visitor.world.rows.financeObjects.all().map((row) => row),
    send: async (query: string, typed: Record<string, string> = {}) => {
      const { fields } = (await visitor.get(tab + query)).form();
      visitor.world.takeCalls();
      const response = await visitor.submit(tab + query, { ...fields, ...typed });
      const changes = visitor.world.takeChangeCalls();
      return { response, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

type Task = keyof Awaited<ReturnType<typeof openObjects>>['queries'];

const TASKS: readonly [Task, string, string, string, Record<string, string>][] = [
  ['add', 'Add an asset', 'The asset has been added.', 'We couldn’t add the asset.', OBJECT_INPUT],
  ['copy', 'Duplicate an asset', 'The asset has been added.', 'We couldn’t add the asset.', {}],
  [
    'edit',
    'Edit Mercedes-Benz Sprinter 317',
    'Your changes to the asset have been saved.',
    'We couldn’t save your changes to the asset.',
    { type: 'Sprinter 319' },
  ],
  ['delete', 'Remove this asset?', 'The asset has been removed.', 'We couldn’t remove the asset.', {}],
];

const METHODS = { add: 'POST', copy: 'POST', edit: 'PUT', delete: 'DELETE' } as const;

describe.each(TASKS)('OBJ-01 task of the objects tab: %s', (task, title, done, failed, typed) => {
  it('the task opens a form with its title', async () => {
    const { visitor, tab, queries } = await openObjects();
    const page = await visitor.get(tab + queries[task]);
    expect(page.title).toMatch(new RegExp(`^${title.replace('?', '\\?')} · Assets, application \\w{6} · `));
    expect(page.form().fields.__form__).toBe(task === 'delete' ? 'deletion' : 'object');
  });

  it('the task sends one request and shows a success message on the tab', async () => {
    const { tab, queries, send } = await openObjects();
    const { response, changes } = await send(queries[task], typed);
    expect([response.path, changes]).toEqual([
      tab,
      [expect.stringMatching(new RegExp(`^${METHODS[task]} /user/applications/:id/finance_objects`))],
    ]);
    expect(response.words()).toContain(done);
  });

  it('the task shows the failure and its reason if the lending API refuses the object', async () => {
    const { visitor, queries, send } = await openObjects();
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const { response } = await send(queries[task], typed);
    expect([response.status, response.words('main')]).toEqual([
      403,
      expect.stringContaining(`${failed} You don’t have permission to do this.`),
    ]);
  });

  it('OBJ-03 the task shows the maximum number if the lending API accepts no more objects', async () => {
    const { visitor, queries, send } = await openObjects();
    await visitor.world.failAllChanges({ code: 'err_finance_objects_limit_reached' });
    const { response } = await send(queries[task], typed);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.words('main')).toContain(
      `${failed} You’ve reached the maximum of 6 assets. You can remove or change existing ones.`,
    );
    expect(response.words('main')).not.toContain('Remove one first.');
  });
});

describe('OBJ-01 form of an object', () => {
  it('the form of an object starts with default answers and the default country', async () => {
    const { visitor, tab } = await openObjects();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    expect(fields).toMatchObject({
      manufacturer: '',
      object_count: '1',
      down_payment: '0',
      remaining_value: '0',
      rental_state: 'no',
      is_fixed_interest: 'yes',
      merchant: 'other',
      merchant_country: 'DE',
    });
  });

  it('the form of an object offers each dealer of the stored objects once', async () => {
    const { visitor, tab } = await openObjects();
    const { document } = await visitor.get(`${tab}?add`);
    const dealerNames = [...document.querySelectorAll('[name=merchant]')].map((choice) =>
      new URLSearchParams(choice.getAttribute('value') ?? '').get('merchant_name'),
    );
    expect(dealerNames).toEqual(['Maschinen Ahrens GmbH', null]);
  });

  it('the form of an object adds an object with the dealer of another object', async () => {
    const { visitor, tab, stored, send } = await openObjects();
    const { document } = await visitor.get(`${tab}?add`);
    const merchant = document.querySelector('[name=merchant]')?.getAttribute('value') ?? '';
    const { merchant_name, ...typed } = OBJECT_INPUT;
    const { changes } = await send('?add', { ...typed, merchant, merchant_city: 'Bremen' });
    expect(changes).toHaveLength(1);
    expect(stored().at(-1)?.fields).toMatchObject({
      manufacturer: 'Jungheinrich',
      merchant_name: 'Maschinen Ahrens GmbH',
      merchant_city: 'Hannover',
    });
  });

  it('the form of an object offers the partner’s countries by name', async () => {
    const { visitor, tab } = await openObjects();
    const { document } = await visitor.get(`${tab}?add`);
    const options = [...document.querySelectorAll('select[name="merchant_country"] option')].map(
      (option) => option.textContent,
    );
    expect(options).toContain('Germany');
    expect(options.length).toBeGreaterThan(1);
  });

  it.each(['copy', 'edit'] as const)(
    'the form of an object shows the stored values in the format of the form fields (task %s)',
    async (task) => {
      const { visitor, tab, queries } = await openObjects();
      expect((await visitor.get(tab + queries[task])).form().fields).toMatchObject({
        manufacturer: 'Mercedes-Benz',
        type: 'Sprinter 317',
        object_count: '1',
        net_purchase_price: '46,800.50',
        is_fixed_interest: 'no',
      });
    },
  );

  it('the form of an object validates dates against the virtual clock of the simulator', async () => {
    const { send } = await openObjects();
    const earlyDateResponse = await send('?add', { ...OBJECT_INPUT, expected_delivery_date: '01.03.2025' });
    expect([earlyDateResponse.response.status, earlyDateResponse.changes]).toEqual([400, []]);
    const validDateResponse = await send('?add', { ...OBJECT_INPUT, expected_delivery_date: '03.03.2025' });
    expect([validDateResponse.response.status, validDateResponse.changes.length]).toEqual([200, 1]);
  });

  it('the form of an object names the object that the user is about to remove', async () => {
    const { visitor, tab, queries } = await openObjects();
    const [object] = visitor.world.rows.financeObjects.all();
    expect(object).toBeDefined();
    expect((await visitor.get(tab + queries.delete)).words('main')).toMatch(
      /We’ll remove TRUMPF .* and all its details from your application\./i,
    );
  });

  it.each(['copy', 'edit', 'delete'])(
    'the form is missing for an object that no longer exists (task %s)',
    async (task) => {
      const { visitor, tab } = await openObjects();
      const page = await visitor.get(`${tab}?${task}=gone`);
      expect([page.status, page.title]).toEqual([
        200,
        expect.stringMatching(/^(?:\(\d+\) )?Assets, application /),
      ]);
      expect(() => page.form()).toThrow('has no form');
    },
  );

  it.each(['add', 'copy', 'edit', 'delete'] as const)(
    'the form is missing for users who only sign (task %s)',
    async (task) => {
      const { visitor, tab, queries } = await openObjects('open-again', 'jonas');
      const [onlyObject] = visitor.world.rows.financeObjects.all();
      const query = task === 'add' ? queries.add : `?${task}=${onlyObject?.id}`;
      const page = await visitor.get(tab + query);
      expect([page.status, page.words('main')]).toEqual([
        200,
        expect.stringContaining('Only the person who started the application can add or change assets.'),
      ]);
      expect(() => page.form()).toThrow('has no form');
    },
  );
});

describe('OBJ-03 maximum number of objects', () => {
  it.each(['add', 'copy'] as const)(
    'shows a message instead of a form to %s another object',
    async (task) => {
      const { visitor, tab, queries } = await openObjects('objects-full');
      const page = await visitor.get(tab + queries[task]);
      expect(() => page.form()).toThrow('has no form');
      expect(page.words('main')).toContain('You’ve reached the maximum of 6 assets.');
    },
  );

  it('allows changes of existing objects at the maximum', async () => {
    const { visitor, tab, queries } = await openObjects('objects-full');
    expect((await visitor.get(tab + queries.edit)).form().fields.__form__).toBe('object');
    expect((await visitor.get(tab + queries.delete)).form().fields.__form__).toBe('deletion');
  });

  it('the maximum is reported if another object was added after the form was opened', async () => {
    const { visitor, tab } = await openObjects();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    const rows = visitor.world.rows.financeObjects;
    const [row] = rows.all();
    for (let more = rows.size; row && more < 6; more += 1) rows.insert({ ...row, id: `more-${more}` });
    const response = await visitor.post(`${tab}?add`, { ...fields, ...OBJECT_INPUT });
    expect(response.words('main')).toContain('You’ve reached the maximum of 6 assets.');
  });
});

const DEALER = Object.fromEntries(
  Object.entries(OBJECT_INPUT).filter(([name]) => name.startsWith('merchant')),
);
const WITHOUT_DEALER = Object.fromEntries(
  Object.entries(OBJECT_INPUT).map(([name, value]) => [name, name in DEALER ? '' : value]),
);

describe('OBJ-01 missing dealer', () => {
  const note = { ...WITHOUT_DEALER, merchant_name: 'Ahrens', intent: 'note' };
  async function addObjectWithoutDealer() {
    const session = await openObjects();
    const { response, changes } = await session.send('?add', note);
    const link = response.document.querySelector('a[href*="?dealer="]');
    const dealer = new URL(link?.getAttribute('href') ?? '', 'http://portal.example').search;
    return { ...session, response, changes, dealer };
  }

  it('an object without a dealer stays in the session as a draft and is not sent to the lending API', async () => {
    const { visitor, tab, response, changes, stored } = await addObjectWithoutDealer();
    expect([response.path, changes, stored().length]).toEqual([tab, [], 3]);
    expect(response.words()).toContain('It’ll be saved once you add its dealer.');
    const reopenedTab = await visitor.get(tab);
    expect(reopenedTab.words('main')).toContain('Total 4 assets');
    expect(reopenedTab.words('main')).toContain('Not saved yet: the dealer is missing');
  });

  it('the overview reports that the dealer of the object is missing', async () => {
    const { visitor, tab } = await addObjectWithoutDealer();
    const overview = await visitor.get(tab.replace('/objects', ''));
    expect(overview.words('main')).toContain('Jungheinrich ETV 216: the dealer is missing.');
  });

  it('the portal refuses an object with errors in the first part of the form', async () => {
    const { send, stored } = await openObjects();
    const { response, changes } = await send('?add', { ...note, object_count: '0' });
    expect([response.status, changes, stored().length]).toEqual([400, [], 3]);
    expect(response.attribute('[name=object_count]', 'aria-invalid')).toBe('true');
    expect(response.attribute('[name=merchant_street]', 'aria-invalid')).toBeNull();
  });

  it('adding the dealer saves the object and deletes its draft from the session', async () => {
    const { visitor, tab, send, stored, dealer } = await addObjectWithoutDealer();
    expect((await visitor.get(tab + dealer)).form().fields).toMatchObject({
      manufacturer: OBJECT_INPUT.manufacturer,
      merchant_name: 'Ahrens',
    });
    const { response, changes } = await send(dealer, DEALER);
    expect([response.path, changes.length, stored().length]).toEqual([tab, 1, 4]);
    expect(response.words()).toContain('The asset has been added.');
    expect(response.words('main')).not.toContain('Not saved yet');
  });

  it('the object is saved only once if two pages add its dealer', async () => {
    const { visitor, tab, stored, dealer } = await addObjectWithoutDealer();
    const [one, other] = [await visitor.get(tab + dealer), await visitor.get(tab + dealer)];
    for (const page of [one, other]) await visitor.post(tab + dealer, { ...page.form().fields, ...DEALER });
    expect(stored()).toHaveLength(4);
  });

  it('the object is saved only once if the form without a dealer is submitted twice', async () => {
    const { visitor, tab, stored } = await openObjects();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    for (let sent = 0; sent < 2; sent += 1) await visitor.post(`${tab}?add`, { ...fields, ...note });
    expect((await visitor.get(tab)).words('main')).toContain('Total 4 assets');
    await visitor.post(`${tab}?add`, { ...fields, ...WITHOUT_DEALER, ...DEALER });
    expect(stored()).toHaveLength(4);
    expect((await visitor.get(tab)).words('main')).not.toContain('Not saved yet');
  });

  it('a saved object does not return to the session from a stale page', async () => {
    const { visitor, tab, send, dealer } = await addObjectWithoutDealer();
    const { fields } = (await visitor.get(tab + dealer)).form();
    await send(dealer, DEALER);
    await visitor.post(tab + dealer, { ...fields, ...note });
    expect((await visitor.get(tab)).words('main')).not.toContain('Not saved yet');
  });

  it('the object is removed from the session on request', async () => {
    const { visitor, tab, send, dealer, stored } = await addObjectWithoutDealer();
    const { response, changes } = await send(dealer.replace('dealer', 'discard'));
    expect([response.path, changes, stored().length]).toEqual([tab, [], 3]);
    expect((await visitor.get(tab)).words('main')).not.toContain('Not saved yet');
  });

  it('an object without a dealer counts towards the maximum of objects', async () => {
    const { visitor, tab, send } = await openObjects();
    for (const type of ['A', 'B', 'C']) await send('?add', { ...note, type });
    const page = await visitor.get(`${tab}?add`);
    expect(() => page.form()).toThrow('has no form');
    expect(page.words('main')).toContain('You’ve reached the maximum of 6 assets.');
  });
});

describe('OBJ-01 objects tab', () => {
  it('the tab shows the objects with the dealers’ countries', async () => {
    const { visitor, tab } = await openObjects();
    const page = await visitor.get(tab);
    expect(page.title).toMatch(/^(?:\(\d+\) )?Assets, application \w{6} · Lindhof Bank$/);
    expect(page.words('main')).toContain('Total 3 assets');
    expect(page.words('main')).toContain('Add another asset');
    expect(page.words('main')).toContain('Germany');
  });

  it('the tab is read-only after submission', async () => {
    const { visitor, tab } = await openObjects('objects-closed');
    const page = await visitor.get(`${tab}?add`);
    expect(page.words('main')).toContain(
      'You can no longer change the assets at this stage of your application.',
    );
    expect(page.words('main')).not.toContain('Add another asset');
    expect(() => page.form()).toThrow('has no form');
  });
});
