import { data } from '@remix-run/node';
import { account, type UserProfile } from '~/api/account.server';
import type { ApiClient } from '~/api/client.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import type { Words } from '~/i18n/words';
import { oneMessage, withFlash } from './flash';
import type { UserVisit } from './guards.server';
import { interrupted } from './interruption';
import { loginPath } from './login-path';
import type { Visit } from './portal-request';
import { errorMessage, statusOf } from './problem.server';
import { type ProblemData, problemOf } from './problem-data.server';

/** Milliseconds. Short, because the visitor has already waited for the first attempt. */
const SECOND_TRY_MS = 3_000;

/** Statuses that mean the API refuses this user (D-71). Other errors say nothing about the user. */
const REFUSALS = [401, 403, 404];

export function isRefusedProfile(error: ApiError): boolean {
  return error.kind === 'sessionExpired' || (error.kind === 'refused' && REFUSALS.includes(error.status));
}

/** One retry if the API is unreachable (D-71). */
export async function loadProfile(api: ApiClient): Promise<ApiResult<UserProfile>> {
  const profile = await account.profile(api);
  if (profile.ok || isRefusedProfile(profile.error)) return profile;
  return account.profile(api, AbortSignal.timeout(SECOND_TRY_MS));
}

/**
 * A refusal logs the user out and stores the reason (HTTP-02, D-71).
 * @throws redirect to login; an error page if the API is unreachable
 */
export async function refreshProfile(visit: UserVisit): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await loadProfile(visit.api);
  if (!profile.ok) {
    const { error } = profile;
    // Unconfirmed addresses have their own screen (SHELL-18).
    if (hasCode(error, 'err_email_not_confirmed')) return visit.user;
    if (!isRefusedProfile(error)) throw accountUnreachable(error);
    const [first] = error.kind === 'refused' ? error.errors : [];
    const profileRefusal = { code: first?.code ?? null };
    const text = oneMessage([visit.t('replies')('loggedOut'), reasonOf(visit, profileRefusal)]);
    await visit.session.change((session) =>
      withFlash({ ...interrupted(session), profileRefusal }, { tone: 'error', text, sessionOver: true }),
    );
    throw visit.redirect(loginPath(visit.facts.pathAndQuery, { expired: true }));
  }
  const { user_id: id, email, emailVerified } = profile.data;
  if (email !== visit.user.email || emailVerified !== visit.user.emailVerified) {
    await visit.session.change((session) => ({ ...session, user: { id, email, emailVerified } }));
  }
  return { email, emailVerified };
}

/** Shown on the login page until the next login; null after a normal expiry. */
export function logoutReason(visit: Visit): string | null {
  const refusal = visit.session.dataOrNull?.profileRefusal;
  return refusal ? `${visit.t('replies')('loggedOut')} ${reasonOf(visit, refusal)}` : null;
}

function reasonOf(visit: Visit, { code }: { code: string | null }): Words {
  return code === null ? visit.t('replies')('accessRefused') : errorMessage(visit, code);
}

function accountUnreachable(error: ApiError) {
  const problem: ProblemData = problemOf({
    messages: [],
    emailNotConfirmed: false,
    accountUnreachable: true,
  });
  return data(problem, { status: statusOf(error) });
}
