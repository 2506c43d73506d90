import { createHash, randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import { z } from 'zod';
import { type Application, applications } from '~/api/applications.server';
import { createApiClient } from '~/api/client.server';
import { type ApiError, hasCode } from '~/api/result';
import { toCalendarDay } from '~/domain/locale';
import type { UserRequest } from '~/request/guards.server';
import { isNotFoundError } from '~/request/new-application.server';
import { openRequest, type RequestArgs } from '~/request/open-request.server';
import type { PortalRequest, SessionAccess } from '~/request/portal-request';
import { createProblemPage } from '~/request/problem.server';
import { requireWithinLimit } from '~/request/rate-limit.server';
import { changeExistingSession, getSessionStore, loadSession, type Session } from '~/request/session.server';
import { parseStoredRecord, storedObjectSchema } from '~/request/store/store.server';
import { settings } from '~/settings/settings.server';
import { phoneClaimPath } from './urls';

/** Logout, a new link and "end the link" remove the link earlier. */
const PHONE_LINK_SECONDS = 15 * 60;

const linkRecord = storedObjectSchema({
  sessionId: z.string(),
  /** Secret of the phone that opened the link. */
  claim: z.string().nullable(),
  sent: z.array(storedObjectSchema({ id: z.string(), type: z.string() })),
});

type LinkRecord = z.infer<typeof linkRecord>;

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const recordName = ({ facts: { partnerKey } }: PortalRequest, token: string) =>
  `phone ${partnerKey} ${digest(token)}`;

const newSecret = () => randomBytes(32).toString('base64url');

const readRecord = async (request: PortalRequest, token: string): Promise<LinkRecord | null> => {
  const text = await request.session.awaitStore(getSessionStore().read(recordName(request, token)));
  return text === null ? null : parseStoredRecord(linkRecord, text);
};

const isRunning = (link: Session['phoneLink']): link is NonNullable<Session['phoneLink']> =>
  link != null && link.expiresAt > Date.now();

/** Replaces the session's earlier link. @throws 429 page */
export async function createPhoneLink(request: UserRequest, applicationId: string): Promise<void> {
  await requireWithinLimit(request, 'phoneLink');
  const { id: sessionId } = request.session;
  if (sessionId === null) return;
  const token = newSecret();
  const record: LinkRecord = { sessionId, claim: null, sent: [] };
  await request.session.awaitStore(
    getSessionStore().update(recordName(request, token), PHONE_LINK_SECONDS, () => JSON.stringify(record)),
  );
  const expiresAt = Date.now() + PHONE_LINK_SECONDS * 1000;
  await request.session.change((session) => ({ ...session, phoneLink: { token, applicationId, expiresAt } }));
}

export async function endPhoneLink(request: UserRequest): Promise<void> {
  await request.session.change(({ phoneLink: _, ...session }) => session);
}

export async function createPhoneLinkView(request: UserRequest, applicationId: string) {
  const { phoneLink: link } = request.session.data;
  if (!isRunning(link) || link.applicationId !== applicationId) return null;
  const record = await readRecord(request, link.token);
  // After another login the link belongs to the old session.
  if (record === null || record.sessionId !== request.session.id) return null;
  const { isHttps, host } = request.facts;
  const address = `${isHttps ? 'https' : 'http'}://${host}${phoneClaimPath(link.token)}`;
  const isOpened = record.claim !== null;
  return {
    state: isOpened ? ('opened' as const) : ('waiting' as const),
    files: record.sent.length,
    minutes: minutesLeft(link.expiresAt),
    code: isOpened ? null : { address, ...qrCode(address) },
  };
}

function qrCode(address: string): { size: number; path: string } {
  const { size, data } = QRCode.create(address).modules;
  const dark = [...data.keys()].filter((index) => data[index] === 1);
  return { size, path: dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('') };
}

const minutesLeft = (expiresAt: number) => Math.max(1, Math.ceil((expiresAt - Date.now()) / 60_000));

interface IssuedLink {
  token: string;
  record: LinkRecord;
  session: Session;
  user: NonNullable<Session['user']>;
  link: NonNullable<Session['phoneLink']>;
}

async function issuedLink(request: PortalRequest, token: string): Promise<IssuedLink | null> {
  const record = await readRecord(request, token);
  if (record === null) return null;
  const session = await request.session.awaitStore(loadSession(request.facts.partnerKey, record.sessionId));
  if (!session?.user) return null;
  const { phoneLink: link, user } = session;
  return isRunning(link) && link.token === token ? { token, record, session, user, link } : null;
}

export type ClaimRefusal = 'over' | 'used';

/** Only the first browser that opens the link may use it. */
export async function claimPhoneLink(request: PortalRequest, token: string): Promise<ClaimRefusal | null> {
  await requireWithinLimit(request, 'phoneClaim');
  const issued = await issuedLink(request, token);
  if (issued === null) return 'over';
  const ownUpload = request.session.data.phoneUpload;
  const claim = ownUpload?.token === token ? ownUpload.claim : newSecret();
  let isOwnLink = false;
  await changeRecord(request, token, (record) => {
    isOwnLink = record.claim === null || record.claim === digest(claim);
    return isOwnLink ? { ...record, claim: digest(claim) } : record;
  });
  if (!isOwnLink) return 'used';
  const { demo } = issued.session;
  await request.session.change((session) => ({ ...session, demo, phoneUpload: { token, claim } }));
  return null;
}

async function changeRecord(
  request: PortalRequest,
  token: string,
  change: (record: LinkRecord) => LinkRecord,
): Promise<void> {
  await request.session.awaitStore(
    getSessionStore().update(recordName(request, token), PHONE_LINK_SECONDS, (text) =>
      text === null ? null : JSON.stringify(change(parseStoredRecord(linkRecord, text))),
    ),
  );
}

export interface OpenedPhoneUpload {
  readonly phoneRequest: PortalRequest;
  readonly request: UserRequest;
  readonly application: Application;
  readonly sentFiles: LinkRecord['sent'];
  readonly minutes: number;
  recordSentFile(document: { id: string; type: string }): Promise<void>;
}

/**
 * @returns null if the link has ended or belongs to another phone
 * @throws the error page if the API fails
 */
export async function openPhoneUpload(args: RequestArgs): Promise<OpenedPhoneUpload | null> {
  const phoneRequest = await openRequest(args);
  const phoneUpload = phoneRequest.session.data.phoneUpload;
  if (!phoneUpload) return null;
  const issued = await issuedLink(phoneRequest, phoneUpload.token);
  if (issued === null || issued.record.claim !== digest(phoneUpload.claim)) return null;
  const request = requestOfIssuer(phoneRequest, issued);
  const application = await applications.get(request.api, issued.link.applicationId);
  if (!application.ok) return requireLinkEndingError(phoneRequest, application.error);
  return {
    phoneRequest,
    request,
    application: application.data,
    sentFiles: issued.record.sent,
    minutes: minutesLeft(issued.link.expiresAt),
    recordSentFile: ({ id, type }) =>
      changeRecord(phoneRequest, phoneUpload.token, (record) => ({
        ...record,
        sent: [...record.sent.filter((file) => file.id !== id), { id, type }],
      })),
  };
}

/** @throws the error page for other errors */
export function requireLinkEndingError(phoneRequest: PortalRequest, error: ApiError): null {
  const isLinkEnded =
    error.kind === 'sessionExpired' || isNotFoundError(error) || hasCode(error, 'err_no_permission');
  if (isLinkEnded) return null;
  throw createProblemPage(phoneRequest, error);
}

function requestOfIssuer(
  phoneRequest: PortalRequest,
  { record: { sessionId }, session, user }: IssuedLink,
): UserRequest {
  const { host, language, partnerKey } = phoneRequest.facts;
  let cookies = session.apiCookies;
  let serverTime: Date | null = null;
  const api = createApiClient({
    baseUrl: settings.apiBaseUrl,
    timeoutMs: settings.apiTimeoutMs,
    forwardedHost: host,
    headers: phoneRequest.demo?.apiHeaders ?? {},
    language,
    onServerTime: (time) => {
      serverTime = time;
    },
    cookies: {
      read: () => cookies,
      async write(jar) {
        cookies = { ...jar };
        await changeExistingSession(partnerKey, sessionId, (storedSession) =>
          storedSession.user?.id === user.id ? { ...storedSession, apiCookies: cookies } : storedSession,
        );
      },
    },
  });
  const access: SessionAccess = {
    data: session,
    dataOrNull: session,
    id: sessionId,
    browserId: null,
    mailLink: null,
    change: (apply) => phoneRequest.session.awaitStore(changeExistingSession(partnerKey, sessionId, apply)),
    changeOnceShown: () => {},
    rotate: async () => {},
    awaitStore: phoneRequest.session.awaitStore,
  };
  const currentTime = () => serverTime ?? new Date();
  return Object.assign(Object.create(phoneRequest) as PortalRequest, {
    user,
    api,
    plainApi: api,
    session: access,
    serverTime: currentTime,
    today: () => toCalendarDay(phoneRequest.config.timeZone, currentTime()),
  });
}
