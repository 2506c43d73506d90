import * as account from 'contracts/api/account';
import { sendAccountExistsMail, sendTokenMail } from '../mail/send-mail';
import { findEmailViolation, normaliseEmail } from '../rules/account-rules';
import { hashPassword, isPasswordMatch } from '../store/password-hash';
import { clearAttempts, countAttempt, refuseTooManyAttempts } from './attempt-limits';
import { requireConsents, requireValidPassword } from './consents';
import { implement, implementForUser } from './implement';
import { createRefusal, Refusal } from './refusal';
import { endOtherSessions, openSession } from './session';

export const accountEndpoints = [
  implement(account.login, async ({ body, sandbox, setSession }) => {
    const email = normaliseEmail(body.email);
    refuseTooManyAttempts(sandbox, 'login', email);
    // Counting before the slow check makes simultaneous attempts count separately.
    countAttempt(sandbox, 'login', email);
    const user = sandbox.store.users.findFirstBy('email', email);
    // Checks a password for unknown addresses too, for the same response and duration.
    const matches = await isPasswordMatch(body.password, user?.passwordHash);
    if (user === undefined || !matches) throw createRefusal('err_auth_invalid_credentials');
    clearAttempts(sandbox, 'login', email);
    setSession(openSession(sandbox, user));
    return {};
  }),

  implementForUser(account.logout, ({ sandbox, sessionId, setSession }) => {
    sandbox.store.sessions.delete(sessionId);
    setSession(null);
    return {};
  }),

  implement(account.register, ({ body, sandbox, deployment, sender, setSession }) => {
    const email = normaliseEmail(body.email);
    const violation = findEmailViolation(email);
    if (violation !== null) throw createRefusal(violation, 'email');
    requireValidPassword(body.password, 'password');
    requireConsents(body, deployment);
    const existingUser = sandbox.store.users.findFirstBy('email', email);
    if (existingUser !== undefined) {
      sendAccountExistsMail(sandbox, sender, existingUser);
      throw createRefusal('err_email_conflict', 'email');
    }
    const id = sandbox.ids.next();
    const user = sandbox.store.users.insert({
      id,
      email,
      passwordHash: hashPassword(body.password, id),
      emailVerified: false,
      interfaceLanguage: body.interface_language,
      communicationLanguage: body.communication_language,
      acceptedTerms: body.accepted_terms,
      acceptedPartnerTerms: body.accepted_partner_terms,
      createdAt: sandbox.clock.iso(),
    });
    sendTokenMail(sandbox, sender, 'confirmation', user);
    setSession(openSession(sandbox, user));
    return { user_id: user.id };
  }),

  implementForUser(account.changePassword, async ({ body, user, sandbox, sessionId }) => {
    if (!(await isPasswordMatch(body.old_password, user.passwordHash))) {
      // 400, because 401 would log the user out (D-65).
      throw new Refusal(400, [{ code: 'err_validation_failed', field: 'old_password' }]);
    }
    requireValidPassword(body.new_password, 'new_password');
    sandbox.store.users.update(user.id, { passwordHash: hashPassword(body.new_password, user.id) });
    endOtherSessions(sandbox, user.id, sessionId);
    return {};
  }),
];
