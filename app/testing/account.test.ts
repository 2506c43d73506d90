import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NEW_ACCOUNT_INPUT, NEW_PASSWORD_INPUT } from './form-inputs';
import { openPortal } from './portal';

const visit = openPortal();

const NEW_ACCOUNT = { ...NEW_ACCOUNT_INPUT, acceptedPartnerTerms: 'on' };
const FAILED_NOTICE = 'The request failed. Try again.';
const UNREACHABLE = 'That didn’t work just now. Try again in a moment.';

const FORMS: { address: string; typed: Record<string, string>; failed: string }[] = [
  {
    address: '/login',
    typed: { email: 'neu@beispiel.example', password: 'x' },
    failed: 'We couldn’t log you in.',
  },
  { address: '/register', typed: NEW_ACCOUNT, failed: 'We couldn’t create your account.' },
  {
    address: '/forgot-password',
    typed: { email: 'neu@beispiel.example' },
    failed: 'We couldn’t send the link.',
  },
];

describe.each(FORMS)('ACC-02: the form at $address', ({ address, typed, failed }) => {
  it('the form redirects logged-in users', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    visitor.world.takeCalls();
    for (const response of [await visitor.get(address), await visitor.post(address, typed)]) {
      expect([response.status, response.location]).toEqual([302, '/dashboard/applications']);
    }
    expect(visitor.world.takeCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('the form does not call the API while a field is invalid, and shows the e-mail address again but no password', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post(address, { ...typed, email: 'neu' });
    expect(response.status).toBe(400);
    expect(response.value('[name=email][aria-invalid=true]')).toBe('neu');
    expect(response.count('input[type=password][value]')).toBe(0);
    expect(visitor.world.takeCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
    expect((await visitor.post(address)).status).toBe(400);
  });

  it.each([
    [{ status: 500 }, 500, FAILED_NOTICE],
    [{ code: 'err_too_many_requests' }, 429, /too (many|often)|moment|later/i],
    [{ drop: true }, 503, UNREACHABLE],
    [{ body: 'broken_json' }, 502, UNREACHABLE],
  ] as const)(
    'the form reports the error when the call to the lending API fails (simulated fault %j)',
    async (fault, status, words) => {
      const visitor = await visit('demo');
      await visitor.world.failAllChanges(fault);
      const response = await visitor.post(address, typed);
      expect(response.status).toBe(status);
      expect(response.words('main')).toMatch(words);
      expect(response.words('main')).toContain(failed);
      expect(
        visitor.cookies.has('portal_session') ? (await visitor.get('/dashboard/applications')).status : 302,
      ).toBe(302);
    },
  );
});

it.each([
  ['shows a toast, with JavaScript', { Accept: '*/*' }, true],
  ['shows no toast, without JavaScript', {}, false],
])('D-68: a failed login %s', async (_, headers, isToastShown) => {
  const visitor = await visit('demo');
  await visitor.world.failAllChanges({ status: 500 });
  const typed = { email: 'neu@beispiel.example', password: 'x' };
  const response = await visitor.post('/login', typed, { headers });
  const toasts = response.words('section[aria-label=Messages]');
  expect(toasts.includes('We couldn’t log you in.')).toBe(isToastShown);
});

describe('ACC-04: submitted password', () => {
  const newPassword = { password: 'Kranich7#Boje&Moos', passwordRepeat: 'Kranich7#Boje&Moos' };
  const formsToSend = [
    ...FORMS,
    { address: '/user/account/reset/nonsense', typed: newPassword },
    {
      address: '/user/account/invite/nonsense',
      typed: { ...newPassword, email: 'neu@beispiel.example', acceptedTerms: 'on' },
    },
    { address: '/dashboard/settings', typed: { ...newPassword, oldPassword: 'Demo!2026pass' }, as: 'katrin' },
  ].flatMap(({ address, typed, ...who }) => [
    {
      says: 'an invalid field',
      address,
      typed: { ...typed, email: 'neu', password: `${NEW_PASSWORD_INPUT}x` },
      ...who,
    },
    {
      says: 'a form that the API refuses',
      address,
      typed: { ...typed, ...(address === '/login' && { password: NEW_PASSWORD_INPUT }) },
      ...who,
    },
  ]);

  it.each(formsToSend)(
    'The response of $address to $says does not contain the submitted password',
    async ({ address, typed, ...who }) => {
      const visitor = await visit('demo', 'as' in who ? { as: who.as } : {});
      await visitor.world.failAllChanges({ status: 500 });
      const response = await visitor.post(address, typed);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toMatch(/Kranich7|Demo!2026pass/);
    },
  );
});

describe('ACC-01: login', () => {
  it.each([
    ['katrin.brandt@metallbau-brandt.example', 'wrong', 401],
    ['nobody@beispiel.example', 'Demo!2026pass', 401],
    ['locked@magic.example', 'x', 403],
    ['disabled@magic.example', 'x', 403],
    ['deleted@magic.example', 'x', 403],
  ])('a login fails for the account %s with the password %s', async (email, password, status) => {
    const visitor = await visit('demo');
    const response = await visitor.post('/login', { email, password });
    expect(response.status).toBe(status);
    expect(response.words('main [role=alert], main')).not.toContain('err_');
    expect(response.words('main').includes('We couldn’t log you in.')).toBe(status !== 401);
    expect((await visitor.get('/dashboard/applications')).status).toBe(302);
  });

  it.each([
    ['/dashboard/settings', '/dashboard/settings'],
    ['https://evil.example/x', '/dashboard/applications'],
    ['//evil.example', '/dashboard/applications'],
    ['/\\evil.example', '/dashboard/applications'],
    ['', '/dashboard/applications'],
  ])(
    'a login redirects only to pages of the portal (requested %j, redirected to %j)',
    async (requestedPath, to) => {
      const visitor = await visit('demo');
      const { email, password } = visitor.world.persona('katrin');
      const address = `/login?${new URLSearchParams({ redirectTo: requestedPath })}`;
      expect((await visitor.post(address, { email, password })).location).toBe(to);
    },
  );

  it('a login whose profile call fails ends the session at the lending API too', async () => {
    const visitor = await visit('demo');
    await visitor.world.planFault({ path: '/user/profile', status: 503 });
    const { email, password } = visitor.world.persona('katrin');
    const response = await visitor.post('/login', { email, password });
    expect(response.status).toBe(503);
    expect(response.words('main')).toContain('we can’t reach your account at the moment');
    expect(visitor.world.rows.sessions.size).toBe(0);
    expect((await visitor.get('/dashboard/applications')).status).toBe(302);
  });

  it('a login shows the waiting time after too many attempts', async () => {
    const visitor = await visit('demo');
    const { email } = visitor.world.persona('katrin');
    for (let tries = 0; tries < 10; tries += 1) await visitor.post('/login', { email, password: 'wrong' });
    const response = await visitor.post('/login', { email, password: 'wrong' });
    expect(response.status).toBe(429);
    expect(response.words('main')).toMatch(/tried too often|too many/i);
  });
});

describe('ACC-02: registration', () => {
  it('the registration creates the account, logs in and sends the confirmation mail', async () => {
    const visitor = await visit('demo');
    const response = await visitor.submit('/register', NEW_ACCOUNT);
    expect([response.path, response.status]).toEqual(['/dashboard/applications', 200]);
    expect(response.words()).toContain('Your account has been created.');
    expect((await visitor.world.outbox()).map(({ kind, to }) => [kind, to])).toEqual([
      ['confirmation', NEW_ACCOUNT.email],
    ]);
  });

  it('the registration redirects to login if the automatic login fails', async () => {
    const visitor = await visit('demo');
    await visitor.world.planFault({ path: '/user/account/login', status: 503 });
    const response = await visitor.submit('/register', NEW_ACCOUNT);
    expect([response.path, response.words()]).toEqual([
      '/login',
      expect.stringContaining('Your account has been created. You can log in'),
    ]);
  });

  it('SHELL-23: the registration stores the language of the page', async () => {
    const visitor = await visit('demo', { language: 'pl' });
    const page = await visitor.get('/register');
    expect([page.headers.get('Content-Language'), page.attribute('html', 'lang')]).toEqual(['pl', 'pl']);
    await visitor.post('/register', NEW_ACCOUNT);
    const user = visitor.world.rows.users.all().find(({ email }) => email === NEW_ACCOUNT.email);
    expect([user?.interfaceLanguage, user?.communicationLanguage]).toEqual(['pl', 'pl']);
  });

  it.each([
    [{ password: 'Kranich7#Boje&Moos', passwordRepeat: 'Kranich8#Boje&Moos' }, 'passwordRepeat'],
    [{ password: 'sonne', passwordRepeat: 'sonne' }, 'password'],
    [{ acceptedTerms: '' }, 'acceptedTerms'],
  ])('the registration shows for the form values %j an error at %s', async (change, field) => {
    const visitor = await visit('demo');
    const response = await visitor.post('/register', { ...NEW_ACCOUNT, ...change });
    expect(response.status).toBe(400);
    expect(response.count(`[name=${field}][aria-invalid=true]`)).toBe(1);
    expect(await visitor.world.outbox()).toEqual([]);
  });

  it('the registration shows an error at the e-mail address of an existing account, without a login', async () => {
    const visitor = await visit('demo');
    const { email } = visitor.world.persona('katrin');
    const response = await visitor.post('/register', { ...NEW_ACCOUNT, email });
    expect(response.status).toBe(409);
    expect(response.count('[name=email][aria-invalid=true]')).toBe(1);
    expect((await visitor.get('/dashboard/applications')).status).toBe(302);
  });
});

describe('ACC-06: new password', () => {
  it('a new password can be set once with the link of the mail', async () => {
    const visitor = await visit('demo');
    const { email } = visitor.world.persona('katrin');
    expect((await visitor.submit('/forgot-password', { email })).words('main')).toContain('Check your inbox');
    const link = await visitor.world.linkOf('reset');
    const form = { password: NEW_PASSWORD_INPUT, passwordRepeat: NEW_PASSWORD_INPUT };
    expect((await visitor.post(link, { ...form, passwordRepeat: 'x' })).status).toBe(400);
    expect((await visitor.submit(link, form)).words()).toContain('Your password has been changed');
    expect((await visitor.copy(new Map()).post(link, form)).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.post('/login', { email, password: NEW_PASSWORD_INPUT })).status).toBe(303);
  });

  it('the password form shows the same confirmation whether or not the e-mail address has an account', async () => {
    const visitor = await visit('demo');
    const knownEmailPage = await visitor.submit('/forgot-password', {
      email: visitor.world.persona('katrin').email,
    });
    const unknownEmailPage = await visitor.submit('/forgot-password', { email: 'nobody@beispiel.example' });
    expect([unknownEmailPage.status, unknownEmailPage.words('main')]).toEqual([
      knownEmailPage.status,
      knownEmailPage.words('main'),
    ]);
  });

  it.each([
    ['/user/account/reset/nonsense', /no longer works/, '/forgot-password'],
    ['/user/account/invite/nonsense', /invitation is no longer valid/, '/login'],
  ])('the password form is replaced by an explanation for %s', async (address, words, nextLink) => {
    const visitor = await visit('demo');
    const response = await visitor.submit(address, {
      ...(address.includes('/invite/') && { email: NEW_ACCOUNT.email }),
      password: NEW_PASSWORD_INPUT,
      passwordRepeat: NEW_PASSWORD_INPUT,
      acceptedTerms: 'on',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.words('main')).toMatch(words);
    expect([response.count('main input'), response.count(`main a[href="${nextLink}"]`)]).toEqual([0, 1]);
  });
});

describe('ACC-08: e-mail address', () => {
  it('the confirmation reports no error if the link in the mail is opened twice', async () => {
    const visitor = await visit('demo');
    await visitor.post('/register', NEW_ACCOUNT);
    const link = await visitor.world.linkOf('confirmation');
    expect((await visitor.submit(link)).words()).toContain('Your email address is confirmed');
    expect((await visitor.submit(link)).words()).toMatch(/already confirmed|is confirmed/);
    const invalidLinkPage = await visitor.submit('/user/account/confirm_email/nonsense');
    expect([invalidLinkPage.status, invalidLinkPage.words()]).toEqual([
      400,
      expect.stringContaining('This link isn’t valid'),
    ]);
  });

  it('the portal resends the confirmation mail only to logged-in users', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post('/resend-confirmation', { returnTo: '/dashboard/settings' });
    expect(response.location).toMatch(/^\/login\?redirectTo=%2Fdashboard%2Fsettings/);
    await visitor.post('/register', NEW_ACCOUNT);
    const sent = await visitor.submit('/resend-confirmation', { returnTo: '/dashboard/settings' });
    expect([sent.path, sent.words()]).toEqual([
      '/dashboard/settings',
      expect.stringContaining('is on its way'),
    ]);
    expect((await visitor.world.outbox()).length).toBe(2);
    const foreignReturnResponse = await visitor.post('/resend-confirmation', {
      returnTo: 'https://evil.example',
    });
    expect(foreignReturnResponse.location).toBe('/dashboard/settings');
  });

  it.each([
    ['the account is unconfirmed', {}, 'isn’t confirmed yet'],
    ['the account has no profile', { code: 'err_email_not_confirmed' }, 'isn’t confirmed yet'],
    ['the profile call fails', { status: 500 }, 'The request failed'],
  ])('SHELL-18: the portal shows the result of a confirmation check while %s', async (_, fault, words) => {
    const visitor = await visit('demo');
    await visitor.post('/register', NEW_ACCOUNT);
    const resendForm = { returnTo: '/dashboard/settings?tab=2', intent: 'check' };
    if (Object.keys(fault).length > 0) await visitor.world.planFault({ path: '/user/profile', ...fault });
    const response = await visitor.postByScript('/resend-confirmation', resendForm);
    expect(response.body).toContain(words);
    expect((await visitor.post('/resend-confirmation', resendForm)).location).toBe(resendForm.returnTo);
    await visitor.world.removeFaults();
    expect((await visitor.get(resendForm.returnTo)).words()).toContain(words);
    expect((await visitor.world.outbox()).length).toBe(1);
  });

  it('SHELL-18: the portal shows the result of a confirmation check while the API refuses the list of applications', async () => {
    const visitor = await visit('demo');
    await visitor.post('/register', NEW_ACCOUNT);
    await visitor.submit(await visitor.world.linkOf('confirmation'));
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications',
      code: 'err_email_not_confirmed',
    });
    const resendForm = { returnTo: '/dashboard/applications', intent: 'check' };
    const words = 'Your address is confirmed. It can take a moment for your account to open';
    const response = await visitor.postByScript('/resend-confirmation', resendForm);
    expect([response.status, response.location]).toEqual([200, null]);
    expect(response.body).toContain(words);
    expect((await visitor.submit('/resend-confirmation', resendForm)).words()).toContain(words);
  });

  it('SHELL-18: the portal redirects a confirmation check to the account once the address is confirmed', async () => {
    const visitor = await visit('demo');
    await visitor.post('/register', NEW_ACCOUNT);
    await visitor.submit(await visitor.world.linkOf('confirmation'));
    const resendForm = { returnTo: '/dashboard/settings?tab=2', intent: 'check' };
    const response = await visitor.postByScript('/resend-confirmation', resendForm);
    expect([response.status, response.body]).toEqual([202, expect.stringContaining(resendForm.returnTo)]);
    expect((await visitor.post('/resend-confirmation', resendForm)).location).toBe(resendForm.returnTo);
  });
});

