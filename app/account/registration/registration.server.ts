import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { tellOf } from '~/account/account-events.server';
import { explainAccount } from '~/account/account-problem.server';
import { logIn } from '~/account/login/account-session.server';
import { refuseGuessable } from '~/account/password/guessable-password.server';
import { registrationSchema } from '~/account/rules/account-forms';
import { account, type NewUser } from '~/api/account.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import { typedValues } from '~/domain/typed';
import { task } from '~/forms/run-task.server';
import { type Explanation, headed } from '~/request/problem.server';
import { overLimit, requireWithinLimit } from '~/request/rate-limit.server';
import type { Visit } from '~/request/visit.server';

/** Makes an account (ACC-02 to ACC-05). */
export function registrationForm(visit: Visit, form: FormData) {
  const t = visit.t('account');
  return task({
    form: 'register',
    schema: registrationSchema({ partnerTerms: visit.config.partnerTermsRequired }, typedValues(form)),
    call: async (newAccount) => {
      await requireWithinLimit(visit, 'registration');
      return register(visit, newAccount);
    },
    reasons: (error) => explainRegistration(visit, error),
    words: { done: ({ loggedIn }) => t(loggedIn ? 'register.done' : 'register.logInYourself') },
    next: ({ loggedIn }) => (loggedIn ? '/dashboard/applications' : '/login'),
  });
}

/** A new account as its form gives it, already checked. */
export interface NewAccount {
  email: string;
  password: string;
  acceptedTerms: boolean;
  /** Undefined where nobody asked (ACC-05). */
  acceptedPartnerTerms: boolean | undefined;
}

/**
 * Registers somebody in the language they read, and logs them in (ACC-02). An account that is there already is their own where this
 * session has tried to make it before and never heard of it, as after a lost connection, or tries at this moment by another instance of
 * the portal: the password tells. The account may be there although logging in to it failed.
 */
export async function register(
  visit: Visit,
  { email, password, ...terms }: NewAccount,
): Promise<ApiResult<{ loggedIn: boolean }>> {
  const refusal = await refuseGuessable(password, { partnerKey: visit.partnerKey, email });
  if (refusal !== null) {
    tellOf('account-made', email, refusal.error);
    return refusal;
  }
  await countTry(visit, email, 1);
  const answer = await registerOnce(visit, { email, password, ...consents(visit, terms) });
  tellOf('account-made', email, answer.ok ? null : answer.error);
  if (!answer.ok) {
    if (answer.error.kind !== 'refused') return answer;
    await countTry(visit, email, -1);
    const mayBeOwn =
      hasCode(answer.error, 'err_email_conflict') && visit.session.registering?.email === email;
    // The password is tried, and counts as a login does.
    const mayTry = mayBeOwn && (await visit.orOutage(overLimit(visit, 'login', email))) === null;
    const isOwn = mayTry && (await logIn(visit, email, password, 'register.answerLost')).ok;
    return isOwn ? { ok: true, data: { loggedIn: true } } : answer;
  }
  const { ok: loggedIn } = await logIn(visit, email, password, 'register.answerLost');
  return { ok: true, data: { loggedIn } };
}

/** Counts the tries to make an account that have not been refused, in the visitor's session. */
function countTry(visit: Visit, email: string, by: 1 | -1): Promise<void> {
  return visit.change(({ registering, ...session }) => {
    const tries = (registering?.email === email ? registering.tries : 0) + by;
    return tries > 0 ? { ...session, registering: { email, tries } } : session;
  });
}

/** The last moments' registrations, by who with which password: of a form that is sent twice, the second is the first. */
const recent = new LRUCache<string, ReturnType<typeof account.register>>({ max: 1000, ttl: 10_000 });

function registerOnce(visit: Visit, user: NewUser): ReturnType<typeof account.register> {
  const name = [visit.host, visit.sandbox, user.email, user.password];
  const key = createHash('sha256').update(JSON.stringify(name)).digest('base64');
  const known = recent.get(key);
  if (known) return known;
  const answer = account.register(visit.plainApi, user).then((result) => {
    if (!result.ok) recent.delete(key);
    return result;
  });
  recent.set(key, answer);
  return answer;
}

/** The terms somebody accepted and the languages they are spoken to in, as the lending API wants them. */
export function consents(visit: Visit, terms: Pick<NewAccount, 'acceptedTerms' | 'acceptedPartnerTerms'>) {
  return {
    accepted_terms: terms.acceptedTerms,
    accepted_partner_terms: terms.acceptedPartnerTerms ?? false,
    interface_language: visit.language,
    communication_language: visit.language,
  };
}

/** The registration error, with the server's codes at the fields they belong to (ACC-02). */
export function explainRegistration(visit: Visit, error: ApiError): Explanation {
  return headed(visit.t('account')('register.failed'), explainAccount(visit, error));
}
