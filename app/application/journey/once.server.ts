import { createHash, randomUUID } from 'node:crypto';
import { answerOnce } from '~/forms/once.server';
import type { SessionAccess } from '~/request/portal-request';

interface Sender {
  readonly session: Pick<SessionAccess, 'data' | 'change'>;
}

/** The same for every attempt, so that a repeated submission creates one application (CLA-13). */
export async function submissionKey(visit: Sender): Promise<string> {
  const fresh = randomUUID();
  await visit.session.change((session) => ({ ...session, submissionKey: session.submissionKey ?? fresh }));
  return visit.session.data.submissionKey ?? fresh;
}

/** @param secret known only to the browser, because the response may contain a login */
export async function sendOnce<T>(
  visit: Sender,
  secret: readonly string[],
  work: () => Promise<T | Response>,
): Promise<T> {
  const name = [await submissionKey(visit), ...secret];
  return answerOnce(createHash('sha256').update(JSON.stringify(name)).digest('base64'), work);
}
