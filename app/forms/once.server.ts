import { createHash } from 'node:crypto';
import type { SessionAccess } from '~/request/portal-request';

const underWay = new Map<string, Promise<unknown>>();

/**
 * For identical concurrent submits, such as a double click without JavaScript. Between instances
 * the call's idempotency key does this.
 */
export async function answerOnce<T>(name: string, work: () => Promise<T | Response>): Promise<T> {
  const answer = await once(name, work);
  // A response body can be sent only once.
  if (answer instanceof Response) throw answer.clone();
  return answer;
}

function once<T>(name: string, work: () => Promise<T>): Promise<T> {
  const present = underWay.get(name) as Promise<T> | undefined;
  if (present) return present;
  const begun = work().finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

export function answerOnceIn<T>(
  session: Pick<SessionAccess, 'data'>,
  name: string,
  work: () => Promise<T | Response>,
): Promise<T> {
  const whose = createHash('sha256').update(JSON.stringify(session.data.apiCookies)).digest('base64');
  return answerOnce(`${whose} ${name}`, work);
}
