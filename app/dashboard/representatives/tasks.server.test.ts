import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openRepresentatives(world = 'representatives') {
  const visitor = await visit(world, { as: 'applicant' });
  const people = visitor.world.rows.signatories;
  const tab = `/dashboard/applications/${visitor.world.application()}/representatives`;
  const idOf = (name: string) => people.all().find(({ first_name }) => first_name === name)?.id ?? '';
  const changes = () => visitor.world.takeChangeCalls().filter((call) => call.includes('/signatories'));
  visitor.world.takeCalls();
  return { visitor, tab, idOf, people, changes };
}

describe('REP-07 removing a representative', () => {
  it.each([
    ['Katrin', true],
    ['Jonas', false],
  ])(
    'removing a representative asks for confirmation with the name, and says “This is you” only for the user’s own entry: %s',
    async (name, isOwn) => {
      const { visitor, tab, idOf } = await openRepresentatives();
      const page = await visitor.get(`${tab}?delete=${idOf(name)}`);
      expect(page.title).toMatch(
        new RegExp(`^Remove ${name} Brandt\\? · Representatives, application \\w{6} · Lindhof Bank$`),
      );
      expect(page.words('main')).toContain(
        `Remove ${name} Brandt? ${isOwn ? 'This is you. ' : ''}You’ll lose all`,
      );
      expect(page.form().fields).toEqual({
        __form__: 'representative-remove',
        __owner__: expect.any(String),
      });
    },
  );

  it('removing a representative redirects to the representatives tab, which shows the name of the removed person', async () => {
    const { visitor, tab, idOf, people, changes } = await openRepresentatives();
    const id = idOf('Jonas');
    const response = await visitor.post(`${tab}?delete=${id}`);
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(changes()).toEqual([`DELETE /user/applications/${visitor.world.application()}/signatories/${id}`]);
    expect(people.get(id)).toBeUndefined();
    expect((await visitor.open(tab)).words()).toContain('Jonas Brandt has been removed.');
  });

  it('removing a representative succeeds if another user removes the person at the same moment', async () => {
    const { visitor, tab, idOf } = await openRepresentatives();
    await visitor.world.planFault({ method: 'DELETE', path: '/user/*', code: 'err_entity_not_found' });
    const response = await visitor.submit(`${tab}?delete=${idOf('Jonas')}`);
    expect([response.status, response.path]).toEqual([200, tab]);
    expect(response.words()).toContain('Jonas Brandt has been removed.');
  });

  it('removing a representative sends no request for a person who is no longer listed, and shows a message', async () => {
    const { visitor, tab, changes } = await openRepresentatives();
    const response = await visitor.submit(`${tab}?delete=gone`);
    expect([response.status, response.path, changes()]).toEqual([200, tab, []]);
    expect(response.words()).toContain('This person is no longer listed.');
    expect(response.words()).not.toContain('has been removed');
  });

  it.each([
    [{ code: 'err_no_permission' }, 403, 'You don’t have permission to do this.'],
    [{ status: 500 }, 500, 'The request failed. Try again.'],
  ])(
    'removing a representative shows the failure and its reason (simulated fault of the API %j)',
    async (fault, status, why) => {
      const { visitor, tab, idOf, people } = await openRepresentatives();
      await visitor.world.planFault({ method: 'DELETE', path: '/user/*', ...fault });
      const response = await visitor.post(`${tab}?delete=${idOf('Jonas')}`, {
        __form__: 'representative-remove',
      });
      expect(response.status).toBe(status);
      expect(response.words('main form')).toContain('We couldn’t remove this person.');
      expect(response.words('main form')).toContain(why);
      expect(people.size).toBe(3);
    },
  );
});

