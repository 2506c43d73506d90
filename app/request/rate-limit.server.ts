import { createHmac } from 'node:crypto';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { TranslatedText, Translator } from '~/i18n/translated-text';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import type { RequestFacts, SessionAccess } from './portal-request';
import { createProblemData, type RateLimitExceeded } from './problem-data.server';
import { clientNetworkOf, clientSiteOf, LOOPBACK_CLIENT } from './request-origin';
import { getSessionStore } from './session.server';
import { type CounterValue, StoreUnavailableError } from './store/store.server';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface Limit {
  /**
   * `site`: IPv6 /48. `strangers`: networks without a recent login to the account. `mailLink`: browser that set a
   * password by mail link. Others: docs/security/limits.md.
   */
  by: 'network' | 'site' | 'account' | 'accountSite' | 'strangers' | 'browser' | 'mailLink' | 'session';
  maximum: number;
  seconds: number;
}

/**
 * The order matters: later limits do not count refused attempts, so invented accounts cannot fill the store.
 * `RATE_LIMIT_FACTOR` scales all maximums.
 */
export const RATE_LIMITS = {
  login: [
    { by: 'browser', maximum: 10, seconds: 15 * MINUTE_SECONDS },
    { by: 'network', maximum: 200, seconds: 15 * MINUTE_SECONDS },
    { by: 'site', maximum: 1000, seconds: 15 * MINUTE_SECONDS },
    { by: 'mailLink', maximum: 3, seconds: HOUR_SECONDS },
    { by: 'account', maximum: 10, seconds: 15 * MINUTE_SECONDS },
    { by: 'accountSite', maximum: 50, seconds: 15 * MINUTE_SECONDS },
    { by: 'strangers', maximum: 100, seconds: HOUR_SECONDS },
  ],
  registration: [
    { by: 'network', maximum: 60, seconds: HOUR_SECONDS },
    { by: 'site', maximum: 300, seconds: HOUR_SECONDS },
  ],
  passwordReset: [
    { by: 'network', maximum: 60, seconds: HOUR_SECONDS },
    { by: 'site', maximum: 300, seconds: HOUR_SECONDS },
    { by: 'account', maximum: 10, seconds: HOUR_SECONDS },
    { by: 'accountSite', maximum: 30, seconds: HOUR_SECONDS },
  ],
  autosave: [{ by: 'session', maximum: 600, seconds: 10 * MINUTE_SECONDS }],
  language: [{ by: 'session', maximum: 60, seconds: 10 * MINUTE_SECONDS }],
  creation: [{ by: 'session', maximum: 600, seconds: HOUR_SECONDS }],
  upload: [{ by: 'session', maximum: 300, seconds: HOUR_SECONDS }],
  archive: [{ by: 'session', maximum: 20, seconds: HOUR_SECONDS }],
  phoneLink: [{ by: 'session', maximum: 30, seconds: HOUR_SECONDS }],
  phoneClaim: [
    { by: 'network', maximum: 60, seconds: HOUR_SECONDS },
    { by: 'site', maximum: 300, seconds: HOUR_SECONDS },
  ],
  newSession: [
    { by: 'network', maximum: 600, seconds: HOUR_SECONDS },
    { by: 'site', maximum: 3000, seconds: HOUR_SECONDS },
  ],
} as const satisfies Record<string, readonly Limit[]>;

/** Attempts within these limits skip the limits below them. */
const EXEMPTING_KEYS: readonly Limit['by'][] = ['browser', 'mailLink'];

const MAIL_LINK_MS = HOUR_SECONDS * 1000;

const KNOWN_CLIENT_SECONDS = 30 * DAY_SECONDS;

export type RateLimitName = keyof typeof RATE_LIMITS;

export interface CountedRequest {
  /** Without a client address, only sessions are counted. */
  readonly facts: Pick<RequestFacts, 'storeScope' | 'clientAddress'>;
  readonly session: Pick<SessionAccess, 'id' | 'browserId' | 'mailLink'>;
  t(namespace: 'replies'): Translator<'replies'>;
  addHeader(name: string, value: string): void;
}

/**
 * Counts across all instances. If a limit is exceeded, adds `Retry-After` and returns the message.
 * @throws StoreUnavailableError if a login cannot be counted
 */
export async function findExceededLimit(
  request: CountedRequest,
  limitName: RateLimitName,
  account?: string,
): Promise<TranslatedText | null> {
  for (const limit of RATE_LIMITS[limitName]) {
    const key = keyOf(request, limitName, limit, account);
    if (key === null || !(await isLimitApplicable(limit, request, limitName, account))) continue;
    const counting = getSessionStore().count(key, limit.seconds);
    const { count, secondsLeft } = await (limitName === 'login'
      ? counting
      : counting.catch(zeroIfStoreUnavailable));
    const maximum = Math.max(1, limit.maximum * settings.rateLimitFactor);
    if (EXEMPTING_KEYS.includes(limit.by)) {
      if (count <= maximum) return null;
      continue;
    }
    if (count === Math.floor(maximum) + 1) log.warn('rate-limit-reached', { limit: limitName, by: limit.by });
    if (count <= maximum) continue;
    request.addHeader('Retry-After', String(secondsLeft));
    const text = limitName === 'login' ? 'tooManyLogins' : 'tooOften';
    return request.t('replies')(text, { count: Math.ceil(secondsLeft / MINUTE_SECONDS) });
  }
  return null;
}

