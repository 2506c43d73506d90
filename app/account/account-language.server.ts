import type { Language } from 'contracts/api/enumerations';
import { account } from '~/api/account.server';
import { isUnreadableSuccess } from '~/api/result';
import { createTranslator } from '~/i18n/i18next.server';
import { FRAME_PATHS } from '~/page/use-page-frame';
import { endExpiredSession } from '~/request/interrupted-forms/interrupted-forms.server';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage } from '~/request/session.server';

/** SHELL-24. Skips users with an unconfirmed e-mail. @returns redirect to login if the session has expired */
export async function saveLanguageToAccount(
  request: PortalRequest,
  language: Language,
  returnPath: string,
): Promise<Response | null> {
  const user = request.session.dataOrNull?.user;
  if (!user?.emailVerified) return null;
  const result = await storeLanguage(request, user.id, language);
  if (!result.ok && result.error.kind === 'sessionExpired')
    return endExpiredSession(request, returnPath, null, createTranslator(language, 'replies'));
  const t = createTranslator(language, 'account');
  if (!result.ok) {
    const text = t('language.notStored');
    await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  } else if (isSettings(returnPath)) {
    const text = t('language.stored');
    await request.session.change((session) => addFlashMessage(session, { tone: 'success', text }));
  }
  return null;
}

async function storeLanguage({ plainApi }: PortalRequest, userId: string, language: Language) {
  const result = await account.storeLanguage(plainApi, userId, language);
  if (result.ok || !isUnreadableSuccess(result.error)) return result;
  const profile = await account.profile(plainApi);
  return profile.ok && profile.data.interface_language === language ? profile : result;
}

const isSettings = (path: string): boolean =>
  new URL(path, 'http://portal.invalid').pathname === FRAME_PATHS.settings;
