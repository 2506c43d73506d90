import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage, type FlashMessage, type Session } from '~/request/session.server';

/** `SessionAccess.changeOnceShown` deletes messages after display. */
export function pageMessages(request: PortalRequest, own: readonly TranslatedText[]): FlashMessage[] {
  const session = request.session.dataOrNull;
  if (session === null) return [];
  const { flashes } = own.reduce(
    (current, text) => addFlashMessage(current, { tone: 'info', text }),
    session,
  );
  const ids = new Set(flashes.map(({ id }) => id));
  if (session.flashes.length > 0) {
    const forget = (now: Session) => ({ ...now, flashes: now.flashes.filter(({ id }) => !ids.has(id)) });
    request.session.changeOnceShown(forget, 'any page');
  }
  return isReportedByLogin(request.facts.pathAndQuery)
    ? flashes.filter(({ sessionOver }) => !sessionOver)
    : flashes;
}

const isReportedByLogin = (path: string) => /^\/login\?(.*&)?expired=/.test(path);
