import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const RESEND_PATH = '/resend-confirmation';
const SENT_MESSAGE = 'The confirmation email is on its way.';

const accountCalls = ({ world }: Visitor) => world.takeCalls().filter((call) => /account|profile/.test(call));
const toasts = async (visitor: Visitor) =>
  (await visitor.get(SETTINGS)).words('section[aria-label=Messages]');

async function visitUnconfirmed() {
  const visitor = await visit('unconfirmed-email', { as: 'katrin' });
  visitor.world.takeCalls();
  return visitor;
}

describe('SHELL-18: resending the confirmation mail', () => {
  it.each([
    ['/dashboard/settings?tab=2', '/dashboard/settings?tab=2'],
    ['//evil.example', SETTINGS],
  ])(
    'the request for another confirmation mail sends one mail and reports success on the page that the form names (returnTo %s redirects to %s)',
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

  it('a request by JavaScript for another confirmation mail is answered without a redirect or toast', async () => {
    const visitor = await visitUnconfirmed();
    const response = await visitor.postByScript(RESEND_PATH, { returnTo: SETTINGS });
    expect([response.status, response.location]).toEqual([200, null]);
    expect(response.body).toContain(SENT_MESSAGE);
    expect(response.body).toContain('"success"');
    expect(await toasts(visitor)).not.toContain(SENT_MESSAGE);
  });

  it.each(['post', 'postByScript'] as const)(
    'the request for another confirmation mail sends one mail for a double click (%s)',
    async (press) => {
      const visitor = await visitUnconfirmed();
      const responses = await Promise.all(
        [1, 2].map(() => visitor[press](RESEND_PATH, { returnTo: SETTINGS })),
      );
      expect(responses.map(({ status }) => status)).toEqual(press === 'post' ? [303, 303] : [200, 200]);
      expect(accountCalls(visitor)).toEqual([expect.stringMatching(/^POST /)]);
      expect((await visitor.world.outbox()).map(({ kind }) => kind)).toEqual(['confirmation']);
    },
  );

  it.each([
    [{ code: 'err_email_already_confirmed' }, 'info', 'Your email address is already confirmed.', false],
    [{ status: 500 }, 'danger', 'The request failed. Try again.', true],
    [{ drop: true }, 'danger', 'That didn’t work just now. Try again in a moment.', true],
  ])(
    'the request for another confirmation mail reports the error if the call to the lending API fails (simulated fault %j)',
    async (fault, tone, words, showsToast) => {
      const visitor = await visitUnconfirmed();
      await visitor.world.failAllChanges(fault);
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

  it('HTTP-03: the request for another confirmation mail redirects to login and back when the session has expired', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.failAllChanges({ code: 'err_auth_session_expired' });
    const response = await visitor.post(RESEND_PATH, { returnTo: `${SETTINGS}?tab=2` });
    expect([response.status, response.location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(`${SETTINGS}?tab=2`)}&expired=1`,
    ]);
  });

  it('the request for another confirmation mail redirects visitors who are not logged in to the login page', async () => {
    const visitor = await visit('demo');
    visitor.world.takeCalls();
    const response = await visitor.post(RESEND_PATH, { returnTo: '/dashboard/settings' });
    expect([response.status, response.location]).toEqual([303, '/login?redirectTo=%2Fdashboard%2Fsettings']);
    expect(accountCalls(visitor)).toEqual([]);
  });
});

describe('SHELL-18: check whether the e-mail address is confirmed', () => {
  const CHECK_FORM = { returnTo: `${SETTINGS}?tab=2`, intent: 'check' };

  it('the check of the confirmation reports an unconfirmed e-mail address and sends no mail', async () => {
    const visitor = await visitUnconfirmed();
    const response = await visitor.postByScript(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.body]).toEqual([
      200,
      expect.stringContaining('Your address isn’t confirmed yet. The email can take a few minutes'),
    ]);
    expect(response.body).toContain('"info"');
    expect(visitor.world.takeCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(await toasts(visitor)).not.toContain('confirmed');
  });

  it('the check of the confirmation redirects back once the e-mail address is confirmed, even if the list of applications fails', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.post(RESEND_PATH, CHECK_FORM)).location).toBe(CHECK_FORM.returnTo);
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    const response = await visitor.post(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.location]).toEqual([303, CHECK_FORM.returnTo]);
    await visitor.world.removeFaults();
    expect(await toasts(visitor)).toBe('');
  });

  it('the check of the confirmation shows the reason when the check fails', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.planFault({ path: '/user/profile', status: 500 });
    const response = await visitor.postByScript(RESEND_PATH, CHECK_FORM);
    expect([response.status, response.body]).toEqual([
      500,
      expect.stringContaining('The request failed. Try again.'),
    ]);
    await visitor.world.removeFaults();
    expect(await toasts(visitor)).toContain('The request failed. Try again.');
  });

  it('HTTP-03: the check of the confirmation redirects to login and back when the session has expired', async () => {
    const visitor = await visitUnconfirmed();
    await visitor.world.planFault({ path: '/user/profile', code: 'err_auth_session_expired' });
    expect((await visitor.post(RESEND_PATH, CHECK_FORM)).location).toBe(
      `/login?redirectTo=${encodeURIComponent(CHECK_FORM.returnTo)}&expired=1`,
    );
  });
});
