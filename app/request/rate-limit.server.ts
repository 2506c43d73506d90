import { createHmac } from 'node:crypto';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { Say, Words } from '~/i18n/words';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { networkOf, THIS_MACHINE } from './client-network';
import { problemOf, type TooOften } from './problem-data.server';
import { portalStore } from './session.server';
import { type Count, StoreUnavailableError } from './store/store.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Something may be done so often within so many seconds, counted for one of these. */
interface Limit {
  /**
   * The client's network; an account from that network, so that nobody can lock out the owner of an account from elsewhere; an account
   * from all networks together where nobody has logged in to it lately, so that ever other networks are worth no more than one; or the
   * session, which is the network's as long as there is none. This machine is no network: whoever reaches the portal from it, a
   * demo, a check or a proxy that tells no addresses, is bounded by account and session alone.
   */
  by: 'network' | 'account' | 'strangers' | 'session';
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
    { by: 'network', most: 200, seconds: 15 * MINUTE },
    { by: 'account', most: 10, seconds: 15 * MINUTE },
    { by: 'strangers', most: 100, seconds: HOUR },
  ],
  registration: [{ by: 'network', most: 60, seconds: HOUR }],
  passwordReset: [
    { by: 'network', most: 60, seconds: HOUR },
    { by: 'account', most: 10, seconds: HOUR },
  ],
  keep: [{ by: 'session', most: 600, seconds: 10 * MINUTE }],
  language: [{ by: 'session', most: 60, seconds: 10 * MINUTE }],
  upload: [{ by: 'session', most: 300, seconds: HOUR }],
  newSession: [{ by: 'network', most: 600, seconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;

/** A network is no stranger's to an account that was logged in to from it so lately, seconds. */
const KNOWN_SECONDS = 30 * DAY;

export type RateLimited = keyof typeof RATE_LIMITS;

/** What a visit knows of the client that is counted. */
export interface CountedVisit {
  readonly partnerKey: string;
  /** Null where the server in front of the pages does not tell: then only sessions are counted. */
  readonly clientAddress: string | null;
  /** Null while there is no session. */
  readonly sessionId: string | null;
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
    if (key === null || (limit.by === 'strangers' && (await isKnown(visit, what, account)))) continue;
    const counting = portalStore().count(key, limit.seconds);
    const { count, secondsLeft } = await (what === 'login' ? counting : counting.catch(notCounted));
    const most = limit.most * settings.rateLimitFactor;
    // Once for each window, not for each of a million requests.
    if (count === Math.floor(most) + 1) log.warn('rate-limit-reached', { limit: what, by: limit.by });
    if (count <= most) continue;
    visit.addHeader('Retry-After', String(secondsLeft));
    return visit.t('replies')('tooOften', { count: Math.ceil(secondsLeft / MINUTE) });
  }
  return null;
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

/** Something has succeeded for an account: how often it was tried from this network is forgotten, and the network is known to it. */
export async function countSuccess(visit: CountedVisit, what: RateLimited, account: string): Promise<void> {
  const tries = keyOf(visit, what, { by: 'account' }, account);
  const known = knownKey(visit, what, account);
  if (tries === null || known === null) return;
  await portalStore()
    .update(tries, 0, () => null)
    .catch(notCounted);
  await portalStore()
    .update(known, KNOWN_SECONDS, () => '1')
    .catch(notCounted);
}

/** Whether the account was logged in to from the client's network lately. */
async function isKnown(
  visit: CountedVisit,
  what: RateLimited,
  account: string | undefined,
): Promise<boolean> {
  const key = knownKey(visit, what, account);
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

/** Where it is counted: neither addresses nor e-mails are readable in the store. Null when nobody knows for whom. */
function keyOf(
  visit: CountedVisit,
  what: RateLimited,
  { by }: Pick<Limit, 'by'>,
  account: string | undefined,
): string | null {
  const network = networkOfVisit(visit);
  const whose = by === 'session' ? (visit.sessionId ?? network) : network;
  if (whose === null) return null;
  if (by === 'account' || by === 'strangers') {
    if (account === undefined) return null;
    const name = accountName(visit, account);
    return `limit ${what} ${by} ${digest(by === 'account' ? [whose, ...name] : name)}`;
  }
  return whose === THIS_MACHINE ? null : `limit ${what} ${by} ${digest([whose])}`;
}

/** Where is kept that an account was logged in to from the client's network. */
function knownKey(visit: CountedVisit, what: RateLimited, account: string | undefined): string | null {
  const network = networkOfVisit(visit);
  if (network === null || account === undefined) return null;
  return `known ${what} ${digest([network, ...accountName(visit, account)])}`;
}

const networkOfVisit = ({ clientAddress }: CountedVisit) =>
  clientAddress === null ? null : networkOf(clientAddress);

const accountName = ({ partnerKey, sandbox }: CountedVisit, account: string) => [
  partnerKey,
  sandbox,
  account.trim().toLowerCase(),
];

function digest(name: readonly (string | null)[]): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret).update(JSON.stringify(name)).digest('base64url');
}
