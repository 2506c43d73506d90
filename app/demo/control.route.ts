import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/request/body/form-body.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { withFlash } from '~/request/session.server';
import { commandDemo } from './demo.server';
import { demoSessionOf } from './demo-context.server';

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  if (demoSessionOf(request.session.data) === null) throw new Response(null, { status: 404 });
  const form = await readForm(httpRequest);
  const back = request.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  if (form.get('intent') === 'hide') {
    await request.session.change((session) => ({
      ...session,
      demo: { ...demoSessionOf(session), isBarHidden: true },
    }));
    return back;
  }
  const done = form.has('by')
    ? await commandDemo(request, 'clock/advance', { by: form.get('by') })
    : await commandDemo(
        request,
        `applications/${encodeURIComponent(String(form.get('application')))}/status`,
        {
          status: form.get('status'),
        },
      );
  if (!done) {
    const text = request.t('demo')('failed');
    await request.session.change((session) => withFlash(session, { tone: 'error', text }));
  }
  return back;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
