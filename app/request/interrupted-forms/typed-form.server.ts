import { isDeepStrictEqual } from 'node:util';
import { FORM_ID } from '~/domain/typed';
import { formOf } from '../body/form-body.server';
import { isSecretField } from '../body/secret-fields';
import type { PortalRequest } from '../portal-request';
import type { Session } from '../session.server';
import { logOutKeepingWork } from './set-aside-work';

const NO_VALUES = /^returnTo$|^language$|^__/i;

const MAX_CHARACTERS = 100_000;

/** Null if there is nothing that may be kept. */
export function toTypedForm(
  address: string,
  form: FormData | null,
  { remindsToSend }: { remindsToSend: boolean },
): Session['typedForm'] {
  const id = form?.get(FORM_ID);
  const entries = [...(form ?? [])].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !isSecretField(entry[0]) && !NO_VALUES.test(entry[0]),
  );
  const size = entries.reduce((sum, [, value]) => sum + value.length, 0);
  if (typeof id !== 'string' || entries.length === 0 || size > MAX_CHARACTERS) return null;
  return { address, form: id, values: Object.fromEntries(entries), tells: remindsToSend };
}

/** For an action that fails before it handles the form (HTTP-04). */
export async function keepTypedForm(request: PortalRequest, httpRequest: Request): Promise<void> {
  if (httpRequest.method !== 'POST') return;
  const typedForm = await submittedForm(request, httpRequest);
  if (typedForm === null) return;
  const { user } = request.session.data;
  await request.session.change((session) =>
    // Another request may have ended the session.
    session.user?.id === user?.id
      ? { ...session, typedForm: { ...typedForm, waits: true } }
      : logOutKeepingWork(session, typedForm),
  );
}

/** For a logged-out user whose work is set aside. */
export async function keepFormForLogin(request: PortalRequest, httpRequest: Request): Promise<void> {
  if (request.session.data.interrupted === null) return;
  const typedForm = await submittedForm(request, httpRequest);
  await request.session.change((session) => logOutKeepingWork(session, typedForm));
}

/** Values to show on this page. The session keeps them until a whole page has shown them. */
export async function restoreTypedForm(request: PortalRequest): Promise<RestoredForm | null> {
  const { typedForm } = request.session.data;
  if (typedForm?.address !== request.facts.pathAndQuery) return null;
  const isUnchanged = (session: Session) => isDeepStrictEqual(session.typedForm, typedForm);
  const replaceWith = (next: Session['typedForm']) => (session: Session) =>
    isUnchanged(session) ? { ...session, typedForm: next } : session;
  if (typedForm.waits) {
    await request.session.change(replaceWith({ ...typedForm, waits: false }));
    return null;
  }
  request.session.changeOnceShown(replaceWith(null), 'whole page');
  const { form, values, tells: remindsToSend } = typedForm;
  return { typedForm: { form, values }, remindsToSend };
}

interface RestoredForm {
  typedForm: { form: string; values: Record<string, string> };
  remindsToSend: boolean;
}

/** For an action that handles the form. */
export async function forgetTypedForm(request: PortalRequest): Promise<void> {
  if (request.session.data.typedForm?.address !== request.facts.pathAndQuery) return;
  await request.session.change((session) => ({ ...session, typedForm: null }));
}

async function submittedForm(request: PortalRequest, httpRequest: Request): Promise<Session['typedForm']> {
  return toTypedForm(request.facts.pathAndQuery, await formOf(httpRequest), { remindsToSend: true });
}
