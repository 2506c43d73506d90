import { describe, expect, it } from 'vitest';
import { portal } from './portal';
import { OBJECT } from './typed-forms';
import type { Visitor } from './visitor';

const visit = portal();

const LIST = '/dashboard/applications';
const REFUSED = 'The demonstration didn’t accept this command.';
const MESSAGES = 'section[aria-label=Messages]';

/** Somebody of the world, or a visitor without an account, whom a message waits for. */
async function told(persona: string): Promise<Visitor> {
  const visitor = (await visit('signing-second-missing')).stranger();
  await visitor.get(await visitor.world.linkInto(persona));
  await visitor.post('/demo/control', { by: 'nonsense', returnTo: LIST });
  return visitor;
}

describe('a message in passing', () => {
  it.each([
    ['a browser', LIST, 302],
    ['a script', `${LIST}.data`, 202],
  ])('waits while the page that it is kept for leads %s on, and is shown once', async (_, path, led) => {
    const visitor = await told('visitor');
    expect((await visitor.get(path)).status).toBe(led);
    const page = await visitor.get('/login');
    expect([page.status, page.words(MESSAGES)]).toEqual([200, expect.stringContaining(REFUSED)]);
    expect((await visitor.get('/login')).body).not.toContain(REFUSED);
  });

  it('that a script has shown is not shown again', async () => {
    const visitor = await told('visitor');
    expect((await visitor.get('/login.data')).body).toContain(REFUSED);
    expect((await visitor.get('/login')).body).not.toContain(REFUSED);
  });

  it('is not used up by asking for headers alone', async () => {
    const visitor = await told('visitor');
    expect((await visitor.get('/login', { method: 'HEAD' })).status).toBe(200);
    expect((await visitor.get('/login')).words(MESSAGES)).toContain(REFUSED);
  });

  it('waits for the next page when a script leaves before its answer has come', async () => {
    const visitor = await told('katrin');
    await visitor.world.fail({ method: 'GET', path: '/user/applications', latency_ms: 1000, times: 1 });
    const left = visitor.send(`${LIST}.data`, { signal: AbortSignal.timeout(200) }).catch(() => null);
    expect((await left)?.body ?? '').not.toContain(REFUSED);
    expect((await visitor.get(LIST)).words(MESSAGES)).toContain(REFUSED);
  });

  it('to who was logged in is not for who sees the login that follows', async () => {
    const visitor = await told('katrin');
    await visitor.world.fail({ method: 'GET', path: '/user/*', code: 'err_auth_session_expired' });
    const page = await visitor.open(LIST);
    expect([page.path, page.body]).toEqual([
      expect.stringMatching(/^\/login\?/),
      expect.not.stringContaining(REFUSED),
    ]);
  });
});

describe('HTTP-03 entries of a form that could not be sent', () => {
  const BACK = 'Your entries are back. Please send them once more.';

  it('wait while their page leads on or fails, and are back, with a word, at the page that shows them', async () => {
    const visitor = await visit('object-financing', { as: 'applicant' });
    const address = `/dashboard/applications/${visitor.world.application()}/objects?add`;
    const { fields } = (await visitor.get(address)).form();
    const expired = { code: 'err_auth_session_expired' };
    await visitor.world.failChanges(expired);
    const over = await visitor.submit(address, { ...fields, ...OBJECT });
    expect(over.path).toMatch(/^\/login\?/);
    await visitor.world.heal();
    await visitor.logIn('applicant');

    await visitor.world.fail({ ...expired, method: 'GET', path: '/user/*' });
    const again = await visitor.open(address);
    expect([again.path, again.body]).toEqual([
      expect.stringMatching(/^\/login\?/),
      expect.not.stringContaining(BACK),
    ]);
    await visitor.world.heal();
    await visitor.logIn('applicant');

    await visitor.world.fail({ method: 'GET', path: '/user/applications/:id', status: 503 });
    const failed = await visitor.get(address);
    expect([failed.status, failed.page('form#object, input[name=manufacturer]').length]).toEqual([503, 0]);
    await visitor.world.heal();

    const back = await visitor.get(address);
    expect([back.words(MESSAGES), back.body]).toEqual([
      expect.stringContaining(BACK),
      expect.stringContaining('Stapler Ahrens GmbH'),
    ]);
    expect((await visitor.get(address)).body).not.toContain('Stapler Ahrens GmbH');
  });
});
