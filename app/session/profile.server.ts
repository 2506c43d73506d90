import { account } from '~/api/account.server';
import { type ApiError, hasCode } from '~/api/result';
import type { UserVisit } from './guards.server';
import { explain, flashProblem } from './problem.server';

/**
 * Asks the lending API for the logged-in user anew: the address may have been confirmed elsewhere meanwhile. A server that refuses to tell
 * the profile logs the user out here, and says why (HTTP-02); one that is in trouble does not.
 *
 * @throws redirect to login
 */
export async function refreshProfile(visit: UserVisit): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await account.profile(visit.api);
  if (!profile.ok) {
    if (!isRefusal(profile.error)) return visit.user;
    await visit.change((session) => ({ ...session, user: null, apiCookies: {} }));
    await flashProblem(visit, explain(visit, profile.error));
    throw visit.redirect('/login');
  }
  const { user_id: id, email, emailVerified } = profile.data;
  if (email !== visit.user.email || emailVerified !== visit.user.emailVerified) {
    await visit.change((session) => ({ ...session, user: { id, email, emailVerified } }));
  }
  return { email, emailVerified };
}

/** An address that must be confirmed first is no reason to log anybody out: that has a screen of its own (SHELL-18). */
function isRefusal(error: ApiError): boolean {
  return error.kind === 'refused' && error.status < 500 && !hasCode(error, 'err_email_not_confirmed');
}
