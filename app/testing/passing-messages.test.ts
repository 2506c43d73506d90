import { expect, it } from 'vitest';
import { portal } from './portal';
import type { Visitor } from './visitor';

const visit = portal();

const LIST = '/dashboard/applications';
const REFUSED = 'The demonstration didn’t accept this command.';
const MESSAGES = 'section[aria-label=Messages]';

/** Somebody whom a message waits for, and who has to log in before any page of their own. */
async function told(): Promise<Visitor> {
  const visitor = (await visit('demo')).stranger();
  await visitor.get(await visitor.world.linkInto('visitor'));
  await visitor.post('/demo/control', { by: 'nonsense', returnTo: LIST });
  return visitor;
}

it.each([
  ['a browser', LIST, 302],
  ['a script', `${LIST}.data`, 202],
])(
  'a message waits while the page that it is kept for leads %s on, and is shown once',
  async (_, path, led) => {
    const visitor = await told();
    expect((await visitor.get(path)).status).toBe(led);
    const page = await visitor.get('/login');
    expect([page.status, page.words(MESSAGES)]).toEqual([200, expect.stringContaining(REFUSED)]);
    expect((await visitor.get('/login')).body).not.toContain(REFUSED);
  },
);

it('a message that a script has shown is not shown again', async () => {
  const visitor = await told();
  expect((await visitor.get('/login.data')).body).toContain(REFUSED);
  expect((await visitor.get('/login')).body).not.toContain(REFUSED);
});
