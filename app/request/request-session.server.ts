import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import type { CookieJar, CookieStore } from '~/api/client.server';
import { prefixCookieName } from '~/domain/cookie-name';
import type { TranslatedText } from '~/i18n/translated-text';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { metrics } from '~/telemetry/metrics.server';
import { logOutKeepingWork } from './interrupted-forms/interrupted-forms.server';
import type { SessionRotation } from './portal-request';
import { parseUserAgent } from './request-origin';
import {
  type AccountKey,
  addFlashMessage,
  changeAccountSessions,
  changeExistingSession,
  changeSession,
  createEmptySession,
  createPageOwner,
  initialSessionFrom,
  loadSession,
  removeSession,
  SESSION_LIFETIME_SECONDS,
  type Session,
  SessionTooLargeError,
} from './session.server';
import { StoreUnavailableError } from './store/store.server';

const options = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secrets: settings.sessionSecrets,
  maxAge: SESSION_LIFETIME_SECONDS,
} as const;

const NAME = 'portal_session';

const plainCookie = createCookie(prefixCookieName(NAME, false), options);

/** `__Host-`: over TLS, no other host of the domain can set or read this cookie. */
const hostCookie = createCookie(prefixCookieName(NAME, true), { ...options, secure: true });

const ID = /^[\w-]{43}$/;

export interface SentSessionId {
  id: string;
  /** True if the cookie came over TLS under the plain-http name, which any host of the domain can set. */
  isPlain: boolean;
}

/** Returns null without a validly signed cookie. */
export async function sessionIdOf(request: Request, secure: boolean): Promise<SentSessionId | null> {
  const header = request.headers.get('Cookie');
  const id: unknown = secure ? await hostCookie.parse(header) : null;
  const known: unknown = id ?? (await plainCookie.parse(header));
  if (typeof known === 'string' && ID.test(known)) return { id: known, isPlain: secure && id === null };
  if (header?.includes(`${NAME}=`)) log.warn('control-refused', { control: 'session-cookie' });
  return null;
}

export const createSessionId = (): string => randomBytes(32).toString('base64url');

export function createSessionCookie(id: string, secure: boolean): Promise<string> {
  return secure ? hostCookie.serialize(id) : plainCookie.serialize(id);
}

export interface RequestSession {
  readonly id: string | null;
  /** @throws StoreUnavailableError */
  readonly session: Session;
  readonly isUnknown: boolean;
  /** @throws Response 413 above the size limit of anonymous sessions */
  change(apply: (session: Session) => Session): Promise<void>;
  rotate(rotation: SessionRotation): Promise<void>;
  readonly apiCookies: CookieStore;
  readonly newCookie: string | null;
}

/** If the store does not know the sent id, the session gets a new one. */
export async function openSession(
  request: Request,
  { partnerKey, secure }: { partnerKey: string; secure: boolean },
): Promise<RequestSession> {
  const sent = await sessionIdOf(request, secure);
  const found = sent && (await loadSession(partnerKey, sent.id).catch(ignoreOutage));
  const isUnknown = found === 'unknown';
  const stored = found === 'unknown' ? null : found;
  if (sent && !found) metrics.session('expired');
  if (sent && stored?.replaces !== undefined)
    await confirmNewId(partnerKey, sent.id, stored.replaces).catch(ignoreOutage);

  let id: string | null = null;
  let initial = createEmptySession();
  // Others may know the id of a plain cookie, so drop its login.
  if (sent?.isPlain && stored) initial = initialSessionFrom(withoutLogin(stored));
  else if (sent && stored) id = sent.id;
  let session = id !== null && stored ? stored : initial;
  let isKnown = id !== null;
  let newCookie: string | null = null;

  const change: RequestSession['change'] = async (apply) => {
    // The store failed to look the session up and may still have it.
    if (isUnknown) throw new StoreUnavailableError();
    if (id === null) {
      id = createSessionId();
      newCookie = await createSessionCookie(id, secure);
      metrics.session('created');
    }
    let renewsCookie = false;
    const applyAndDateCookie = (present: Session) => {
      const next = apply(present);
      renewsCookie = isCookieOld(next);
      return renewsCookie ? { ...next, cookieSentAt: Date.now() } : next;
    };
    session = await changeSession(partnerKey, id, applyAndDateCookie, initial).catch((error: unknown) => {
      throw error instanceof SessionTooLargeError ? new Response(null, { status: 413 }) : error;
    });
    if (renewsCookie) newCookie ??= await createSessionCookie(id, secure);
  };

  const rotate: RequestSession['rotate'] = async ({ next, keptUnderOldId = (old) => old }) => {
    if (isUnknown) throw new StoreUnavailableError();
    const fresh = createSessionId();
    const known = isKnown ? id : null;
    let old = session;
    if (known) {
      await changeExistingSession(partnerKey, known, (present) => {
        old = present;
        const { submissionKey } = present;
        const replacedBy = { id: fresh, submissionKey, arrived: false };
        return { ...withoutLogin(keptUnderOldId(present)), replacedBy };
      });
    } else if (id) await removeSession(partnerKey, id);
    const before = old.replacedBy;
    const replacement = before && !before.arrived ? await loadSession(partnerKey, before.id) : null;
    const links = { replaces: known ?? undefined, replacedBy: undefined };
    const rotated = { ...next(old, replacement), ...links, cookieSentAt: Date.now() };
    session = await changeSession(partnerKey, fresh, () => rotated);
    id = fresh;
    isKnown = false;
    newCookie = await createSessionCookie(fresh, secure);
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
    rotate,
    apiCookies: {
      read: () => session.apiCookies,
      async write(jar: CookieJar) {
        const apiCookies = { ...jar };
        session = { ...session, apiCookies };
        const owner = session.user?.id;
        // Do not restore cookies after a concurrent logout.
        if (owner !== undefined)
          await change((present) => (present.user?.id === owner ? { ...present, apiCookies } : present));
      },
    },
  };
}

