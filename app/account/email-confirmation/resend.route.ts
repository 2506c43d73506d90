import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import { readForm } from '~/forms/form-body.server';
import { CHECK, INTENT } from '~/forms/intents';
import type { ResendOutcome } from '~/page/resend-confirmation-form';
import { oneMessage, withFlash } from '~/request/flash';
import { loginPath } from '~/request/login-path';
import type { Visit } from '~/request/portal-request';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { loadProfile } from '~/request/profile.server';
import { safeReturnPath } from '~/request/return-path';
import { openVisit, sessionOver } from '~/request/visit.server';

/** `confirmedOnly`: the address is confirmed, but the lending API does not list the applications yet. */
type Done = 'sent' | 'open' | 'confirmedOnly';

/** Redirects keep the address of the page, because the draft depends on it (SHELL-18, ACC-10). */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const back = safeReturnPath(form.get('returnTo')) ?? '/dashboard/settings';
  if (visit.session.data.user === null) throw visit.redirect(loginPath(back), 303);

  const asksWhether = form.get(INTENT) === CHECK;
  // `visit.api` would redirect through login to this address, which has no page.
  const answer: ApiResult<Done> = await (asksWhether ? askConfirmed(visit, back) : sendAgain(visit));
  if (!answer.ok && answer.error.kind === 'sessionExpired') throw await sessionOver(visit, back);

  const outcome = answer.ok ? answered(visit, answer.data) : refused(visit, answer.error);
  if (visit.facts.acceptsHtml) {
    const tone = outcome.tone === 'danger' ? 'error' : outcome.tone;
    const text = oneMessage(outcome.texts);
    await visit.session.change((session) => withFlash(session, { tone, text }));
    throw visit.redirect(back, 303);
  }
  if (!answer.ok && outcome.tone === 'danger') await flashProblem(visit, explain(visit, answer.error));
  return data(outcome, { status: answer.ok ? 200 : statusOf(answer.error) });
}

async function sendAgain(visit: Visit): Promise<ApiResult<'sent'>> {
  const sent = await account.resendConfirmation(visit.plainApi);
  return sent.ok ? { ok: true, data: 'sent' } : sent;
}

async function askConfirmed(visit: Visit, back: string): Promise<ApiResult<Done>> {
  const profile = await loadProfile(visit.plainApi);
  if (!profile.ok) {
    return hasCode(profile.error, 'err_email_not_confirmed') ? { ok: true, data: 'open' } : profile;
  }
  if (!profile.data.emailVerified) return { ok: true, data: 'open' };
  // The lending API may not know the confirmation yet, so a redirect could show the same page without a message.
  const list = await applications.list(visit.plainApi);
  const isShut = !list.ok && hasCode(list.error, 'err_email_not_confirmed');
  if (!isShut) throw visit.redirect(back, 303);
  return { ok: true, data: 'confirmedOnly' };
}

function answered(visit: Visit, done: Done): ResendOutcome {
  const t = visit.t('replies');
  if (done === 'sent') return { tone: 'success', texts: [t('confirmation.sent')] };
  const text = done === 'open' ? 'confirmation.stillOpen' : 'confirmation.confirmedOnly';
  return { tone: 'info', texts: [t(text)] };
}

function refused(visit: Visit, error: ApiError): ResendOutcome {
  const tone = hasCode(error, 'err_email_already_confirmed') ? 'info' : 'danger';
  return { tone, texts: textsOf(explain(visit, error)) };
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
