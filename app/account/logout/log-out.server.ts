import { account } from '~/api/account.server';
import { createMemoryCookieStore } from '~/api/client.server';
import { type ApiError, isUnreadableSuccess } from '~/api/result';
import type { TranslatedText } from '~/i18n/translated-text';
import {
  type EndedSessionCookies,
  endOtherSessions,
  removeSessionFromAccount,
} from '~/request/account-sessions.server';
import { logOutKeepingWork, withoutUser } from '~/request/interrupted-forms/interrupted-forms.server';
import type { PortalRequest } from '~/request/portal-request';
import type { Session } from '~/request/session.server';
import {
  createApiClientFor,
  LOGOUT_TIMEOUT_MS,
  logAccountEvent,
  type SessionUser,
} from '../account-session.server';

/** HTTP-02. On failure the user stays logged in. */
export async function logOut(request: PortalRequest): Promise<ApiError | null> {
  const { user } = request.session.data;
  const result = await account.logOut(request.plainApi);
  const isOver =
    result.ok || isSessionOver(result.error) || (await isSessionOverAfterError(request, result.error));
  const failure = isOver ? null : result.error;
  logAccountEvent('logout', user?.email ?? null, failure);
  if (failure !== null) return failure;
  if (user) await removeSessionFromAccount({ facts: request.facts, session: request.session, user });
  await request.session.rotate({
    createNewSession: createLoggedOutSession,
    createSessionForOldId: createLoggedOutSession,
  });
  return null;
}

/** @param text message in the other browsers @throws StoreUnavailableError */
export async function logOutOtherSessions(
  request: PortalRequest,
  user: SessionUser,
  text: TranslatedText,
): Promise<void> {
  const { facts, session } = request;
  await endApiLogins(request, user, await endOtherSessions({ facts, session, user }, text));
}

/** Ignores failures: the logins are unusable without their sessions. */
export async function endApiLogins(
  request: PortalRequest,
  { email }: SessionUser,
  sessions: readonly EndedSessionCookies[],
): Promise<void> {
  const logouts = sessions.map(async ({ apiCookies }) => {
    const api = createApiClientFor(request, request.demo?.apiHeaders, createMemoryCookieStore(apiCookies));
    const result = await account.logOut(api, AbortSignal.timeout(LOGOUT_TIMEOUT_MS));
    logAccountEvent('logout', email, result.ok ? null : result.error);
  });
  await Promise.all(logouts);
}

const isSessionOver = (error: ApiError): boolean => error.kind === 'sessionExpired';

async function isSessionOverAfterError(request: PortalRequest, error: ApiError): Promise<boolean> {
  if (!isUnreadableSuccess(error)) return false;
  const profile = await account.profile(request.plainApi);
  return !profile.ok && isSessionOver(profile.error);
}

function createLoggedOutSession(session: Session): Session {
  const { interrupted: interruptedWork } = logOutKeepingWork(session);
  return { ...withoutUser(session), interrupted: interruptedWork, loggedOutByUser: true };
}
