import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { account } from '~/api/account.server';
import { translator } from '~/i18n/i18next.server';
import { languageCookie } from '~/i18n/language-cookie.server';
import { isLanguage } from '~/i18n/languages';
import { withFlash } from '~/session/flash';
import { readForm } from '~/session/form-body.server';
import { safeReturnPath } from '~/session/return-path';
import { openVisit } from '~/session/visit.server';

/**
 * Switches the interface language and goes back to where the visitor was. For a verified user it is stored with the account too; when
 * that fails, this browser still switches and the user is told (SHELL-24).
 */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await openVisit(request);
  const form = await readForm(request);
  const language = form.get('language');
  const back = withoutLanguage(safeReturnPath(form.get('returnTo')) ?? '/');
  if (!isLanguage(language) || !visit.config.languages.supported.includes(language))
    return visit.redirect(back, 303);

  const { user } = visit.session;
  if (user?.emailVerified) {
    const stored = await account.storeLanguage(visit.plainApi, user.id, language);
    const text = translator(language, 'account')('language.notStored');
    if (!stored.ok) await visit.change((session) => withFlash(session, { tone: 'error', text }));
  }
  const answer = visit.redirect(back, 303);
  answer.headers.append('Set-Cookie', languageCookie(language, visit.secure));
  return answer;
}

/** A language in the address would win over the choice just made. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://portal.invalid');
  url.searchParams.delete('lng');
  url.searchParams.delete('lang');
  return url.pathname + url.search;
}

export const loader = () => redirect('/');
