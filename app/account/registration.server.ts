import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { account, type NewUser } from '~/api/account.server';
import { type ApiError, hasCode } from '~/api/result';
import { type Explanation, headed } from '~/request/problem.server';
import { overLimit } from '~/request/rate-limit.server';
import type { Visit } from '~/request/visit.server';
import { tellOf } from './account-events.server';
import { explainAccount } from './account-problem.server';
import { logIn } from './account-session.server';
import { refuseGuessable } from './guessable-password.server';

/** A new account as its form gives it, already checked. */
export interface NewAccount {
  email: string;
  password: string;
  acceptedTerms: boolean;
  /** Undefined where nobody asked (ACC-05). */
  acceptedPartnerTerms: boolean | undefined;
}

/** What became of a registration. The account may be there although logging in to it failed. */
export type Registration = { registered: true; loggedIn: boolean } | { registered: false; error: ApiError };

/**
 * Registers somebody in the language they read, and logs them in (ACC-02). An account that is there already is their own where this
 * session has tried to make it before and never heard of it, as after a lost connection, or tries at this moment by another instance of
 * the portal: the password tells.
 */
export async function register(
  visit: Visit,
  { email, password, ...terms }: NewAccount,
): Promise<Registration> {
  const refusal = await refuseGuessable(password, { partnerKey: visit.partnerKey, email });
  if (refusal !== null) {
    tellOf('account-made', email, refusal.error);
    return { registered: false, error: refusal.error };
  }
  await countTry(visit, email, 1);
  const answer = await registerOnce(visit, { email, password, ...consents(visit, terms) });
  tellOf('account-made', email, answer.ok ? null : answer.error);
  if (!answer.ok) {
    const { error } = answer;
    if (error.kind !== 'refused') return { registered: false, error };
    await countTry(visit, email, -1);
    const mayBeOwn = hasCode(error, 'err_email_conflict') && visit.session.registering?.email === email;
    // The password is tried, and counts as a login does.
    const mayTry = mayBeOwn && (await overLimit(visit, 'login', email)) === null;
    const isOwn = mayTry && (await logIn(visit, email, password, 'register.answerLost')) === null;
    return isOwn ? { registered: true, loggedIn: true } : { registered: false, error };
  }
  const failure = await logIn(visit, email, password, 'register.answerLost');
  return { registered: true, loggedIn: failure === null };
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
