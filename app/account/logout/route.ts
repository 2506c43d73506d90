import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/account/login/account-session.server';
import { withFlash } from '~/request/flash';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';

/** HTTP-02 */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  // Creating a session for the message would let anonymous requests fill the store.
  if (visit.session.dataOrNull !== null && visit.session.id === null) return visit.redirect('/login', 303);
  const failure = await logOut(visit);
  const t = visit.t('account');
  if (!failure) {
    await visit.session.change((session) => withFlash(session, { tone: 'success', text: t('logout.done') }));
    return visit.redirect('/login', 303);
  }
  await visit.session.change((session) => withFlash(session, { tone: 'error', text: t('logout.failed') }));
  return visit.redirect(cameFrom(request) ?? '/dashboard/applications', 303);
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';

function cameFrom(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // The page of a failed logout has this address; redirecting to it would consume the message.
  if (pathname === '/logout') return null;
  return safeReturnPath(pathname + search);
}
