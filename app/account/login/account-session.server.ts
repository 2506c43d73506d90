import { logAccountEvent } from '~/account/account-events.server';
import { account, type UserProfile } from '~/api/account.server';
import { readApplication } from '~/api/applications.server';
import { type ApiClient, createApiClient } from '~/api/client.server';
import { type CookieJar, type CookieKeeper, cookiesInMemory } from '~/api/cookie-jar';
import type { ApiError } from '~/api/result';
import { withFlash } from '~/request/flash';
import { applicationWithLostResponse, interrupted, resumed } from '~/request/interruption';
import { isRefusedProfile, loadProfile } from '~/request/profile.server';
import { emptySession, type Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';
import { settings } from '~/settings/settings.server';

export type Outcome = ApiError | null;

type Login =
  | { ok: true; data: null }
  /** `isAccountUnreachable`: the credentials were right, but the profile could not be loaded (D-71). */
  | { ok: false; error: ApiError; isAccountUnreachable: boolean };

const LOGOUT_MS = 3_000;

type LostAnswer = 'login.answerLost' | 'register.answerLost' | 'invite.answerLost';

/**
 * Fails without a profile (HTTP-02). Keeps typed values under the old session id, so that a login with a lost
 * response can be repeated (D-10).
 * @param lostAnswer message for the old session
 */
export async function logIn(
  visit: Visit,
  email: string,
  password: string,
  lostAnswer: LostAnswer = 'login.answerLost',
): Promise<Login> {
  const cookies = cookiesInMemory({});
  const api = apiClientFor(visit, visit.sandbox, cookies);
  const answer = await account.logIn(api, email, password);
  if (!answer.ok) {
    logAccountEvent('login', email, answer.error, { factor: 'password' });
    return { ...answer, isAccountUnreachable: false };
  }
  const profile = await loadProfile(api);
  logAccountEvent('login', email, profile.ok ? null : profile.error, { factor: 'password' });
  if (!profile.ok) {
    // Ignores the result: the session is unusable without its cookie.
    await account.logOut(api, AbortSignal.timeout(LOGOUT_MS));
    return { ...profile, isAccountUnreachable: !isRefusedProfile(profile.error) };
  }
  const user = sessionUser(profile.data);
  const text = visit.t('account')(lostAnswer);
  await visit.renew({
    next(old, replacement) {
      const session = { ...resumed(old, user, replacement), apiCookies: { ...cookies.read() } };
      const sent = readApplication(applicationWithLostResponse(user, replacement));
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

/** On failure the user stays logged in (HTTP-02). A session unknown to the server counts as logged out. */
export async function logOut(visit: Visit): Promise<Outcome> {
  const email = visit.session.user?.email ?? null;
  const answer = await account.logOut(visit.plainApi);
  const failure = answer.ok || answer.error.kind === 'sessionExpired' ? null : answer.error;
  logAccountEvent('logout', email, failure);
  if (failure !== null) return failure;
  await visit.renew({ next: afterLogout, left: afterLogout });
  return null;
}

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

export async function enterWorld(visit: Visit, sandbox: string): Promise<void> {
  const typed = ({ draft, submissionKey, typedForm, user }: Session) =>
    user === null ? { draft, submissionKey, typedForm } : {};
  const demo = (old: Session) => ({ ...emptySession(), ...typed(old), sandbox });
  await visit.renew({ next: demo, left: demo });
}

interface Entry {
  apiCookies: CookieJar;
  partner: string;
  framedBy: string | null;
}

export async function enterAs(
  visit: Visit,
  sandbox: string,
  { apiCookies: cookies, partner: demoPartner, framedBy }: Entry,
): Promise<void> {
  const api = apiClientFor(visit, sandbox, cookiesInMemory(cookies));
  const profile = Object.keys(cookies).length > 0 ? await loadProfile(api) : null;
  const user = profile?.ok ? sessionUser(profile.data) : null;
  const framed = framedBy === null ? {} : { framedBy, demoBarHidden: true };
  const demo = { ...emptySession(), sandbox, demoPartner, ...framed };
  await visit.renew({
    next: () => ({ ...demo, user, apiCookies: user ? { ...cookies } : {} }),
    // The link works once, so the old session enters the sandbox too in case the response is lost.
    left: () => demo,
  });
}

function apiClientFor({ host, language }: Visit, sandbox: string | null, cookies: CookieKeeper): ApiClient {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs } = settings;
  return createApiClient({ baseUrl, timeoutMs, forwardedHost: host, language, sandbox, cookies });
}

function sessionUser({ user_id: id, email, emailVerified }: UserProfile): NonNullable<Session['user']> {
  return { id, email, emailVerified };
}
