import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/forms/form-body.server';
import { withFlash } from '~/request/flash';
import { safeReturnPath } from '~/request/return-path';
import { schemeCookie, schemeOf } from '~/request/scheme-cookie.server';
import { openVisit } from '~/request/visit.server';

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  const form = await readForm(request);
  const text = visit.t('account')('settings.coloursSaved');
  await visit.session.change((session) => withFlash(session, { tone: 'success', text }));
  const answer = visit.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  answer.headers.append('Set-Cookie', schemeCookie(schemeOf(form.get('scheme')), visit.facts.isHttps));
  return answer;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
