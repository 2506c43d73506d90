import { describe, expect, it } from 'vitest';
import { PERSON_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openRepresentatives(world = 'representatives') {
  const visitor = await visit(world, { as: 'applicant' });
  const people = visitor.world.rows.signatories;
  const id = visitor.world.application();
  const tab = `/dashboard/applications/${id}/representatives`;
  const findPerson = (name: string) => people.all().find(({ first_name }) => first_name === name);
  const idOf = (name: string) => findPerson(name)?.id ?? '';
  const send = async (query: string, typed: Record<string, string>) => {
    const { fields } = (await visitor.get(tab + query)).form();
    visitor.world.takeCalls();
    return visitor.post(tab + query, { ...fields, ...typed });
  };
  const changes = () => visitor.world.takeChangeCalls().filter((call) => call.includes('/signatories'));
  return {
    visitor,
    tab,
    findPerson,
    idOf,
    people,
    send,
    changes,
    calls: `/user/applications/${id}/signatories`,
  };
}

describe('REP-02 adding a representative', () => {
  it('adding a representative stores the answers and names the added person', async () => {
    const { visitor, tab, findPerson, send, changes, calls } = await openRepresentatives();
    const response = await send('?add', { ...PERSON_INPUT, position: 'Prokuristin' });
    expect([response.status, response.location, changes()]).toEqual([303, tab, [`POST ${calls}`]]);
    expect(findPerson('Nele')).toMatchObject({
      last_name: 'Uhl',
      position: 'Prokuristin',
      birthdate: '1988-05-04',
      country: 'DE',
      is_legal_signatory: false,
      email: null,
      percentage_owned: null,
      custom_fields_list: [],
    });
    expect((await visitor.open(tab)).words()).toContain('Nele Uhl has been added.');
  });

  it('adding a representative shows an error at the name without a request if the person is already a representative', async () => {
    const { send, people, changes } = await openRepresentatives();
    const typed = { ...PERSON_INPUT, first_name: ' jonas', last_name: 'BRANDT', birthdate: '14.05.1979' };
    const response = await send('?add', typed);
    expect([response.status, changes(), people.size]).toEqual([409, [], 3]);
    expect(response.attribute('[name=first_name]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain('This person is already listed');
    expect(response.words('main form')).not.toContain('We couldn’t add');
  });

  it('adding a representative shows an error if the lending API refuses the person', async () => {
    const { visitor, send, people } = await openRepresentatives();
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const response = await send('?add', PERSON_INPUT);
    expect([response.status, people.size]).toEqual([403, 3]);
    expect(response.words('main form')).toContain('We couldn’t add this person.');
  });

  it('adding a representative succeeds on a repeated submit, although the added person has the submitted e-mail address and share', async () => {
    const { visitor, tab, send, people, calls } = await openRepresentatives('representatives-incomplete');
    const typed = { ...PERSON_INPUT, email: 'nele@uhl.example', percentage_owned: '65' };
    const page = await visitor.get(`${tab}?add`);
    const form = { ...page.form().fields, ...typed };
    await visitor.world.planFault({ method: 'POST', path: '/user/*', status: 504, after: true, times: 1 });
    expect((await visitor.post(`${tab}?add`, form)).status).toBe(504);
    visitor.world.takeCalls();
    const response = await visitor.post(`${tab}?add`, form);
    expect([response.status, response.location, people.size]).toEqual([303, tab, 3]);
    expect(visitor.world.takeCalls()).not.toContain(`POST ${calls}`);
    expect((await visitor.open(tab)).words()).toContain('This has already been saved.');
    const otherBirthdateResponse = await send('?add', { ...typed, birthdate: '05.05.1988' });
    expect(otherBirthdateResponse.status).toBe(400);
    expect(otherBirthdateResponse.words('main form')).toContain(
      'Someone else on the list already has this email address',
    );
    expect(otherBirthdateResponse.words('main form')).toContain('above 100%. Remaining: 0%');
  });

  it('REP-11: adding a representative sends the partner’s own fields', async () => {
    const { findPerson, send } = await openRepresentatives('medical-application');
    const ownAnswers = { academic_title: 'Dr. med.', weekly_hours: '20', licensed_since: '01.02.2015' };
    expect((await send('?add', { ...PERSON_INPUT, ...ownAnswers })).status).toBe(303);
    expect(findPerson('Nele')?.custom_fields_list).toEqual(
      expect.arrayContaining([
        { field_id: 'academic_title', field_value: 'Dr. med.' },
        { field_id: 'weekly_hours', field_value: '20' },
        { field_id: 'licensed_since', field_value: '2015-02-01' },
      ]),
    );
  });
});

describe('REP-07, REP-08 changing a representative', () => {
  it('changing a representative sends the changes once and shows a message with the new name', async () => {
    const { visitor, tab, findPerson, idOf, send, changes, calls } = await openRepresentatives();
    const id = idOf('Jonas');
    const response = await send(`?edit=${id}`, { last_name: 'Brandt-Meyer', percentage_owned: '14.5' });
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(changes()).toEqual([expect.stringMatching(new RegExp(`^(PUT|PATCH) ${calls}/${id}$`))]);
    expect(findPerson('Jonas')).toMatchObject({ last_name: 'Brandt-Meyer', percentage_owned: 0.145 });
    expect((await visitor.open(tab)).words()).toContain('Jonas Brandt-Meyer’s details have been saved.');
  });

  it.each(['edit', 'email', 'telephone', 'taxid'])(
    'changing a representative reports success without a request if nothing changed (task %s)',
    async (task) => {
      const { visitor, tab, idOf, send, changes } = await openRepresentatives();
      const response = await send(`?${task}=${idOf('Jonas')}`, { seen: 'older' });
      expect([response.status, response.location, changes()]).toEqual([303, tab, []]);
      expect((await visitor.open(tab)).words()).toContain('Jonas Brandt’s details have been saved.');
    },
  );

  it('changing a representative shows another user’s changes, and replaces them on a second submit', async () => {
    const { tab, visitor, idOf, findPerson, people, send, changes } = await openRepresentatives();
    const query = `?edit=${idOf('Jonas')}`;
    const { fields } = (await visitor.get(tab + query)).form();
    people.update(idOf('Jonas'), { position: 'Vorstand' });
    visitor.world.takeCalls();
    const typed = { ...fields, last_name: 'Meyer', telephone: '+49 421 5551299' };
    const response = await visitor.post(tab + query, typed);
    expect([response.status, changes()]).toEqual([409, []]);
    expect(response.words('main form')).toContain(
      'Someone else has changed this person’s details. If you save again, you’ll replace: Last name, Job title, Telephone',
    );
    expect(response.words('main form')).not.toContain('couldn’t be saved');
    const fieldsAfterRefusal = response.form().fields;
    expect(fieldsAfterRefusal.seen).not.toBe(fields.seen);
    expect((await send(query, { ...typed, seen: fieldsAfterRefusal.seen ?? '' })).status).toBe(303);
    expect(findPerson('Jonas')).toMatchObject({ last_name: 'Meyer', position: 'Geschäftsführer' });
  });

  it('changing a representative accepts a form without a record version', async () => {
    const { visitor, tab, idOf, findPerson } = await openRepresentatives();
    const response = await visitor.post(`${tab}?email=${idOf('Jonas')}`, { email: 'neu@brandt.example' });
    expect([response.status, findPerson('Jonas')?.email]).toEqual([303, 'neu@brandt.example']);
  });

  it('changing a representative reports that the person no longer exists if another user removes the person at the same time', async () => {
    const { visitor, idOf, send } = await openRepresentatives();
    const query = `?telephone=${idOf('Jonas')}`;
    await visitor.world.failAllChanges({ code: 'err_entity_not_found' });
    const response = await send(query, { telephone: '+49 421 5551299' });
    expect(response.status).toBe(404);
    expect(response.words('main form')).toContain('This person is no longer listed.');
    expect(response.words('main form')).not.toContain('We couldn’t change');
  });

  it('changing a representative refuses locked fields by name without a request', async () => {
    const { idOf, send, changes } = await openRepresentatives();
    const typed = { email: 'neu@brandt.example', first_name: 'Kim', telephone: '+49 421 1' };
    const response = await send(`?email=${idOf('Jonas')}`, typed);
    expect([response.status, changes()]).toEqual([403, []]);
    expect(response.words('main form')).toContain(
      'First name, Telephone: You can no longer change this detail. If something is wrong, let us know.',
    );
  });

  it('changing a representative ignores locked fields that repeat the stored value', async () => {
    const { idOf, send } = await openRepresentatives();
    const typed = { email: 'neu@brandt.example', first_name: 'Jonas', birthdate: '14.05.1979' };
    expect((await send(`?email=${idOf('Jonas')}`, typed)).status).toBe(303);
  });

  it('REP-09: changing a representative shows an error at the tax number if another person has the same number', async () => {
    const { idOf, send } = await openRepresentatives();
    const response = await send(`?taxid=${idOf('Jonas')}`, { taxid: '86095742719' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.attribute('[name=taxid]', 'aria-invalid')).toBe('true');
    expect(response.words('main form')).toContain('Someone else on the list already has this tax ID');
  });

  it('REP-11: changing a representative saves changes of the partner’s own fields, and reports another user’s change of them', async () => {
    const { visitor, tab, findPerson, idOf, send, changes } =
      await openRepresentatives('medical-application');
    await send('?add', { ...PERSON_INPUT, academic_title: 'Dr. med.', weekly_hours: '20' });
    const query = `?edit=${idOf('Nele')}`;
    expect((await visitor.get(tab + query)).form().fields).toMatchObject({
      academic_title: 'Dr. med.',
      weekly_hours: '20',
    });
    const stale = await send(query, { weekly_hours: '25', seen: 'older' });
    expect([stale.status, changes()]).toEqual([409, []]);
    expect(stale.words('main form')).toContain('you’ll replace: Further details');
    expect((await send(query, {})).status).toBe(303);
    expect(changes()).toEqual([]);
    expect((await send(query, { weekly_hours: '25' })).status).toBe(303);
    expect(changes()).toHaveLength(1);
    expect(findPerson('Nele')?.custom_fields_list).toEqual(
      expect.arrayContaining([
        { field_id: 'academic_title', field_value: 'Dr. med.' },
        { field_id: 'weekly_hours', field_value: '25' },
      ]),
    );
  });
});

describe('REP-02 form of a representative', () => {
  it('the form of a representative starts with the deployment’s country for a new person, with the stored record for a listed person', async () => {
    const { visitor, tab, idOf } = await openRepresentatives();
    const { fields } = (await visitor.get(`${tab}?add`)).form();
    expect(fields).toMatchObject({ country: 'DE', first_name: '', nationality: 'DE', seen: '' });
    const edit = (await visitor.get(`${tab}?edit=${idOf('Ada')}`)).form().fields;
    expect(edit).toMatchObject({
      first_name: 'Ada',
      birthdate: '22.01.1948',
      percentage_owned: '25',
      email: '',
    });
    expect(edit.seen).not.toBe('');
  });

  it.each([
    ['representatives', '?add', '0%'],
    ['representatives', 'Jonas', '15%'],
    ['representatives-incomplete', '?add', '65%'],
    ['representatives-incomplete', 'Ada', '85%'],
  ])(
    'REP-04: the form of a representative shows the share that is left for the person (scenario %s, form %s)',
    async (world, who, unassignedShare) => {
      const { visitor, tab, idOf } = await openRepresentatives(world);
      const page = await visitor.get(tab + (who === '?add' ? who : `?edit=${idOf(who)}`));
      expect(page.words('main form')).toContain(`Enter 0 for no share. Remaining: ${unassignedShare}`);
    },
  );

  it('REP-06: the form of a representative reports that no share is left if the shares exceed 100 percent', async () => {
    const { visitor, tab, people, idOf } = await openRepresentatives();
    people.update(idOf('Jonas'), { percentage_owned: 0.5 });
    expect((await visitor.get(`${tab}?add`)).words('main form')).toContain('Remaining: 0%');
  });

  it("the form of a representative validates against the company's tax number, the current day and the other representatives", async () => {
    const { visitor, tab, idOf } = await openRepresentatives();
    visitor.world.changeAsLender(visitor.world.application(), { taxIdNumber: '86 095 742 719' });
    const { fields } = (await visitor.get(`${tab}?edit=${idOf('Jonas')}`)).form();
    const typed = {
      taxid: '86095742719',
      birthdate: '02.03.2026',
      email: 'KATRIN.BRANDT@metallbau-brandt.example',
      percentage_owned: '16',
    };
    const words = (await visitor.post(`${tab}?edit=${idOf('Jonas')}`, { ...fields, ...typed })).words(
      'main form',
    );
    expect(words).toContain('The personal tax ID can’t be the same as the company’s tax number');
    expect(words).toContain('The date of birth must be in the past');
    expect(words).toContain('Someone else on the list already has this email address');
    expect(words).toContain('above 100%. Remaining: 15%');
  });

  it('REP-08: the form of a representative shows a single detail in a form without other fields', async () => {
    const { visitor, tab, idOf } = await openRepresentatives();
    const { fields } = (await visitor.get(`${tab}?taxid=${idOf('Katrin')}`)).form();
    expect(Object.keys(fields).filter((name) => !/^(__form__|__owner__|formKey|seen)$/.test(name))).toEqual([
      'taxid',
    ]);
  });
});
