import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { describe, expect, it } from 'vitest';
import { account, type InvitationAcceptance, type NewUser } from '~/api/account.server';
import { createExample } from './example';
import {
  createExpectedRefusal,
  createExpectedResponse,
  createExpectedSessionEnd,
  recordExchange,
} from './exchange';
import {
  createProvidedToken,
  EXAMPLE_ID,
  EXAMPLE_TOKEN,
  type ProviderState,
  providedToken,
} from './provider-state';

const { regex } = MatchersV3;

const EMPTY: ProviderState = { scenario: 'empty' };
const KATRIN: ProviderState = { scenario: 'empty', loggedIn: katrinBrandt.key };
const NEWCOMER: ProviderState = { scenario: 'empty', newcomer: true };

const sessionCookie = regex('[^=;]+=[^;]+.*', 'lending_session=new-session; Path=/; HttpOnly');

const POOR_PASSWORDS = [
  ['err_password_too_short', 'Kurz-1!'],
  ['err_password_too_long', `Lang-1!${'x'.repeat(248)}`],
  ['err_password_too_simple', 'nurkleinbuchstaben'],
] as const;

describe('QA-01 ACC-01 login', () => {
  it('opens a session', async () => {
    const { email, password } = katrinBrandt;
    const cookies = await recordExchange(CALLS.login, {
      case: 'with the right password',
      given: EMPTY,
      body: { email, password },
      expected: createExpectedResponse(CALLS.login, undefined, { 'Set-Cookie': sessionCookie }),
      send: (api) => account.logIn(api, email, password),
    });
    expect(cookies).toEqual({ lending_session: 'new-session' });
  });

  it.each([
    ['with a wrong password', 'err_auth_invalid_credentials', katrinBrandt.email],
    ['of a disabled account', 'err_auth_entity_disabled', 'disabled@magic.example'],
    ['of a deleted account', 'err_auth_entity_deleted', 'deleted@magic.example'],
    ['of a locked account', 'err_auth_entity_locked', 'locked@magic.example'],
    ['too often', 'err_too_many_requests', 'too-many@magic.example'],
  ] as const)('HTTP-03 keeps the session if a login is refused: login %s', async (situation, code, email) => {
    await recordExchange(CALLS.login, {
      case: situation,
      given: EMPTY,
      body: { email, password: 'Falsch-2026!' },
      expected: createExpectedRefusal(code),
      send: (api) => account.logIn(api, email, 'Falsch-2026!'),
    });
  });
});

describe('QA-01 HTTP-02 logout', () => {
  it('The logout ends the session', async () => {
    await recordExchange(CALLS.logout, {
      case: 'of the logged-in user',
      given: KATRIN,
      expected: createExpectedResponse(CALLS.logout),
      send: (api) => account.logOut(api),
    });
  });

  it.each([
    ['without a session', EMPTY, 'err_auth_session_not_found'],
    ['with an expired session', { ...KATRIN, sessionExpired: true }, 'err_auth_session_expired'],
  ] as const)('fails to log out %s', async (situation, given, code) => {
    await recordExchange(CALLS.logout, {
      case: situation,
      given,
      expected: createExpectedSessionEnd(code),
      send: (api) => account.logOut(api),
    });
  });
});

describe('QA-01 ACC-02 register', () => {
  const user: NewUser = {
    email: 'neu@example.com',
    password: 'Kontor-2026!',
    accepted_terms: true,
    accepted_partner_terms: false,
    interface_language: 'de',
    communication_language: 'de',
  };

  it('register creates the user and opens a session', async () => {
    const cookies = await recordExchange(CALLS.register, {
      case: 'with a new address',
      given: EMPTY,
      body: user,
      expected: createExpectedResponse(
        CALLS.register,
        { user_id: createExample(EXAMPLE_ID) },
        { 'Set-Cookie': sessionCookie },
      ),
      send: (api) => account.register(api, user),
    });
    expect(cookies).toEqual({ lending_session: 'new-session' });
  });

  const refusals: [situation: string, Partial<NewUser>, ErrorCode, field: string, partner?: string][] = [
    [
      'with the address of an account',
      { email: jonasBrandt.email, password: 'Kontor-2026!' },
      'err_email_conflict',
      'email',
    ],
    ...POOR_PASSWORDS.map(([code, password]): [string, Partial<NewUser>, ErrorCode, string] => [
      `with a password that is ${code.replace('err_password_', '').replace('_', ' ')}`,
      { password },
      code,
      'password',
    ]),
    ['without the terms', { accepted_terms: false }, 'err_user_not_accepted_terms', 'accepted_terms'],
    [
      "without the partner's terms where they are required",
      {},
      'err_user_not_accepted_terms',
      'accepted_partner_terms',
      'lean',
    ],
    [
      'in a language the deployment does not have',
      { interface_language: 'fr' },
      'err_language_not_supported',
      'interface_language',
      'polska',
    ],
  ];

  it.each(refusals)('register refuses a user %s', async (situation, change, code, field, partner) => {
    await recordExchange(CALLS.register, {
      case: situation,
      given: { scenario: 'demo', partner },
      body: { ...user, ...change },
      expected: createExpectedRefusal(code, field),
      send: (api) => account.register(api, { ...user, ...change }),
    });
  });
});

