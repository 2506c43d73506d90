import { tellOf } from '~/account/account-events.server';
import { account, type UserProfile } from '~/api/account.server';
import { readApplication } from '~/api/applications.server';
import { type ApiClient, createApiClient } from '~/api/client.server';
import { type CookieJar, type CookieKeeper, cookiesInMemory } from '~/api/cookie-jar';
import type { ApiError } from '~/api/result';
import { withFlash } from '~/request/flash';
import { interrupted, resumed, sentUnheard } from '~/request/interruption';
import { askProfile, isRefusedProfile } from '~/request/profile.server';
import { emptySession, type Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';
import { settings } from '~/settings/settings.server';

/** Null when it went well, else what went wrong. */
export type Outcome = ApiError | null;

type Login =
  | { ok: true; data: null }
  /** `isAccountUnreachable`: e-mail and password were right; whose account it is could not be asked (D-71). */
  | { ok: false; error: ApiError; isAccountUnreachable: boolean };

/** Ending a login that nobody uses may take this long, milliseconds. */
const LOGOUT_MS = 3_000;

/** Told to whoever comes back with the old session id: the answer to their login never arrived. */
type LostAnswer = 'login.answerLost' | 'register.answerLost' | 'invite.answerLost';

/**
 * Logs in, then loads the profile; without it the user is logged in nowhere (HTTP-02). What was typed before stays under the old session id too
 * (D-10): a login whose answer is lost is made again. @param lostAnswer what to tell if this answer does not arrive
 */
export async function logIn(
  visit: Visit,
  email: string,
  password: string,
  lostAnswer: LostAnswer = 'login.answerLost',
): Promise<Login> {
  // Kept nowhere before the session has a new id.
  const cookies = cookiesInMemory({});
  const api = apiClientFor(visit, visit.sandbox, cookies);
  const answer = await account.logIn(api, email, password);
  if (!answer.ok) {
    tellOf('login', email, answer.error, { factor: 'password' });
    return { ...answer, isAccountUnreachable: false };
  }
  const profile = await askProfile(api);
  tellOf('login', email, profile.ok ? null : profile.error, { factor: 'password' });
  if (!profile.ok) {
    // Whatever the server says to it: a session that cannot be ended there is worth nothing without its cookie.
    await account.logOut(api, AbortSignal.timeout(LOGOUT_MS));
    return { ...profile, isAccountUnreachable: !isRefusedProfile(profile.error) };
  }
  const user = sessionUser(profile.data);
  const text = visit.t('account')(lostAnswer);
  await visit.renew({
    next(old, replacement) {
      const session = { ...resumed(old, user, replacement), apiCookies: { ...cookies.read() } };
      const sent = readApplication(sentUnheard(user, replacement));
      if (!sent) return session;
      const number = sent.shortApplicationId;
      return withFlash(session, {
        tone: 'success',
        text: visit.t('account')('login.sentUnheard', { number }),
      });
    },
    left: (old) => withFlash(old, { tone: 'info', text }),
  });
  return { ok: true, data: null };
}

/** Logs out; on failure the user stays logged in and is told (HTTP-02). A session the server no longer knows counts as logged out. */
export async function logOut(visit: Visit): Promise<Outcome> {
  const email = visit.session.user?.email ?? null;
  const answer = await account.logOut(visit.plainApi);
  const failure = answer.ok || answer.error.kind === 'sessionExpired' ? null : answer.error;
  tellOf('logout', email, failure);
  if (failure !== null) return failure;
  await visit.renew({ next: afterLogout, left: afterLogout });
  return null;
}

/** Nothing of the user stays to be seen; what they were at waits for them alone, and what belongs to the visit itself stays. */
function afterLogout(session: Session): Session {
  const { sandbox, demoPartner, demoBarHidden, framedBy, browserId } = session;
  const { interrupted: waiting } = interrupted(session);
  return {
    ...emptySession(),
    sandbox,
    demoPartner,
    demoBarHidden,
    framedBy,
    browserId,
    interrupted: waiting,
    loggedOutByUser: true,
  };
}

/** Begins a visitor's world in a hosted demo; what they typed before goes with them, also when they come again after a lost answer (D-10). */
export async function enterWorld(visit: Visit, sandbox: string): Promise<void> {
  const typed = ({ draft, submissionKey, typedForm, user }: Session) =>
    user === null ? { draft, submissionKey, typedForm } : {};
  const demo = (old: Session) => ({ ...emptySession(), ...typed(old), sandbox });
  await visit.renew({ next: demo, left: demo });
}

/** How somebody comes into a sandbox. */
interface Entry {
  /** The lending API's cookies of who comes; none for nobody. */
  apiCookies: CookieJar;
  partner: string;
  /** Origin of the simulator whose page shows the session in a frame: it has a bar of its own. */
  framedBy: string | null;
}

/** Begins a fresh session in one of the simulator's sandboxes, for the person the lending API's cookies belong to, or for nobody. */
export async function enterAs(
  visit: Visit,
  sandbox: string,
  { apiCookies: cookies, partner: demoPartner, framedBy }: Entry,
): Promise<void> {
  const api = apiClientFor(visit, sandbox, cookiesInMemory(cookies));
  const profile = Object.keys(cookies).length > 0 ? await askProfile(api) : null;
  const user = profile?.ok ? sessionUser(profile.data) : null;
  const framed = framedBy === null ? {} : { framedBy, demoBarHidden: true };
  const demo = { ...emptySession(), sandbox, demoPartner, ...framed };
  await visit.renew({
    next: () => ({ ...demo, user, apiCookies: user ? { ...cookies } : {} }),
    // The link works once: whoever did not get the answer still comes into the sandbox by it.
    left: () => demo,
  });
}

/** Calls on behalf of somebody who is not logged in here yet. */
function apiClientFor({ host, language }: Visit, sandbox: string | null, cookies: CookieKeeper): ApiClient {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs } = settings;
  return createApiClient({ baseUrl, timeoutMs, forwardedHost: host, language, sandbox, cookies });
}

function sessionUser({ user_id: id, email, emailVerified }: UserProfile): NonNullable<Session['user']> {
  return { id, email, emailVerified };
}
