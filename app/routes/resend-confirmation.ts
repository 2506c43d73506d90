import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { type ApiError, hasCode } from '~/api/result';
import { readForm } from '~/forms/form-body.server';
import { oneMessage, withFlash } from '~/request/flash';
import { loginPath } from '~/request/login-path';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit, sessionOver, type Visit } from '~/request/visit.server';

/** What came of it, for the place it was asked from. */
interface Outcome {
  tone: 'success' | 'info' | 'danger';
  texts: string[];
}

/** Sends the confirmation mail once more (SHELL-18, ACC-10). The page it was asked from tells the outcome, without scripts in a message. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const back = safeReturnPath(form.get('returnTo')) ?? '/dashboard/settings';
  if (visit.session.user === null) throw visit.redirect(loginPath(back), 303);

  // Not `visit.api`: the login it leads to would lead back here, where there is nothing to see.
  const answer = await account.resendConfirmation(visit.plainApi);
  if (!answer.ok && answer.error.kind === 'sessionExpired') throw await sessionOver(visit, back);

  const outcome = answer.ok ? sent(visit) : refused(visit, answer.error);
  if (visit.wantsPage) {
    const tone = outcome.tone === 'danger' ? 'error' : outcome.tone;
    const text = oneMessage(outcome.texts);
    await visit.change((session) => withFlash(session, { tone, text }));
    throw visit.redirect(back, 303);
  }
  if (!answer.ok && outcome.tone === 'danger') await flashProblem(visit, explain(visit, answer.error));
  return data(outcome, { status: answer.ok ? 200 : statusOf(answer.error) });
}

function sent(visit: Visit): Outcome {
  return { tone: 'success', texts: [visit.t('problem')('emailNotConfirmed.sent')] };
}

function refused(visit: Visit, error: ApiError): Outcome {
  const tone = hasCode(error, 'err_email_already_confirmed') ? 'info' : 'danger';
  return { tone, texts: textsOf(explain(visit, error)) };
}

export const loader = () => redirect('/');
