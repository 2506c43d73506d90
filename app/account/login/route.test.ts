import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

describe('ACC-01: login page', () => {
  it('the page has a title, a description and a language switch that keeps the typed values', async () => {
    const page = await (await visit('demo')).get('/login');
    expect(page.title).toBe('Log in · Lindhof Bank');
    expect(page.attribute('meta[name=description]', 'content')).toBe(
      'Log in to continue your company’s application and follow it through to payout.',
    );
    expect(page.count('header [form=login]')).toBeGreaterThan(0);
  });

  it.each([
    ['', null, null],
    ['?expired=1', 'Your session has expired.', 'After you log in'],
    [
      '?redirectTo=%2Fdashboard%2Fsettings',
      'After you log in, we’ll take you to your settings.',
      'has expired',
    ],
    ['?redirectTo=%2Fdashboard', 'After you log in, we’ll take you to your applications.', 'has expired'],
    [
      '?redirectTo=%2Fdashboard%2Fapplications%2Fx',
      'After you log in, we’ll take you back to your application.',
      'has expired',
    ],
    [
      '?redirectTo=%2Fapplication%2Fcheck-answers',
      'After you log in, you can continue your request.',
      'has expired',
    ],
  ])(
    'the login page for the query %j shows why the visitor must log in, or no reason: %s',
    async (query, expectedText, absentText) => {
      const words = (await (await visit('demo')).get(`/login${query}`)).words('main');
      if (expectedText === null) expect(words).not.toMatch(/After you log in|has expired/);
      else expect(words).toContain(expectedText);
      if (absentText !== null) expect(words).not.toContain(absentText);
    },
  );

  it.each([
    ['demo', '/application/loan-info'],
    ['medical-practice', '/application/new/company-name'],
    ['no-new-applications-empty', null],
  ])(
    'SHELL-02: links to a new application only if the partner allows one (partner %s, link %s)',
    async (world, to) => {
      const page = await (await visit(world)).get('/login');
      expect(page.attribute('main a[href^="/application"]', 'href')).toBe(to ?? undefined);
      expect(page.words('main').includes('No account yet?')).toBe(to !== null);
    },
  );
});

const WRONG_CREDENTIALS = 'The email address or password is wrong. Try again or reset your password.';
const FAILURE_MESSAGE = 'We couldn’t log you in.';

describe('ACC-01: login refused by the lending API', () => {
  it.each([
    ['wrong-password@magic.example', 401, WRONG_CREDENTIALS, false],
    ['locked@magic.example', 403, 'This account is locked for now.', true],
    ['disabled@magic.example', 403, 'This account is disabled.', true],
    ['error-400@magic.example', 400, 'The request failed. Try again.', true],
  ])(
    'a refused login shows the reason and the failed action for the account %s (status %s)',
    async (email, status, why, hasHeading) => {
      const visitor = await visit('demo');
      visitor.world.takeCalls();
      const response = await visitor.post('/login', { email, password: 'x' });
      const words = response.words('main');
      expect([response.status, words]).toEqual([status, expect.stringContaining(why)]);
      expect(words.includes(FAILURE_MESSAGE)).toBe(hasHeading);
      expect(visitor.world.takeCalls().filter((call) => !call.startsWith('GET /config'))).toContain(
        'POST /user/account/login',
      );
    },
  );

  it.each([
    [{ status: 503 }, 503, 2, 'Your password is correct, but we can’t reach your account at the moment.'],
    [{ code: 'err_auth_entity_disabled' }, 403, 1, 'This account is disabled.'],
  ])(
    'D-71: a login ends the session at the lending API when the profile call fails (simulated fault %j)',
    async (fault, status, times, expectedText) => {
      const visitor = await visit('demo');
      const { email, password } = visitor.world.persona('katrin');
      await visitor.world.planFault({ path: '/user/profile', ...fault });
      visitor.world.takeCalls();
      const response = await visitor.post('/login', { email, password });
      expect([response.status, response.words('main')]).toEqual([
        status,
        expect.stringContaining(expectedText),
      ]);
      expect(response.words('main')).toContain(FAILURE_MESSAGE);
      expect(response.words('main').includes('Your password is correct')).toBe(times === 2);
      expect(visitor.world.takeCalls().filter((call) => /account|profile/.test(call))).toEqual([
        'POST /user/account/login',
        ...Array(times).fill('GET /user/profile'),
        'POST /user/account/logout',
      ]);
    },
  );
});

describe('SHELL-07: login on a page with a query string', () => {
  it.each([
    ['?confirmation_token=abc', '/dashboard/applications?confirmation_token=abc'],
    ['?redirectTo=%2Fdashboard%2Fsettings&confirmation_token=abc', '/dashboard/settings'],
  ])('a login redirects from the query %s to %s, also on a second visit', async (query, to) => {
    const visitor = await visit('demo');
    const { email, password } = visitor.world.persona('katrin');
    const response = await visitor.post(`/login${query}`, { email, password });
    expect([response.status, response.location]).toEqual([303, to]);
    expect((await visitor.get(`/login${query}`)).location).toBe(to);
  });
});
