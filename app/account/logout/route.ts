import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/account/account-session.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { withFlash } from '~/request/session.server';

/** HTTP-02 */
export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  // Creating a session for the message would let anonymous requests fill the store.
  if (request.session.dataOrNull !== null && request.session.id === null)
    return request.redirect('/login', 303);
  const failure = await logOut(request);
  const t = request.t('account');
  if (!failure) {
    await request.session.change((session) =>
      withFlash(session, { tone: 'success', text: t('logout.done') }),
    );
    return request.redirect('/login', 303);
  }
  await request.session.change((session) => withFlash(session, { tone: 'error', text: t('logout.failed') }));
  return request.redirect(cameFrom(httpRequest) ?? '/dashboard/applications', 303);
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
