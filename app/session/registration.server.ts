import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { account, type NewUser } from '~/api/account.server';
import type { ApiError } from '~/api/result';
import { explainAccount } from './account-problem.server';
import { logIn } from './account-session.server';
import { type Explanation, headed } from './problem.server';
import type { Visit } from './visit.server';

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

/** Registers somebody in the language they read, and logs them in (ACC-02). */
export async function register(
  visit: Visit,
  { email, password, ...terms }: NewAccount,
): Promise<Registration> {
  const answer = await registerOnce(visit, { email, password, ...consents(visit, terms) });
  if (!answer.ok) return { registered: false, error: answer.error };
  const failure = await logIn(visit, email, password);
  return { registered: true, loggedIn: failure === null };
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
