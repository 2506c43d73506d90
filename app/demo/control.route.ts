import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/forms/form-body.server';
import { withFlash } from '~/request/flash';
import { safeReturnPath } from '~/request/return-path';
import { openVisit } from '~/request/visit.server';
import { commandDemo } from './demo.server';
import { demoSessionOf } from './demo-context.server';

/** Returns 404 outside a demo. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await openVisit({ request, context });
  if (demoSessionOf(visit.session.data) === null) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const back = visit.redirect(safeReturnPath(form.get('returnTo')) ?? '/', 303);
  if (form.get('intent') === 'hide') {
    await visit.session.change((session) => ({
      ...session,
      demo: { ...demoSessionOf(session), isBarHidden: true },
    }));
    return back;
  }
  const done = form.has('by')
    ? await commandDemo(visit, 'clock/advance', { by: form.get('by') })
    : await commandDemo(visit, `applications/${encodeURIComponent(String(form.get('application')))}/status`, {
        status: form.get('status'),
      });
  if (!done) {
    const text = visit.t('demo')('failed');
    await visit.session.change((session) => withFlash(session, { tone: 'error', text }));
  }
  return back;
}

export const loader = () => redirect('/');

export { EmptyRoute as default } from '~/page/empty-route';
