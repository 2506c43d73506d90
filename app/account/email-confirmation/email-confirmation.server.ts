import { data } from '@remix-run/node';
import { account } from '~/api/account.server';
import { applications } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import type { Visit } from '~/request/portal-request';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';

export type Confirmation =
  | { outcome: 'confirmed' | 'alreadyConfirmed' }
  | { outcome: 'failed'; error: ApiError };

/** Reloads the logged-in user's profile, because the code may belong to another user (ACC-09, LIST-04, D-06). */
export async function confirmEmail(visit: Visit, code: string): Promise<Confirmation> {
  const answer = await account.confirmEmail(visit.plainApi, code);
  if (!answer.ok && !hasCode(answer.error, 'err_email_already_confirmed')) {
    return { outcome: 'failed', error: answer.error };
  }
  await readVerification(visit);
  return { outcome: answer.ok ? 'confirmed' : 'alreadyConfirmed' };
}

export async function answerConfirmation(visit: Visit, code: string) {
  const confirmation = await confirmEmail(visit, code);
  const { outcome } = confirmation;
  if (outcome !== 'failed') return { outcome, reasons: [], application: await onlyApplication(visit) };
  if (visit.session.data.user?.emailVerified) {
    const application = await onlyApplication(visit);
    return data(
      { outcome: 'badLink' as const, reasons: [], application },
      { status: statusOf(confirmation.error) },
    );
  }
  await flashProblem(visit, { formErrors: [visit.t('account')('confirmEmail.failed')], fieldErrors: {} });
  const reasons = textsOf(explain(visit, confirmation.error));
  return data({ outcome, reasons, application: null }, { status: statusOf(confirmation.error) });
}

async function onlyApplication(visit: Visit): Promise<string | null> {
  if (visit.session.data.user === null) return null;
  const list = await applications.list(visit.plainApi);
  return list.ok && list.data.length === 1 ? (list.data[0]?.applicationId ?? null) : null;
}

async function readVerification(visit: Visit): Promise<void> {
  const { user } = visit.session.data;
  if (user === null || user.emailVerified) return;
  const profile = await account.profile(visit.plainApi);
  if (!profile.ok) return;
  const { emailVerified } = profile.data;
  await visit.session.change((session) =>
    session.user ? { ...session, user: { ...session.user, emailVerified } } : session,
  );
}
