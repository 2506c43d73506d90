import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '~/testing/visitor';
import { portal } from '../testing/portal';

const visit = portal();

/** Somebody who came into a world by its door. */
async function inDemo(scenario: string): Promise<Visitor> {
  const visitor = (await visit(scenario)).stranger();
  await visitor.get(await visitor.world.linkInto('katrin'));
  return visitor;
}

const LIST = '/dashboard/applications';
const REFUSED = 'The demonstration didn’t accept this command.';

describe('SIM-14 the demo bar', () => {
  let visitor: Visitor;
  let id: string;
  beforeAll(async () => {
    visitor = await inDemo('signing-second-missing');
    id = visitor.world.application();
  });

  const statusOf = () => visitor.world.rows.applications.get(id)?.facts.status;

  it('moves the time, says nothing, and leads back', async () => {
    const own = await inDemo('signing-second-missing');
    const answer = await own.post('/demo/control', { by: 'P14D', returnTo: `${LIST}?a=1` });
    expect([answer.status, answer.location]).toEqual([303, `${LIST}?a=1`]);
    const page = await own.open('/login');
    expect(page.words('aside')).toContain('16 Mar 2026, 09:00 UTC');
    expect(page.body).not.toContain(REFUSED);
    expect(own.world.rows.applications.all()[0]?.facts.status).toBe('Signature');
  });

  it('takes an application on, and leads home where its form names no place of the portal', async () => {
    const sent = { application: id, status: 'Final_Review', returnTo: '//evil.example/' };
    const answer = await visitor.post('/demo/control', sent);
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(statusOf()).toBe('Final_Review');
    expect((await visitor.open(LIST)).body).not.toContain(REFUSED);
  });

  it.each([
    ['a time that is none', () => ({ by: 'nonsense' })],
    ['a status that is none', () => ({ application: id, status: 'nonsense' })],
    ['an application that is none', () => ({ application: 'nobody', status: 'Paid_Out' })],
    ['no application', () => ({ status: 'Paid_Out' })],
    ['more than an application', () => ({ application: `../applications/${id}`, status: 'Paid_Out' })],
    ['nothing', () => ({})],
  ])('says once that it does not take %s, and changes nothing', async (_, sent) => {
    const before = visitor.world.state;
    const answer = await visitor.post('/demo/control', { ...sent(), returnTo: LIST });
    expect([answer.status, answer.location]).toEqual([303, LIST]);
    const page = await visitor.open(LIST);
    expect(page.words('section[aria-label=Messages]')).toContain(REFUSED);
    expect((await visitor.open(LIST)).body).not.toContain(REFUSED);
    expect(visitor.world.state).toBe(before);
  });

  it('is hidden for the rest of the visit, and whatever else the form says is not done', async () => {
    const own = await inDemo('signing-second-missing');
    const answer = await own.post('/demo/control', { intent: 'hide', by: 'P1D', returnTo: LIST });
    expect([answer.status, answer.location]).toEqual([303, LIST]);
    const page = await own.open(LIST);
    expect(page.page('aside')).toHaveLength(0);
    expect(page.words('main')).toContain('My financing');
    await own.get(await own.world.linkInto('katrin'));
    expect((await own.open(LIST)).words('aside')).toContain('2 Mar 2026, 09:00 UTC');
  });
});

describe('SIM-14 outside of a demonstration', () => {
  it('nothing is controlled, though a world stands behind the portal', async () => {
    const visitor = await visit('signing-second-missing', { as: 'katrin' });
    const before = visitor.world.state;
    const sent = { application: visitor.world.application(), status: 'Final_Review', returnTo: LIST };
    for (const form of [sent, { intent: 'hide', returnTo: LIST }]) {
      const answer = await visitor.post('/demo/control', form);
      expect([answer.status, answer.location]).toEqual([404, null]);
    }
    expect(visitor.world.state).toBe(before);
  });

  it('there is no page of it', async () => {
    const answer = await (await visit('empty')).get('/demo/control');
    expect([answer.status, answer.location]).toEqual([302, '/']);
  });
});