describe('REP-08 forbidden tasks and unknown people', () => {
  const NOT_ALLOWED = 'You can’t change this at this stage of your application.';
  const NOT_LISTED_MESSAGE = 'This person is no longer listed.';

  it.each([
    ['?add', NOT_ALLOWED, 409],
    ['?edit=Selin', NOT_ALLOWED, 409],
    ['?delete=Selin', NOT_ALLOWED, 409],
    ['?edit=gone', NOT_LISTED_MESSAGE, 404],
    ['?email=gone', NOT_LISTED_MESSAGE, 404],
    ['?telephone=gone', NOT_LISTED_MESSAGE, 404],
    ['?taxid=gone', NOT_LISTED_MESSAGE, 404],
  ])(
    'forbidden tasks and unknown people show a message on the tab without a form and refuse submits (query %s)',
    async (query, expectedText, status) => {
      const { visitor, tab, idOf, changes } = await openRepresentatives('signing-invitations');
      const address = `${tab}${query.replace('Selin', idOf('Selin'))}`;
      const page = await visitor.get(address);
      expect([page.status, page.title]).toEqual([
        200,
        expect.stringMatching(/^(?:\(\d+\) )?Representatives, application /),
      ]);
      expect(page.words('main')).toContain(expectedText);
      expect(page.forms.some(({ action }) => action === page.path)).toBe(false);
      const refused = await visitor.postByScript(address);
      expect([refused.status, refused.body]).toEqual([status, expect.stringContaining(expectedText)]);
      expect(changes()).toEqual([]);
    },
  );

  it('The help page and the forms of allowed tasks show no message about a forbidden task', async () => {
    const { visitor, tab, idOf } = await openRepresentatives('signing-invitations');
    for (const query of ['?help', `?email=${idOf('Katrin')}`, `?taxid=${idOf('Katrin')}`, '']) {
      const words = (await visitor.get(tab + query)).words('main');
      expect(words).not.toContain(NOT_ALLOWED);
      expect(words).not.toContain(NOT_LISTED_MESSAGE);
    }
  });
});

describe('form of a task on the representatives tab', () => {
  it.each([
    ['?add', 'Add a person', 'representative-add'],
    ['?edit=', 'Edit Jonas Brandt', 'representative-edit'],
    ['?email=', 'Jonas Brandt’s email', 'representative-email'],
    ['?telephone=', 'Jonas Brandt’s telephone number', 'representative-telephone'],
    ['?taxid=', 'Jonas Brandt’s tax ID', 'representative-taxid'],
  ])('the form of a task has the title of its task (query %s)', async (query, title, form) => {
    const { visitor, tab, idOf } = await openRepresentatives();
    const page = await visitor.get(tab + query + (query.endsWith('=') ? idOf('Jonas') : ''));
    expect(page.title).toMatch(new RegExp(`^${title} · Representatives, application \\w{6} · Lindhof Bank$`));
    expect(page.form().fields.__form__).toBe(form);
  });

  it('REP-01: help has a title and no form', async () => {
    const { visitor, tab } = await openRepresentatives();
    const page = await visitor.get(`${tab}?help`);
    expect(page.title).toMatch(/^Who do I need to add\? · Representatives, application /);
    expect(page.forms.some(({ action }) => action === page.path)).toBe(false);
    expect((await visitor.post(`${tab}?help`)).status).toBe(400);
  });

  it.each([
    ['?edit=', { last_name: 'Meyer' }, 'We couldn’t save the details.'],
    ['?email=', { email: 'neu@brandt.example' }, 'We couldn’t change the email address.'],
    ['?telephone=', { telephone: '+49 421 5551299' }, 'We couldn’t change the telephone number.'],
    ['?taxid=', { taxid: '65929970489' }, 'We couldn’t change the tax ID.'],
  ])('the form of a task shows the failure and its reason (query %s)', async (query, typed, expectedText) => {
    const { visitor, tab, idOf } = await openRepresentatives();
    const address = tab + query + idOf('Jonas');
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.failAllChanges({ status: 500 });
    const response = await visitor.post(address, { ...fields, ...typed });
    expect([response.status, response.words('main form')]).toEqual([
      500,
      expect.stringContaining(expectedText),
    ]);
  });
});

