import { withFlash } from '../flash';
import { loginPath } from '../login-path';
import type { PortalRequest } from '../portal-request';
import { logOutKeepingWork } from './set-aside-work';
import { toTypedForm } from './typed-form.server';

/** Logs out after a 401 of the lending API and returns the redirect to login (HTTP-03). @param form values to restore after login */
export async function endExpiredSession(
  request: PortalRequest,
  returnTo = request.facts.pathAndQuery,
  form: FormData | null = null,
): Promise<Response> {
  const text = request.t('account')('loggedOut.expired');
  const typedForm = toTypedForm(returnTo, form, { remindsToSend: true });
  await request.session.change((session) => {
    const loggedOut = logOutKeepingWork(session, typedForm);
    // Of several concurrent 401 responses, only the first one logs out.
    if (session.user === null) return loggedOut;
    return withFlash(loggedOut, { tone: 'info', text, sessionOver: true });
  });
  return request.redirect(loginPath(returnTo, { expired: true }), 303);
}
