import { randomUUID } from 'node:crypto';
import type { Session } from '../session.server';

type Work = Pick<
  Session,
  'draft' | 'submissionKey' | 'resultApplicationId' | 'resultApplication' | 'typedForm'
>;

type User = NonNullable<Session['user']>;

const noWork: Work = {
  draft: null,
  submissionKey: null,
  resultApplicationId: null,
  resultApplication: null,
  typedForm: null,
};

/** Logs out and sets the user's work and form aside (HTTP-03). Without a user, adds the form to work set aside before. */
export function logOutKeepingWork(session: Session, typedForm: Session['typedForm'] = null): Session {
  if (session.user === null) return addForm(session, typedForm);
  const { draft, submissionKey, resultApplicationId, resultApplication } = session;
  const work: Work = {
    ...{ draft, submissionKey, resultApplicationId, resultApplication },
    typedForm: typedForm ?? (session.typedForm && { ...session.typedForm, waits: false }),
  };
  return {
    ...session,
    ...noWork,
    user: null,
    // Messages may be private and must not reach the next user of this browser.
    flashes: [],
    apiCookies: {},
    interrupted: { userId: session.user.id, work },
  };
}

function addForm(session: Session, typedForm: Session['typedForm']): Session {
  if (session.interrupted === null || typedForm === null) return session;
  const { userId, work } = session.interrupted;
  return { ...session, interrupted: { userId, work: { ...(work as Work), typedForm } } };
}

/**
 * Logs in. Restores the work set aside by the same user and drops that of others.
 * @param replacement session of an earlier login whose response was lost
 */
export function logInRestoringWork(
  session: Session,
  user: User,
  replacement: Session | null = null,
): Session {
  const { interrupted } = session;
  const isOwnWork = interrupted?.userId === user.id && session.draft === null;
  const setAside = isOwnWork ? (interrupted.work as Work) : {};
  const submitted = hasSubmittedDraft(session, user, replacement) ? resultOf(replacement) : {};
  return {
    ...session,
    ...setAside,
    ...submitted,
    user,
    flashes: [],
    interrupted: null,
    loggedOutByUser: false,
    registering: undefined,
    mailLink: undefined,
    profileRefusal: undefined,
    browserId: session.browserId ?? randomUUID(),
  };
}

/** The application that `user` created after a login whose response was lost. */
export function applicationWithLostResponse(user: User, replacement: Session | null): unknown {
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
    key !== null && key === session.submissionKey && applicationWithLostResponse(user, replacement) !== null
  );
}

function resultOf({ resultApplicationId, resultApplication }: Session): Work {
  return { ...noWork, resultApplicationId, resultApplication };
}
