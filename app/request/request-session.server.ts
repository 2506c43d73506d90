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

const COOKIE_NAME = 'portal_session';

const plainCookie = createCookie(prefixCookieName(COOKIE_NAME, false), options);

/** `__Host-`: over TLS, no other host of the domain can set or read this cookie. */
const hostCookie = createCookie(prefixCookieName(COOKIE_NAME, true), { ...options, secure: true });

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
  const cookieValue: unknown = id ?? (await plainCookie.parse(header));
  if (typeof cookieValue === 'string' && ID.test(cookieValue))
    return { id: cookieValue, isPlain: secure && id === null };
  if (header?.includes(`${COOKIE_NAME}=`)) log.warn('control-refused', { control: 'session-cookie' });
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
  readonly isUnavailable: boolean;
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
  const sentSessionId = await sessionIdOf(request, secure);
  const loadedSession =
    sentSessionId && (await loadSession(partnerKey, sentSessionId.id).catch(ignoreOutage));
  const isUnavailable = loadedSession === 'unknown';
  const storedSession = loadedSession === 'unknown' ? null : loadedSession;
  if (sentSessionId && !loadedSession) metrics.session('expired');
  if (sentSessionId && storedSession?.replaces !== undefined)
    await confirmNewId(partnerKey, sentSessionId.id, storedSession.replaces).catch(ignoreOutage);

  let id: string | null = null;
  let initialSession = createEmptySession();
  // Others may know the id of a plain cookie, so drop its login.
  if (sentSessionId?.isPlain && storedSession)
    initialSession = initialSessionFrom(withoutLogin(storedSession));
  else if (sentSessionId && storedSession) id = sentSessionId.id;
  let session = id !== null && storedSession ? storedSession : initialSession;
  let hasStoredId = id !== null;
  let newCookie: string | null = null;

  const change: RequestSession['change'] = async (apply) => {
    // The store failed to look the session up and may still have it.
    if (isUnavailable) throw new StoreUnavailableError();
    if (id === null) {
      id = createSessionId();
      newCookie = await createSessionCookie(id, secure);
      metrics.session('created');
    }
    let renewsCookie = false;
    const applyAndDateCookie = (currentSession: Session) => {
      const changedSession = apply(currentSession);
      renewsCookie = isCookieOld(changedSession);
      return renewsCookie ? { ...changedSession, cookieSentAt: Date.now() } : changedSession;
    };
    session = await changeSession(partnerKey, id, applyAndDateCookie, initialSession).catch(
      (error: unknown) => {
        throw error instanceof SessionTooLargeError ? new Response(null, { status: 413 }) : error;
      },
    );
    if (renewsCookie) newCookie ??= await createSessionCookie(id, secure);
  };

  const rotate: RequestSession['rotate'] = async ({
    createNewSession,
    createSessionForOldId = (oldSession) => oldSession,
  }) => {
    if (isUnavailable) throw new StoreUnavailableError();
    const newId = createSessionId();
    const storedId = hasStoredId ? id : null;
    let oldSession = session;
    if (storedId) {
      await changeExistingSession(partnerKey, storedId, (currentSession) => {
        oldSession = currentSession;
        const { submissionKey } = currentSession;
        const replacedBy = { id: newId, submissionKey, arrived: false };
        return { ...withoutLogin(createSessionForOldId(currentSession)), replacedBy };
      });
    } else if (id) await removeSession(partnerKey, id);
    const earlierReplacement = oldSession.replacedBy;
    const replacement =
      earlierReplacement && !earlierReplacement.arrived
        ? await loadSession(partnerKey, earlierReplacement.id)
        : null;
    const links = { replaces: storedId ?? undefined, replacedBy: undefined };
    const newSession = { ...createNewSession(oldSession, replacement), ...links, cookieSentAt: Date.now() };
    session = await changeSession(partnerKey, newId, () => newSession);
    id = newId;
    hasStoredId = false;
    newCookie = await createSessionCookie(newId, secure);
    metrics.session('renewed');
  };

  return {
    get id() {
      return id;
    },
    get session() {
      if (isUnavailable) throw new StoreUnavailableError();
      return session;
    },
    isUnavailable,
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
        const userId = session.user?.id;
        // Do not restore cookies after a concurrent logout.
        if (userId !== undefined)
          await change((currentSession) =>
            currentSession.user?.id === userId ? { ...currentSession, apiCookies } : currentSession,
          );
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
    // Counts logouts everywhere. The index may be lost, so each session keeps the count.
    endings = Math.max(account.endings, login?.endings ?? 0);
    const sessions = [...account.sessions.filter((listedId) => listedId !== id), id].slice(
      -MAX_LISTED_SESSIONS,
    );
    pageOwner = login?.pageOwner ?? account.pageOwner ?? createPageOwner({ storeScope, userId: user.id });
    return { ...account, sessions, endings, pageOwner };
  });
  const device = parseUserAgent(userAgent);
  await requestSession.change((currentSession) => {
    if (currentSession.user?.id !== user.id) return currentSession;
    if (login && login.endings < endings) return createEndedSession(currentSession, endedText);
    const { since = usedAt } = currentSession.login ?? {};
    return { ...currentSession, login: { since, usedAt, device, endings, pageOwner } };
  });
}

/** Keeps work for the next login, but no identifiers of the browser. */
export function createEndedSession(session: Session, text: TranslatedText): Session {
  const { browserId: _, mailLink: __, phoneLink: ___, ...endedSession } = logOutKeepingWork(session);
  return addFlashMessage(endedSession, { tone: 'info', text, sessionOver: true });
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
async function confirmNewId(partnerKey: string, id: string, oldId: string): Promise<void> {
  await changeExistingSession(partnerKey, id, (session) => ({ ...session, replaces: undefined }));
  await changeExistingSession(partnerKey, oldId, (session) =>
    session.replacedBy?.id === id
      ? { ...session, replacedBy: { ...session.replacedBy, arrived: true } }
      : session,
  );
}

function withoutLogin(session: Session): Session {
  const noLogin = {
    user: null,
    apiCookies: {},
    replaces: undefined,
    browserId: undefined,
    mailLink: undefined,
  };
  return { ...logOutKeepingWork(session), ...noLogin };
}
