import type { LoaderFunctionArgs } from '@remix-run/node';
import { languageCookie } from '~/i18n/language-cookie.server';
import { isLanguage } from '~/i18n/languages';
import { enterAs } from '~/session/account-session.server';
import { exchangeDemoCode } from '~/session/demo.server';
import { openVisit } from '~/session/visit.server';

/** Where the simulator's play links arrive: a fresh session in the sandbox, logged in. Not found against a real API. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const sandbox = visit.url.searchParams.get('sandbox') ?? '';
  const entry = await exchangeDemoCode(sandbox, visit.url.searchParams.get('code') ?? '');
  if (!entry) throw new Response(null, { status: 404 });

  await enterAs(visit, sandbox, entry.apiCookies, entry.partner);
  const answer = visit.redirect(entry.at);
  if (isLanguage(entry.language))
    answer.headers.append('Set-Cookie', languageCookie(entry.language, visit.secure));
  return answer;
}
