import { isDeepStrictEqual } from 'node:util';
import { typedFormOf } from '~/request/interruption';
import type { Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';
import { formOf } from './form-body.server';

/** What was typed into a form of this page and could not be sent, given by one page; after a new login it still has to be sent (HTTP-03), which that page `tells`. */
export async function typedFormHere(visit: Visit): Promise<Session['typedForm']> {
  const { typedForm } = visit.session;
  if (typedForm?.address !== visit.here) return null;
  if (typedForm.waits) {
    await visit.change((session) => ({ ...session, typedForm: { ...typedForm, waits: false } }));
    return null;
  }
  visit.onceShown((now) => (isDeepStrictEqual(now.typedForm, typedForm) ? { ...now, typedForm: null } : now));
  return typedForm;
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
