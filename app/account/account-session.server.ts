import { account, type UserProfile } from '~/api/account.server';
import { readApplication } from '~/api/applications.server';
import {
  type ApiClient,
  type CookieStore,
  createApiClient,
  createMemoryCookieStore,
} from '~/api/client.server';
import { type ApiError, type ApiResult, hasCode, isUnreadableSuccess } from '~/api/result';
import { handleRefusedForm } from '~/forms/refused-form.server';
import type { Task } from '~/forms/run-task.server';
import { readForm } from '~/request/body/form-body.server';
import {
  findApplicationWithLostResponse,
  logInRestoringWork,
  restoreHeldForm,
} from '~/request/interrupted-forms/interrupted-forms.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { isRefusedProfile, loadProfile } from '~/request/profile.server';
import { addFlashMessage, isPageOwner, loadAccountSessions, type Session } from '~/request/session.server';
import { settings } from '~/settings/settings.server';
import { type EventName, log, pseudonymOf } from '~/telemetry/log.server';
import type { LogFields } from '~/telemetry/log-fields';

type AccountEvent = Extract<EventName, 'login' | 'logout' | 'account-made' | 'password-set'>;

/** `email` is null if only the lending API knows it. */
export function logAccountEvent(
  event: AccountEvent,
  email: string | null,
  error: ApiError | null,
  fields: Pick<LogFields, 'factor' | 'way'> = {},
): void {
  const status = error !== null && 'status' in error ? { status: error.status } : {};
  const account = email === null ? {} : { who: pseudonymOf(email) };
  log[error === null ? 'info' : 'warn'](event, {
    ...fields,
    ...account,
    ...status,
    outcome: error?.kind ?? 'ok',
  });
}

export type SessionUser = NonNullable<Session['user']>;

type Login =
  | { ok: true; data: null }
  /** `isAccountUnreachable`: the credentials are right, but the profile could not be loaded (D-71). */
  | { ok: false; error: ApiError; isAccountUnreachable: boolean };

export const LOGOUT_TIMEOUT_MS = 3_000;

type LostResponse = 'login.answerLost' | 'register.answerLost' | 'invite.answerLost';

/**
 * HTTP-02, D-10. Fails if the profile cannot be loaded.
 * @param lostResponse message that the old session shows if the browser misses the response
 */
export async function logIn(
  request: PortalRequest,
  email: string,
  password: string,
  lostResponse: LostResponse = 'login.answerLost',
): Promise<Login> {
  const apiLogin = createApiLogin(request);
  const result = await account.logIn(apiLogin.api, email, password);
  // An unreadable response may have set the session cookie.
  if (!result.ok && !(isUnreadableSuccess(result.error) && apiLogin.hasCookies())) {
    logAccountEvent('login', email, result.error, { factor: 'password' });
    return { ...result, isAccountUnreachable: false };
  }
  return openLoginSession(request, apiLogin, email, lostResponse);
}

export interface ApiLogin {
  readonly api: ApiClient;
  readonly cookies: CookieStore;
  hasCookies(): boolean;
}

/** A login has its own cookies, so a failed login leaves the session unchanged. */
export function createApiLogin(request: PortalRequest): ApiLogin {
  const cookies = createMemoryCookieStore({});
  const api = createApiClientFor(request, request.demo?.apiHeaders, cookies);
  return { api, cookies, hasCookies: () => Object.keys(cookies.read()).length > 0 };
}

export async function openLoginSession(
  request: PortalRequest,
  { api, cookies }: ApiLogin,
  email: string,
  lostResponse: LostResponse,
): Promise<Login> {
  const profile = await loadProfile(api);
  logAccountEvent('login', email, profile.ok ? null : profile.error, { factor: 'password' });
  if (!profile.ok) {
    // Ignores the result: without its cookie, the login is unusable.
    await account.logOut(api, AbortSignal.timeout(LOGOUT_TIMEOUT_MS));
    return { ...profile, isAccountUnreachable: !isRefusedProfile(profile.error) };
  }
  const user = toSessionUser(profile.data);
  const text = request.t('account')(lostResponse);
  const { user: previousUser, heldForm } = request.session.data;
  const key = { storeScope: request.facts.storeScope, userId: user.id };
  const accountSessions = heldForm && (await request.session.awaitStore(loadAccountSessions(key)));
  await request.session.rotate({
    createNewSession(oldSession, replacement) {
      const isOwn = (owner: string) => owner === accountSessions?.pageOwner || isPageOwner(owner, key);
      const restoredSession = restoreHeldForm(logInRestoringWork(oldSession, user, replacement), isOwn);
      const session = { ...restoredSession, apiCookies: { ...cookies.read() } };
      const sentApplication = readApplication(findApplicationWithLostResponse(user, replacement));
      if (!sentApplication) return session;
      const number = sentApplication.shortApplicationId;
      return addFlashMessage(session, {
        tone: 'success',
        text: request.t('account')('login.sentUnheard', { number }),
      });
    },
    createSessionForOldId: (oldSession) => addFlashMessage(oldSession, { tone: 'info', text }),
  });
  if (previousUser && previousUser.id !== user.id) request.addHeader('X-Remix-Reload-Document', 'true');
  return { ok: true, data: null };
}

/** Logs in and out, to learn whether a changed password is in effect. */
export async function isPasswordValid(
  request: PortalRequest,
  email: string,
  password: string,
): Promise<ApiResult<boolean>> {
  const { api } = createApiLogin(request);
  const result = await account.logIn(api, email, password);
  if (!result.ok)
    return hasCode(result.error, 'err_auth_invalid_credentials') ? { ok: true, data: false } : result;
  await account.logOut(api, AbortSignal.timeout(LOGOUT_TIMEOUT_MS));
  return { ok: true, data: true };
}

export function createApiClientFor(
  { facts: { host, language } }: PortalRequest,
  headers: Readonly<Record<string, string>> | undefined,
  cookies: CookieStore,
): ApiClient {
  const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs } = settings;
  return createApiClient({
    baseUrl,
    timeoutMs,
    forwardedHost: host,
    language,
    cookies,
    ...(headers && { headers }),
  });
}

export function toSessionUser({ user_id: id, email, emailVerified }: UserProfile): SessionUser {
  return { id, email, emailVerified };
}

/** A form that is too large or sent too often keeps its values, except passwords. */
export function answerAccountForm<Opened extends PortalRequest, More extends object>(
  args: RequestArgs,
  openRequest: (args: RequestArgs) => Promise<Opened>,
  declare: (request: Opened, form: FormData) => Task<More>,
) {
  return handleRefusedForm<Awaited<ReturnType<Task<More>['run']>>, Partial<More>>(args, async () => {
    const request = await openRequest(args);
    const form = await readForm(args.request);
    return declare(request, form).run(request, form);
  });
}
