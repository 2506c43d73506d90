import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { FORM_ID_FIELD, isSecretField } from '~/domain/form-values';
import { readValidForm } from '../body/form-body.server';
import { MAX_RESTORED_CHARACTERS } from '../body/form-limits.server';
import { loginPath } from '../login-path';
import type { PortalRequest } from '../portal-request';
import { createProblemData, type UnsentForm } from '../problem-data.server';
import { addFlashMessage, createEmptySession, type Session } from '../session.server';

type UnsentWork = Pick<
  Session,
  | 'draft'
  | 'submissionKey'
  | 'draftKey'
  | 'resultApplicationId'
  | 'resultApplication'
  | 'seenTerms'
  | 'submissions'
  | 'putOff'
  | 'notedObjects'
  | 'typedForm'
>;

type User = NonNullable<Session['user']>;

type TypedForm = NonNullable<Session['typedForm']>;

const NO_WORK: UnsentWork = {
  draft: null,
  submissionKey: null,
  draftKey: undefined,
  resultApplicationId: null,
  resultApplication: null,
  seenTerms: undefined,
  submissions: undefined,
  putOff: undefined,
  notedObjects: undefined,
  typedForm: null,
};

/** HTTP-03. Keeps the form for the user's next login, also after the session has ended. */
export function logOutKeepingWork(session: Session, typedForm: Session['typedForm'] = null): Session {
  if (session.user === null) return addTypedForm(session, typedForm);
  const { draft, submissionKey, draftKey, resultApplicationId, resultApplication } = session;
  const { seenTerms, submissions, putOff, notedObjects } = session;
  const work: UnsentWork = {
    ...{ draft, submissionKey, draftKey, resultApplicationId, resultApplication },
    ...{ seenTerms, submissions, putOff, notedObjects },
    typedForm: typedForm ?? (session.typedForm && { ...session.typedForm, waits: false }),
  };
  return {
    ...session,
    ...NO_WORK,
    user: null,
    login: undefined,
    // Messages may be private and must not reach this browser's next user.
    flashes: [],
    apiCookies: {},
    interrupted: { userId: session.user.id, work },
  };
}

/** D-274. Replaces a form held earlier. */
export function holdFormForOwner(session: Session, owner: string, form: TypedForm): Session {
  return { ...session, heldForm: { owner, form } };
}

export function restoreHeldForm(session: Session, isOwnedByUser: (owner: string) => boolean): Session {
  const { heldForm } = session;
  if (heldForm === undefined || !isOwnedByUser(heldForm.owner)) return session;
  return { ...session, heldForm: undefined, typedForm: heldForm.form };
}

export function withoutUser({ demo, browserId, heldForm }: Session): Session {
  return { ...createEmptySession(), demo, browserId, heldForm };
}

function addTypedForm(session: Session, typedForm: Session['typedForm']): Session {
  if (session.interrupted === null || typedForm === null) return session;
  const { userId, work } = session.interrupted;
  return { ...session, interrupted: { userId, work: { ...(work as UnsentWork), typedForm } } };
}

/**
 * Restores only the user's own work. @param replacement session of an earlier login whose response was lost
 */
export function logInRestoringWork(
  currentSession: Session,
  user: User,
  replacement: Session | null = null,
): Session {
  const isOfOtherUser = currentSession.user !== null && currentSession.user.id !== user.id;
  const session = isOfOtherUser ? withoutUser(currentSession) : currentSession;
  const { interrupted } = session;
  const isOwnWork = interrupted?.userId === user.id && session.draft === null;
  const restoredWork = isOwnWork ? (interrupted.work as UnsentWork) : {};
  const submittedResult = hasSubmittedDraft(session, user, replacement) ? resultOf(replacement) : {};
  return {
    ...session,
    ...restoredWork,
    ...submittedResult,
    user,
    login: undefined,
    flashes: [],
    interrupted: null,
    loggedOutByUser: false,
    registering: undefined,
    mailLink: undefined,
    profileRefusal: undefined,
    browserId: session.browserId ?? randomUUID(),
  };
}

export function findApplicationWithLostResponse(user: User, replacement: Session | null): unknown {
  const result = replacement?.user?.id === user.id ? replacement.resultApplication : null;
  return result?.userId === user.id ? result.application : null;
}

