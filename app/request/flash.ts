import { randomUUID } from 'node:crypto';
import { joinWords, type Words } from '~/i18n/words';
import type { Flash, Session } from './session.server';

/** At most this many messages wait to be shown. */
const MAX_WAITING = 3;

/** Of one failure a message in passing says so many lines; the page says all of it. */
const MAX_LINES = 4;

/** What one failed call comes to, as one message: what did not work, then why, each on a line of its own and once. */
export function oneMessage(texts: readonly Words[]): Words {
  return joinWords([...new Set(texts)].slice(0, MAX_LINES), '\n');
}

/**
 * Adds a message to be shown once on the next page. It takes the place of an equal one, which a page may be showing already, and is dropped beside
 * that of an ended session (HTTP-03).
 */
export function withFlash(session: Session, flash: Omit<Flash, 'id'>): Session {
  const silent = session.flashes.some((waiting) => waiting.sessionOver);
  if (silent) return session;
  const others = session.flashes.filter((waiting) => waiting.text !== flash.text);
  return { ...session, flashes: [...others, { id: randomUUID(), ...flash }].slice(-MAX_WAITING) };
}
