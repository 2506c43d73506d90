import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { saveLanguageToAccount } from '~/account/account-language.server';
import { createLanguageCookie, createTextKeysCookie } from '~/i18n/i18next.server';
import { isLanguage } from '~/i18n/languages';
import { KEY_INSPECTION_LANGUAGE } from '~/i18n/options';
import { readForm } from '~/request/body/form-body.server';
import { readUnsentForm, toTypedForm } from '~/request/interrupted-forms/interrupted-forms.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { flashProblem } from '~/request/problem.server';
import { createRateLimitPage, findExceededLimit, readRateLimitMessage } from '~/request/rate-limit.server';

/** SHELL-24, SHELL-25. The language changes even if storing it with the account fails. */
export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  const form = await readForm(httpRequest);
  const language = form.get('language');
  const returnTo = form.get('returnTo') ?? request.facts.url.searchParams.get('returnTo');
  const returnPath = withoutLanguage(safeReturnPath(returnTo) ?? '/');
  const limitMessage = await findExceededLimit(request, 'language');
  if (limitMessage !== null && !request.facts.acceptsHtml) {
    await flashProblem(request, { formErrors: [limitMessage], fieldErrors: {} });
    return data({ refused: limitMessage }, { status: 429 });
  }
  const typedForm = toTypedForm(returnPath, form, { remindsToSend: false });
  if (typedForm) {
    try {
      await request.session.change((session) => ({ ...session, typedForm }));
    } catch (thrown) {
      // The session cannot store the values, so the error page contains them.
      const message = readRateLimitMessage(thrown);
      const unsentForm =
        message === null ? null : await readUnsentForm(request.facts.pathAndQuery, httpRequest);
      throw message === null
        ? thrown
        : createRateLimitPage(limitMessage ?? message, { back: null, unsent: unsentForm });
    }
  }
  if (limitMessage !== null) throw createRateLimitPage(limitMessage, { back: returnPath, unsent: null });
  if (language === KEY_INSPECTION_LANGUAGE && request.config.keyInspection) {
    const response = withFullReload(request.redirect(returnPath, 303));
    response.headers.append('Set-Cookie', createTextKeysCookie(true, request.facts.isHttps));
    return response;
  }
  if (!isLanguage(language) || !request.config.languages.supported.includes(language))
    return request.redirect(returnPath, 303);

  const login = await saveLanguageToAccount(request, language, returnPath);
  const response = login ?? request.redirect(returnPath, 303);
  response.headers.append('Set-Cookie', createLanguageCookie(language, request.facts.isHttps));
  if (request.facts.showsKeys)
    withFullReload(response).headers.append('Set-Cookie', createTextKeysCookie(false, request.facts.isHttps));
  return response;
}

/** A loaded document cannot switch between translated texts and text keys. */
function withFullReload(response: Response): Response {
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}

function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://portal.invalid');
  url.searchParams.delete('lng');
  url.searchParams.delete('lang');
  return url.pathname + url.search;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
