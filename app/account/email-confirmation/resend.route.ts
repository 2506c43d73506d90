import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, type ApiResult, hasCode } from '~/api/result';
import { CHECK_INTENT, INTENT_FIELD } from '~/forms/intents';
import { coalesceSessionSubmits } from '~/forms/send-once/create-once.server';
import type { ResendOutcome } from '~/page/resend-confirmation-form';
import { readForm } from '~/request/body/form-body.server';
import { endExpiredSession } from '~/request/interrupted-forms/interrupted-forms.server';
import { loginPath, safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { explainError, flashProblem, statusOfApiError, textsOfErrors } from '~/request/problem.server';
import { loadProfile } from '~/request/profile.server';
import { addFlashMessage, joinMessages } from '~/request/session.server';

/** `confirmedOnly`: the address is confirmed, but the API cannot list applications yet. */
type ResendResult = 'sent' | 'open' | 'confirmedOnly';

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  const form = await readForm(httpRequest);
  const returnPath = safeReturnPath(form.get('returnTo')) ?? '/dashboard/settings';
  if (request.session.data.user === null) throw request.redirect(loginPath(returnPath), 303);

  const asksForStatus = form.get(INTENT_FIELD) === CHECK_INTENT;
  // `request.api` would redirect to login and then back to this address, which has no page.
  const result: ApiResult<ResendResult> = await (asksForStatus
    ? checkConfirmed(request, returnPath)
    : resendConfirmation(request));
  if (!result.ok && result.error.kind === 'sessionExpired')
    throw await endExpiredSession(request, returnPath);

  const outcome = result.ok ? createOutcome(request, result.data) : createErrorOutcome(request, result.error);
  if (request.facts.acceptsHtml) {
    const tone = outcome.tone === 'danger' ? 'error' : outcome.tone;
    const text = joinMessages(outcome.texts);
    await request.session.change((session) => addFlashMessage(session, { tone, text }));
    throw request.redirect(returnPath, 303);
  }
  if (!result.ok && outcome.tone === 'danger')
    await flashProblem(request, explainError(request, result.error));
  return data(outcome, { status: result.ok ? 200 : statusOfApiError(result.error) });
}

async function resendConfirmation(request: PortalRequest): Promise<ApiResult<'sent'>> {
  const result = await coalesceSessionSubmits(request.session, 'resend-confirmation', () =>
    account.resendConfirmation(request.plainApi),
  );
  return result.ok ? { ok: true, data: 'sent' } : result;
}

async function checkConfirmed(request: PortalRequest, returnPath: string): Promise<ApiResult<ResendResult>> {
  const profile = await loadProfile(request.plainApi);
  if (!profile.ok) {
    return hasCode(profile.error, 'err_email_not_confirmed') ? { ok: true, data: 'open' } : profile;
  }
  if (!profile.data.emailVerified) return { ok: true, data: 'open' };
  // The API may still refuse the list. A redirect would then show no message.
  const list = await applications.list(request.plainApi);
  const isListRefused = !list.ok && hasCode(list.error, 'err_email_not_confirmed');
  if (!isListRefused) throw request.redirect(returnPath, 303);
  return { ok: true, data: 'confirmedOnly' };
}

function createOutcome(request: PortalRequest, result: ResendResult): ResendOutcome {
  const t = request.t('replies');
  if (result === 'sent') return { tone: 'success', texts: [t('confirmation.sent')] };
  const textKey = result === 'open' ? 'confirmation.stillOpen' : 'confirmation.confirmedOnly';
  return { tone: 'info', texts: [t(textKey)] };
}

function createErrorOutcome(request: PortalRequest, error: ApiError): ResendOutcome {
  const tone = hasCode(error, 'err_email_already_confirmed') ? 'info' : 'danger';
  return { tone, texts: textsOfErrors(explainError(request, error)) };
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