describe('ACC-11: password change in the settings', () => {
  const form = {
    oldPassword: 'Demo!2026pass',
    password: NEW_PASSWORD_INPUT,
    passwordRepeat: NEW_PASSWORD_INPUT,
  };

  it('a password change succeeds if the old password is correct', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const response = await visitor.post('/dashboard/settings', form);
    expect([response.status, response.words()]).toEqual([
      200,
      expect.stringContaining('Your password has been changed.'),
    ]);
    expect(response.words('main form')).toContain('Your password has been changed.');
    await visitor.post('/logout');
    const { email } = visitor.world.persona('katrin');
    expect((await visitor.post('/login', { email, password: NEW_PASSWORD_INPUT })).status).toBe(303);
  });

  it('a password change fails with a wrong old password, without a login, and with an invalid new password', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const invalidLinkPage = await visitor.post('/dashboard/settings', { ...form, oldPassword: 'wrong' });
    expect([invalidLinkPage.status, invalidLinkPage.words('main')]).toEqual([
      400,
      expect.stringContaining('That’s not your current password.'),
    ]);
    expect(
      (await visitor.post('/dashboard/settings', { ...form, password: 'x', passwordRepeat: 'x' })).status,
    ).toBe(400);
    const loggedOutVisitor = visitor.copy(new Map());
    expect((await loggedOutVisitor.post('/dashboard/settings', form)).location).toMatch(/^\/login/);
    await visitor.post('/logout');
    await visitor.logIn('katrin');
  });
});