describe('QA-01 requestPasswordReset', () => {
  it.each([
    ['for an address with an account', katrinBrandt.email],
    ['for an address without an account', 'niemand@example.com'],
  ])('returns success %s, to reveal no account', async (situation, email) => {
    await recordExchange(CALLS.requestPasswordReset, {
      case: situation,
      given: EMPTY,
      body: { email },
      expected: createExpectedResponse(CALLS.requestPasswordReset),
      send: (api) => account.requestPasswordReset(api, email),
    });
  });

  it('returns an error after too many requests', async () => {
    const email = 'too-many@magic.example';
    await recordExchange(CALLS.requestPasswordReset, {
      case: 'too often',
      given: EMPTY,
      body: { email },
      expected: createExpectedRefusal('err_too_many_requests'),
      send: (api) => account.requestPasswordReset(api, email),
    });
  });
});

describe('QA-01 recoverPassword', () => {
  const mailedState: ProviderState = { ...KATRIN, mailed: 'reset' };
  const body = (password: string) => ({ token: providedToken, password });

  it('sets the new password', async () => {
    await recordExchange(CALLS.recoverPassword, {
      case: 'with the token of the mail',
      given: mailedState,
      body: body('Kontor-2027!'),
      expected: createExpectedResponse(CALLS.recoverPassword),
      send: (api) => account.recoverPassword(api, EXAMPLE_TOKEN, 'Kontor-2027!'),
    });
  });

  it.each([
    ['with a used token', { ...mailedState, tokenIs: 'used' }, 'err_auth_token_used'],
    ['with a token that is too old', { ...mailedState, tokenIs: 'expired' }, 'err_auth_token_expired'],
  ] as const)('refuses to set a password %s', async (situation, given, code) => {
    await recordExchange(CALLS.recoverPassword, {
      case: situation,
      given,
      body: body('Kontor-2027!'),
      expected: createExpectedRefusal(code, 'token'),
      send: (api) => account.recoverPassword(api, EXAMPLE_TOKEN, 'Kontor-2027!'),
    });
  });

  it('fails with an unknown token', async () => {
    await recordExchange(CALLS.recoverPassword, {
      case: 'with an unknown token',
      given: EMPTY,
      body: { token: 'made-up', password: 'Kontor-2027!' },
      expected: createExpectedRefusal('err_auth_token_invalid', 'token'),
      send: (api) => account.recoverPassword(api, 'made-up', 'Kontor-2027!'),
    });
  });

  it.each(POOR_PASSWORDS)('returns %s for a weak password', async (code, password) => {
    await recordExchange(CALLS.recoverPassword, {
      case: `answering ${code}`,
      given: mailedState,
      body: body(password),
      expected: createExpectedRefusal(code, 'password'),
      send: (api) => account.recoverPassword(api, EXAMPLE_TOKEN, password),
    });
  });
});

describe('QA-01 confirmEmail', () => {
  const mailedState: ProviderState = { ...NEWCOMER, mailed: 'confirmation' };
  const path = createProvidedToken(CALLS.confirmEmail.path);

  it('confirms the e-mail address', async () => {
    await recordExchange(CALLS.confirmEmail, {
      case: 'with the token of the mail',
      given: mailedState,
      path,
      expected: createExpectedResponse(CALLS.confirmEmail),
      send: (api) => account.confirmEmail(api, EXAMPLE_TOKEN),
    });
  });

  it('returns an error if the e-mail address is confirmed already', async () => {
    await recordExchange(CALLS.confirmEmail, {
      case: 'a second time',
      given: { ...mailedState, tokenIs: 'used' },
      path,
      expected: createExpectedRefusal('err_email_already_confirmed'),
      send: (api) => account.confirmEmail(api, EXAMPLE_TOKEN),
    });
  });

  it('fails with an expired token', async () => {
    await recordExchange(CALLS.confirmEmail, {
      case: 'with a token that is too old',
      given: { ...mailedState, tokenIs: 'expired' },
      path,
      expected: createExpectedRefusal('err_auth_token_expired', 'token'),
      send: (api) => account.confirmEmail(api, EXAMPLE_TOKEN),
    });
  });

  it('fails with an unknown token', async () => {
    await recordExchange(CALLS.confirmEmail, {
      case: 'with an unknown token',
      given: EMPTY,
      path: '/user/account/confirm_email/made-up',
      expected: createExpectedRefusal('err_auth_token_invalid', 'token'),
      send: (api) => account.confirmEmail(api, 'made-up'),
    });
  });
});

