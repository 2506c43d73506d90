import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { TranslatedText } from '~/i18n/translated-text';
import { FRAME_PATHS } from '~/page/use-page-frame';
import { endSession } from '~/request/account-sessions.server';
import { readForm } from '~/request/body/form-body.server';
import type { UserRequest } from '~/request/guards.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage } from '~/request/session.server';
import { endApiLogins, logOut, logOutOtherSessions } from './log-out.server';
import { ALL_SESSIONS, SESSION_FIELD } from './session-choice';

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  // A new session for the message would let anonymous requests fill the store.
  if (request.session.dataOrNull !== null && request.session.id === null)
    return request.redirect('/login', 303);
  const session = (await readForm(httpRequest)).get(SESSION_FIELD);
  const { user } = request.session.data;
  if (user && typeof session === 'string' && session !== ALL_SESSIONS)
    return logOutElsewhere(request, user, session);
  const isEverywhere = user !== null && session === ALL_SESSIONS;
  const t = request.t('replies');
  if (isEverywhere)
    await request.session.awaitStore(logOutOtherSessions(request, user, t('loggedOut.everywhere')));
  const failure = await logOut(request);
  const successKey = isEverywhere ? 'logout.doneEverywhere' : 'logout.done';
  if (!failure) return redirectWithMessage(request, 'success', t(successKey), '/login');
  const failureKey = isEverywhere ? 'logout.failedHere' : 'logout.failed';
  return redirectWithMessage(
    request,
    'error',
    t(failureKey),
    readRefererPath(httpRequest) ?? '/dashboard/applications',
  );
}

/** A session that has ended meanwhile counts as logged out. */
async function logOutElsewhere(request: PortalRequest, user: UserRequest['user'], key: string) {
  const t = request.t('replies');
  const { facts, session } = request;
  const endedSession = await session.awaitStore(
    endSession({ facts, session, user }, key, t('loggedOut.elsewhere')),
  );
  if (endedSession) await endApiLogins(request, user, [endedSession]);
  return redirectWithMessage(request, 'success', t('logout.doneElsewhere'), FRAME_PATHS.settings);
}

async function redirectWithMessage(
  request: PortalRequest,
  tone: 'success' | 'error',
  text: TranslatedText,
  path: string,
) {
  await request.session.change((session) => addFlashMessage(session, { tone, text }));
  return request.redirect(path, 303);
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';

function readRefererPath(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // A redirect to this page would consume the message.
  if (pathname === '/logout') return null;
  return safeReturnPath(pathname + search);
}
