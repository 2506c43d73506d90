import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { joinTexts, type TranslatedText } from '~/i18n/translated-text';
import { settings } from '~/settings/settings.server';
import { openLmdbStore } from './store/lmdb-store.server';
import { openRedisStore } from './store/redis-store.server';
import {
  createObservedStore,
  parseStoredRecord,
  type SessionStore,
  storedObjectSchema,
} from './store/store.server';

const DAY_SECONDS = 24 * 60 * 60;

/** D-04. Every change renews the session. */
export const SESSION_LIFETIME_SECONDS = 30 * DAY_SECONDS;

const UNTOUCHED_LIFETIME_SECONDS = DAY_SECONDS;

const MAX_ANONYMOUS_BYTES = 16 * 1024;

const flash = storedObjectSchema({
  id: z.string(),
  tone: z.enum(['info', 'success', 'error']),
  text: z.custom<TranslatedText>((value) => typeof value === 'string'),
  sessionOver: z.boolean().optional(),
});

/** HTTP-03, SHELL-10. `tells`: the page says that the form is not sent yet. `waits`: skips one page, then shows. */
const typedForm = storedObjectSchema({
  address: z.string(),
  form: z.string(),
  values: z.record(z.string(), z.string()),
  tells: z.boolean(),
  waits: z.boolean().optional(),
});