describe('QA-01 resendConfirmation', () => {
  it('sends the confirmation mail again', async () => {
    await recordExchange(CALLS.resendConfirmation, {
      case: 'of a newcomer',
      given: NEWCOMER,
      expected: createExpectedResponse(CALLS.resendConfirmation),
      send: (api) => account.resendConfirmation(api),
    });
  });

  it.each([
    ['for a confirmed address', KATRIN, createExpectedRefusal('err_email_already_confirmed')],
    ['too often', { ...NEWCOMER, mailedTooOften: true }, createExpectedRefusal('err_too_many_requests')],
    ['without a session', EMPTY, createExpectedSessionEnd('err_auth_session_not_found')],
  ] as const)('refuses to send the mail again %s', async (situation, given, expected) => {
    await recordExchange(CALLS.resendConfirmation, {
      case: situation,
      given,
      expected,
      send: (api) => account.resendConfirmation(api),
    });
  });
});

describe('QA-01 changePassword', () => {
  const { password } = katrinBrandt;

  it('changes the password', async () => {
    await recordExchange(CALLS.changePassword, {
      case: 'with the right old password',
      given: KATRIN,
      body: { old_password: password, new_password: 'Kontor-2027!' },
      expected: createExpectedResponse(CALLS.changePassword),
      send: (api) => account.changePassword(api, password, 'Kontor-2027!'),
    });
  });

  it('D-65 refuses a wrong old password without ending the session', async () => {
    await recordExchange(CALLS.changePassword, {
      case: 'with a wrong old password',
      given: KATRIN,
      body: { old_password: 'Falsch-2026!', new_password: 'Kontor-2027!' },
      expected: createExpectedRefusal('err_validation_failed', 'old_password', 400),
      send: (api) => account.changePassword(api, 'Falsch-2026!', 'Kontor-2027!'),
    });
  });

  it.each(POOR_PASSWORDS)('returns %s for a weak password', async (code, weakPassword) => {
    await recordExchange(CALLS.changePassword, {
      case: `answering ${code}`,
      given: KATRIN,
      body: { old_password: password, new_password: weakPassword },
      expected: createExpectedRefusal(code, 'new_password'),
      send: (api) => account.changePassword(api, password, weakPassword),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await recordExchange(CALLS.changePassword, {
      case: 'without a session',
      given: EMPTY,
      body: { old_password: password, new_password: 'Kontor-2027!' },
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
      send: (api) => account.changePassword(api, password, 'Kontor-2027!'),
    });
  });
});

describe('QA-01 acceptInvite', () => {
  const mailedState: ProviderState = { scenario: 'empty', mailed: 'invite' };
  const invite: InvitationAcceptance = {
    token: EXAMPLE_TOKEN,
    password: 'Kontor-2027!',
    accepted_terms: true,
    accepted_partner_terms: false,
    interface_language: 'de',
    communication_language: 'de',
  };

  it('sets the first password of the invited person', async () => {
    await recordExchange(CALLS.acceptInvite, {
      case: 'with the token of the mail',
      given: mailedState,
      body: { ...invite, token: providedToken },
      expected: createExpectedResponse(CALLS.acceptInvite),
      send: (api) => account.acceptInvite(api, invite),
    });
  });

  it.each([
    ['with a used token', { ...mailedState, tokenIs: 'used' }, 'err_auth_token_used'],
    ['with a token that is too old', { ...mailedState, tokenIs: 'expired' }, 'err_auth_token_expired'],
  ] as const)('refuses an invitation %s', async (situation, given, code) => {
    await recordExchange(CALLS.acceptInvite, {
      case: situation,
      given,
      body: { ...invite, token: providedToken },
      expected: createExpectedRefusal(code, 'token'),
      send: (api) => account.acceptInvite(api, invite),
    });
  });

  it('fails with an unknown token', async () => {
    const inviteWithUnknownToken = { ...invite, token: 'made-up' };
    await recordExchange(CALLS.acceptInvite, {
      case: 'with an unknown token',
      given: EMPTY,
      body: inviteWithUnknownToken,
      expected: createExpectedRefusal('err_auth_token_invalid', 'token'),
      send: (api) => account.acceptInvite(api, inviteWithUnknownToken),
    });
  });

  it.each([
    ...POOR_PASSWORDS.map(([code, password]) => [code, 'password', { password }] as const),
    ['err_user_not_accepted_terms', 'accepted_terms', { accepted_terms: false }] as const,
  ])('returns the code %s for an invalid %s', async (code, field, change) => {
    await recordExchange(CALLS.acceptInvite, {
      case: `answering ${code}`,
      given: mailedState,
      body: { ...invite, ...change, token: providedToken },
      expected: createExpectedRefusal(code, field),
      send: (api) => account.acceptInvite(api, { ...invite, ...change }),
    });
  });
});
