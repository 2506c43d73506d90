import type { LoaderFunctionArgs } from '@remix-run/node';
import { enterAs } from '~/account/login/account-session.server';
import { languageCookie } from '~/i18n/language-cookie.server';
import { isLanguage } from '~/i18n/languages';
import { consentCookie } from '~/request/consent.server';
import { safeReturnPath } from '~/request/return-path';
import { policyOfNoPage } from '~/request/security-headers.server';
import { openVisit } from '~/request/visit.server';
import { exchangeDemoCode } from './demo.server';

export { action } from '~/request/get-only';

/** Where play links arrive: a fresh session in the sandbox, logged in; one that is in it already goes on. Not found against a real API. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { searchParams } = visit.url;
  const sandbox = searchParams.get('sandbox') ?? '';
  const entry = await exchangeDemoCode(sandbox, searchParams.get('code') ?? '');
  const isThere = sandbox !== '' && sandbox === visit.session.sandbox;
  if (entry?.stays && isThere) return visit.redirect(entry.at);
  if (!entry) {
    return visit.redirect(isThere ? (safeReturnPath(searchParams.get('at')) ?? '/') : '/not-found');
  }

  await enterAs(visit, sandbox, entry);
  const answer = visit.redirect(entry.at);
  // The visit began before the session that is framed.
  if (entry.framedBy !== null) {
    answer.headers.set('Content-Security-Policy', policyOfNoPage(entry.framedBy));
    // A demonstration asks nobody about analytics, and each of its frames is a browser of its own.
    const choice = consentCookie({ analytics: false, marketing: false }, visit.secure);
    answer.headers.append('Set-Cookie', choice);
  }
  if (isLanguage(entry.language))
    answer.headers.append('Set-Cookie', languageCookie(entry.language, visit.secure));
  return answer;
}
