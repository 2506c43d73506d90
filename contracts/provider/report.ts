import { callOf, type Drift } from './drift';
import type { NotOffered } from './offered';
import type { Findings, Unprepared } from './verification';

/** Overall result of a verification, also the exit code of `npm run contracts:verify`. */
export type Result = 'kept' | 'drift' | 'unreachable' | 'not prepared';

export const EXIT_CODES: Readonly<Record<Result, number>> = {
  kept: 0,
  drift: 1,
  unreachable: 3,
  'not prepared': 4,
};

/** A difference that brings others with it, which are counted here and told nowhere else. */
export interface Cause {
  drift: Drift;
  /** Exchanges that could not be tried, or were refused, because of it. */
  consequences: readonly string[];
}

/** A verification in the order in which somebody reads it. */
export interface Report {
  result: Result;
  address: string;
  /** How many exchanges the pact has. */
  exchanges: number;
  /** One line: why nothing could be verified. */
  unreachable?: string;
  causes: readonly Cause[];
  drifts: readonly Drift[];
  /** By reason, so that one broken state is one entry. */
  unprepared: readonly { reason: string; exchanges: readonly string[] }[];
  /** Calls of the pact that the API is not held to, as it does not have them. */
  notOffered: readonly NotOffered[];
}

/** Calls that open a session: when one of them drifts, nothing that needs a session can be judged. */
const OPENS_SESSION: Readonly<Record<string, RegExp>> = {
  login: /\/user\/account\/login opened no session/,
  register: /\/user\/users opened no session/,
};

/** @param exchanges how many the pact has, with those of calls that are not offered */
export function reportOf(
  address: string,
  exchanges: number,
  { drifts, unprepared, lost }: Findings,
  notOffered: readonly NotOffered[] = [],
): Report {
  if (lost !== undefined) return unreachable(address, exchanges, lost);
  const sessions = drifts.filter((drift) => opensSession(drift));
  const isConsequence = (drift: Drift) => sessions.length > 0 && isRefusedForSession(drift);
  const causes = causesOf(sessions, drifts.filter(isConsequence), unprepared);
  const folded = new Set(causes.flatMap(({ consequences }) => consequences));
  const alone = drifts.filter((drift) => !sessions.includes(drift) && !folded.has(drift.exchange));
  const rest = unprepared.filter(({ exchange }) => !folded.has(exchange));
  return {
    result: drifts.length > 0 ? 'drift' : unprepared.length > 0 ? 'not prepared' : 'kept',
    address,
    exchanges,
    causes,
    drifts: alone,
    unprepared: byReason(rest),
    notOffered,
  };
}

/** A report on an API that does not answer. */
export function unreachable(address: string, exchanges: number, reason: string): Report {
  return {
    result: 'unreachable',
    address,
    exchanges,
    unreachable: reason,
    causes: [],
    drifts: [],
    unprepared: [],
    notOffered: [],
  };
}

/** True for a login or registration that succeeds in no way the portal can use: without its cookie, or with another status. */
function opensSession({ exchange, field }: Drift): boolean {
  const call = callOf(exchange);
  const isSuccess = /with the right password|with an address nobody has/.test(exchange);
  return (
    call !== undefined &&
    call.name in OPENS_SESSION &&
    isSuccess &&
    (field === 'status' || field === 'header Set-Cookie')
  );
}

/** Refused as nobody is logged in, where somebody should be. */
function isRefusedForSession({ exchange, field, got, expected }: Drift): boolean {
  return callOf(exchange)?.access === 'user' && field === 'status' && got === '401' && expected !== '401';
}

function causesOf(
  sessions: readonly Drift[],
  refused: readonly Drift[],
  unprepared: readonly Unprepared[],
): Cause[] {
  return sessions.map((drift, index) => {
    const pattern = OPENS_SESSION[callOf(drift.exchange)?.name ?? ''];
    const kept = unprepared.filter(({ reason }) => pattern?.test(reason)).map(({ exchange }) => exchange);
    // Which login a refused exchange was made with is not known: they are told once, under the first.
    const consequences = index === 0 ? [...kept, ...refused.map(({ exchange }) => exchange)] : kept;
    return { drift, consequences: [...new Set(consequences)] };
  });
}

function byReason(unprepared: readonly Unprepared[]): Report['unprepared'] {
  const exchanges = new Map<string, string[]>();
  for (const { reason, exchange } of unprepared) {
    exchanges.set(reason, [...(exchanges.get(reason) ?? []), exchange]);
  }
  return Array.from(exchanges, ([reason, names]) => ({ reason, exchanges: names }));
}
