import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { hasCode } from '~/api/result';
import { withFlash } from '~/session/flash';
import { readForm } from '~/session/form-body.server';
import { loginPath } from '~/session/login-path';
import { explain, flashProblem } from '~/session/problem.server';
import { safeReturnPath } from '~/session/return-path';
import { openVisit } from '~/session/visit.server';

/** Sends the confirmation mail once more and goes back to where the user was (SHELL-18, ACC-10). */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await openVisit(request);
  const form = await readForm(request);
  const back = safeReturnPath(form.get('returnTo')) ?? '/dashboard/settings';
  if (visit.session.user === null) return visit.redirect(loginPath(back), 303);

  // Not `visit.api`: the login it leads to would lead back here, where there is nothing to see.
  const answer = await account.resendConfirmation(visit.plainApi);
  if (!answer.ok && answer.error.kind === 'sessionExpired') {
    await visit.change((session) => ({ ...session, user: null, apiCookies: {} }));
    return visit.redirect(loginPath(back, { expired: true }), 303);
  }
  if (answer.ok) {
    const text = visit.t('problem')('emailNotConfirmed.sent');
    await visit.change((session) => withFlash(session, { tone: 'success', text }));
  } else if (hasCode(answer.error, 'err_email_already_confirmed')) {
    const text = visit.t('errors')('err_email_already_confirmed');
    await visit.change((session) => withFlash(session, { tone: 'info', text }));
  } else {
    await flashProblem(visit, explain(visit, answer.error));
  }
  return visit.redirect(back, 303);
}

export const loader = () => redirect('/');
