import { createHash } from 'node:crypto';
import type { SessionAccess } from '~/request/portal-request';

const running = new Map<string, Promise<unknown>>();

/**
 * For identical concurrent submits, such as a double click without JavaScript. Between instances
 * the call's idempotency key does this.
 */
export async function answerOnce<T>(name: string, work: () => Promise<T | Response>): Promise<T> {
  const answer = await shareRunning(name, work);
  // A response body can be sent only once.
  if (answer instanceof Response) throw answer.clone();
  return answer;
}

function shareRunning<T>(name: string, work: () => Promise<T>): Promise<T> {
  const present = running.get(name) as Promise<T> | undefined;
  if (present) return present;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}

export function answerOncePerSession<T>(
  session: Pick<SessionAccess, 'data'>,
  name: string,
  work: () => Promise<T | Response>,
): Promise<T> {
  const sessionName = createHash('sha256').update(JSON.stringify(session.data.apiCookies)).digest('base64');
  return answerOnce(`${sessionName} ${name}`, work);
}