function hasSubmittedDraft(
  session: Session,
  user: User,
  replacement: Session | null,
): replacement is Session {
  const key = session.replacedBy?.submissionKey ?? null;
  return (
    key !== null &&
    key === session.submissionKey &&
    findApplicationWithLostResponse(user, replacement) !== null
  );
}

function resultOf({ resultApplicationId, resultApplication }: Session): UnsentWork {
  return { ...NO_WORK, resultApplicationId, resultApplication };
}

const CONTROL_FIELD_NAME = /^returnTo$|^language$|^__/i;

const MAX_CHARACTERS = 100_000;

export function toTypedForm(
  address: string,
  form: FormData | null,
  { remindsToSend }: { remindsToSend: boolean },
): Session['typedForm'] {
  const id = form?.get(FORM_ID_FIELD);
  const entries = [...(form ?? [])].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !isSecretField(entry[0]) && !CONTROL_FIELD_NAME.test(entry[0]),
  );
  const size = entries.reduce((sum, [, value]) => sum + value.length, 0);
  if (typeof id !== 'string' || entries.length === 0 || size > MAX_CHARACTERS) return null;
  return { address, form: id, values: Object.fromEntries(entries), tells: remindsToSend };
}

/** HTTP-04. For actions that fail before they handle the form. */
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

/** Keeps a logged-out user's form until the next login. */
export async function keepFormForLogin(request: PortalRequest, httpRequest: Request): Promise<void> {
  if (request.session.data.interrupted === null) return;
  const typedForm = await submittedForm(request, httpRequest);
  await request.session.change((session) => logOutKeepingWork(session, typedForm));
}

/** The session keeps the values until a whole page has shown them. */
export async function restoreTypedForm(request: PortalRequest): Promise<RestoredForm | null> {
  const { typedForm } = request.session.data;
  if (typedForm?.address !== request.facts.pathAndQuery) return null;
  const isUnchanged = (session: Session) => isDeepStrictEqual(session.typedForm, typedForm);
  const replaceWith = (newForm: Session['typedForm']) => (session: Session) =>
    isUnchanged(session) ? { ...session, typedForm: newForm } : session;
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

export async function forgetTypedForm(request: PortalRequest): Promise<void> {
  if (request.session.data.typedForm?.address !== request.facts.pathAndQuery) return;
  await request.session.change((session) => ({ ...session, typedForm: null }));
}

async function submittedForm(request: PortalRequest, httpRequest: Request): Promise<Session['typedForm']> {
  return toTypedForm(request.facts.pathAndQuery, await readValidForm(httpRequest), { remindsToSend: true });
}

/** Returns null if the form has no values or very large ones. */
export async function readUnsentForm(action: string, httpRequest: Request): Promise<UnsentForm | null> {
  const form = await readValidForm(httpRequest);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
  );
  const canBeShown = values.every(([, value]) => value.length <= MAX_RESTORED_CHARACTERS);
  return values.length > 0 && canBeShown ? { action, values } : null;
}

interface Address {
  readonly pathAndQuery: string;
  t(namespace: 'problem'): TFunction<'problem'>;
}

export async function createStoreOutagePage({ pathAndQuery, t }: Address, httpRequest: Request) {
  const unsentForm = await readUnsentForm(pathAndQuery, httpRequest);
  const messages = [t('problem')(unsentForm ? 'store.unkept' : 'store.text')];
  return data(
    createProblemData({ messages, emailNotConfirmed: false, storeOutage: { unsent: unsentForm } }),
    {
      status: 503,
    },
  );
}

/** HTTP-03. Call after a 401 of the lending API. @returns redirect to login */
export async function endExpiredSession(
  request: PortalRequest,
  returnTo = request.facts.pathAndQuery,
  form: FormData | null = null,
  t = request.t('replies'),
): Promise<Response> {
  const text = t('loggedOut.expired');
  const typedForm = toTypedForm(returnTo, form, { remindsToSend: true });
  await request.session.change((session) => {
    const loggedOut = logOutKeepingWork(session, typedForm);
    // Only the first of several concurrent 401 responses logs out.
    if (session.user === null) return loggedOut;
    return addFlashMessage(loggedOut, { tone: 'info', text, sessionOver: true });
  });
  return request.redirect(loginPath(returnTo, { expired: true }), 303);
}