async function isLimitApplicable(
  { by }: Limit,
  request: CountedRequest,
  limitName: RateLimitName,
  account: string | undefined,
): Promise<boolean> {
  if (by === 'strangers')
    return !(await isKnownClient(request, limitName, account, networkOfRequest(request)));
  if (by === 'browser') return isKnownClient(request, limitName, account, request.session.browserId);
  return true;
}

/** Without the store, only logins are refused: unlimited attempts could guess passwords. */
function zeroIfStoreUnavailable(error: unknown): CounterValue {
  if (error instanceof StoreUnavailableError) return { count: 0, secondsLeft: 0 };
  throw error;
}

export async function requireWithinLimit(
  request: CountedRequest,
  limitName: RateLimitName,
  account?: string,
): Promise<void> {
  const message = await findExceededLimit(request, limitName, account);
  if (message !== null) throw createRateLimitPage(message);
}

/** From now on, network and browser count as known for this account. */
export async function countSuccessfulRequest(
  request: CountedRequest,
  limitName: RateLimitName,
  account: string,
): Promise<void> {
  const attemptKeys = (['account', 'accountSite', 'browser'] as const).map((by) =>
    keyOf(request, limitName, { by }, account),
  );
  const knownKeys = [networkOfRequest(request), request.session.browserId].map((networkOrBrowser) =>
    knownKey(request, limitName, account, networkOrBrowser),
  );
  for (const key of attemptKeys) {
    if (key !== null)
      await getSessionStore()
        .update(key, 0, () => null)
        .catch(zeroIfStoreUnavailable);
  }
  for (const key of knownKeys) {
    if (key !== null)
      await getSessionStore()
        .update(key, KNOWN_CLIENT_SECONDS, () => '1')
        .catch(zeroIfStoreUnavailable);
  }
}

async function isKnownClient(
  request: CountedRequest,
  limitName: RateLimitName,
  account: string | undefined,
  networkOrBrowser: string | null,
): Promise<boolean> {
  const key = knownKey(request, limitName, account, networkOrBrowser);
  return key !== null && (await getSessionStore().read(key).catch(nullIfStoreUnavailable)) !== null;
}

function nullIfStoreUnavailable(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

export function createRateLimitPage(
  message: TranslatedText,
  tooOften: RateLimitExceeded = { back: null, unsent: null },
) {
  return data(createProblemData({ messages: [message], emailNotConfirmed: false, tooOften }), {
    status: 429,
  });
}

const shownText = z.custom<TranslatedText>((value) => typeof value === 'string');

const thrownPage = z.object({
  data: z.object({ messages: z.tuple([shownText]), tooOften: z.unknown() }),
  init: z.object({ status: z.literal(429) }),
});

export function readRateLimitMessage(thrown: unknown): TranslatedText | null {
  return thrownPage.safeParse(thrown).data?.data.messages[0] ?? null;
}

/** Returns a key without readable addresses or e-mails. */
function keyOf(
  request: CountedRequest,
  limitName: RateLimitName,
  { by }: Pick<Limit, 'by'>,
  account: string | undefined,
): string | null {
  const keyParts = keyPartsOf(request, by, account);
  return keyParts === null || keyParts.includes(undefined)
    ? null
    : `limit ${limitName} ${by} ${digest(keyParts)}`;
}

function keyPartsOf(
  request: CountedRequest,
  by: Limit['by'],
  account: string | undefined,
): readonly (string | null | undefined)[] | null {
  const network = networkOfRequest(request);
  const name = account === undefined ? [undefined] : accountName(request, account);
  switch (by) {
    case 'browser':
      return request.session.browserId === null ? null : [request.session.browserId, ...name];
    case 'mailLink':
      return isFresh(request.session.mailLink) ? [request.session.mailLink.id] : null;
    case 'session': {
      const client = request.session.id ?? network;
      return client === null || client === LOOPBACK_CLIENT ? null : [client];
    }
    case 'network':
      return network === null || network === LOOPBACK_CLIENT ? null : [network];
    case 'site':
      return withSite(request, []);
    case 'account':
      return network === null ? null : [network, ...name];
    case 'accountSite':
      return withSite(request, name);
    case 'strangers':
      return network === null ? null : name;
  }
}

function isFresh(link: SessionAccess['mailLink']): link is NonNullable<SessionAccess['mailLink']> {
  return link != null && Date.now() - link.solvedAt < MAIL_LINK_MS;
}

function withSite<Name>({ facts: { clientAddress } }: CountedRequest, name: readonly Name[]) {
  const site = clientAddress === null ? null : clientSiteOf(clientAddress);
  return site === null ? null : [site, ...name];
}

function knownKey(
  request: CountedRequest,
  limitName: RateLimitName,
  account: string | undefined,
  networkOrBrowser: string | null,
): string | null {
  if (networkOrBrowser === null || account === undefined) return null;
  return `known ${limitName} ${digest([networkOrBrowser, ...accountName(request, account)])}`;
}

const networkOfRequest = ({ facts: { clientAddress } }: CountedRequest) =>
  clientAddress === null ? null : clientNetworkOf(clientAddress);

const accountName = ({ facts }: CountedRequest, account: string) => [
  ...facts.storeScope,
  account.trim().toLowerCase(),
];

function digest(name: readonly (string | null | undefined)[]): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret).update(JSON.stringify(name)).digest('base64url');
}
