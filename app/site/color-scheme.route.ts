import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/request/body/form-body.server';
import { createColorSchemeCookie, parseScheme } from '~/request/color-scheme-cookie.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { addFlashMessage } from '~/request/session.server';

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  const form = await readForm(httpRequest);
  const text = request.t('settings')('coloursSaved');
  await request.session.change((session) => addFlashMessage(session, { tone: 'success', text }));
  const response = request.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  response.headers.append(
    'Set-Cookie',
    createColorSchemeCookie(parseScheme(form.get('scheme')), request.facts.isHttps),
  );
  return response;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
