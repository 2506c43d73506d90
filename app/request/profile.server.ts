import { data } from '@remix-run/node';
import { account, type UserProfile } from '~/api/account.server';
import type { ApiClient } from '~/api/client.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import type { Words } from '~/i18n/words';
import { oneMessage, withFlash } from './flash';
import type { UserVisit } from './guards.server';
import { interrupted } from './interruption';
import { loginPath } from './login-path';
import { codeInWords, statusOf } from './problem.server';
import { type ProblemData, problemOf } from './problem-data.server';
import type { Visit } from './visit.server';

/** The second try is a quick one: whoever waits has waited through the first. Milliseconds. */
const SECOND_TRY_MS = 3_000;

/** Statuses by which the lending API says no to whoever asks for their profile (D-71); anything else says nothing about them. */
const REFUSALS = [401, 403, 404];

/** True when the profile was refused; false when it could not be asked for (D-71). */
export function isRefusedProfile(error: ApiError): boolean {
  return error.kind === 'sessionExpired' || (error.kind === 'refused' && REFUSALS.includes(error.status));
}

/** Asks for the profile of the logged-in user, and once more when the lending API could not be asked (D-71). */
export async function askProfile(api: ApiClient): Promise<ApiResult<UserProfile>> {
  const profile = await account.profile(api);
  if (profile.ok || isRefusedProfile(profile.error)) return profile;
  return account.profile(api, AbortSignal.timeout(SECOND_TRY_MS));
}

/**
 * Asks the lending API for the logged-in user anew. A server that refuses to tell logs the user out here, with why (HTTP-02, D-71). @throws
 * redirect to login and back; the page that the account is out of reach, while the user stays logged in
 */
export async function refreshProfile(visit: UserVisit): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await askProfile(visit.api);
  if (!profile.ok) {
    const { error } = profile;
    // An address that must be confirmed first has a screen of its own (SHELL-18).
    if (hasCode(error, 'err_email_not_confirmed')) return visit.user;
    if (!isRefusedProfile(error)) throw accountUnreachable(error);
    const [first] = error.kind === 'refused' ? error.errors : [];
    const profileRefusal = { code: first?.code ?? null };
    const text = oneMessage([visit.t('replies')('loggedOut'), reasonOf(visit, profileRefusal)]);
    await visit.change((session) =>
      withFlash({ ...interrupted(session), profileRefusal }, { tone: 'error', text, sessionOver: true }),
    );
    throw visit.redirect(loginPath(visit.here, { expired: true }));
  }
  const { user_id: id, email, emailVerified } = profile.data;
  if (email !== visit.user.email || emailVerified !== visit.user.emailVerified) {
    await visit.change((session) => ({ ...session, user: { id, email, emailVerified } }));
  }
  return { email, emailVerified };
}

/** Why the visitor was logged out, for the login page: it says so until the next login. Null for a session that ended by itself. */
export function logoutReason(visit: Visit): string | null {
  const refusal = visit.sessionOrNull?.profileRefusal;
  return refusal ? `${visit.t('replies')('loggedOut')} ${reasonOf(visit, refusal)}` : null;
}

function reasonOf(visit: Visit, { code }: { code: string | null }): Words {
  return code === null ? visit.t('replies')('accessRefused') : codeInWords(visit, code);
}

/** What stands in for a page while the account is out of reach: nothing of the account is in it (D-71). */
function accountUnreachable(error: ApiError) {
  const problem: ProblemData = problemOf({
    messages: [],
    emailNotConfirmed: false,
    accountUnreachable: true,
  });
  return data(problem, { status: statusOf(error) });
}
