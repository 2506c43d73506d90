import { isDeepStrictEqual } from 'node:util';
import { interrupted, typedFormOf } from '~/request/interruption';
import type { Visit } from '~/request/portal-request';
import type { Session } from '~/request/session.server';
import { formOf } from './form-body.server';

/** Kept until a page has rendered them. After login, `tells` adds a reminder (HTTP-03). */
export async function typedFormHere(visit: Visit): Promise<Session['typedForm']> {
  const { typedForm } = visit.session.data;
  if (typedForm?.address !== visit.facts.pathAndQuery) return null;
  const isThis = (now: Session) => isDeepStrictEqual(now.typedForm, typedForm);
  if (typedForm.waits) {
    const given = { ...typedForm, waits: false };
    await visit.session.change((now) => (isThis(now) ? { ...now, typedForm: given } : now));
    return null;
  }
  visit.session.changeOnceShown((now) => (isThis(now) ? { ...now, typedForm: null } : now), 'whole page');
  return typedForm;
}

/** If an action fails early (HTTP-04). */
export async function keepTypedForm(visit: Visit, request: Request): Promise<void> {
  if (request.method !== 'POST') return;
  const typedForm = typedFormOf(visit.facts.pathAndQuery, await formOf(request), { tells: true });
  if (typedForm === null) return;
  const { user } = visit.session.data;
  await visit.session.change((now) =>
    // Another request may have ended the session.
    now.user?.id === user?.id
      ? { ...now, typedForm: { ...typedForm, waits: true } }
      : interrupted(now, typedForm),
  );
}

export async function forgetTypedForm(visit: Visit): Promise<void> {
  if (visit.session.data.typedForm?.address !== visit.facts.pathAndQuery) return;
  await visit.session.change((session) => ({ ...session, typedForm: null }));
}
