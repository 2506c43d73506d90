import { isDeepStrictEqual } from 'node:util';
import { interrupted, typedFormOf } from '~/request/interruption';
import type { PortalRequest } from '~/request/portal-request';
import type { Session } from '~/request/session.server';
import { formOf } from '../request/body/form-body.server';

/** Kept until a page has rendered them. After login, `tells` adds a reminder (HTTP-03). */
export async function typedFormHere(request: PortalRequest): Promise<Session['typedForm']> {
  const { typedForm } = request.session.data;
  if (typedForm?.address !== request.facts.pathAndQuery) return null;
  const isThis = (now: Session) => isDeepStrictEqual(now.typedForm, typedForm);
  if (typedForm.waits) {
    const given = { ...typedForm, waits: false };
    await request.session.change((now) => (isThis(now) ? { ...now, typedForm: given } : now));
    return null;
  }
  request.session.changeOnceShown((now) => (isThis(now) ? { ...now, typedForm: null } : now), 'whole page');
  return typedForm;
}

/** If an action fails early (HTTP-04). */
export async function keepTypedForm(request: PortalRequest, httpRequest: Request): Promise<void> {
  if (httpRequest.method !== 'POST') return;
  const typedForm = typedFormOf(request.facts.pathAndQuery, await formOf(httpRequest), { tells: true });
  if (typedForm === null) return;
  const { user } = request.session.data;
  await request.session.change((now) =>
    // Another request may have ended the session.
    now.user?.id === user?.id
      ? { ...now, typedForm: { ...typedForm, waits: true } }
      : interrupted(now, typedForm),
  );
}

export async function forgetTypedForm(request: PortalRequest): Promise<void> {
  if (request.session.data.typedForm?.address !== request.facts.pathAndQuery) return;
  await request.session.change((session) => ({ ...session, typedForm: null }));
}
