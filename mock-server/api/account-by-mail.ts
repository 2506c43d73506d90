import * as account from 'contracts/api/account';
import { sendTokenMail } from '../mail/send-mail';
import { normaliseEmail } from '../rules/account-rules';
import { hashSecret } from '../store/identifiers';
import { hashPassword } from '../store/password-hash';
import type { TokenKind, TokenRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { clearAttempts, countAttempt, refuseTooManyAttempts } from './attempt-limits';
import { requireConsents, requireValidPassword } from './consents';
import { implement, implementForUser } from './implement';
import { createRefusal } from './refusal';
import { endOtherSessions } from './session';
import { acceptInvitations } from './signatories-invitation';

export const accountMailEndpoints = [
  implement(account.requestPasswordReset, ({ body, sandbox, sender }) => {
    const email = normaliseEmail(body.email);
    // Counts unknown addresses too, so that the response does not reveal accounts.
    refuseTooManyAttempts(sandbox, 'reset', email);
    countAttempt(sandbox, 'reset', email);
    const user = sandbox.store.users.findFirstBy('email', email);
    // Sent after the response, because the time for sending would reveal accounts.
    if (user !== undefined) setImmediate(() => sendTokenMail(sandbox, sender, 'reset', user));
    return {};
  }),

  implement(account.recoverPassword, ({ body, sandbox }) => {
    const token = requireToken(sandbox, 'reset', body.token);
    requireValidPassword(body.password, 'password');
    const passwordHash = hashPassword(body.password, token.userId);
    const { email } = sandbox.store.users.update(token.userId, { passwordHash });
    useUpTokens(sandbox, 'reset', token.userId);
    clearAttempts(sandbox, 'login', email);
    endOtherSessions(sandbox, token.userId, null);
    return {};
  }),

  implement(account.acceptInvite, ({ body, sandbox, deployment }) => {
    const token = requireToken(sandbox, 'invite', body.token);
    requireValidPassword(body.password, 'password');
    requireConsents(body, deployment);
    const user = sandbox.store.users.update(token.userId, {
      passwordHash: hashPassword(body.password, token.userId),
      emailVerified: true,
      interfaceLanguage: body.interface_language,
      communicationLanguage: body.communication_language,
      acceptedTerms: body.accepted_terms,
      acceptedPartnerTerms: body.accepted_partner_terms,
    });
    useUpTokens(sandbox, 'invite', token.userId);
    clearAttempts(sandbox, 'login', user.email);
    // Another person may have registered with the address and still be logged in.
    endOtherSessions(sandbox, token.userId, null);
    acceptInvitations(sandbox, user.email);
    return {};
  }),

  implement(account.confirmEmail, ({ params, sandbox }) => {
    const token = sandbox.store.tokens.get(hashSecret(params.token));
    const user = token?.kind === 'confirmation' ? sandbox.store.users.get(token.userId) : undefined;
    // A confirmed user gets this code for any link, even an expired one (D-06).
    if (user?.emailVerified) throw createRefusal('err_email_already_confirmed');
    const { userId } = requireToken(sandbox, 'confirmation', params.token);
    const { email } = sandbox.store.users.update(userId, { emailVerified: true });
    useUpTokens(sandbox, 'confirmation', userId);
    acceptInvitations(sandbox, email);
    return {};
  }),

  implementForUser(account.resendConfirmation, ({ user, sandbox, sender }) => {
    if (user.emailVerified) throw createRefusal('err_email_already_confirmed');
    refuseTooManyAttempts(sandbox, 'confirmation', user.email);
    countAttempt(sandbox, 'confirmation', user.email);
    sendTokenMail(sandbox, sender, 'confirmation', user);
    return {};
  }),
];

/** @throws err_auth_token_invalid, err_auth_token_used, err_auth_token_expired */
function requireToken(sandbox: Sandbox, kind: TokenKind, value: string): TokenRow {
  const token = sandbox.store.tokens.get(hashSecret(value));
  if (token?.kind !== kind) throw createRefusal('err_auth_token_invalid', 'token');
  if (token.usedAt !== null) throw createRefusal('err_auth_token_used', 'token');
  if (token.expiresAt <= sandbox.clock.iso()) throw createRefusal('err_auth_token_expired', 'token');
  return token;
}

/** Once one link is used, the other links of its kind stop working. */
function useUpTokens(sandbox: Sandbox, kind: TokenKind, userId: string): void {
  for (const token of sandbox.store.tokens.findBy('userId', userId)) {
    if (token.kind === kind && token.usedAt === null) {
      sandbox.store.tokens.update(token.id, { usedAt: sandbox.clock.iso() });
    }
  }
}
