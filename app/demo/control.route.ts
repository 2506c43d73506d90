import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/request/body/form-body.server';
import { safeReturnPath } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import { addFlashMessage } from '~/request/session.server';
import { sendDemoCommand } from './demo.server';
import { readDemoSession } from './demo-context.server';

export async function action({ request: httpRequest, context }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  if (readDemoSession(request.session.data) === null) throw new Response(null, { status: 404 });
  const form = await readForm(httpRequest);
  const returnRedirect = request.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  if (form.get('intent') === 'hide') {
    await request.session.change((session) => ({
      ...session,
      demo: { ...readDemoSession(session), isBarHidden: true },
    }));
    return returnRedirect;
  }
  const isAccepted = form.has('by')
    ? await sendDemoCommand(request, 'clock/advance', { by: form.get('by') })
    : await sendDemoCommand(
        request,
        `applications/${encodeURIComponent(String(form.get('application')))}/status`,
        {
          status: form.get('status'),
        },
      );
  if (!isAccepted) {
    const text = request.t('demo')('failed');
    await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  }
  return returnRedirect;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
