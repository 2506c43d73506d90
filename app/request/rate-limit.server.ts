import { createHmac } from 'node:crypto';
import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { networkOf, THIS_MACHINE } from './client-network';
import { portalStore } from './session.server';
import { type Count, StoreUnavailableError } from './store/store.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Something may be done so often within so many seconds, counted for one of these. */
interface Limit {
  /**
   * The client's network; an account from that network, so that nobody can lock out the owner of an account from elsewhere; or the
   * session, which is the network's as long as there is none. This machine is no network: whoever reaches the portal from it, a
   * demo, a check or a proxy that tells no addresses, is bounded by account and session alone.
   */
  by: 'network' | 'account' | 'session';
  most: number;
  seconds: number;
}

/**
 * How often what costs others something may be done. Offices share one network, so its bounds are wide. `RATE_LIMIT_FACTOR` widens all of
 * them.
 */
export const RATE_LIMITS = {
  login: [
    { by: 'account', most: 10, seconds: 15 * MINUTE },
    { by: 'network', most: 200, seconds: 15 * MINUTE },
  ],
  registration: [{ by: 'network', most: 60, seconds: HOUR }],
  passwordReset: [
    { by: 'account', most: 10, seconds: HOUR },
    { by: 'network', most: 60, seconds: HOUR },
  ],
  keep: [{ by: 'session', most: 600, seconds: 10 * MINUTE }],
  language: [{ by: 'session', most: 60, seconds: 10 * MINUTE }],
  upload: [{ by: 'session', most: 300, seconds: HOUR }],
  newSession: [{ by: 'network', most: 600, seconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;

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
  t(namespace: 'problem'): TFunction<'problem'>;
  addHeader(name: string, value: string): void;
}

/**
 * Counts that something is done, in the session store and so for all instances together. When it is too often, the answer's status is 429,
 * its `Retry-After` is set, and what to tell is returned, in the visitor's language.
 *
 * @param account the e-mail address it is done for
 * @returns null when it may be done
 */
export async function overLimit(
  visit: CountedVisit,
  what: RateLimited,
  account?: string,
): Promise<string | null> {
  let waitSeconds = 0;
  for (const limit of RATE_LIMITS[what]) {
    const key = keyOf(visit, what, limit, account);
    if (key === null) continue;
    const { count, secondsLeft } = await portalStore().count(key, limit.seconds).catch(notCounted);
    const most = limit.most * settings.rateLimitFactor;
    if (count > most) waitSeconds = Math.max(waitSeconds, secondsLeft);
    // Once for each window, not for each of a million requests.
    if (count === Math.floor(most) + 1) log.warn('rate-limit-reached', { limit: what, by: limit.by });
  }
  if (waitSeconds === 0) return null;
  visit.addHeader('Retry-After', String(waitSeconds));
  return visit.t('problem')('tooOften', { count: Math.ceil(waitSeconds / MINUTE) });
}

/** While the store is out of reach nothing is refused for its sake: what needs a session says so itself, and the rest goes on. */
function notCounted(error: unknown): Count {
  if (error instanceof StoreUnavailableError) return { count: 0, secondsLeft: 0 };
  throw error;
}

/** Forgets how often something was tried for an account: it has succeeded. */
export async function forgetTries(visit: CountedVisit, what: RateLimited, account: string): Promise<void> {
  for (const limit of RATE_LIMITS[what]) {
    const key = limit.by === 'account' ? keyOf(visit, what, limit, account) : null;
    if (key !== null)
      await portalStore()
        .update(key, 0, () => null)
        .catch(notCounted);
  }
}

/** The error page of what was done too often, where there is no form to say it at. */
export function tooOftenPage(message: string) {
  return data({ messages: [message], emailNotConfirmed: false }, { status: 429 });
}

/** Where it is counted: neither addresses nor e-mails are readable in the store. Null when nobody knows for whom. */
function keyOf(
  { partnerKey, clientAddress, sessionId, sandbox }: CountedVisit,
  what: RateLimited,
  { by }: Limit,
  account: string | undefined,
): string | null {
  const network = clientAddress === null ? null : networkOf(clientAddress);
  const whose = by === 'session' ? (sessionId ?? network) : network;
  if (whose === null || (by === 'account' && account === undefined)) return null;
  if (by !== 'account' && whose === THIS_MACHINE) return null;
  const name = by === 'account' ? [whose, partnerKey, sandbox, account?.trim().toLowerCase()] : [whose];
  const [secret = ''] = settings.sessionSecrets;
  const digest = createHmac('sha256', secret).update(JSON.stringify(name)).digest('base64url');
  return `limit ${what} ${by} ${digest}`;
}
