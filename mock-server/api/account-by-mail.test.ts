import {
  acceptInvite,
  confirmEmail,
  login,
  recoverPassword,
  requestPasswordReset,
  resendConfirmation,
} from 'contracts/api/account';
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
import type { TestSandbox } from '../testing/test-simulator';

const NEW_PASSWORD = 'Mond?2027x';

const test = exchangeInSandbox();
let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = test.sandbox();
});

describe('password reset', () => {
  it('SIM-07 the password reset mails a link that sets a new password once', async () => {
    const earlierSession = await logInUser(sandbox, KATRIN_LOGIN);
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN.toUpperCase() } });
    const [mail] = await sandbox.outbox();
    expect(mail).toMatchObject({ to: KATRIN_LOGIN, kind: 'reset' });
    expect(mail?.links[0]).toMatch(/^http:\/\/demo\.localhost:3000\/user\/account\/reset\/[\w-]{32}$/);
    expect(mail?.text).toContain(mail?.links[0]);

    const token = await sandbox.tokenOfMail('reset');
    await sandbox.expectSuccess(recoverPassword, { body: { password: NEW_PASSWORD, token } });
    await logInUser(sandbox, KATRIN_LOGIN, NEW_PASSWORD);
    expect(
      await sandbox.expectRefusal(login, { body: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD } }),
    ).toBe('401 err_auth_invalid_credentials');
    expect(await earlierSession.expectRefusal(getProfile)).toBe('401 err_auth_session_not_found');
    expect(await sandbox.expectRefusal(recoverPassword, { body: { password: NEW_PASSWORD, token } })).toBe(
      '410 err_auth_token_used token',
    );
  });

  it('the password reset unblocks a login after ten wrong passwords, because the link proves who owns the e-mail address', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await sandbox.call(login, { body: { email: KATRIN_LOGIN, password: 'falsch' } });
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    expect(
      await sandbox.expectRefusal(login, { body: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD } }),
    ).toBe('429 err_too_many_requests');
    const token = await sandbox.tokenOfMail('reset');
    await sandbox.expectSuccess(recoverPassword, { body: { password: NEW_PASSWORD, token } });
    await logInUser(sandbox, KATRIN_LOGIN, NEW_PASSWORD);
  });

  it('the password reset responds the same for an e-mail address without an account, and sends no e-mail', async () => {
    const known = await sandbox.call(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    const unknown = await sandbox.call(requestPasswordReset, { body: { email: 'niemand@beispiel.example' } });
    expect(unknown).toMatchObject({ status: known.status, body: {} });
    expect(await sandbox.outbox()).toHaveLength(1);
  });

  it.each([KATRIN_LOGIN, 'niemand@beispiel.example'])(
    'the password reset sends %s at most five e-mails an hour',
    async (email) => {
      for (let mail = 0; mail < 5; mail += 1)
        await sandbox.expectSuccess(requestPasswordReset, { body: { email } });
      expect(await sandbox.expectRefusal(requestPasswordReset, { body: { email } })).toBe(
        '429 err_too_many_requests',
      );
      await sandbox.advance('PT1H');
      await sandbox.expectSuccess(requestPasswordReset, { body: { email } });
    },
  );

  it('SIM-10 the password reset accepts the token for an hour of virtual time', async () => {
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    const token = await sandbox.tokenOfMail('reset');
    await sandbox.advance('PT1H1S');
    const body = { password: NEW_PASSWORD, token };
    expect(await sandbox.expectRefusal(recoverPassword, { body })).toBe('410 err_auth_token_expired token');
    await sandbox.advance('-PT1M');
    await sandbox.expectSuccess(recoverPassword, { body });
  });

  it('the password reset invalidates all older tokens when the user uses one token', async () => {
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    const olderToken = await sandbox.tokenOfMail('reset');
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    const newer = await sandbox.tokenOfMail('reset');
    await sandbox.expectSuccess(recoverPassword, { body: { password: NEW_PASSWORD, token: newer } });
    expect(
      await sandbox.expectRefusal(recoverPassword, {
        body: { password: PERSONA_PASSWORD, token: olderToken },
      }),
    ).toBe('410 err_auth_token_used token');
  });

  it('the password reset refuses weak passwords and keeps the token valid', async () => {
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    const token = await sandbox.tokenOfMail('reset');
    expect(await sandbox.expectRefusal(recoverPassword, { body: { password: 'kurz', token } })).toBe(
      '422 err_password_too_short password',
    );
    await sandbox.expectSuccess(recoverPassword, { body: { password: NEW_PASSWORD, token } });
  });

  it('the password reset refuses unknown tokens and tokens of e-mails of other kinds', async () => {
    await registerUser(sandbox);
    const confirmation = await sandbox.tokenOfMail('confirmation');
    for (const token of ['', 'abc', confirmation]) {
      expect(await sandbox.expectRefusal(recoverPassword, { body: { password: NEW_PASSWORD, token } })).toBe(
        '400 err_auth_token_invalid token',
      );
    }
  });
});

