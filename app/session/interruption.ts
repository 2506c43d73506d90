import type { Session } from './session.server';

type Work = Pick<Session, 'draft' | 'submissionKey' | 'resultApplicationId' | 'resultApplication'>;

const nothing: Work = {
  draft: null,
  submissionKey: null,
  resultApplicationId: null,
  resultApplication: null,
};

/** The session after the lending API has ended it: nobody is logged in, and what the user was at is put aside (HTTP-03). */
export function interrupted(session: Session): Session {
  if (session.user === null) return session;
  const { draft, submissionKey, resultApplicationId, resultApplication } = session;
  const work: Work = { draft, submissionKey, resultApplicationId, resultApplication };
  return {
    ...session,
    ...nothing,
    user: null,
    apiCookies: {},
    interrupted: { userId: session.user.id, work },
  };
}

/** The session after a login: the work of the same user is taken up again, somebody else's is forgotten. */
export function resumed(session: Session, user: NonNullable<Session['user']>): Session {
  const { interrupted: before } = session;
  const own = before?.userId === user.id && session.draft === null ? (before.work as Work) : {};
  return { ...session, ...own, user, interrupted: null, loggedOutByUser: false };
}
