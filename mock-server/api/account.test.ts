import { changePassword, login, logout, register } from 'contracts/api/account';
import { getProfile } from 'contracts/api/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import {
  KATRIN_LOGIN,
  logInUser,
  PERSONA_PASSWORD,
  REGISTRATION_BODY,
  registerUser,
} from '../testing/people';
import { readCookie, type TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();
let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = test.sandbox();
});

describe('login', () => {
  it('SIM-01 the login opens a session in an HttpOnly cookie', async () => {
    const outcome = await sandbox.call(login, {
      body: { email: ` ${KATRIN_LOGIN.toUpperCase()} `, password: PERSONA_PASSWORD },
    });
    expect(outcome.status).toBe(200);
    expect(outcome.headers.get('set-cookie')).toMatch(
      /^lending_session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const profile = await sandbox.with({ cookie: readCookie(outcome) }).expectSuccess(getProfile);
    expect(profile.email).toBe(KATRIN_LOGIN);
  });

  it('the login refuses a wrong password with the same error as an e-mail address without an account', async () => {
    const wrong = await sandbox.call(login, { body: { email: KATRIN_LOGIN, password: 'Demo!2026pasS' } });
    const unknown = await sandbox.call(login, {
      body: { email: 'niemand@beispiel.example', password: PERSONA_PASSWORD },
    });
    expect(wrong).toMatchObject({ status: 401, errors: [{ code: 'err_auth_invalid_credentials' }] });
    expect(unknown).toMatchObject({ status: 401, errors: wrong.ok ? [] : wrong.errors });
    expect(wrong.headers.has('set-cookie')).toBe(false);
  });

  it.each([
    ['a known', KATRIN_LOGIN],
    ['an unknown', 'niemand@beispiel.example'],
  ])('the login blocks %s e-mail address for fifteen minutes after ten wrong passwords', async (_, email) => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await sandbox.expectRefusal(login, { body: { email, password: 'falsch' } })).toBe(
        '401 err_auth_invalid_credentials',
      );
    }
    expect(await sandbox.expectRefusal(login, { body: { email, password: PERSONA_PASSWORD } })).toBe(
      '429 err_too_many_requests',
    );
    await sandbox.advance('PT15M1S');
    const after = await sandbox.call(login, { body: { email, password: PERSONA_PASSWORD } });
    expect(after.status).toBe(email === KATRIN_LOGIN ? 200 : 401);
  });

  it('the login counts simultaneous failed attempts', async () => {
    const attempts = Array.from({ length: 15 }, () =>
      sandbox.expectRefusal(login, { body: { email: KATRIN_LOGIN, password: 'falsch' } }),
    );
    const refusals = await Promise.all(attempts);
    expect(refusals.filter((text) => text === '429 err_too_many_requests')).toHaveLength(5);
  });

  it('the login resets the count of failed attempts after a correct password', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await sandbox.call(login, { body: { email: KATRIN_LOGIN, password: 'falsch' } });
    }
    await sandbox.expectSuccess(login, { body: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD } });
    expect(await sandbox.expectRefusal(login, { body: { email: KATRIN_LOGIN, password: 'falsch' } })).toBe(
      '401 err_auth_invalid_credentials',
    );
  });
});

