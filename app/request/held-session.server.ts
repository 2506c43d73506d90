import type { CookieJar, CookieKeeper } from '~/api/cookie-jar';
import { metrics } from '~/telemetry/metrics.server';
import { interrupted } from './interruption';
import {
  beginningOf,
  changePresentSession,
  changeSession,
  emptySession,
  loadSession,
  removeSession,
  type Session,
  SessionTooLargeError,
} from './session.server';
import { newSessionId, sessionCookie, sessionIdOf } from './session-cookie.server';
import { StoreUnavailableError } from './store/store.server';

/** What takes the place of a session, and what stays under its old id. */
export interface Renewal {
  /** The session under the new id. @param replacement what took the old one's place before, with an id that never came back */
  next(old: Session, replacement: Session | null): Session;
  /** What the old id leads to from now on; by default, what is anybody's who knows that id. Never with a login. */
  left?(old: Session): Session;
}

/** The session of one request: read when it begins, changed in steps, renewed at login and logout. */
export interface HeldSession {
  /** Null while there is none. */
  readonly id: string | null;
  /** As it is now. @throws StoreUnavailableError when it could not be read */
  readonly session: Session;
  /** The store could not tell the session: who the visitor is remains unknown during this request. */
  readonly isUnknown: boolean;
  /** Changes the session as one step; begins one when there is none. @throws Response 413 when a visitor has more kept than they may */
  change(apply: (session: Session) => Session): Promise<void>;
  /** Replaces the session under a new id that only this answer tells; an id known before never leads to it. The old one keeps what was typed (D-10). */
  renew(renewal: Renewal): Promise<void>;
  /** The lending API's cookies of whoever is logged in. */
  readonly apiCookies: CookieKeeper;
  /** The `Set-Cookie` value that the answer must carry; null when the browser knows the id, and was told it lately. */
  readonly newCookie: string | null;
}

/** Reads the session of a request. A signed id unknown to the store at this partner is not taken up again. @param secure over https */
export async function holdSession(
  request: Request,
  { partnerKey, secure }: { partnerKey: string; secure: boolean },
): Promise<HeldSession> {
  const sent = await sessionIdOf(request, secure);
  const found = sent && (await loadSession(partnerKey, sent.id).catch(unlessOut));
  const isUnknown = found === 'unknown';
  const stored = found === 'unknown' ? null : found;
  if (sent && !found) metrics.session('expired');
  if (sent && stored?.replaces !== undefined)
    await arrive(partnerKey, sent.id, stored.replaces).catch(unlessOut);

  let id: string | null = null;
  /** What one that is begun begins with. */
  let beginning = emptySession();
  // Another host of the domain may have set the cookie, and knows the id: nothing is kept under it, and no login believed. What was typed
  // is the beginning of another session, stored with its first change alone, so that looking at pages fills no store.
  if (sent?.isPlain && stored) beginning = beginningOf(withoutLogin(stored));
  else if (sent && stored) id = sent.id;
  let session = id !== null && stored ? stored : beginning;
  /** The browser knows the id: it was not made for this request. */
  let isKnown = id !== null;
  let newCookie: string | null = null;

  const change: HeldSession['change'] = async (apply) => {
    // A new session would take the place of the one that is only out of reach.
    if (isUnknown) throw new StoreUnavailableError();
    if (id === null) {
      id = newSessionId();
      newCookie = await sessionCookie(id, secure);
      metrics.session('created');
    }
    let isToldAgain = false;
    const applyAndTell = (present: Session) => {
      const next = apply(present);
      isToldAgain = isCookieOld(next);
      return isToldAgain ? { ...next, cookieSentAt: Date.now() } : next;
    };
    session = await changeSession(partnerKey, id, applyAndTell, beginning).catch((error: unknown) => {
      throw error instanceof SessionTooLargeError ? new Response(null, { status: 413 }) : error;
    });
    if (isToldAgain) newCookie ??= await sessionCookie(id, secure);
  };

  const renew: HeldSession['renew'] = async ({ next, left = (old) => old }) => {
    if (isUnknown) throw new StoreUnavailableError();
    const fresh = newSessionId();
    const known = isKnown ? id : null;
    let old = session;
    if (known) {
      await changePresentSession(partnerKey, known, (present) => {
        old = present;
        const { submissionKey } = present;
        const replacedBy = { id: fresh, submissionKey, arrived: false };
        return { ...withoutLogin(left(present)), replacedBy };
      });
    } else if (id) await removeSession(partnerKey, id);
    const before = old.replacedBy;
    const replacement = before && !before.arrived ? await loadSession(partnerKey, before.id) : null;
    const links = { replaces: known ?? undefined, replacedBy: undefined };
    const renewed = { ...next(old, replacement), ...links, cookieSentAt: Date.now() };
    session = await changeSession(partnerKey, fresh, () => renewed);
    id = fresh;
    isKnown = false;
    newCookie = await sessionCookie(fresh, secure);
    metrics.session('renewed');
  };

  return {
    get id() {
      return id;
    },
    get session() {
      if (isUnknown) throw new StoreUnavailableError();
      return session;
    },
    isUnknown,
    get newCookie() {
      return newCookie;
    },
    change,
    renew,
    apiCookies: {
      read: () => session.apiCookies,
      async write(jar: CookieJar) {
        const apiCookies = { ...jar };
        // Calls that are made while the store still writes send the new cookies.
        session = { ...session, apiCookies };
        const owner = session.user?.id;
        // Meanwhile the user may have logged out: nothing of a login is kept where nobody is logged in.
        if (owner !== undefined)
          await change((present) => (present.user?.id === owner ? { ...present, apiCookies } : present));
      },
    },
  };
}

/** A session is told to the browser again so long after the last time, milliseconds. */
const TOLD_AGAIN_MS = 24 * 60 * 60 * 1000;

/** The cookie is renewed with the session, as browsers forget it some time after it was told; not that of a replaced one: the new id may be known. */
function isCookieOld({ cookieSentAt = 0, replacedBy }: Session): boolean {
  return replacedBy === undefined && Date.now() - cookieSentAt >= TOLD_AGAIN_MS;
}

function unlessOut(error: unknown): 'unknown' {
  if (error instanceof StoreUnavailableError) return 'unknown';
  throw error;
}

/** The browser has come with the new id: the old one is only kept for requests that are still on their way. */
async function arrive(partnerKey: string, id: string, old: string): Promise<void> {
  await changePresentSession(partnerKey, id, (session) => ({ ...session, replaces: undefined }));
  await changePresentSession(partnerKey, old, (session) =>
    session.replacedBy?.id === id
      ? { ...session, replacedBy: { ...session.replacedBy, arrived: true } }
      : session,
  );
}

/** What of a session is nobody's in particular; the work of whoever was logged in waits for their next login. */
function withoutLogin(session: Session): Session {
  const nobody = {
    user: null,
    apiCookies: {},
    replaces: undefined,
    browserId: undefined,
    mailLink: undefined,
  };
  return { ...interrupted(session), ...nobody };
}
