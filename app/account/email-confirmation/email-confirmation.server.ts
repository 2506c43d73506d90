import { data } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, hasCode, isUnreadableSuccess } from '~/api/result';
import type { PortalRequest } from '~/request/portal-request';
import { explainError, flashProblem, statusOfApiError, textsOfErrors } from '~/request/problem.server';

export type ConfirmationResult =
  | { outcome: 'confirmed' | 'alreadyConfirmed' }
  | { outcome: 'failed'; error: ApiError };

/** ACC-09, LIST-04, D-06. Reloads the profile, because the code may belong to another user. */
export async function confirmEmail(request: PortalRequest, code: string): Promise<ConfirmationResult> {
  const result = await account.confirmEmail(request.plainApi, code);
  const isUnreadable = !result.ok && isUnreadableSuccess(result.error);
  if (!result.ok && !isUnreadable && !hasCode(result.error, 'err_email_already_confirmed')) {
    return { outcome: 'failed', error: result.error };
  }
  const wasVerified = request.session.data.user?.emailVerified ?? false;
  await readVerification(request);
  const isNewlyVerified = !wasVerified && request.session.data.user?.emailVerified;
  if (isUnreadable && !isNewlyVerified) return { outcome: 'failed', error: result.error };
  return { outcome: result.ok || isUnreadable ? 'confirmed' : 'alreadyConfirmed' };
}

export async function answerConfirmation(request: PortalRequest, code: string) {
  const confirmation = await confirmEmail(request, code);
  const { outcome } = confirmation;
  if (outcome !== 'failed')
    return { outcome, reasons: [], application: await findOnlyApplicationId(request) };
  if (request.session.data.user?.emailVerified) {
    const application = await findOnlyApplicationId(request);
    return data(
      { outcome: 'badLink' as const, reasons: [], application },
      { status: statusOfApiError(confirmation.error) },
    );
  }
  await flashProblem(request, { formErrors: [request.t('account')('confirmEmail.failed')], fieldErrors: {} });
  const reasons = textsOfErrors(explainError(request, confirmation.error));
  return data({ outcome, reasons, application: null }, { status: statusOfApiError(confirmation.error) });
}

async function findOnlyApplicationId(request: PortalRequest): Promise<string | null> {
  if (request.session.data.user === null) return null;
  const list = await applications.list(request.plainApi);
  return list.ok && list.data.length === 1 ? (list.data[0]?.applicationId ?? null) : null;
}

async function readVerification(request: PortalRequest): Promise<void> {
  const { user } = request.session.data;
  if (user === null || user.emailVerified) return;
  const profile = await account.profile(request.plainApi);
  if (!profile.ok) return;
  const { emailVerified } = profile.data;
  await request.session.change((session) =>
    session.user ? { ...session, user: { ...session.user, emailVerified } } : session,
  );
}