describe('SHELL-24: language switch', () => {
  it('the language switch sets a cookie, updates the account and redirects back', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const response = await visitor.post('/language', {
      language: 'fr',
      returnTo: '/dashboard/settings?lng=de&a=1',
    });
    expect([response.status, response.location]).toEqual([303, '/dashboard/settings?a=1']);
    expect(visitor.cookies.get('portal_language')).toBe('fr');
    expect((await visitor.get('/dashboard/settings')).attribute('html', 'lang')).toBe('fr');
    expect(
      visitor.world.rows.users.all().find(({ email }) => email.startsWith('katrin'))?.interfaceLanguage,
    ).toBe('fr');
  });

  it.each([
    [{ language: 'xx', returnTo: '/login' }, '/login'],
    [{ language: '', returnTo: '//evil.example' }, '/'],
    [{}, '/'],
  ])('the language switch sets no cookie for the invalid form %j', async (typed, to) => {
    const visitor = await visit('demo');
    const response = await visitor.post('/language', typed);
    expect([response.location, visitor.cookies.has('portal_language')]).toEqual([to, false]);
  });

  it('the language switch applies to this browser even if the account update fails, with a message', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.failAllChanges({ status: 500 });
    const response = await visitor.submit('/language', { language: 'en', returnTo: '/dashboard/settings' });
    expect(visitor.cookies.get('portal_language')).toBe('en');
    expect(response.words()).toContain('We couldn’t save the language to your account');
  });
});

describe('routes with forms or pages only', () => {
  it.each(['/logout', '/language', '/resend-confirmation', '/application/keep'])(
    'GET %s redirects to the start page',
    async (address) => {
      const response = await (await visit('demo')).get(address);
      expect([response.status, response.location]).toEqual([302, '/']);
    },
  );

  it.each(['/', '/dashboard/applications', '/demo/start', '/healthz', '/readyz'])(
    'POST %s returns 405 and logs no failure',
    async (address) => {
      const { log } = await import('~/telemetry/log.server');
      const logged = vi.spyOn(log, 'error');
      onTestFinished(() => logged.mockRestore());
      const visitor = await visit('demo', { as: 'katrin' });
      expect((await visitor.post(address, { a: 'b' })).status).toBe(405);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it.each(['/nothing', '/dashboard/nothing', '/application/nothing'])('%s returns 404', async (address) => {
    const response = await (await visit('demo')).open(address);
    expect([response.status, response.words('main')]).toEqual([
      404,
      expect.stringContaining('This page doesn’t exist'),
    ]);
  });
});
