import { withFlash } from '~/request/flash';
import { typedFormOf } from '~/request/interruption';
import type { Visit } from '~/request/visit.server';
import { formOf } from './form-body.server';

/** What was typed into a form of this page and could not be sent, given once; after a new login it still has to be sent (HTTP-03). */
export async function typedFormHere(
  visit: Visit,
): Promise<{ form: string; values: Record<string, string> } | null> {
  const { typedForm } = visit.session;
  if (typedForm?.address !== visit.here) return null;
  if (typedForm.waits) {
    await visit.change((session) => ({ ...session, typedForm: { ...typedForm, waits: false } }));
    return null;
  }
  const text = visit.t('account')('loggedOut.typedAgain');
  await visit.change((session) => {
    const given = { ...session, typedForm: null };
    return typedForm.tells ? withFlash(given, { tone: 'info', text }) : given;
  });
  return { form: typedForm.form, values: typedForm.values };
}

/** Puts aside what is being sent when an action fails before taking it; it is back in the form once that is opened again (HTTP-04). */
export async function keepTypedForm(visit: Visit, request: Request): Promise<void> {
  if (request.method !== 'POST') return;
  const typedForm = typedFormOf(visit.here, await formOf(request), { tells: true });
  if (typedForm) await visit.change((session) => ({ ...session, typedForm: { ...typedForm, waits: true } }));
}

/** Forgets what was put aside of this address, as it is being sent again. */
export async function forgetTypedForm(visit: Visit): Promise<void> {
  if (visit.session.typedForm?.address !== visit.here) return;
  await visit.change((session) => ({ ...session, typedForm: null }));
}
