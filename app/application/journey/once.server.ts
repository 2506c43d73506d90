import { createHash, randomUUID } from 'node:crypto';
import { answerOnce } from '~/forms/once.server';
import type { Visit } from '~/request/visit.server';

type Sender = Pick<Visit, 'session' | 'change'>;

/** The name under which the draft is sent, the same for every try and of the session alone, so that sending twice creates one application. */
export async function submissionKey(visit: Sender): Promise<string> {
  const fresh = randomUUID();
  await visit.change((session) => ({ ...session, submissionKey: session.submissionKey ?? fresh }));
  return visit.session.submissionKey ?? fresh;
}

/** Answers once the form that sends the draft, as it is kept. @param secret known to the sender alone: the answer may carry a login */
export async function sendOnce<T>(
  visit: Sender,
  secret: readonly string[],
  work: () => Promise<T | Response>,
): Promise<T> {
  const name = [await submissionKey(visit), ...secret];
  return answerOnce(createHash('sha256').update(JSON.stringify(name)).digest('base64'), work);
}
