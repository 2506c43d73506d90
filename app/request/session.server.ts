import { join } from 'node:path';
import { z } from 'zod';
import type { Words } from '~/i18n/words';
import { settings } from '~/settings/settings.server';
import { FRAMER } from './security-headers.server';
import { openLmdbStore } from './store/lmdb-store.server';
import { observedStore } from './store/observed-store.server';
import { openRedisStore } from './store/redis-store.server';
import type { SessionStore } from './store/store.server';
import { readStored, storedObject } from './store/stored-record.server';

const DAY_SECONDS = 24 * 60 * 60;

/** Wizard values survive 30 days (D-04); so does the session that holds them, renewed by every change. */
export const SESSION_LIFETIME_SECONDS = 30 * DAY_SECONDS;

/** A session in which nobody has logged in or typed anything is forgotten after a day. */
const UNTOUCHED_LIFETIME_SECONDS = DAY_SECONDS;

/** What a visitor who has not logged in can have kept, bytes: every field of the classic application several times over. */
const MOST_ANONYMOUS_BYTES = 16 * 1024;

const flash = storedObject({
  id: z.string(),
  tone: z.enum(['info', 'success', 'error']),
  text: z.custom<Words>((value) => typeof value === 'string'),
  /** The message that the session is over: while it shows, further errors are silent (HTTP-03). */
  sessionOver: z.boolean().optional(),
});

const sessionRecord = storedObject({
  apiCookies: z.record(z.string(), z.string()).default({}),
  user: storedObject({ id: z.string(), email: z.string(), emailVerified: z.boolean() })
    .nullable()
    .default(null),
  /** The user logged out on purpose: the next visit to the dashboard is not carried through login (D-09, HTTP-07). */
  loggedOutByUser: z.boolean().default(false),
  flashes: z.array(flash).default([]),
  /** The wizard's values; only app/application knows their shape. */
  draft: z.unknown().default(null),
  /** Names the submission of the draft, so that sending it twice creates one application. */
  submissionKey: z.string().nullable().default(null),
  /** The application whose result is shown. */
  resultApplicationId: z.string().nullable().default(null),
  /** That application as it was created, for a user who may not read it before confirming the e-mail (D-05). */
  resultApplication: storedObject({ userId: z.string(), application: z.unknown() }).nullable().default(null),
  /** Whose session ended while they were at work: their work waits for them alone, out of sight of who uses this browser next. */
  interrupted: storedObject({ userId: z.string(), work: z.unknown() }).nullable().default(null),
  /** What was typed into a form that could not be sent (HTTP-03, SHELL-10), to be put back; `tells` that it still has to be sent. */
  typedForm: storedObject({
    address: z.string(),
    form: z.string(),
    values: z.record(z.string(), z.string()),
    tells: z.boolean(),
    /** The next page of this address is the error page of the form's own failure, and not where the form stands. */
    waits: z.boolean().optional(),
  })
    .nullable()
    .default(null),
  /** The simulator's sandbox this visitor plays in. */
  sandbox: z.string().nullable().default(null),
  /** Whose portal that is where the host names no partner: on a phone, which knows the number of a machine in the network alone. */
  demoPartner: z.string().optional(),
  /** Whoever plays in it does not want to see the demo bar. */
  demoBarHidden: z.boolean().optional(),
  /** Origin of the simulator whose page shows this session in a frame. */
  framedBy: z.string().regex(FRAMER).optional(),
  /** The account being made, and how many tries of it have not been refused: one whose answer was lost may have made it. */
  registering: storedObject({ email: z.string(), tries: z.number() }).optional(),
  /** The address at which this visitor has set a password by a mail's link, for the page that says so. */
  passwordSetAt: z.string().optional(),
  /** A password was set by a mail link in this browser, which vouches for its next login (`rate-limit.server.ts`). Milliseconds since the epoch. */
  mailLink: storedObject({ id: z.string(), solvedAt: z.number() }).optional(),
  /** Code with which the lending API refused the profile of the user, who was logged out for it (D-71). */
  profileRefusal: storedObject({ code: z.string().nullable() }).optional(),
  /** Made at the first login and kept over logout, so that rate limits know the browser again. */
  browserId: z.string().optional(),
  /** This visitor has asked for a mail that sets a password, for the page that says so. */
  resetMailAsked: z.boolean().optional(),
  /** When the browser was last told the id, milliseconds since the epoch. */
  cookieSentAt: z.number().optional(),
  /** Id of the session that this one has replaced, until the browser has come with the new id. */
  replaces: z.string().optional(),
  /** What a session that was replaced knows of the one in its place; only a login of the same user ever makes use of it. */
  replacedBy: storedObject({
    id: z.string(),
    /** The session's `submissionKey` when it was replaced. */
    submissionKey: z.string().nullable(),
    /** The browser has come with the new id. */
    arrived: z.boolean(),
  }).optional(),
});