describe('e-mail confirmation', () => {
  it('SIM-07 the e-mail confirmation mails a link in the user’s language, which confirms the e-mail address', async () => {
    const user = await registerUser(sandbox);
    const [mail] = await sandbox.outbox();
    expect(mail).toMatchObject({
      to: REGISTRATION_BODY.email,
      kind: 'confirmation',
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei Lindhof Bank',
    });
    await sandbox.expectSuccess(confirmEmail, {
      params: { token: await sandbox.tokenOfMail('confirmation') },
    });
    expect(await user.expectSuccess(getProfile)).toMatchObject({
      emailVerified: true,
      is_email_confirmed: true,
    });
  });

  it.each([
    ['en', 'Please confirm your email address with Lindhof Bank'],
    ['fr', 'Veuillez confirmer votre adresse e-mail auprès de Lindhof Bank'],
    ['pl', 'Prosimy o\u00a0potwierdzenie adresu e-mail w\u00a0Lindhof Bank'],
  ] as const)(
    'SIM-07 the e-mail confirmation sends the mail in the language %s with the text "%s"',
    async (communication_language, subject) => {
      await registerUser(sandbox, { communication_language } as never);
      expect((await sandbox.outbox())[0]?.subject).toBe(subject);
    },
  );

  it('links to the portal host that the visitor used', async () => {
    const proxied = sandbox.with({
      'x-forwarded-host': 'swiss.portal.example',
      'x-forwarded-proto': 'https',
    });
    await registerUser(proxied);
    const [mail] = await sandbox.outbox();
    expect(mail?.links[0]).toMatch(/^https:\/\/swiss\.portal\.example\/user\/account\/confirm_email\//);
  });

  it('links to the default partner if the forwarded host is invalid', async () => {
    await registerUser(sandbox.with({ 'x-forwarded-host': 'böse.example/"><script>'.replace('ö', 'o') }));
    const [mail] = await sandbox.outbox();
    expect(mail?.links[0]).toMatch(/^http:\/\/demo\.localhost:3000\//);
  });

  it('the e-mail confirmation refuses to confirm an e-mail address a second time, even 30 days after the first confirmation', async () => {
    await registerUser(sandbox);
    const token = await sandbox.tokenOfMail('confirmation');
    await sandbox.expectSuccess(confirmEmail, { params: { token } });
    expect(await sandbox.expectRefusal(confirmEmail, { params: { token } })).toBe(
      '409 err_email_already_confirmed',
    );
    await sandbox.advance('P30D');
    expect(await sandbox.expectRefusal(confirmEmail, { params: { token } })).toBe(
      '409 err_email_already_confirmed',
    );
  });

  it('SIM-10 the e-mail confirmation accepts the token for seven days of virtual time', async () => {
    await registerUser(sandbox);
    const token = await sandbox.tokenOfMail('confirmation');
    await sandbox.advance('P7DT1S');
    expect(await sandbox.expectRefusal(confirmEmail, { params: { token } })).toBe(
      '410 err_auth_token_expired token',
    );
  });

  it('the e-mail confirmation refuses unknown tokens and tokens of e-mails of other kinds', async () => {
    await sandbox.expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
    for (const token of ['abc', '%00', '../../..', await sandbox.tokenOfMail('reset')]) {
      expect(await sandbox.expectRefusal(confirmEmail, { params: { token } })).toBe(
        '400 err_auth_token_invalid token',
      );
    }
  });

  it('the e-mail confirmation sends the e-mail again on request, five times an hour, only to unconfirmed e-mail addresses', async () => {
    const user = await registerUser(sandbox);
    for (let mail = 0; mail < 5; mail += 1) await user.expectSuccess(resendConfirmation);
    expect(await user.expectRefusal(resendConfirmation)).toBe('429 err_too_many_requests');
    expect(await sandbox.outbox()).toHaveLength(6);
    await sandbox.expectSuccess(confirmEmail, {
      params: { token: await sandbox.tokenOfMail('confirmation') },
    });
    expect(await user.expectRefusal(resendConfirmation)).toBe('409 err_email_already_confirmed');
    expect(await sandbox.expectRefusal(resendConfirmation)).toBe('401 err_auth_session_not_found');
  });
});

describe('invitation', () => {
  const acceptance = {
    password: NEW_PASSWORD,
    accepted_terms: true,
    accepted_partner_terms: true,
    interface_language: 'en',
    communication_language: 'en',
  } as const;

  async function invite(): Promise<string> {
    const body = { email: 'Eingeladen@Beispiel.example', language: 'en' };
    expect((await sandbox.request('POST', '/simulator/invitations', { body })).status).toBe(201);
    return await sandbox.tokenOfMail('invite');
  }

  it('SIM-07 the invitation lets the invited person set a password, which confirms the e-mail address', async () => {
    const token = await invite();
    expect((await sandbox.outbox())[0]).toMatchObject({
      to: 'eingeladen@beispiel.example',
      subject: 'Your invitation to Lindhof Bank',
    });
    await sandbox.expectSuccess(acceptInvite, { body: { ...acceptance, token } });
    const user = await logInUser(sandbox, 'eingeladen@beispiel.example', NEW_PASSWORD);
    expect(await user.expectSuccess(getProfile)).toMatchObject({
      emailVerified: true,
      interface_language: 'en',
    });
    expect(await sandbox.expectRefusal(acceptInvite, { body: { ...acceptance, token } })).toBe(
      '410 err_auth_token_used token',
    );
  });

  it('the invitation unblocks a login after ten wrong passwords once the person accepts the invitation', async () => {
    const token = await invite();
    const body = { email: 'eingeladen@beispiel.example', password: 'falsch' };
    for (let attempt = 0; attempt < 10; attempt += 1) await sandbox.call(login, { body });
    expect(await sandbox.expectRefusal(login, { body })).toBe('429 err_too_many_requests');
    await sandbox.expectSuccess(acceptInvite, { body: { ...acceptance, token } });
    await logInUser(sandbox, body.email, NEW_PASSWORD);
  });

  it('the invitation prevents the login until the person accepts the invitation', async () => {
    await invite();
    const body = { email: 'eingeladen@beispiel.example', password: '' };
    expect(await sandbox.expectRefusal(login, { body })).toBe('401 err_auth_invalid_credentials');
  });

  it('the invitation refuses invalid data with the same errors as the registration', async () => {
    const token = await invite();
    const refusals = [
      [{ password: 'kurz' }, '422 err_password_too_short password'],
      [{ accepted_terms: false }, '422 err_user_not_accepted_terms accepted_terms'],
      [{ token: 'abc' }, '400 err_auth_token_invalid token'],
    ] as const;
    for (const [change, expected] of refusals) {
      expect(await sandbox.expectRefusal(acceptInvite, { body: { ...acceptance, token, ...change } })).toBe(
        expected,
      );
    }
    await sandbox.advance('P14DT1S');
    expect(await sandbox.expectRefusal(acceptInvite, { body: { ...acceptance, token } })).toBe(
      '410 err_auth_token_expired token',
    );
  });

  it('the invitation refuses to invite an invalid e-mail address and an e-mail address that has an account', async () => {
    const results = [];
    for (const email of ['kein-at', KATRIN_LOGIN]) {
      results.push(await sandbox.request('POST', '/simulator/invitations', { body: { email } }));
    }
    expect(results).toMatchObject([
      { status: 422, body: { errors: [{ code: 'err_validation_failed', field: 'email' }] } },
      { status: 409, body: { errors: [{ code: 'err_email_conflict', field: 'email' }] } },
    ]);
  });
});
