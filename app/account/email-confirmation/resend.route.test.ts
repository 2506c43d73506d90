import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const RESEND_PATH = '/resend-confirmation';
const SENT_MESSAGE = 'The confirmation email is on its way.';

const accountCalls = ({ world }: Visitor) => world.asked().filter((call) => /account|profile/.test(call));
const toasts = async (visitor: Visitor) =>
  (await visitor.get(SETTINGS)).words('section[aria-label=Messages]');

async function visitUnconfirmed() {
  const visitor = await visit('unconfirmed-email', { as: 'katrin' });
  visitor.world.asked();
  return visitor;
}

describe('SHELL-18: resending the confirmation mail', () => {
  it.each([
    ['/dashboard/settings?tab=2', '/dashboard/settings?tab=2'],
    ['//evil.example', SETTINGS],
  ])(
    'sends one mail and reports success on the page that the form names (returnTo %s redirects to %s)',
    async (returnTo, to) => {
      const visitor = await visitUnconfirmed();
      const response = await visitor.post(RESEND_PATH, { returnTo });
      expect([response.status, response.location]).toEqual([303, to]);
      expect(accountCalls(visitor)).toEqual([expect.stringMatching(/^POST /)]);
      expect((await visitor.world.outbox()).map(({ kind }) => kind)).toEqual(['confirmation']);
      const page = await visitor.get(to);
      expect(page.words('section[aria-label=Messages]')).toContain(SENT_MESSAGE);
    },
  );

  it('answers a request by JavaScript without a redirect or toast', async () => {
    const visitor = await visitUnconfirmed();
    const response = await visitor.postByScript(RESEND_PATH, { returnTo: SETTINGS });
    expect([response.status, response.location]).toEqual([200, null]);
    expect(response.body).toContain(SENT_MESSAGE);
    expect(response.body).toContain('"success"');
    expect(await toasts(visitor)).not.toContain(SENT_MESSAGE);
  });

  it.each(['post', 'postByScript'] as const)('sends one mail for a double click (%s)', async (press) => {
    const visitor = await visitUnconfirmed();
    const responses = await Promise.all(
      [1, 2].map(() => visitor[press](RESEND_PATH, { returnTo: SETTINGS })),
    );
    expect(responses.map(({ status }) => status)).toEqual(press === 'post' ? [303, 303] : [200, 200]);
    expect(accountCalls(visitor)).toEqual([expect.stringMatching(/^POST /)]);
    expect((await visitor.world.outbox()).map(({ kind }) => kind)).toEqual(['confirmation']);
  });

  it.each([
    [{ code: 'err_email_already_confirmed' }, 'info', 'Your email address is already confirmed.', false],
    [{ status: 500 }, 'danger', 'The request failed. Try again.', true],
    [{ drop: true }, 'danger', 'That didn’t work just now. Try again in a moment.', true],
  ])(
    'reports the error if the call to the lending API fails (simulated fault %j)',
    async (fault, tone, words, showsToast) => {
      const visitor = await visitUnconfirmed();
      await visitor.world.failChanges(fault);
      const response = await visitor.postByScript(RESEND_PATH, { returnTo: SETTINGS });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.body).toContain(words);
      expect(response.body).toContain(`"${tone}"`);
      expect((await toasts(visitor)).includes(words)).toBe(showsToast);
      expect((await visitor.post(RESEND_PATH, { returnTo: SETTINGS })).location).toBe(SETTINGS);
      const page = await visitor.get(SETTINGS);
      expect(page.words('section[aria-label=Messages]')).toContain(words);
    },
  );

  it('HTTP-03: redirects to login and back when the session has expired', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.failChanges({ code: 'err_auth_session_expired' });
    const response = await visitor.post(RESEND_PATH, { returnTo: `${SETTINGS}?tab=2` });
    expect([response.status, response.location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(`${SETTINGS}?tab=2`)}&expired=1`,
    ]);
  });

  it('redirects visitors who are not logged in to the login page', async () => {
    const visitor = await visit('demo');
    visitor.world.asked();
    const response = await visitor.post(RESEND_PATH, { returnTo: '/dashboard/settings' });
    expect([response.status, response.location]).toEqual([303, '/login?redirectTo=%2Fdashboard%2Fsettings']);
    expect(accountCalls(visitor)).toEqual([]);
  });
});

describe('SHELL-18: check whether the e-mail address is confirmed', () => {
  const CHECK_FORM = { returnTo: `${SETTINGS}?tab=2`, intent: 'check' };

  it('reports an unconfirmed e-mail address and sends no mail', async () => {
    const visitor = await visitUnconfirmed();
    const response = await visitor.postByScript(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.body]).toEqual([
      200,
      expect.stringContaining('Your address isn’t confirmed yet. The email can take a few minutes'),
    ]);
    expect(response.body).toContain('"info"');
    expect(visitor.world.asked().filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(await toasts(visitor)).not.toContain('confirmed');
  });

  it('redirects back once the e-mail address is confirmed, even if the list of applications fails', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.post(RESEND_PATH, CHECK_FORM)).location).toBe(CHECK_FORM.returnTo);
    await visitor.world.fail({ method: 'GET', path: '/user/applications', status: 500 });
    const response = await visitor.post(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.location]).toEqual([303, CHECK_FORM.returnTo]);
    await visitor.world.heal();
    expect(await toasts(visitor)).toBe('');
  });

  it('shows the reason when the check of the e-mail address fails', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.fail({ path: '/user/profile', status: 500 });
    const response = await visitor.postByScript(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.body]).toEqual([
      500,
      expect.stringContaining('The request failed. Try again.'),
    ]);
    await visitor.world.heal();
    expect(await toasts(visitor)).toContain('The request failed. Try again.');
  });

  it('HTTP-03: redirects to login and back when the session has expired', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.fail({ path: '/user/profile', code: 'err_auth_session_expired' });
    expect((await visitor.post(RESEND_PATH, CHECK_FORM)).location).toBe(
      `/login?redirectTo=${encodeURIComponent(CHECK_FORM.returnTo)}&expired=1`,
    );
  });
});