export const MAX_LISTED_SESSIONS = 50;

/** A session missing from the index may live this long after the user ends all sessions. */
const USE_RECORD_INTERVAL_MS = 5 * 60_000;

interface SessionUse {
  storeScope: AccountKey['storeScope'];
  userAgent: string | null;
  endedText: TranslatedText;
}

/** Logs out a session that was not listed when the user ended all. @throws StoreUnavailableError */
export async function recordSessionUse(
  requestSession: Pick<RequestSession, 'id' | 'session' | 'change'>,
  { storeScope, userAgent, endedText }: SessionUse,
): Promise<void> {
  const { id } = requestSession;
  const { user, login } = requestSession.session;
  const usedAt = Date.now();
  if (id === null || user === null) return;
  if (login && usedAt - login.usedAt < USE_RECORD_INTERVAL_MS) return;
  let endings = 0;
  let pageOwner = '';
  await changeAccountSessions({ storeScope, userId: user.id }, (account) => {
    // The index may be lost, so the session keeps the account's `endings` too.
    endings = Math.max(account.endings, login?.endings ?? 0);
    const sessions = [...account.sessions.filter((other) => other !== id), id].slice(-MAX_LISTED_SESSIONS);
    pageOwner = login?.pageOwner ?? account.pageOwner ?? createPageOwner({ storeScope, userId: user.id });
    return { ...account, sessions, endings, pageOwner };
  });
  const device = parseUserAgent(userAgent);
  await requestSession.change((present) => {
    if (present.user?.id !== user.id) return present;
    if (login && login.endings < endings) return createEndedSession(present, endedText);
    const { since = usedAt } = present.login ?? {};
    return { ...present, login: { since, usedAt, device, endings, pageOwner } };
  });
}

/** Keeps work for the next login, but no identifiers of the browser. */
export function createEndedSession(session: Session, text: TranslatedText): Session {
  const { browserId: _, mailLink: __, phoneLink: ___, ...rest } = logOutKeepingWork(session);
  return addFlashMessage(rest, { tone: 'info', text, sessionOver: true });
}

const COOKIE_RENEWAL_MS = 24 * 60 * 60 * 1000;

/** A replaced session never renews its cookie: that would overwrite the new id in the browser. */
function isCookieOld({ cookieSentAt = 0, replacedBy }: Session): boolean {
  return replacedBy === undefined && Date.now() - cookieSentAt >= COOKIE_RENEWAL_MS;
}

function ignoreOutage(error: unknown): 'unknown' {
  if (error instanceof StoreUnavailableError) return 'unknown';
  throw error;
}

/** Once the browser sends the new id, only requests in flight need the old one. */
async function confirmNewId(partnerKey: string, id: string, old: string): Promise<void> {
  await changeExistingSession(partnerKey, id, (session) => ({ ...session, replaces: undefined }));
  await changeExistingSession(partnerKey, old, (session) =>
    session.replacedBy?.id === id
      ? { ...session, replacedBy: { ...session.replacedBy, arrived: true } }
      : session,
  );
}

function withoutLogin(session: Session): Session {
  const nobody = {
    user: null,
    apiCookies: {},
    replaces: undefined,
    browserId: undefined,
    mailLink: undefined,
  };
  return { ...logOutKeepingWork(session), ...nobody };
}
