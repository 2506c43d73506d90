import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import { readForm } from '~/forms/form-body.server';
import { CHECK, INTENT } from '~/forms/intents';
import { oneMessage, withFlash } from '~/request/flash';
import { loginPath } from '~/request/login-path';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { askProfile } from '~/request/profile.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit, sessionOver, type Visit } from '~/request/visit.server';

/** What the lending system says of an address: confirmed, confirmed though nothing of the account can be had yet, or still open. */
type Standing = 'confirmed' | 'confirmedOnly' | 'open';

/** What came of it, for the place it was asked from. */
interface Outcome {
  tone: 'success' | 'info' | 'danger';
  texts: string[];
}

/**
 * Sends the confirmation mail once more (SHELL-18, ACC-10), or asks whether the address is confirmed by now. The page it was asked from tells the
 * outcome, without scripts in a message: its address stays as it is, since what was typed there is kept by it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const back = safeReturnPath(form.get('returnTo')) ?? '/dashboard/settings';
  if (visit.session.user === null) throw visit.redirect(loginPath(back), 303);

  const asksWhether = form.get(INTENT) === CHECK;
  // Not `visit.api`: the login it leads to would lead back here, where there is nothing to see.
  const answer = asksWhether ? await askConfirmed(visit) : await account.resendConfirmation(visit.plainApi);
  if (!answer.ok && answer.error.kind === 'sessionExpired') throw await sessionOver(visit, back);
  if (answer.ok && answer.data === 'confirmed') throw visit.redirect(back, 303);

  const outcome = answer.ok ? answered(visit, answer.data) : refused(visit, answer.error);
  if (visit.wantsPage) {
    const tone = outcome.tone === 'danger' ? 'error' : outcome.tone;
    const text = oneMessage(outcome.texts);
    await visit.change((session) => withFlash(session, { tone, text }));
    throw visit.redirect(back, 303);
  }
  if (!answer.ok && outcome.tone === 'danger') await flashProblem(visit, explain(visit, answer.error));
  return data(outcome, { status: answer.ok ? 200 : statusOf(answer.error) });
}

async function askConfirmed(visit: Visit): Promise<ApiResult<Standing>> {
  const profile = await askProfile(visit.plainApi);
  if (!profile.ok) {
    return hasCode(profile.error, 'err_email_not_confirmed') ? { ok: true, data: 'open' } : profile;
  }
  if (!profile.data.emailVerified) return { ok: true, data: 'open' };
  // Whoever is led back while the rest of the lending system does not know it yet finds the same page again, which says nothing.
  const list = await applications.list(visit.plainApi);
  const isShut = !list.ok && hasCode(list.error, 'err_email_not_confirmed');
  return { ok: true, data: isShut ? 'confirmedOnly' : 'confirmed' };
}

/** @param said what was answered to whether the address is confirmed; anything else is the answer to a mail that was asked for */
function answered(visit: Visit, said: Standing | object): Outcome {
  const t = visit.t('problem');
  if (said === 'open') return { tone: 'info', texts: [t('emailNotConfirmed.stillOpen')] };
  if (said === 'confirmedOnly') return { tone: 'info', texts: [t('emailNotConfirmed.confirmedOnly')] };
  return { tone: 'success', texts: [t('emailNotConfirmed.sent')] };
}

function refused(visit: Visit, error: ApiError): Outcome {
  const tone = hasCode(error, 'err_email_already_confirmed') ? 'info' : 'danger';
  return { tone, texts: textsOf(explain(visit, error)) };
}

export const loader = () => redirect('/');
