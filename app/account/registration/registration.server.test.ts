import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';
const OTHER_PASSWORD = { password: 'Reiher8#Boje&Moos', passwordRepeat: 'Reiher8#Boje&Moos' };

const FAILURE_MESSAGE = 'We couldn’t create your account.';
const CONFLICT = 'There’s already an account with this email address. Log in or use a different address.';

const calls = ({ world }: Visitor) => world.takeCalls().filter((call) => call.startsWith('POST'));
const users = ({ world }: Visitor) =>
  world.rows.users.all().filter(({ email }) => email === NEW_ACCOUNT_INPUT.email);

describe('ACC-05: terms of a new account', () => {
  it.each([
    ['partner-terms', { acceptedPartnerTerms: 'on' }, true],
    ['demo', {}, false],
    ['demo', { acceptedPartnerTerms: 'on' }, false],
  ])(
    "the terms are stored as accepted, the partner's own terms only if the partner has some (partner %s, further form values %j)",
    async (world, extraValues, partnerTerms) => {
      const visitor = await visit(world);
      expect((await visitor.post('/register', { ...NEW_ACCOUNT_INPUT, ...extraValues })).location).toBe(LIST);
      expect(users(visitor)).toMatchObject([
        { acceptedTerms: true, acceptedPartnerTerms: partnerTerms, interfaceLanguage: 'en' },
      ]);
    },
  );

  it("the form is refused without an API request if the partner's own terms are not accepted", async () => {
    const visitor = await visit('partner-terms');
    expect((await visitor.get('/register')).count('[name=acceptedPartnerTerms]')).toBe(1);
    visitor.world.takeCalls();
    const response = await visitor.post('/register', NEW_ACCOUNT_INPUT);
    expect([response.status, calls(visitor)]).toEqual([400, []]);
    expect(response.count('[name=acceptedPartnerTerms][aria-invalid=true]')).toBe(1);
  });
});

describe('ACC-02: registration', () => {
  it('the registration shows one error at the field and in the summary if the e-mail address is refused', async () => {
    const visitor = await visit('demo');
    const { email } = visitor.world.persona('katrin');
    visitor.world.takeCalls();
    const response = await visitor.post('/register', { ...NEW_ACCOUNT_INPUT, email });
    expect([response.status, response.words('main')]).toEqual([
      409,
      expect.stringContaining(FAILURE_MESSAGE),
    ]);
    expect(response.words('main')).toContain(CONFLICT);
    expect(calls(visitor)).toEqual(['POST /user/users']);
  });

  it.each([
    ['err_user_not_accepted_terms', 'acceptedTerms', 'Accept the terms and conditions to continue.'],
    ['err_password_too_simple', 'password', 'The password is too simple or widely known.'],
    ['err_email_conflict', 'email', CONFLICT],
  ])(
    'the registration shows an error at the field $1 if the API refuses with $0',
    async (code, field, words) => {
      const visitor = await visit('demo');
      await visitor.world.planFault({ method: 'POST', path: '/user/users', code });
      const response = await visitor.post('/register', NEW_ACCOUNT_INPUT);
      expect(response.count(`[name=${field}][aria-invalid=true]`)).toBe(1);
      expect(response.words('main')).toContain(words);
      expect(response.words('main')).toContain(FAILURE_MESSAGE);
    },
  );

  it('the registration creates one account if the form is sent twice at once, and redirects both times', async () => {
    const visitor = await visit('demo');
    visitor.world.takeCalls();
    const responses = await Promise.all([
      visitor.post('/register', NEW_ACCOUNT_INPUT),
      visitor.post('/register', NEW_ACCOUNT_INPUT),
    ]);
    expect(responses.map(({ location }) => location)).toEqual([LIST, LIST]);
    expect(calls(visitor).filter((call) => call === 'POST /user/users')).toHaveLength(1);
    expect(users(visitor)).toHaveLength(1);
  });

  it.each([
    ['with the same values', {}],
    ['with another password', OTHER_PASSWORD],
  ])(
    'the registration calls the API again if the form is sent again %s after a refusal',
    async (_, change) => {
      const visitor = await visit('demo');
      await visitor.world.planFault({ method: 'POST', path: '/user/users', status: 422, times: 1 });
      expect((await visitor.post('/register', NEW_ACCOUNT_INPUT)).status).toBe(422);
      visitor.world.takeCalls();
      expect((await visitor.post('/register', { ...NEW_ACCOUNT_INPUT, ...change })).location).toBe(LIST);
      expect(calls(visitor)).toEqual(['POST /user/users', 'POST /user/account/login']);
    },
  );
});

