import { createHmac } from 'node:crypto';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { Say, Words } from '~/i18n/words';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { networkOf, siteOf, THIS_MACHINE } from './client-network';
import { problemOf, type TooOften } from './problem-data.server';
import { portalStore } from './session.server';
import { type Count, StoreUnavailableError } from './store/store.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Something may be done so often within so many seconds, counted for one of these. */
interface Limit {
  /**
   * - `network`: the client's IPv4 address or IPv6 /64; `site`: the /48 around it, IPv6 only. This machine is no network: a demo, a check or a
   *   proxy that tells no addresses is bounded by account and session alone.
   * - `account`: an account from one network, so that nobody locks its owner out from elsewhere; `accountSite`: the same for a site.
   * - `strangers`: an account from all networks without a recent login to it, so that many networks are worth no more than one.
   * - `browser`: an account from a browser that has logged in to it; `mailLink`: the browser that set a password by a mail link. Tries within
   *   these limits skip the limits below them, so that other people's tries cannot lock an owner out. Further tries count as anybody's.
   * - `session`: the session, or the network while there is none.
   */
  by: 'network' | 'site' | 'account' | 'accountSite' | 'strangers' | 'browser' | 'mailLink' | 'session';
  most: number;
  seconds: number;
}

/**
 * How often what costs others something may be done. Offices share one network, so its bounds are wide. `RATE_LIMIT_FACTOR` widens all of
 * them. They are asked in this order, and what one refuses is not counted, nor stored, by the next: a network comes before the accounts that it names,
 * of which anybody can make up any number.
 */
export const RATE_LIMITS = {
  login: [
    { by: 'browser', most: 10, seconds: 15 * MINUTE },
    { by: 'network', most: 200, seconds: 15 * MINUTE },
    { by: 'site', most: 1000, seconds: 15 * MINUTE },
    { by: 'mailLink', most: 3, seconds: HOUR },
    { by: 'account', most: 10, seconds: 15 * MINUTE },
    { by: 'accountSite', most: 50, seconds: 15 * MINUTE },
    { by: 'strangers', most: 100, seconds: HOUR },
  ],
  registration: [
    { by: 'network', most: 60, seconds: HOUR },
    { by: 'site', most: 300, seconds: HOUR },
  ],
  passwordReset: [
    { by: 'network', most: 60, seconds: HOUR },
    { by: 'site', most: 300, seconds: HOUR },
    { by: 'account', most: 10, seconds: HOUR },
    { by: 'accountSite', most: 30, seconds: HOUR },
  ],
  keep: [{ by: 'session', most: 600, seconds: 10 * MINUTE }],
  language: [{ by: 'session', most: 60, seconds: 10 * MINUTE }],
  upload: [{ by: 'session', most: 300, seconds: HOUR }],
  newSession: [
    { by: 'network', most: 600, seconds: HOUR },
    { by: 'site', most: 3000, seconds: HOUR },
  ],
} as const satisfies Record<string, readonly Limit[]>;

const VOUCHING: readonly Limit['by'][] = ['browser', 'mailLink'];

/** A password that was set by a mail link vouches for its browser this long, milliseconds. */
const MAIL_LINK_MS = HOUR * 1000;

/** Networks and browsers are known to an account this long after a login, seconds. */
const KNOWN_SECONDS = 30 * DAY;

export type RateLimited = keyof typeof RATE_LIMITS;

/** What a visit knows of the client that is counted. */
export interface CountedVisit {
  readonly partnerKey: string;
  /** Null where the server in front of the pages does not tell: then only sessions are counted. */
  readonly clientAddress: string | null;
  /** Null while there is no session. */
  readonly sessionId: string | null;
  /** Survives login and logout; null for a browser that has never logged in. */
  readonly browserId?: string | null;
  /** The last mail link by which this browser set a password; null without one. */
  readonly mailLink?: { id: string; solvedAt: number } | null;
  /** Worlds of a demo hold the same accounts, and each counts for itself. */
  readonly sandbox: string | null;
  t(namespace: 'replies'): Say<'replies'>;
  addHeader(name: string, value: string): void;
}

/**
 * Counts that something is done, for all instances together. When it is too often, status 429 and `Retry-After` are set and what to tell is
 * returned, else null; what one limit refuses, the next does not count. @param account
 * e-mail address of whose account it is, where it is about one @throws StoreUnavailableError when a login cannot be counted
 */
export async function overLimit(
  visit: CountedVisit,
  what: RateLimited,
  account?: string,
): Promise<Words | null> {
  for (const limit of RATE_LIMITS[what]) {
    const key = keyOf(visit, what, limit, account);
    if (key === null || !(await applies(limit, visit, what, account))) continue;
    const counting = portalStore().count(key, limit.seconds);
    const { count, secondsLeft } = await (what === 'login' ? counting : counting.catch(notCounted));
    const most = Math.max(1, limit.most * settings.rateLimitFactor);
    if (VOUCHING.includes(limit.by)) {
      if (count <= most) return null;
      continue;
    }
    // Once for each window, not for each of a million requests.
    if (count === Math.floor(most) + 1) log.warn('rate-limit-reached', { limit: what, by: limit.by });
    if (count <= most) continue;
    visit.addHeader('Retry-After', String(secondsLeft));
    const text = what === 'login' ? 'tooManyLogins' : 'tooOften';
    return visit.t('replies')(text, { count: Math.ceil(secondsLeft / MINUTE) });
  }
  return null;
}

