import type { Language } from 'contracts/api/enumerations';
import { account } from '~/api/account.server';
import { translator } from '~/i18n/i18next.server';
import { FRAME_PATHS } from '~/page/frame-paths';
import { withFlash } from '~/request/flash';
import type { Visit } from '~/request/portal-request';
import { sessionOver } from '~/request/visit.server';

/**
 * Only for verified users (SHELL-24).
 * @throws a redirect to login if the session has expired
 */
export async function saveLanguageToAccount(visit: Visit, language: Language, back: string): Promise<void> {
  const user = visit.session.dataOrNull?.user;
  if (!user?.emailVerified) return;
  const stored = await account.storeLanguage(visit.plainApi, user.id, language);
  if (!stored.ok && stored.error.kind === 'sessionExpired') throw await sessionOver(visit, back);
  const t = translator(language, 'account');
  if (!stored.ok) {
    const text = t('language.notStored');
    await visit.session.change((session) => withFlash(session, { tone: 'error', text }));
  } else if (isSettings(back)) {
    const text = t('language.stored');
    await visit.session.change((session) => withFlash(session, { tone: 'success', text }));
  }
}

const isSettings = (path: string): boolean =>
  new URL(path, 'http://portal.invalid').pathname === FRAME_PATHS.settings;