/** Everything the portal remembers of one visitor. */
export type Session = z.infer<typeof sessionRecord>;
export type Flash = z.infer<typeof flash>;

export const emptySession = (): Session => sessionRecord.parse({});

let opened: SessionStore | undefined;

/** Where the portal keeps what must survive a restart. */
export function portalStore(): SessionStore {
  opened ??= observedStore(
    settings.sessionStoreUrl
      ? openRedisStore(settings.sessionStoreUrl)
      : openLmdbStore(join(settings.dataDir, 'sessions')),
  );
  return opened;
}

const read = (text: string): Session => readStored(sessionRecord, text);

/** A session belongs to the partner it began at: the same cookie is worth nothing at another's host. */
const placeOf = (partnerKey: string, id: string) => `session ${partnerKey} ${id}`;

/** The stored session, or null when it is not known at this partner (any more). @throws StoreUnavailableError also when this build cannot read it */
export async function loadSession(partnerKey: string, id: string): Promise<Session | null> {
  const text = await portalStore().read(placeOf(partnerKey, id));
  return text === null ? null : read(text);
}

/** A session whose id the browser has not come with yet is kept this long: the answer may have been lost. */
const UNCONFIRMED_SECONDS = 60 * 60;

/** A replaced session is kept this long after the browser has come with the new id: requests may still be on their way with the old one. */
const REPLACED_SECONDS = 60;

/** How long a session is kept after it was written last. */
export function lifetimeSeconds({
  user,
  interrupted,
  draft,
  browserId,
  replaces,
  replacedBy,
}: Session): number {
  if (replacedBy?.arrived) return REPLACED_SECONDS;
  if (replaces !== undefined) return UNCONFIRMED_SECONDS;
  const isUntouched = user === null && interrupted === null && draft === null && browserId === undefined;
  return isUntouched ? UNTOUCHED_LIFETIME_SECONDS : SESSION_LIFETIME_SECONDS;
}

/** More than a visitor who has not logged in can have kept. Nothing of the change was written. */
export class SessionTooLargeError extends Error {
  override readonly name = 'SessionTooLargeError';
}

/** The same session as the beginning of another one, with neither predecessor nor successor; an empty one where it is larger than a visitor's may be. */
export function beginningOf(session: Session): Session {
  const { replaces: _, replacedBy: __, ...beginning } = session;
  return bytesOf(beginning) > MOST_ANONYMOUS_BYTES ? emptySession() : beginning;
}

const bytesOf = (session: Session) => Buffer.byteLength(JSON.stringify(session));

/** What of a session counts as a visitor's: the work of somebody who was logged in waits beside it, and grows no more. */
const withoutWaiting = (session: Session): Session => ({ ...session, interrupted: null });

/** Changes a session as one step and answers what it became. @param beginning of one that is not there @throws SessionTooLargeError */
export async function changeSession(
  partnerKey: string,
  id: string,
  change: (session: Session) => Session,
  beginning = emptySession(),
): Promise<Session> {
  let result = emptySession();
  const lifetime = () => lifetimeSeconds(result);
  await portalStore().update(placeOf(partnerKey, id), lifetime, (text) => {
    const present = text === null ? beginning : read(text);
    result = change(present);
    // What came in larger, by a former release or a logout, may shrink in steps.
    const most = Math.max(MOST_ANONYMOUS_BYTES, bytesOf(withoutWaiting(present)));
    if (result.user === null && bytesOf(withoutWaiting(result)) > most) throw new SessionTooLargeError();
    return JSON.stringify(result);
  });
  return result;
}

/** The same of a session that is there, whatever its size; none is begun. */
export async function changePresentSession(
  partnerKey: string,
  id: string,
  change: (session: Session) => Session,
): Promise<void> {
  let result = emptySession();
  const lifetime = () => lifetimeSeconds(result);
  await portalStore().update(placeOf(partnerKey, id), lifetime, (text) => {
    if (text === null) return null;
    result = change(read(text));
    return JSON.stringify(result);
  });
}

export async function removeSession(partnerKey: string, id: string): Promise<void> {
  await portalStore().update(placeOf(partnerKey, id), 0, () => null);
}
