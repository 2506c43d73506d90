import { account, type UserProfile } from '~/api/account.server';
import { createApiClient } from '~/api/client.server';
import { type CookieJar, cookiesInMemory } from '~/api/cookie-jar';
import type { ApiError } from '~/api/result';
import { settings } from '~/settings.server';
import { interrupted, resumed } from './interruption';
import { askProfile, isRefusedProfile } from './profile.server';
import { emptySession, type Session } from './session.server';
import type { Visit } from './visit.server';

/** Null when it went well, else what went wrong. */
export type Outcome = ApiError | null;

/** A login that came to nothing. */
export interface LoginFailure {
  error: ApiError;
  /** E-mail and password were right; whose account it is could not be asked (D-71). */
  isAccountUnreachable: boolean;
}

/** Ending a login that nobody uses may take this long, milliseconds. */
const LOGOUT_MS = 3_000;

/**
 * Logs in, then loads the profile. Where that fails, the user is logged in neither here nor at the lending API (HTTP-02). What the visitor
 * typed before stays.
 *
 * @returns null when the user is logged in
 */
export async function logIn(visit: Visit, email: string, password: string): Promise<LoginFailure | null> {
  const answer = await account.logIn(visit.plainApi, email, password);
  if (!answer.ok) return { error: answer.error, isAccountUnreachable: false };
  const profile = await askProfile(visit.plainApi);
  if (!profile.ok) {
    // Whatever the server says to it: a session that cannot be ended there is worth nothing without its cookie.
    await account.logOut(visit.plainApi, AbortSignal.timeout(LOGOUT_MS));
    await visit.change((session) => ({ ...session, user: null, apiCookies: {} }));
    return { error: profile.error, isAccountUnreachable: !isRefusedProfile(profile.error) };
  }
  await visit.renew((session) => resumed(session, sessionUser(profile.data)));
  return null;
}

/** Logs out; on failure the user stays logged in and is told (HTTP-02). A session the server no longer knows counts as logged out. */
export async function logOut(visit: Visit): Promise<Outcome> {
  const answer = await account.logOut(visit.plainApi);
  if (!answer.ok && answer.error.kind !== 'sessionExpired') return answer.error;
  await visit.renew(afterLogout);
  return null;
}

/** Nothing of the user stays to be seen; what they were at waits for them alone, and what belongs to the visit itself stays. */
function afterLogout(session: Session): Session {
  const { sandbox, demoPartner, demoBarHidden } = session;
  const { interrupted: waiting } = interrupted(session);
  return {
    ...emptySession(),
    sandbox,
    demoPartner,
    demoBarHidden,
    interrupted: waiting,
    loggedOutByUser: true,
  };
}

/** Begins a fresh session in one of the simulator's sandboxes, for the person the lending API's cookies belong to, or for nobody. */
export async function enterAs(
  visit: Visit,
  sandbox: string,
  cookies: CookieJar,
  demoPartner?: string,
): Promise<void> {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs } = settings;
  const api = createApiClient({
    baseUrl,
    timeoutMs,
    forwardedHost: visit.host,
    sandbox,
    cookies: cookiesInMemory(cookies),
  });
  const profile = Object.keys(cookies).length > 0 ? await askProfile(api) : null;
  const user = profile?.ok ? sessionUser(profile.data) : null;
  await visit.renew(() => ({
    ...emptySession(),
    sandbox,
    demoPartner,
    user,
    apiCookies: user ? { ...cookies } : {},
  }));
}

function sessionUser({ user_id: id, email, emailVerified }: UserProfile): NonNullable<Session['user']> {
  return { id, email, emailVerified };
}
