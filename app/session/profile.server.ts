import { account } from '~/api/account.server';
import { hasCode } from '~/api/result';
import { oneMessage, withFlash } from './flash';
import type { UserVisit } from './guards.server';
import { interrupted } from './interruption';
import { loginPath } from './login-path';
import { explain, textsOf } from './problem.server';

/**
 * Asks the lending API for the logged-in user anew: the address may have been confirmed elsewhere meanwhile. A server that refuses to tell
 * the profile, or cannot, logs the user out here, and the user is told why (HTTP-02).
 *
 * @throws redirect to login, which leads back here
 */
export async function refreshProfile(visit: UserVisit): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await account.profile(visit.api);
  if (!profile.ok) {
    // An address that must be confirmed first has a screen of its own (SHELL-18).
    if (hasCode(profile.error, 'err_email_not_confirmed')) return visit.user;
    const text = oneMessage(textsOf(explain(visit, profile.error)));
    await visit.change((session) => withFlash(interrupted(session), { tone: 'error', text }));
    throw visit.redirect(loginPath(visit.here));
  }
  const { user_id: id, email, emailVerified } = profile.data;
  if (email !== visit.user.email || emailVerified !== visit.user.emailVerified) {
    await visit.change((session) => ({ ...session, user: { id, email, emailVerified } }));
  }
  return { email, emailVerified };
}
