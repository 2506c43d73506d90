import { createHash, randomUUID } from 'node:crypto';
import { answerOnce } from '~/forms/send-once/create-once.server';
import type { SessionAccess } from '~/request/portal-request';

interface Sender {
  readonly session: Pick<SessionAccess, 'data' | 'change'>;
}

/** The same for every attempt, so that a repeated submission creates one application (CLA-13). */
export async function submissionKey(request: Sender): Promise<string> {
  const fresh = randomUUID();
  await request.session.change((session) => ({ ...session, submissionKey: session.submissionKey ?? fresh }));
  return request.session.data.submissionKey ?? fresh;
}

/** @param secret known only to the browser, because the response may contain a login */
export async function submitOnce<T>(
  request: Sender,
  secret: readonly string[],
  work: () => Promise<T | Response>,
): Promise<T> {
  const name = [await submissionKey(request), ...secret];
  return answerOnce(createHash('sha256').update(JSON.stringify(name)).digest('base64'), work);
}