describe('session', () => {
  it.each([
    ['no cookie', ''],
    ['a cookie of another name', 'session=abc'],
    ['an invented session id', 'lending_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('the session returns 401 to a call with %s', async (_, cookie) => {
    expect(await sandbox.expectRefusal(getProfile, { headers: { cookie } })).toBe(
      '401 err_auth_session_not_found',
    );
  });

  it('SIM-10 the session expires after eight hours without a call, by the virtual clock', async () => {
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    await sandbox.advance('PT7H59M');
    await katrin.expectSuccess(getProfile);
    await sandbox.advance('PT7H59M');
    await katrin.expectSuccess(getProfile);
    await sandbox.advance('PT8H1M');
    expect(await katrin.expectRefusal(getProfile)).toBe('401 err_auth_session_expired');
  });

  it('the session expires at logout', async () => {
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    const outcome = await katrin.call(logout);
    expect(outcome.status).toBe(200);
    expect(outcome.headers.get('set-cookie')).toMatch(/^lending_session=; .*Max-Age=0$/);
    expect(await katrin.expectRefusal(getProfile)).toBe('401 err_auth_session_not_found');
    expect(await katrin.expectRefusal(logout)).toBe('401 err_auth_session_not_found');
  });

  it('the session keeps the fifty most recently used sessions of a user', async () => {
    const first = await logInUser(sandbox, KATRIN_LOGIN);
    const second = await logInUser(sandbox, KATRIN_LOGIN);
    await sandbox.advance('PT1M');
    await first.expectSuccess(getProfile);
    for (let session = 0; session < 49; session += 1) await logInUser(sandbox, KATRIN_LOGIN);
    expect(await second.expectRefusal(getProfile)).toBe('401 err_auth_session_not_found');
    await first.expectSuccess(getProfile);
  });
});

describe('registration', () => {
  it('SIM-01 the registration creates an unconfirmed user with a lower-case e-mail address and opens a session', async () => {
    const outcome = await sandbox.call(register, {
      body: { ...REGISTRATION_BODY, email: 'Neu@Beispiel.example', interface_language: 'fr' },
    });
    expect(outcome.status).toBe(201);
    const profile = await sandbox.with({ cookie: readCookie(outcome) }).expectSuccess(getProfile);
    expect(profile).toMatchObject({
      user_id: outcome.ok && outcome.body.user_id,
      email: 'neu@beispiel.example',
      emailVerified: false,
      is_email_confirmed: false,
      interface_language: 'fr',
      communication_language: 'de',
    });
    await logInUser(sandbox, 'neu@beispiel.example', REGISTRATION_BODY.password);
  });

  it('the registration refuses an e-mail address that has an account, and notifies the owner of the account by e-mail', async () => {
    const body = { ...REGISTRATION_BODY, email: KATRIN_LOGIN.toUpperCase() };
    expect(await sandbox.expectRefusal(register, { body })).toBe('409 err_email_conflict email');
    const [mail] = await sandbox.outbox();
    expect(mail).toMatchObject({
      to: KATRIN_LOGIN,
      kind: 'address_known',
      subject: 'Sie haben bereits ein Konto bei Lindhof Bank',
      links: ['http://demo.localhost:3000/login'],
    });
  });

  it.each([
    ['an e-mail address without @', { email: 'kein-at' }, '422 err_validation_failed email'],
    [
      'an e-mail address of 251 characters',
      { email: `${'a'.repeat(242)}@b.example` },
      '422 err_validation_failed email',
    ],
    ['a password of seven characters', { password: 'Abc1!xy' }, '422 err_password_too_short password'],
    [
      'a password of 255 characters',
      { password: `Ab1!${'x'.repeat(251)}` },
      '422 err_password_too_long password',
    ],
    ['a password without digits', { password: 'Abcdefg!' }, '422 err_password_too_simple password'],
    [
      'a registration without accepted terms',
      { accepted_terms: false },
      '422 err_user_not_accepted_terms accepted_terms',
    ],
    ['an unknown language', { interface_language: 'it' }, '422 err_validation_failed interface_language'],
    ['an unknown member', { is_admin: true }, '422 err_validation_failed is_admin'],
    ['a number as the password', { password: 12345678 }, '422 err_validation_failed password'],
  ])('the registration refuses %s', async (_, change, expected) => {
    const { status, body } = await sandbox.request('POST', register.path, {
      body: { ...REGISTRATION_BODY, ...change },
    });
    expect([status, body]).toEqual(asStatusAndBody(expected));
  });

  it('the registration requires the partner’s terms only if the partner has terms', async () => {
    const body = { ...REGISTRATION_BODY, accepted_partner_terms: false };
    const lean = sandbox.with({ 'x-forwarded-host': 'lean.localhost:3000' });
    expect(await lean.expectRefusal(register, { body })).toBe(
      '422 err_user_not_accepted_terms accepted_partner_terms',
    );
    await sandbox.expectSuccess(register, { body });
  });

  it('the registration refuses a language that the partner does not support', async () => {
    const lean = sandbox.with({ 'x-forwarded-host': 'lean.localhost:3000' });
    const body = { ...REGISTRATION_BODY, communication_language: 'pl' } as const;
    expect(await lean.expectRefusal(register, { body })).toBe(
      '422 err_language_not_supported communication_language',
    );
  });
});

describe('change of password', () => {
  it('SIM-01 the change of password sets the new password and ends the user’s other sessions', async () => {
    const here = await logInUser(sandbox, KATRIN_LOGIN);
    const elsewhere = await logInUser(sandbox, KATRIN_LOGIN);
    await here.expectSuccess(changePassword, {
      body: { old_password: PERSONA_PASSWORD, new_password: 'Mond?2027x' },
    });
    await here.expectSuccess(getProfile);
    expect(await elsewhere.expectRefusal(getProfile)).toBe('401 err_auth_session_not_found');
    await logInUser(sandbox, KATRIN_LOGIN, 'Mond?2027x');
    expect(
      await sandbox.expectRefusal(login, { body: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD } }),
    ).toBe('401 err_auth_invalid_credentials');
  });

  it.each([
    [
      'a wrong old password with 400, never 401',
      'falsch',
      'Mond?2027x',
      '400 err_validation_failed old_password',
    ],
    ['a new password that is too short', PERSONA_PASSWORD, 'M?2x', '422 err_password_too_short new_password'],
    [
      'a new password that is too simple',
      PERSONA_PASSWORD,
      'mondmondmond',
      '422 err_password_too_simple new_password',
    ],
    [
      'a new password that is too long',
      PERSONA_PASSWORD,
      'Mond?2027'.repeat(30),
      '422 err_password_too_long new_password',
    ],
  ])('the change of password refuses %s', async (_, old_password, new_password, expected) => {
    const user = await registerUser(sandbox, {});
    const old = old_password === PERSONA_PASSWORD ? REGISTRATION_BODY.password : old_password;
    expect(await user.expectRefusal(changePassword, { body: { old_password: old, new_password } })).toBe(
      expected,
    );
  });
});

function asStatusAndBody(text: string): [number, unknown] {
  const [status, code, field] = text.split(' ');
  return [Number(status), { errors: [{ code, field }] }];
}
