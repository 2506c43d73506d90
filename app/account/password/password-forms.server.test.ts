import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const PASSWORD = 'Kranich7#Boje&Moos';
const PASSWORD_FORM = { password: PASSWORD, passwordRepeat: PASSWORD };
const RETURN_QUERY = '?redirectTo=%2Fdashboard%2Fsettings';
const calls = ({ world }: Visitor) => world.takeCalls().filter((call) => call.startsWith('POST'));

describe('ACC-06: forgotten-password form', () => {
  it.each([
    ['', '/forgot-password?sent'],
    [RETURN_QUERY, `/forgot-password${RETURN_QUERY}&sent`],
  ])(
    'the forgotten-password form sends one request and redirects to a confirmation (query %j)',
    async (query, to) => {
      const visitor = await visit('demo');
      const { email } = visitor.world.persona('katrin');
      visitor.world.takeCalls();
      const response = await visitor.post(`/forgot-password${query}`, { email });
      expect([response.status, response.location]).toEqual([303, to]);
      expect(calls(visitor)).toHaveLength(1);
      expect((await visitor.world.outbox()).map(({ kind, to: recipient }) => [kind, recipient])).toEqual([
        ['reset', email],
      ]);
      const page = await visitor.get(to);
      expect(page.words('main')).toContain('If there’s an account with this address');
      expect(page.count('main input')).toBe(0);
      expect(page.count('header [form]')).toBe(0);
      expect((await visitor.get('/forgot-password')).count('main input[name=email]')).toBe(1);
    },
  );

  it('the forgotten-password form shows why the request failed, and does not report that a mail was sent', async () => {
    const visitor = await visit('demo');
    await visitor.world.failAllChanges({ code: 'err_too_many_requests' });
    const response = await visitor.post('/forgot-password?sent', { email: 'neu@beispiel.example' });
    expect([response.status, response.words('main')]).toEqual([
      429,
      expect.stringContaining('We couldn’t send the link.'),
    ]);
    expect(response.words('main')).toContain('That was too many attempts in a short time.');
    expect(response.words('main')).not.toContain('If you’ve just requested a link');
    expect((await visitor.get('/forgot-password?sent')).words('main')).toContain(
      'If you’ve just requested a link',
    );
  });
});

describe('ACC-07: form for a new password from a mail link', () => {
  async function requestResetLink(): Promise<{ visitor: Visitor; link: string }> {
    const visitor = await visit('demo');
    await visitor.post('/forgot-password', { email: visitor.world.persona('katrin').email });
    const link = await visitor.world.linkOf('reset');
    visitor.world.takeCalls();
    return { visitor, link };
  }

  it.each([
    ['', '?done='],
    [RETURN_QUERY, `${RETURN_QUERY}&done=`],
  ])(
    'the form for a new password sets the password once, and shows the confirmation only to the same visitor (query %j)',
    async (query, done) => {
      const { visitor, link } = await requestResetLink();
      const response = await visitor.post(link + query, PASSWORD_FORM);
      expect([response.status, response.location]).toEqual([303, link + done]);
      expect(calls(visitor)).toHaveLength(1);
      const page = await visitor.get(link + done);
      expect(page.title).toBe('New password · Lindhof Bank');
      expect(page.words('main')).toContain('Your password has been changed');
      expect(page.words('main')).toContain('You can log in with your new password now.');
      const other = await visitor.copy(new Map()).get(link + done);
      expect([other.status, other.location]).toEqual([302, link + query]);
    },
  );

  it.each([
    ['err_auth_token_used', 'This link has already been used. Log in or request a new one.'],
    ['err_auth_token_expired', 'This link has expired. Request a new one.'],
    ['err_auth_token_invalid', 'This link doesn’t work.'],
  ])(
    'the form for a new password is replaced by an explanation if the API refuses the link: %s',
    async (code, words) => {
      const { visitor, link } = await requestResetLink();
      await visitor.world.planFault({ method: 'POST', path: '/user/account/*', code });
      const response = await visitor.post(link, PASSWORD_FORM);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.words('main')).toContain('This link no longer works');
      expect(response.words('main')).toContain(words);
      expect(response.words('main')).not.toContain('We couldn’t change your password.');
      expect(response.count('main input')).toBe(0);
    },
  );

  it.each([
    [{ code: 'err_password_too_simple' }, 'password', 'The password is too simple or widely known.'],
    [{ status: 500 }, null, 'The request failed. Try again.'],
    [{ drop: true }, null, 'That didn’t work just now.'],
  ])(
    'the form for a new password shows an error when the call to the lending API fails (simulated fault %j)',
    async (fault, field, words) => {
      const { visitor, link } = await requestResetLink();
      await visitor.world.planFault({ method: 'POST', path: '/user/account/*', ...fault });
      const response = await visitor.post(link, PASSWORD_FORM);
      expect(response.words('main')).toContain('We couldn’t change your password.');
      expect(response.words('main')).toContain(words);
      expect(response.count('main input[name=password]')).toBe(1);
      expect(
        [...response.document.querySelectorAll('[aria-invalid=true]')].map((input) =>
          input.getAttribute('name'),
        ),
      ).toEqual(field === null ? [] : [field]);
      expect((await visitor.get(`${link}?done`)).location).toBe(link);
    },
  );
});
