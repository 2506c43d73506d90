import { createHash } from 'node:crypto';
import type { Visit } from '~/request/visit.server';

/** Work under way, by the name it goes under. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Answers a form once, however often it is sent while the answer is being made: a double click without JavaScript sends it twice,
 * and the browser shows only the answer to the second. Both get the same one; a redirect is thrown.
 *
 * Holds within one instance of the portal; between instances the idempotency key of the call does.
 */
export async function answerOnce<T>(name: string, work: () => Promise<T | Response>): Promise<T> {
  const answer = await once(name, work);
  // The answer is shared, but a response can be sent only once.
  if (answer instanceof Response) throw answer.clone();
  return answer;
}

function once<T>(name: string, work: () => Promise<T>): Promise<T> {
  // A name stands for one kind of work, so what is under way by that name gives the same type.
  const present = underWay.get(name) as Promise<T> | undefined;
  if (present) return present;
  const begun = work().finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

/** The same for one session of the lending API: ids may be alike in two worlds of a demo, sessions never are. */
export function answerOnceIn<T>(
  { session }: Pick<Visit, 'session'>,
  name: string,
  work: () => Promise<T | Response>,
): Promise<T> {
  const whose = createHash('sha256').update(JSON.stringify(session.apiCookies)).digest('base64');
  return answerOnce(`${whose} ${name}`, work);
}
