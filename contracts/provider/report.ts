import { type DriftCause, findCausesOfDrifts } from './causes';
import { type Drift, findCallOfExchange } from './drift';
import type { NotOfferedCall, PactSubset } from './pact-subset';
import type { FlakyExchange, UnpreparedState, VerificationFindings } from './verification';

export type VerificationResult = 'kept' | 'drift' | 'unreachable' | 'not prepared';

export const EXIT_CODES: Readonly<Record<VerificationResult, number>> = {
  kept: 0,
  drift: 1,
  unreachable: 3,
  'not prepared': 4,
};

/** A login or registration opened no session, which hides other differences. */
export interface SessionCause {
  drift: Drift;
  consequences: readonly string[];
}

export interface Report {
  result: VerificationResult;
  address: string;
  exchanges: number;
  unreachable?: string;
  causes: readonly SessionCause[];
  drifts: readonly Drift[];
  explained: readonly DriftCause[];
  flaky: readonly FlakyExchange[];
  isStateHandlerMissing?: boolean;
  unprepared: readonly { reason: string; exchanges: readonly string[] }[];
  notOffered: readonly NotOfferedCall[];
}

/** If a login or registration drifts, calls that need a session cannot be verified. */
const MISSING_SESSION_PATTERNS: Readonly<Record<string, RegExp>> = {
  login: /\/user\/account\/login opened no session/,
  register: /\/user\/users opened no session/,
};

export function createReport(
  address: string,
  exchanges: number,
  { drifts, unprepared, connectionLoss, responses, expected, flaky }: VerificationFindings,
  notOffered: readonly NotOfferedCall[] = [],
): Report {
  if (connectionLoss !== undefined) return createUnreachableReport(address, exchanges, connectionLoss);
  const sessions = drifts.filter((drift) => opensSession(drift));
  const isConsequence = (drift: Drift) => sessions.length > 0 && isRefusedForSession(drift);
  const causes = causesOf(sessions, drifts.filter(isConsequence), unprepared);
  const consequenceDrifts = new Set(causes.flatMap(({ consequences }) => consequences));
  const independentDrifts = drifts.filter(
    (drift) => !sessions.includes(drift) && !consequenceDrifts.has(drift.exchange),
  );
  const independentStates = unprepared.filter(({ exchange }) => !consequenceDrifts.has(exchange));
  return {
    result: drifts.length > 0 ? 'drift' : unprepared.length > 0 ? 'not prepared' : 'kept',
    address,
    exchanges,
    causes,
    drifts: independentDrifts,
    explained: findCausesOfDrifts(independentDrifts, { responses, expected, api: address }),
    flaky,
    unprepared: groupByReason(independentStates),
    notOffered,
  };
}

export function createUnreachableReport(address: string, exchanges: number, reason: string): Report {
  return {
    result: 'unreachable',
    address,
    exchanges,
    unreachable: reason,
    causes: [],
    drifts: [],
    explained: [],
    flaky: [],
    unprepared: [],
    notOffered: [],
  };
}

export function createMissingStateHandlerReport(
  address: string,
  { exchanges, notOffered }: PactSubset,
): Report {
  return {
    result: 'not prepared',
    address,
    exchanges,
    causes: [],
    drifts: [],
    explained: [],
    flaky: [],
    isStateHandlerMissing: true,
    unprepared: [],
    notOffered,
  };
}

function opensSession({ exchange, field }: Drift): boolean {
  const call = findCallOfExchange(exchange);
  const isSuccess = /with the right password|with a new address/.test(exchange);
  return (
    call !== undefined &&
    call.name in MISSING_SESSION_PATTERNS &&
    isSuccess &&
    (field === 'status' || field === 'session' || field === 'header Set-Cookie')
  );
}

function isRefusedForSession({ exchange, field, got, expected }: Drift): boolean {
  return (
    findCallOfExchange(exchange)?.access === 'user' &&
    field === 'status' &&
    got === '401' &&
    expected !== '401'
  );
}

function causesOf(
  sessions: readonly Drift[],
  refusedDrifts: readonly Drift[],
  unprepared: readonly UnpreparedState[],
): SessionCause[] {
  return sessions.map((drift, index) => {
    const pattern = MISSING_SESSION_PATTERNS[findCallOfExchange(drift.exchange)?.name ?? ''];
    const unpreparedExchanges = unprepared
      .filter(({ reason }) => pattern?.test(reason))
      .map(({ exchange }) => exchange);
    const consequences =
      index === 0
        ? [...unpreparedExchanges, ...refusedDrifts.map(({ exchange }) => exchange)]
        : unpreparedExchanges;
    return { drift, consequences: [...new Set(consequences)] };
  });
}

function groupByReason(unprepared: readonly UnpreparedState[]): Report['unprepared'] {
  const exchanges = new Map<string, string[]>();
  for (const { reason, exchange } of unprepared) {
    exchanges.set(reason, [...(exchanges.get(reason) ?? []), exchange]);
  }
  return Array.from(exchanges, ([reason, names]) => ({ reason, exchanges: names }));
}
