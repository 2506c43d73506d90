import type { Words } from '~/i18n/words';
import { withFlash } from '~/request/flash';
import type { Flash, Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';

/** Returns pending flash messages and the page's own. Pending ones are deleted after display (`Visit.onceShown`). */
export function pageMessages(visit: Visit, own: readonly Words[]): Flash[] {
  const session = visit.sessionOrNull;
  if (session === null) return [];
  const { flashes } = own.reduce((current, text) => withFlash(current, { tone: 'info', text }), session);
  const ids = new Set(flashes.map(({ id }) => id));
  if (session.flashes.length > 0) {
    const forget = (now: Session) => ({ ...now, flashes: now.flashes.filter(({ id }) => !ids.has(id)) });
    visit.onceShown(forget, 'any page');
  }
  return isReportedByLogin(visit.here) ? flashes.filter(({ sessionOver }) => !sessionOver) : flashes;
}

const isReportedByLogin = (here: string) => /^\/login\?(.*&)?expired=/.test(here);
