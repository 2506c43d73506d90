import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '~/testing/visitor';
import { openPortal } from '../testing/portal';

const visit = openPortal();

async function openDemoVisitor(scenario: string): Promise<Visitor> {
  const visitor = (await visit(scenario)).createStranger();
  await visitor.get(await visitor.world.createEntryLink('katrin'));
  return visitor;
}

const LIST = '/dashboard/applications';
const REFUSED = 'The demo couldn’t run this command.';

describe('SIM-14: controls of the demo bar', () => {
  let visitor: Visitor;
  let id: string;
  beforeAll(async () => {
    visitor = await openDemoVisitor('signing-second-missing');
    id = visitor.world.application();
  });

  const statusOf = () => visitor.world.rows.applications.get(id)?.facts.status;

  it('controls of the demo bar move the time without a message and redirect back', async () => {
    const ownVisitor = await openDemoVisitor('signing-second-missing');
    const response = await ownVisitor.post('/demo/control', { by: 'P14D', returnTo: `${LIST}?a=1` });
    expect([response.status, response.location]).toEqual([303, `${LIST}?a=1`]);
    const page = await ownVisitor.open('/login');
    expect(page.words('aside')).toContain('16 Mar 2026, 09:00 UTC');
    expect(page.body).not.toContain(REFUSED);
    expect(ownVisitor.world.rows.applications.all()[0]?.facts.status).toBe('Signature');
  });

  it('advance an application, and redirect to the start page without a valid return URL', async () => {
    const sent = { application: id, status: 'Final_Review', returnTo: '//evil.example/' };
    const response = await visitor.post('/demo/control', sent);
    expect([response.status, response.location]).toEqual([303, '/']);
    expect(statusOf()).toBe('Final_Review');
    expect((await visitor.open(LIST)).body).not.toContain(REFUSED);
  });

  it.each([
    ['an invalid time', () => ({ by: 'nonsense' })],
    ['an invalid status', () => ({ application: id, status: 'nonsense' })],
    ['an invalid application', () => ({ application: 'nobody', status: 'Paid_Out' })],
    ['no application', () => ({ status: 'Paid_Out' })],
    ['two applications', () => ({ application: `../applications/${id}`, status: 'Paid_Out' })],
    ['nothing', () => ({})],
  ])('controls of the demo bar refuse %s with one message and change nothing', async (_, sent) => {
    const stateBefore = visitor.world.state;
    const response = await visitor.post('/demo/control', { ...sent(), returnTo: LIST });
    expect([response.status, response.location]).toEqual([303, LIST]);
    const page = await visitor.open(LIST);
    expect(page.words('section[aria-label=Messages]')).toContain(REFUSED);
    expect((await visitor.open(LIST)).body).not.toContain(REFUSED);
    expect(visitor.world.state).toBe(stateBefore);
  });

  it('controls of the demo bar hide the bar for the rest of the visit, and ignore all other fields of the form', async () => {
    const ownVisitor = await openDemoVisitor('signing-second-missing');
    const response = await ownVisitor.post('/demo/control', { intent: 'hide', by: 'P1D', returnTo: LIST });
    expect([response.status, response.location]).toEqual([303, LIST]);
    const page = await ownVisitor.open(LIST);
    expect(page.count('aside')).toBe(0);
    expect(page.words('main')).toContain('My applications');
    await ownVisitor.get(await ownVisitor.world.createEntryLink('katrin'));
    expect((await ownVisitor.open(LIST)).words('aside')).toContain('2 Mar 2026, 09:00 UTC');
  });
});

describe('SIM-14: controls outside a demo', () => {
  it('the controls change nothing, although the API is a simulator', async () => {
    const visitor = await visit('signing-second-missing', { as: 'katrin' });
    const stateBefore = visitor.world.state;
    const sent = { application: visitor.world.application(), status: 'Final_Review', returnTo: LIST };
    for (const form of [sent, { intent: 'hide', returnTo: LIST }]) {
      const response = await visitor.post('/demo/control', form);
      expect([response.status, response.location]).toEqual([404, null]);
    }
    expect(visitor.world.state).toBe(stateBefore);
  });

  it('the controls return 404', async () => {
    const response = await (await visit('empty')).get('/demo/control');
    expect([response.status, response.location]).toEqual([302, '/']);
  });
});
