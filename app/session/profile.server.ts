import { account } from '~/api/account.server';
import type { UserVisit } from './guards.server';

/**
 * Asks the lending API for the logged-in user anew: the address may have been confirmed elsewhere meanwhile. A server that has no profile
 * for them logs the user out here (HTTP-02); one that cannot be reached does not.
 *
 * @throws redirect to login
 */
export async function refreshProfile(visit: UserVisit): Promise<{ email: string; emailVerified: boolean }> {
  const profile = await account.profile(visit.api);
  if (profile.ok) {
    const { user_id: id, email, emailVerified } = profile.data;
    if (email !== visit.user.email || emailVerified !== visit.user.emailVerified) {
      await visit.change((session) => ({ ...session, user: { id, email, emailVerified } }));
    }
    return { email, emailVerified };
  }
  if (profile.error.kind === 'refused') {
    await visit.change((session) => ({ ...session, user: null, apiCookies: {} }));
    throw visit.redirect('/login');
  }
  return visit.user;
}
