import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import { readForm } from '~/forms/form-body.server';
import { CHECK, INTENT } from '~/forms/intents';
import type { Words } from '~/i18n/words';
import { oneMessage, withFlash } from '~/request/flash';
import { loginPath } from '~/request/login-path';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { askProfile } from '~/request/profile.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit, sessionOver, type Visit } from '~/request/visit.server';

/** What was done: another mail was sent, or the address was looked up: still open, or confirmed though nothing of the account can be had yet. */
type Done = 'sent' | 'open' | 'confirmedOnly';

/** What came of it, for the place it was asked from. */
type Outcome = { tone: 'success' | 'info' | 'danger'; texts: Words[] };

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
  const answer: ApiResult<Done> = await (asksWhether ? askConfirmed(visit, back) : sendAgain(visit));
  if (!answer.ok && answer.error.kind === 'sessionExpired') throw await sessionOver(visit, back);

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

async function sendAgain(visit: Visit): Promise<ApiResult<'sent'>> {
  const sent = await account.resendConfirmation(visit.plainApi);
  return sent.ok ? { ok: true, data: 'sent' } : sent;
}

/** @throws Response back to where it was asked from, once the address is confirmed */
async function askConfirmed(visit: Visit, back: string): Promise<ApiResult<Done>> {
  const profile = await askProfile(visit.plainApi);
  if (!profile.ok) {
    return hasCode(profile.error, 'err_email_not_confirmed') ? { ok: true, data: 'open' } : profile;
  }
  if (!profile.data.emailVerified) return { ok: true, data: 'open' };
  // Whoever is led back while the rest of the lending system does not know it yet finds the same page again, which says nothing.
  const list = await applications.list(visit.plainApi);
  const isShut = !list.ok && hasCode(list.error, 'err_email_not_confirmed');
  if (!isShut) throw visit.redirect(back, 303);
  return { ok: true, data: 'confirmedOnly' };
}

function answered(visit: Visit, done: Done): Outcome {
  const t = visit.t('replies');
  if (done === 'sent') return { tone: 'success', texts: [t('confirmation.sent')] };
  const text = done === 'open' ? 'confirmation.stillOpen' : 'confirmation.confirmedOnly';
  return { tone: 'info', texts: [t(text)] };
}

function refused(visit: Visit, error: ApiError): Outcome {
  const tone = hasCode(error, 'err_email_already_confirmed') ? 'info' : 'danger';
  return { tone, texts: textsOf(explain(visit, error)) };
}

export const loader = () => redirect('/');

export { NeverShown as default } from '~/page/never-shown';
