import { createHash, randomUUID } from 'node:crypto';
import { answerOnce } from '~/forms/once.server';
import type { Visit } from '~/request/visit.server';

type Sender = Pick<Visit, 'session' | 'change'>;

/**
 * The name under which the draft is sent: the same for every try, so that sending it twice creates one application.
 * Of two submits at once, both get the one that was written first. It is the session's own, and nobody else's.
 */
export async function submissionKey(visit: Sender): Promise<string> {
  const fresh = randomUUID();
  await visit.change((session) => ({ ...session, submissionKey: session.submissionKey ?? fresh }));
  return visit.session.submissionKey ?? fresh;
}

/**
 * Answers once the form that sends the draft. The draft must be kept as it is to be sent.
 *
 * @param secret what only the sender knows: the answer may carry a login, and others may know the session's id, or its key
 */
export async function sendOnce<T>(
  visit: Sender,
  secret: readonly string[],
  work: () => Promise<T | Response>,
): Promise<T> {
  const name = [await submissionKey(visit), ...secret];
  return answerOnce(createHash('sha256').update(JSON.stringify(name)).digest('base64'), work);
}
