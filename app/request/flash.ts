import { randomUUID } from 'node:crypto';
import { joinTexts, type TranslatedText } from '~/i18n/translated-text';
import type { Flash, Session } from './session.server';

const MAX_WAITING = 3;

const MAX_LINES = 4;

export function oneMessage(texts: readonly TranslatedText[]): TranslatedText {
  return joinTexts([...new Set(texts)].slice(0, MAX_LINES), '\n');
}

/**
 * Replaces an equal message; dropped while the message about an ended session is pending (HTTP-03).
 */
export function withFlash(session: Session, flash: Omit<Flash, 'id'>): Session {
  const silent = session.flashes.some((waiting) => waiting.sessionOver);
  if (silent) return session;
  const others = session.flashes.filter((waiting) => waiting.text !== flash.text);
  return { ...session, flashes: [...others, { id: randomUUID(), ...flash }].slice(-MAX_WAITING) };
}
