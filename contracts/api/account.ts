import { z } from 'zod';
import { defineCall, emptyResponse } from './call';
import { LANGUAGES } from './enumerations';
import { identifier } from './values';

/** Specification 1, section 7. */

const language = z.enum(LANGUAGES);

const consents = {
  accepted_terms: z.boolean(),
  accepted_partner_terms: z.boolean(),
  interface_language: language,
  communication_language: language,
};

export const login = defineCall({
  name: 'login',
  summary: 'Opens a session by e-mail and password',
  description: 'A failed login never ends a session that exists.',
  method: 'POST',
  path: '/user/account/login',
  body: z.strictObject({ email: z.string(), password: z.string() }),
  response: emptyResponse,
  errors: [
    'err_auth_invalid_credentials',
    'err_auth_entity_disabled',
    'err_auth_entity_deleted',
    'err_auth_entity_locked',
    'err_too_many_requests',
  ],
  opensSession: true,
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session',
  method: 'POST',
  path: '/user/account/logout',
  access: 'user',
  response: emptyResponse,
});

export const register = defineCall({
  name: 'register',
  summary: 'Creates a user, sends the confirmation mail and opens a session',
  description: 'The e-mail address stays unconfirmed until the link of the mail is opened.',
  method: 'POST',
  path: '/user/users',
  body: z.strictObject({ email: z.string(), password: z.string(), ...consents }),
  status: 201,
  response: z.object({ user_id: identifier }),
  errors: [
    'err_email_conflict',
    'err_password_too_short',
    'err_password_too_long',
    'err_password_too_simple',
    'err_user_not_accepted_terms',
    'err_language_not_supported',
  ],
  opensSession: true,
});

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  summary: 'Sends a reset mail when the address is known; answers the same when it is not',
  description: 'The answer never tells whether an account exists.',
  method: 'POST',
  path: '/user/account/reset',
  body: z.strictObject({ email: z.string() }),
  response: emptyResponse,
  errors: ['err_too_many_requests'],
});

const tokenErrors = ['err_auth_token_invalid', 'err_auth_token_expired', 'err_auth_token_used'] as const;
const passwordErrors = [
  'err_password_too_short',
  'err_password_too_long',
  'err_password_too_simple',
] as const;

export const recoverPassword = defineCall({
  name: 'recoverPassword',
  summary: 'Sets a new password by the token of the reset mail',
  method: 'POST',
  path: '/user/account/recover',
  body: z.strictObject({ password: z.string(), token: z.string() }),
  response: emptyResponse,
  errors: [...tokenErrors, ...passwordErrors],
});

export const acceptInvite = defineCall({
  name: 'acceptInvite',
  summary: 'Sets the first password of an invited user',
  description: 'Opens no session: log in with the new password afterwards.',
  method: 'POST',
  path: '/user/account/invite_accept',
  body: z.strictObject({ password: z.string(), token: z.string(), ...consents }),
  response: emptyResponse,
  errors: [...tokenErrors, ...passwordErrors, 'err_user_not_accepted_terms'],
});

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  summary: 'Confirms the e-mail address by the code of the confirmation mail (D-06)',
  method: 'POST',
  path: '/user/account/confirm_email/:token',
  params: z.strictObject({ token: z.string() }),
  response: emptyResponse,
  // Only a successful confirmation consumes a token. A second attempt returns `err_email_already_confirmed`.
  errors: ['err_auth_token_invalid', 'err_auth_token_expired', 'err_email_already_confirmed'],
});

export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  summary: 'Sends the confirmation mail once more',
  method: 'POST',
  path: '/user/account/resend_conf_email',
  access: 'user',
  response: emptyResponse,
  errors: ['err_email_already_confirmed', 'err_too_many_requests'],
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Changes the password of the logged-in user; a wrong old password is 400, never 401 (D-65)',
  method: 'POST',
  path: '/user/account/change_password',
  access: 'user',
  body: z.strictObject({ old_password: z.string(), new_password: z.string() }),
  response: emptyResponse,
  errors: [...passwordErrors, 'err_validation_failed'],
});