describe('ACC-02: registration with an unreadable response', () => {
  it.each([
    { body: 'html' as const, after: true },
    { body: 'wrong_shape' as const, after: true },
    { body: 'empty' as const, after: true },
    { patch: [{ op: 'replace', path: '/user_id', value: 4711 }] },
    { patch: [{ op: 'remove', path: '/user_id' }] },
  ])(
    'the registration logs the visitor in although the response to the registration is unreadable (simulated fault %j)',
    async (fault) => {
      const visitor = await visit('demo');
      await visitor.world.planFault({ method: 'POST', path: '/user/users', ...fault, times: 1 });
      const response = await visitor.submit('/register', NEW_ACCOUNT_INPUT);
      expect([response.path, response.words()]).toEqual([
        LIST,
        expect.stringContaining('Your account has been created.'),
      ]);
      expect(users(visitor)).toHaveLength(1);
    },
  );

  it('the registration logs in even if the response to the login is unreadable too', async () => {
    const visitor = await visit('demo');
    const fault = { method: 'POST', body: 'html', after: true, times: 1 } as const;
    await visitor.world.planFault({ ...fault, path: '/user/users' });
    await visitor.world.planFault({ ...fault, path: '/user/account/login' });
    expect((await visitor.post('/register', NEW_ACCOUNT_INPUT)).location).toBe(LIST);
    expect((await visitor.get(LIST)).status).toBe(200);
  });

  it('the registration reports a failure if the lending API did not execute the registration', async () => {
    const visitor = await visit('demo');
    await visitor.world.planFault({ method: 'POST', path: '/user/users', body: 'html', times: 1 });
    const response = await visitor.post('/register', NEW_ACCOUNT_INPUT);
    expect([response.status, response.words('main')]).toEqual([
      502,
      expect.stringContaining(FAILURE_MESSAGE),
    ]);
    expect((await visitor.post('/register', NEW_ACCOUNT_INPUT)).location).toBe(LIST);
  });
});

describe('ACC-02: registration with a lost response', () => {
  async function withLostResponse() {
    const visitor = await visit('demo');
    await visitor.world.planFault({ method: 'POST', path: '/user/users', drop: true, after: true, times: 1 });
    expect((await visitor.post('/register', NEW_ACCOUNT_INPUT)).status).toBe(503);
    expect(users(visitor)).toHaveLength(1);
    visitor.world.takeCalls();
    return visitor;
  }

  it('the registration logs the visitor in when the form is sent again', async () => {
    const visitor = await withLostResponse();
    const response = await visitor.submit('/register', NEW_ACCOUNT_INPUT);
    expect([response.path, response.words()]).toEqual([
      LIST,
      expect.stringContaining('Your account has been created.'),
    ]);
    expect(calls(visitor)).toEqual(['POST /user/users', 'POST /user/account/login']);
  });

  it('the registration reports that the e-mail address has an account if the password differs from that of the lost request', async () => {
    const visitor = await withLostResponse();
    const response = await visitor.post('/register', { ...NEW_ACCOUNT_INPUT, ...OTHER_PASSWORD });
    expect([response.status, response.words('main')]).toEqual([409, expect.stringContaining(CONFLICT)]);
    expect(calls(visitor)).toEqual(['POST /user/users', 'POST /user/account/login']);
  });

  it.each([
    ['from another browser', (visitor: Visitor) => visitor.copy(new Map()), NEW_ACCOUNT_INPUT],
    ['for another e-mail address', (visitor: Visitor) => visitor, { ...NEW_ACCOUNT_INPUT, email: 'katrin' }],
  ])(
    'the registration returns 409 without a login request if the form is sent again %s',
    async (_, by, form) => {
      const visitor = await withLostResponse();
      const { email } = visitor.world.persona('katrin');
      const sent = form.email === 'katrin' ? { ...form, email } : form;
      expect((await by(visitor).post('/register', sent)).status).toBe(409);
      expect(calls(visitor)).toEqual(['POST /user/users']);
    },
  );

  it('the registration sends no login request if the API refused all earlier attempts to register', async () => {
    const visitor = await visit('demo');
    for (const code of ['err_validation_failed', 'err_email_conflict']) {
      await visitor.world.planFault({ method: 'POST', path: '/user/users', code, times: 1 });
      expect((await visitor.post('/register', NEW_ACCOUNT_INPUT)).status).toBeGreaterThanOrEqual(400);
    }
    expect(calls(visitor)).not.toContain('POST /user/account/login');
  });
});