it('HTTP-04: typed values are restored after the list of representatives was unavailable', async () => {
  const { visitor, tab, idOf, changes } = await openRepresentatives();
  const address = `${tab}?email=${idOf('Jonas')}`;
  const { fields } = (await visitor.get(address)).form();
  await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/signatories', status: 503 });
  const response = await visitor.post(address, { ...fields, email: 'neu@brandt.example' });
  expect([response.status, changes()]).toEqual([503, []]);
  await visitor.world.removeFaults();
  expect((await visitor.get(address)).form().fields.email).toBe('neu@brandt.example');
});

describe('REP-11 the partner’s own questions', () => {
  const OWN_QUESTIONS = ['academic_title', 'licensed_since', 'weekly_hours'];

  type Change = { path: string; value: unknown };

  async function openForm(world: string, { changes = [], fail }: { changes?: Change[]; fail?: string } = {}) {
    const { visitor, tab } = await openRepresentatives(world);
    for (const part of ['fields_definitions', 'ui_config']) {
      const patch = changes
        .filter(({ path }) => path.startsWith('/config') === (part === 'ui_config'))
        .map((change) => ({ op: 'replace', ...change }));
      const path = `/dynamic_forms_${part}`;
      if (patch.length > 0) await visitor.world.planFault({ method: 'GET', path, patch });
    }
    if (fail) await visitor.world.planFault({ method: 'GET', path: fail, status: 503 });
    const page = await visitor.get(`${tab}?add`);
    expect(page.status).toBe(200);
    const names = Object.keys(page.form().fields);
    return { names, words: page.words('main form'), calls: visitor.world.takeCalls() };
  }

  it('the partner’s own questions appear in the form together with the portal’s standard questions', async () => {
    const { names, words } = await openForm('medical-application');
    expect(names).toEqual(expect.arrayContaining(['first_name', ...OWN_QUESTIONS]));
    expect(words).toContain('Further details');
    expect(words).toContain('Already runs a practice');
  });

  it('the questions are not requested from the API without a configured form', async () => {
    const { words, calls } = await openForm('representatives');
    expect(words).not.toContain('Further details');
    expect(calls.filter((call) => call.includes('dynamic_forms'))).toEqual([]);
  });

  it.each(['/dynamic_forms_fields_definitions', '/dynamic_forms_ui_config'])(
    'the partner’s own questions leave the form unchanged if they are unavailable: %s',
    async (fail) => {
      const { names, words } = await openForm('medical-application', { fail });
      expect(names).toContain('first_name');
      expect(words).not.toContain('Further details');
    },
  );

  it.each([
    ['field_type', 'standard'],
    ['related_entity', 'company'],
  ])('the partner’s own questions omit configured fields whose %s is %s', async (member, value) => {
    const { names } = await openForm('medical-application', {
      changes: [{ path: `/fields/0/${member}`, value }],
    });
    expect(names).not.toContain('academic_title');
    expect(names).toContain('weekly_hours');
  });

  it.each(['taxid', 'seen'])(
    'the partner’s own questions get another control name if the form already has a field %s',
    async (id) => {
      const { names } = await openForm('medical-application', {
        changes: [
          { path: '/fields/0/id', value: id },
          { path: '/loan_purposes/*/fields/0', value: id },
          { path: '/config/loan_purposes/*/steps/0/fields/0/id', value: id },
        ],
      });
      expect(names).toEqual(expect.arrayContaining([id, `own_${id}`, 'weekly_hours']));
    },
  );

  it('the questions are limited to the application’s purpose', async () => {
    const { visitor, tab } = await openRepresentatives('medical-application');
    visitor.world.changeAsLender(visitor.world.application(), { allBanksLoanPurpose: 'working_capital' });
    const page = await visitor.get(`${tab}?add`);
    expect(page.status).toBe(200);
    expect(page.words('main form')).not.toContain('Further details');
  });
});