/** Whether a limit counts this try: strangers have never logged in here, and a known browser has. */
async function applies(
  { by }: Limit,
  visit: CountedVisit,
  what: RateLimited,
  account: string | undefined,
): Promise<boolean> {
  if (by === 'strangers') return !(await isKnown(visit, what, account, networkOfVisit(visit)));
  if (by === 'browser') return isKnown(visit, what, account, visit.browserId ?? null);
  return true;
}

/**
 * While the store is out of reach nothing is refused for its sake: what needs a session says so itself, and the rest goes on. Except for a login,
 * which could not be kept anyhow: a store that is full would leave guessing at passwords without bounds.
 */
function notCounted(error: unknown): Count {
  if (error instanceof StoreUnavailableError) return { count: 0, secondsLeft: 0 };
  throw error;
}

/** Counts the same. @throws the page that says that it is too often, and what a form that is answered again says (429); StoreUnavailableError as `overLimit` */
export async function requireWithinLimit(
  visit: CountedVisit,
  what: RateLimited,
  account?: string,
): Promise<void> {
  const refusal = await overLimit(visit, what, account);
  if (refusal !== null) throw tooOftenPage(refusal);
}

/** Forgets the tries for an account after a success. From then on the account knows the network and the browser. */
export async function countSuccess(visit: CountedVisit, what: RateLimited, account: string): Promise<void> {
  const tries = (['account', 'accountSite', 'browser'] as const).map((by) =>
    keyOf(visit, what, { by }, account),
  );
  const known = [networkOfVisit(visit), visit.browserId ?? null].map((place) =>
    knownKey(visit, what, account, place),
  );
  for (const key of tries) {
    if (key !== null)
      await portalStore()
        .update(key, 0, () => null)
        .catch(notCounted);
  }
  for (const key of known) {
    if (key !== null)
      await portalStore()
        .update(key, KNOWN_SECONDS, () => '1')
        .catch(notCounted);
  }
}

/** True if the account was logged in to from a network or browser lately. */
async function isKnown(
  visit: CountedVisit,
  what: RateLimited,
  account: string | undefined,
  place: string | null,
): Promise<boolean> {
  const key = knownKey(visit, what, account, place);
  return key !== null && (await portalStore().read(key).catch(unread)) !== null;
}

function unread(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

/** The error page of what was done too often, where there is no form to say it at. */
export function tooOftenPage(message: Words, tooOften: TooOften = { back: null, unsent: null }) {
  return data(problemOf({ messages: [message], emailNotConfirmed: false, tooOften }), { status: 429 });
}

const shownText = z.custom<Words>((value) => typeof value === 'string');

const thrownPage = z.object({
  data: z.object({ messages: z.tuple([shownText]), tooOften: z.unknown() }),
  init: z.object({ status: z.literal(429) }),
});

/** What to tell of a page that says that something was done too often; null for anything else that was thrown. */
export function tooOftenMessage(thrown: unknown): Words | null {
  return thrownPage.safeParse(thrown).data?.data.messages[0] ?? null;
}

/** The store's key of a count, without readable addresses or e-mails. Null if the limit does not apply to the visit. */
function keyOf(
  visit: CountedVisit,
  what: RateLimited,
  { by }: Pick<Limit, 'by'>,
  account: string | undefined,
): string | null {
  const counted = countedFor(visit, by, account);
  return counted === null || counted.includes(undefined) ? null : `limit ${what} ${by} ${digest(counted)}`;
}

/** What a limit counts by. Null if it does not apply; `undefined` in it means that the visit is about no account. */
function countedFor(
  visit: CountedVisit,
  by: Limit['by'],
  account: string | undefined,
): readonly (string | null | undefined)[] | null {
  const network = networkOfVisit(visit);
  const name = account === undefined ? [undefined] : accountName(visit, account);
  switch (by) {
    case 'browser':
      return visit.browserId == null ? null : [visit.browserId, ...name];
    case 'mailLink':
      return isFresh(visit.mailLink) ? [visit.mailLink.id] : null;
    case 'session': {
      const whose = visit.sessionId ?? network;
      return whose === null || whose === THIS_MACHINE ? null : [whose];
    }
    case 'network':
      return network === null || network === THIS_MACHINE ? null : [network];
    case 'site':
      return withSite(visit, []);
    case 'account':
      return network === null ? null : [network, ...name];
    case 'accountSite':
      return withSite(visit, name);
    case 'strangers':
      return network === null ? null : name;
  }
}

function isFresh(link: CountedVisit['mailLink']): link is NonNullable<CountedVisit['mailLink']> {
  return link != null && Date.now() - link.solvedAt < MAIL_LINK_MS;
}

function withSite<Name>({ clientAddress }: CountedVisit, name: readonly Name[]) {
  const site = clientAddress === null ? null : siteOf(clientAddress);
  return site === null ? null : [site, ...name];
}

/** The store's key that says that an account knows a network or browser. */
function knownKey(
  visit: CountedVisit,
  what: RateLimited,
  account: string | undefined,
  place: string | null,
): string | null {
  if (place === null || account === undefined) return null;
  return `known ${what} ${digest([place, ...accountName(visit, account)])}`;
}

const networkOfVisit = ({ clientAddress }: CountedVisit) =>
  clientAddress === null ? null : networkOf(clientAddress);

const accountName = ({ partnerKey, sandbox }: CountedVisit, account: string) => [
  partnerKey,
  sandbox,
  account.trim().toLowerCase(),
];

function digest(name: readonly (string | null | undefined)[]): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret).update(JSON.stringify(name)).digest('base64url');
}
