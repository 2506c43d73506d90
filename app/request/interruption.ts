import { randomUUID } from 'node:crypto';
import { FORM_ID } from '~/domain/typed';
import { isSecretField } from './body/secret-fields';
import type { Session } from './session.server';

type Work = Pick<
  Session,
  'draft' | 'submissionKey' | 'resultApplicationId' | 'resultApplication' | 'typedForm'
>;

const nothing: Work = {
  draft: null,
  submissionKey: null,
  resultApplicationId: null,
  resultApplication: null,
  typedForm: null,
};

/** Logged out, with the user's work and form set aside (HTTP-03). */
export function interrupted(session: Session, typedForm: Session['typedForm'] = null): Session {
  if (session.user === null) return withTypedForm(session, typedForm);
  const { draft, submissionKey, resultApplicationId, resultApplication } = session;
  const work: Work = {
    ...{ draft, submissionKey, resultApplicationId, resultApplication },
    typedForm: typedForm ?? (session.typedForm && { ...session.typedForm, waits: false }),
  };
  return {
    ...session,
    ...nothing,
    user: null,
    // Messages may be private and must not reach the next user of this browser.
    flashes: [],
    apiCookies: {},
    interrupted: { userId: session.user.id, work },
  };
}

/**
 * Restores the same user's work and drops that of others.
 * @param replacement session of an earlier login whose response was lost
 */
export function resumed(
  session: Session,
  user: NonNullable<Session['user']>,
  replacement: Session | null = null,
): Session {
  const { interrupted: before } = session;
  const own = before?.userId === user.id && session.draft === null ? (before.work as Work) : {};
  const sent = hasSentTheSame(session, user, replacement) ? sentWork(replacement) : {};
  return {
    ...session,
    ...own,
    ...sent,
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

export function applicationWithLostResponse(
  user: NonNullable<Session['user']>,
  replacement: Session | null,
): unknown {
  const result = replacement?.user?.id === user.id ? replacement.resultApplication : null;
  return result?.userId === user.id ? result.application : null;
}

function hasSentTheSame(
  session: Session,
  user: NonNullable<Session['user']>,
  replacement: Session | null,
): replacement is Session {
  const key = session.replacedBy?.submissionKey ?? null;
  return (
    key !== null && key === session.submissionKey && applicationWithLostResponse(user, replacement) !== null
  );
}

function sentWork({ resultApplicationId, resultApplication }: Session): Work {
  return { ...nothing, resultApplicationId, resultApplication };
}

function withTypedForm(session: Session, typedForm: Session['typedForm']): Session {
  if (session.interrupted === null || typedForm === null) return session;
  const { userId, work } = session.interrupted;
  return { ...session, interrupted: { userId, work: { ...(work as Work), typedForm } } };
}

const NO_ENTRY = /^returnTo$|^language$|^__/i;

const MOST_KEPT = 100_000;

/** Null if they may not be kept. @param tells shows a reminder that the form is not sent yet */
export function typedFormOf(
  address: string,
  form: FormData | null,
  { tells }: { tells: boolean },
): Session['typedForm'] {
  const id = form?.get(FORM_ID);
  const entries = [...(form ?? [])].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !isSecretField(entry[0]) && !NO_ENTRY.test(entry[0]),
  );
  const size = entries.reduce((sum, [, value]) => sum + value.length, 0);
  if (typeof id !== 'string' || entries.length === 0 || size > MOST_KEPT) return null;
  return { address, form: id, values: Object.fromEntries(entries), tells };
}
