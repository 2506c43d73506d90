import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/account/login/account-session.server';
import { withFlash } from '~/request/flash';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';

/** Logs out and leads to login; when the server fails, the user stays logged in and is told (HTTP-02). */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  // Nobody's session ends: one begun to say so would be a way to fill the store.
  if (visit.sessionOrNull !== null && visit.sessionId === null) return visit.redirect('/login', 303);
  const failure = await logOut(visit);
  const t = visit.t('account');
  if (!failure) {
    await visit.change((session) => withFlash(session, { tone: 'success', text: t('logout.done') }));
    return visit.redirect('/login', 303);
  }
  await visit.change((session) => withFlash(session, { tone: 'error', text: t('logout.failed') }));
  return visit.redirect(cameFrom(request) ?? '/dashboard/applications', 303);
}

export const loader = () => redirect('/');

export { NeverShown as default } from '~/page/never-shown';

/** The page the button stood on, when the browser says so. */
function cameFrom(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // Shown here when the session store was out of reach; to lead back here would use up what is said.
  if (pathname === '/logout') return null;
  return safeReturnPath(pathname + search);
}
