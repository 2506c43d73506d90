import { account } from '~/api/account.server';
import { type ApiError, hasCode } from '~/api/result';
import type { Visit } from '~/request/visit.server';

/** What came of confirming an e-mail address (D-06). */
export type Confirmation =
  | { outcome: 'confirmed' | 'alreadyConfirmed' }
  | { outcome: 'failed'; error: ApiError };

/**
 * Confirms an e-mail address by the code of the mail, logged in or out (ACC-09, LIST-04). Whoever is logged in is asked for
 * anew: the code may be their own, or somebody else's.
 */
export async function confirmEmail(visit: Visit, code: string): Promise<Confirmation> {
  const answer = await account.confirmEmail(visit.plainApi, code);
  if (!answer.ok && !hasCode(answer.error, 'err_email_already_confirmed')) {
    return { outcome: 'failed', error: answer.error };
  }
  await readVerification(visit);
  return { outcome: answer.ok ? 'confirmed' : 'alreadyConfirmed' };
}

async function readVerification(visit: Visit): Promise<void> {
  const { user } = visit.session;
  if (user === null || user.emailVerified) return;
  const profile = await account.profile(visit.plainApi);
  if (!profile.ok) return;
  const { emailVerified } = profile.data;
  await visit.change((session) =>
    session.user ? { ...session, user: { ...session.user, emailVerified } } : session,
  );
}
