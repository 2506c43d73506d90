import { data } from '@remix-run/node';
import { account, type UserProfile } from '~/api/account.server';
import type { ApiClient } from '~/api/client.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import type { TranslatedText } from '~/i18n/translated-text';
import type { UserRequest } from './guards.server';
import { logOutKeepingWork } from './interrupted-forms/interrupted-forms.server';
import { loginPath } from './login-path';
import type { PortalRequest } from './portal-request';
import { errorMessage, statusOfApiError } from './problem.server';
import { createProblemData, type ProblemData } from './problem-data.server';
import { addFlashMessage, joinMessages } from './session.server';

/** The visitor has waited already, so this timeout is short. */
const SECOND_TRY_TIMEOUT_MS = 3_000;

/** D-71. With these statuses the API refuses this user. */
const REFUSED_STATUSES = [401, 403, 404];

export function isRefusedProfile(error: ApiError): boolean {
  return (
    error.kind === 'sessionExpired' || (error.kind === 'refused' && REFUSED_STATUSES.includes(error.status))
  );
}

/** D-71. Retries once after any error other than a refusal. */
export async function loadProfile(api: ApiClient): Promise<ApiResult<UserProfile>> {
  const profile = await account.profile(api);
  if (profile.ok || isRefusedProfile(profile.error)) return profile;
  return account.profile(api, AbortSignal.timeout(SECOND_TRY_TIMEOUT_MS));
}

/**
 * D-71. A refusal logs the user out.
 * @throws redirect to login after a refusal; an error page after other errors
 */
export async function refreshProfile(
  request: UserRequest,
): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await loadProfile(request.api);
  if (!profile.ok) {
    const { error } = profile;
    // Unconfirmed addresses have their own screen (SHELL-18).
    if (hasCode(error, 'err_email_not_confirmed')) return request.user;
    if (!isRefusedProfile(error)) throw accountUnreachable(error);
    const [firstError] = error.kind === 'refused' ? error.errors : [];
    const profileRefusal = { code: firstError?.code ?? null };
    const text = joinMessages([request.t('replies')('loggedOut.title'), reasonOf(request, profileRefusal)]);
    await request.session.change((session) =>
      addFlashMessage(
        { ...logOutKeepingWork(session), profileRefusal },
        { tone: 'error', text, sessionOver: true },
      ),
    );
    throw request.redirect(loginPath(request.facts.pathAndQuery, { expired: true }));
  }
  const { user_id: id, email, emailVerified } = profile.data;
  if (email !== request.user.email || emailVerified !== request.user.emailVerified) {
    await request.session.change((session) => ({ ...session, user: { id, email, emailVerified } }));
  }
  return { email, emailVerified };
}

/** The login page shows this reason until the next login. Null unless the API refused the profile. */
export function findLogoutReason(request: PortalRequest): string | null {
  const refusal = request.session.dataOrNull?.profileRefusal;
  return refusal ? `${request.t('replies')('loggedOut.title')} ${reasonOf(request, refusal)}` : null;
}

function reasonOf(request: PortalRequest, { code }: { code: string | null }): TranslatedText {
  return code === null ? request.t('replies')('accessRefused') : errorMessage(request, code);
}

function accountUnreachable(error: ApiError) {
  const problem: ProblemData = createProblemData({
    messages: [],
    emailNotConfirmed: false,
    accountUnreachable: true,
  });
  return data(problem, { status: statusOfApiError(error) });
}