const sessionRecord = storedObjectSchema({
  apiCookies: z.record(z.string(), z.string()).default({}),
  user: storedObjectSchema({ id: z.string(), email: z.string(), emailVerified: z.boolean() })
    .nullable()
    .default(null),
  /** Times in ms. `endings`: last known count of the account. `pageOwner`: opaque name of the user. */
  login: storedObjectSchema({
    since: z.number(),
    usedAt: z.number(),
    device: storedObjectSchema({ browser: z.string().nullable(), system: z.string().nullable() }),
    endings: z.number(),
    pageOwner: z.string().optional(),
  }).optional(),
  loggedOutByUser: z.boolean().default(false),
  flashes: z.array(flash).default([]),
  /** Only app/application knows the shape. */
  draft: z.unknown().default(null),
  submissionKey: z.string().nullable().default(null),
  /** Identifies a sent draft even after its answers change. */
  draftKey: z.string().optional(),
  resultApplicationId: z.string().nullable().default(null),
  /** Serves users who must confirm the e-mail before reading the application (D-05). */
  resultApplication: storedObjectSchema({ userId: z.string(), application: z.unknown() })
    .nullable()
    .default(null),
  /** Work that waits for its owner's next login (`interrupted-forms/README.md`). */
  interrupted: storedObjectSchema({ userId: z.string(), work: z.unknown() }).nullable().default(null),
  typedForm: typedForm.nullable().default(null),
  /** Waits until its owner logs in (D-274). */
  heldForm: storedObjectSchema({ owner: z.string(), form: typedForm }).optional(),
  /** Skipped items of the guided completion, newest last. */
  putOff: z
    .array(
      storedObjectSchema({
        item: z.string(),
        form: z.string(),
        language: z.string(),
        values: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
  /** Objects without a dealer, newest last. Only app/dashboard/objects knows the shape of `object`. */
  notedObjects: z
    .array(
      storedObjectSchema({ id: z.string(), application: z.string(), name: z.string(), object: z.unknown() }),
    )
    .optional(),
  seenTerms: z
    .array(
      storedObjectSchema({
        application: z.string(),
        at: z.string(),
        terms: storedObjectSchema({
          amount: z.number().nullable(),
          months: z.number().nullable(),
          rate: storedObjectSchema({ low: z.number(), high: z.number() }),
          payment: z.number(),
          fee: z.number(),
          total: z.number().nullable(),
        }),
      }),
    )
    .optional(),
  /** The lending API does not return these times. */
  submissions: z.array(storedObjectSchema({ application: z.string(), at: z.string() })).optional(),
  /** Only app/demo knows the shape. Null outside demos. */
  demo: z.unknown().default(null),
  /** `tries` counts attempts: one with a lost response may have succeeded. */
  registering: storedObjectSchema({ email: z.string(), tries: z.number() }).optional(),
  /** `expiresAt` is in ms. */
  phoneLink: storedObjectSchema({
    token: z.string(),
    applicationId: z.string(),
    expiresAt: z.number(),
  }).optional(),
  /** This browser has claimed a phone link of another session. */
  phoneUpload: storedObjectSchema({ token: z.string(), claim: z.string() }).optional(),
  passwordSetAt: z.string().optional(),
  mailLink: storedObjectSchema({ id: z.string(), solvedAt: z.number() }).optional(),
  profileRefusal: storedObjectSchema({ code: z.string().nullable() }).optional(),
  /** Survives a logout, so that rate limits recognise the browser. */
  browserId: z.string().optional(),
  resetMailAsked: z.boolean().optional(),
  cookieSentAt: z.number().optional(),
  replaces: z.string().optional(),
  /** Session that replaced this one at a login. Only a login of the same user may use it. */
  replacedBy: storedObjectSchema({
    id: z.string(),
    submissionKey: z.string().nullable(),
    arrived: z.boolean(),
  }).optional(),
});

export type Session = z.infer<typeof sessionRecord>;
export type FlashMessage = z.infer<typeof flash>;

export const createEmptySession = (): Session => sessionRecord.parse({});

let sessionStore: SessionStore | undefined;

export function getSessionStore(): SessionStore {
  sessionStore ??= createObservedStore(
    settings.sessionStore
      ? openRedisStore(settings.sessionStore)
      : openLmdbStore(join(settings.dataDir, 'sessions')),
  );
  return sessionStore;
}

const parseSession = (text: string): Session => parseStoredRecord(sessionRecord, text);

/** A cookie is invalid at another partner's host. */
const recordName = (partnerKey: string, id: string) => `session ${partnerKey} ${id}`;

/** @throws StoreUnavailableError, also if this build cannot read the record */
export async function loadSession(partnerKey: string, id: string): Promise<Session | null> {
  const text = await getSessionStore().read(recordName(partnerKey, id));
  return text === null ? null : parseSession(text);
}

/** The response may be lost, so a new session ends unless the browser sends its id in this time. */
const UNCONFIRMED_SECONDS = 60 * 60;

/** The old session lives this long, for requests in flight. */
const REPLACED_SECONDS = 60;

export function sessionLifetimeSeconds({
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

export class SessionTooLargeError extends Error {
  override readonly name = 'SessionTooLargeError';
}

/** Returns an empty session if the content is above the anonymous size limit. */
export function initialSessionFrom(session: Session): Session {
  const { replaces: _, replacedBy: __, ...initialSession } = session;
  return bytesOf(initialSession) > MAX_ANONYMOUS_BYTES ? createEmptySession() : initialSession;
}

const bytesOf = (session: Session) => Buffer.byteLength(JSON.stringify(session));

/** Work that waits for login does not count and cannot grow. */
const withoutPendingWork = (session: Session): Session => ({
  ...session,
  interrupted: null,
  heldForm: undefined,
});

/** Changes the session atomically. @param initialSession used if no session exists @throws SessionTooLargeError */
export async function changeSession(
  partnerKey: string,
  id: string,
  change: (session: Session) => Session,
  initialSession = createEmptySession(),
): Promise<Session> {
  let result = createEmptySession();
  const lifetime = () => sessionLifetimeSeconds(result);
  await getSessionStore().update(recordName(partnerKey, id), lifetime, (text) => {
    const currentSession = text === null ? initialSession : parseSession(text);
    result = change(currentSession);
    // Earlier releases and logouts may leave larger sessions. Let them shrink in steps.
    const maxBytes = Math.max(MAX_ANONYMOUS_BYTES, bytesOf(withoutPendingWork(currentSession)));
    if (result.user === null && bytesOf(withoutPendingWork(result)) > maxBytes)
      throw new SessionTooLargeError();
    return JSON.stringify(result);
  });
  return result;
}

/** Never creates a session. Has no size limit. */
export async function changeExistingSession(
  partnerKey: string,
  id: string,
  change: (session: Session) => Session,
): Promise<void> {
  let result = createEmptySession();
  const lifetime = () => sessionLifetimeSeconds(result);
  await getSessionStore().update(recordName(partnerKey, id), lifetime, (text) => {
    if (text === null) return null;
    result = change(parseSession(text));
    return JSON.stringify(result);
  });
}

export async function removeSession(partnerKey: string, id: string): Promise<void> {
  await getSessionStore().update(recordName(partnerKey, id), 0, () => null);
}

/** A listed session counts only while its own record names the user. */
const accountSessions = storedObjectSchema({
  sessions: z.array(z.string()),
  /** Counts "log out everywhere", which also ends sessions that the index does not list. */
  endings: z.number(),
  /** Opaque name of the user (D-273). */
  pageOwner: z.string().optional(),
});

type AccountSessions = z.infer<typeof accountSessions>;

export interface AccountKey {
  storeScope: readonly (string | null)[];
  userId: string;
}

const accountName = ({ storeScope, userId }: AccountKey) =>
  `account-sessions ${createHash('sha256')
    .update(JSON.stringify([...storeScope, userId]))
    .digest('base64url')}`;

const readAccount = (text: string | null): AccountSessions =>
  text === null ? { sessions: [], endings: 0 } : parseStoredRecord(accountSessions, text);

export async function loadAccountSessions(key: AccountKey): Promise<AccountSessions> {
  return readAccount(await getSessionStore().read(accountName(key)));
}

export function changeAccountSessions(
  key: AccountKey,
  change: (account: AccountSessions) => AccountSessions,
): Promise<void> {
  return getSessionStore().update(accountName(key), SESSION_LIFETIME_SECONDS, (text) =>
    JSON.stringify(change(readAccount(text))),
  );
}

const OWNER_CHARACTERS = 22;

/**
 * D-273. Returns an opaque name of a user. Signs with the oldest secret, so that a new secret changes no open page.
 * The stored account keeps the name when a secret is removed.
 */
export const createPageOwner = (key: AccountKey) => signOwner(settings.sessionSecrets.at(-1) ?? '', key);

export function isPageOwner(submittedOwner: FormDataEntryValue, key: AccountKey): boolean {
  if (typeof submittedOwner !== 'string' || submittedOwner.length !== OWNER_CHARACTERS) return false;
  const ownerBytes = Buffer.from(submittedOwner);
  if (ownerBytes.length !== OWNER_CHARACTERS) return false;
  return settings.sessionSecrets.some((secret) =>
    timingSafeEqual(ownerBytes, Buffer.from(signOwner(secret, key))),
  );
}

function signOwner(secret: string, { storeScope, userId }: AccountKey): string {
  const name = `page ${JSON.stringify([...storeScope, userId])}`;
  return createHmac('sha256', secret).update(name).digest('base64url').slice(0, OWNER_CHARACTERS);
}

const MAX_MESSAGES = 3;

const MAX_MESSAGE_LINES = 4;

export function joinMessages(texts: readonly TranslatedText[]): TranslatedText {
  return joinTexts([...new Set(texts)].slice(0, MAX_MESSAGE_LINES), '\n');
}

/** HTTP-03. Replaces an equal message. The message about an ended session has priority. */
export function addFlashMessage(session: Session, flash: Omit<FlashMessage, 'id'>): Session {
  const hasEndedMessage = session.flashes.some((message) => message.sessionOver);
  if (hasEndedMessage) return session;
  const otherFlashes = session.flashes.filter((message) => message.text !== flash.text);
  return { ...session, flashes: [...otherFlashes, { id: randomUUID(), ...flash }].slice(-MAX_MESSAGES) };
}
