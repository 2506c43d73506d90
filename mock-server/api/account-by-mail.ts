import * as account from 'contracts/api/account';
import { sendToken } from '../mail/post';
import { normaliseEmail } from '../rules/account-rules';
import { secretHash } from '../store/identifiers';
import { hashPassword } from '../store/password-hash';
import type { TokenKind, TokenRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { countAttempt, refuseTooMany } from './attempts';
import { requireConsents, requirePassword } from './consents';
import { implement, implementForUser } from './implement';
import { refusal } from './refusal';
import { endOtherSessions } from './session';
import { acceptInvitations } from './signatories-invitation';

export const accountByMail = [
  implement(account.requestPasswordReset, ({ body, sandbox, sender }) => {
    const email = normaliseEmail(body.email);
    // Counted for unknown addresses too: the answer never tells whether an account has it.
    refuseTooMany(sandbox, 'reset', email);
    countAttempt(sandbox, 'reset', email);
    const user = sandbox.store.users.firstBy('email', email);
    // After the answer: the time that a mail takes would tell, too.
    if (user !== undefined) setImmediate(() => sendToken(sandbox, sender, 'reset', user));
    return {};
  }),

  implement(account.recoverPassword, ({ body, sandbox }) => {
    const token = requireToken(sandbox, 'reset', body.token);
    requirePassword(body.password, 'password');
    sandbox.store.users.update(token.userId, { passwordHash: hashPassword(body.password, token.userId) });
    useUpTokens(sandbox, 'reset', token.userId);
    endOtherSessions(sandbox, token.userId, null);
    return {};
  }),

  implement(account.acceptInvite, ({ body, sandbox, deployment }) => {
    const token = requireToken(sandbox, 'invite', body.token);
    requirePassword(body.password, 'password');
    requireConsents(body, deployment);
    const user = sandbox.store.users.update(token.userId, {
      passwordHash: hashPassword(body.password, token.userId),
      // The invitation reached the address: that confirms it.
      emailVerified: true,
      interfaceLanguage: body.interface_language,
      communicationLanguage: body.communication_language,
      acceptedTerms: body.accepted_terms,
      acceptedPartnerTerms: body.accepted_partner_terms,
    });
    useUpTokens(sandbox, 'invite', token.userId);
    // Somebody else may have made the account, with an address that is not theirs.
    endOtherSessions(sandbox, token.userId, null);
    acceptInvitations(sandbox, user.email);
    return {};
  }),

  implement(account.confirmEmail, ({ params, sandbox }) => {
    const token = sandbox.store.tokens.get(secretHash(params.token));
    const user = token?.kind === 'confirmation' ? sandbox.store.users.get(token.userId) : undefined;
    // Somebody who follows the link twice has nothing left to do, even when it has expired meanwhile (D-06).
    if (user?.emailVerified) throw refusal('err_email_already_confirmed');
    const { userId } = requireToken(sandbox, 'confirmation', params.token);
    const { email } = sandbox.store.users.update(userId, { emailVerified: true });
    useUpTokens(sandbox, 'confirmation', userId);
    acceptInvitations(sandbox, email);
    return {};
  }),

  implementForUser(account.resendConfirmation, ({ user, sandbox, sender }) => {
    if (user.emailVerified) throw refusal('err_email_already_confirmed');
    refuseTooMany(sandbox, 'confirmation', user.email);
    countAttempt(sandbox, 'confirmation', user.email);
    sendToken(sandbox, sender, 'confirmation', user);
    return {};
  }),
];

/** The token a mail's link carried; throws err_auth_token_invalid, _used or _expired. */
function requireToken(sandbox: Sandbox, kind: TokenKind, value: string): TokenRow {
  const token = sandbox.store.tokens.get(secretHash(value));
  if (token?.kind !== kind) throw refusal('err_auth_token_invalid', 'token');
  if (token.usedAt !== null) throw refusal('err_auth_token_used', 'token');
  if (token.expiresAt <= sandbox.clock.iso()) throw refusal('err_auth_token_expired', 'token');
  return token;
}

/** Uses up every token of the kind: an older mail must not open what a newer one has settled. */
function useUpTokens(sandbox: Sandbox, kind: TokenKind, userId: string): void {
  for (const token of sandbox.store.tokens.findBy('userId', userId)) {
    if (token.kind === kind && token.usedAt === null) {
      sandbox.store.tokens.update(token.id, { usedAt: sandbox.clock.iso() });
    }
  }
}
