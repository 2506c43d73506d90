import { randomUUID } from 'node:crypto';
import { FORM_ID } from '~/domain/typed';
import { isSecretField } from '~/forms/secret-fields';
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

/** The session after the lending API has ended it: logged out, with what the user was at and the form they were sending put aside (HTTP-03). */
export function interrupted(session: Session, typedForm: Session['typedForm'] = null): Session {
  if (session.user === null) return withTypedForm(session, typedForm);
  const { draft, submissionKey, resultApplicationId, resultApplication } = session;
  const work: Work = {
    ...{ draft, submissionKey, resultApplicationId, resultApplication },
    // After the login no error page comes first.
    typedForm: typedForm ?? (session.typedForm && { ...session.typedForm, waits: false }),
  };
  return {
    ...session,
    ...nothing,
    user: null,
    // What was to be told to the user is not for whoever sees the next page.
    flashes: [],
    apiCookies: {},
    interrupted: { userId: session.user.id, work },
  };
}

/** The session after a login: the same user's work is taken up, others' forgotten. @param replacement of an earlier login, unanswered */
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
    // What was to be told before speaks of a login that was still to be made.
    flashes: [],
    interrupted: null,
    loggedOutByUser: false,
    registering: undefined,
    mailLink: undefined,
    profileRefusal: undefined,
    browserId: session.browserId ?? randomUUID(),
  };
}

/** The application of an earlier login of the same user, whose answer has never arrived; null where there is none. */
export function sentUnheard(user: NonNullable<Session['user']>, replacement: Session | null): unknown {
  const result = replacement?.user?.id === user.id ? replacement.resultApplication : null;
  return result?.userId === user.id ? result.application : null;
}

function hasSentTheSame(
  session: Session,
  user: NonNullable<Session['user']>,
  replacement: Session | null,
): replacement is Session {
  const key = session.replacedBy?.submissionKey ?? null;
  return key !== null && key === session.submissionKey && sentUnheard(user, replacement) !== null;
}

function sentWork({ resultApplicationId, resultApplication }: Session): Work {
  return { ...nothing, resultApplicationId, resultApplication };
}

/** A form sent after the session had ended already, in another tab say, is put aside with the rest. */
function withTypedForm(session: Session, typedForm: Session['typedForm']): Session {
  if (session.interrupted === null || typedForm === null) return session;
  const { userId, work } = session.interrupted;
  return { ...session, interrupted: { userId, work: { ...(work as Work), typedForm } } };
}

/** Not kept: what is no entry of a person. */
const NO_ENTRY = /^returnTo$|^language$|^__/i;

/** Characters of a form that are kept at most: a session is written whole with every change. */
const MOST_KEPT = 100_000;

/** A form to be put back where it was sent from; null when it may not be kept. @param tells the user that it still has to be sent */
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
