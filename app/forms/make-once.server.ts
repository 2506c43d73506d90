import { randomUUID } from 'node:crypto';
import type { ApiError, ApiResult } from '~/api/result';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import { type Lease, type LeaseResult, leaseForm } from './form-lease.server';
import {
  changeRecord,
  digest,
  isSameRecord,
  type MadeRecord,
  recordName,
  type Sent,
} from './sent-form-record.server';

export interface Making<Made> {
  content: unknown;
  /** Identifies the entry in the API's list. Default: the whole content. */
  identity?: unknown;
  isUnique: boolean;
  entries: () => Promise<ApiResult<ListedEntry<Made>[]>>;
  /** Omit if the list does not contain all entries. */
  idOf?: (made: Made) => string | null;
  send: (note: (fingerprint: string) => Promise<void>) => Promise<ApiResult<Made>>;
  /** Reads a file without sending it; null if it is incomplete. */
  fingerprint?: () => Promise<string | null>;
  /** Removes remains of a failed send before a retry. */
  clear?: (id: string) => Promise<void>;
}

interface ListedEntry<Made> {
  id: string;
  identity: unknown;
  made: { is: Made } | null;
}

export type MakingOutcome<Made> =
  | { kind: 'made'; data: Made; already: boolean }
  /** An earlier send with other content created something. The next send creates another one. */
  | { kind: 'madeBefore' }
  | { kind: 'failed'; error: ApiError };

export const newFormKey = (): string => randomUUID();

type MadeBefore = Extract<LeaseResult, { state: 'made' }>;

interface Sender {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data' | 'orOutage'>;
}

/**
 * Creates one thing, however often the form arrives at any instance. After an unknown result,
 * compares with the API's list first. Without a `key` the form is just sent.
 */
export async function makeOnce<Made>(
  request: Sender,
  key: string | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made>> {
  if (key === null) return outcomeOf(await making.send(async () => undefined));
  const name = recordName(request, key);
  const now: Sent = {
    content: digest(making.content),
    identity: digest(making.identity ?? making.content),
    before: [],
    fingerprint: null,
  };
  let instead: MadeRecord | null = null;
  for (;;) {
    const leased: LeaseResult = await request.session.orOutage(leaseForm(name, instead));
    if (leased.state === 'busy') return { kind: 'failed', error: { kind: 'timeout' } };
    if (leased.state === 'made') {
      const outcome = await madeBefore(request, name, { now, leased, making });
      if (outcome !== null) return outcome;
      instead = leased.record;
      continue;
    }
    const { lease, doubtful } = leased;
    try {
      const outcome = await sendAndRecord(request, lease, now, doubtful, making);
      if (outcome !== null) return outcome;
    } finally {
      lease.stop();
    }
  }
}

export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.kind === 'timeout' || error.kind === 'unreachable') return true;
  if (error.kind === 'sessionExpired') return false;
  // Includes successful responses with an unreadable body; other 4xx are refusals.
  return error.status < 400 || error.status === REQUEST_TIMEOUT || error.status >= 500;
}

const REQUEST_TIMEOUT = 408;

export function outcomeOf<Made>(result: ApiResult<Made>): MakingOutcome<Made> {
  return result.ok
    ? { kind: 'made', data: result.data, already: false }
    : { kind: 'failed', error: result.error };
}

async function madeBefore<Made>(
  request: Sender,
  name: string,
  { now, leased, making }: { now: Sent; leased: MadeBefore; making: Making<Made> },
): Promise<MakingOutcome<Made> | null> {
  const { record, waited } = leased;
  const made = record.made as Made;
  const isAlike = record.sent.content === now.content;
  if (record.isTold && (!isAlike || record.sent.fingerprint !== null)) return null;
  const id = making.idOf?.(made);
  if (!waited && typeof id === 'string') {
    const listed = await making.entries();
    if (!listed.ok) return { kind: 'failed', error: listed.error };
    if (!listed.data.some((entry) => entry.id === id)) return null;
  }
  const comparison = isAlike ? await compareFile(record.sent, making) : 'other';
  if (comparison === 'same') return { kind: 'made', data: made, already: !waited };
  if (comparison === 'other') {
    const recorded = changeRecord(name, (present) =>
      present !== null && isSameRecord(present, record) ? { ...record, isTold: true } : present,
    );
    await request.session.orOutage(recorded);
  }
  return { kind: 'madeBefore' };
}

async function compareFile<Made>(
  { fingerprint }: Sent,
  making: Pick<Making<Made>, 'fingerprint'>,
): Promise<'same' | 'other' | 'cut'> {
  if (fingerprint === null || making.fingerprint === undefined) return 'same';
  const own = await making.fingerprint();
  if (own === null) return 'cut';
  return own === fingerprint ? 'same' : 'other';
}

async function sendAndRecord<Made>(
  request: Sender,
  lease: Lease,
  now: Sent,
  doubtful: Sent | null,
  making: Making<Made>,
): Promise<MakingOutcome<Made> | null> {
  let before: string[] = [];
  if (doubtful !== null || !making.isUnique) {
    const listed = await making.entries().catch(async (thrown: unknown) => {
      await lease.leave(doubtful);
      throw thrown;
    });
    if (!listed.ok) {
      await lease.leave(doubtful);
      return { kind: 'failed', error: listed.error };
    }
    const like = (sent: Sent) => listed.data.filter(({ identity }) => digest(identity) === sent.identity);
    const found = doubtful ? like(doubtful).filter(({ id }) => !doubtful.before.includes(id)) : [];
    const made = found.find((entry) => entry.made !== null)?.made;
    if (doubtful && made) {
      const comparison = doubtful.content === now.content ? await compareFile(doubtful, making) : 'other';
      await lease.keep(doubtful, made.is, comparison === 'other');
      return comparison === 'same' ? { kind: 'made', data: made.is, already: true } : { kind: 'madeBefore' };
    }
    for (const { id } of found) await making.clear?.(id);
    before = making.isUnique ? [] : like(now).map(({ id }) => id);
  }

  let sent: Sent = { ...now, before };
  // Send only with a recorded intent and a valid lease.
  if (!(await request.session.orOutage(lease.note(sent)))) return null;
  let result: ApiResult<Made>;
  try {
    result = await making.send(async (fingerprint) => {
      sent = { ...sent, fingerprint };
      await lease.noteFingerprint(fingerprint);
    });
  } catch (thrown) {
    // A Response is a login redirect, so nothing was created. Otherwise the result is unknown.
    await lease.leave(thrown instanceof Response ? null : sent);
    throw thrown;
  }
  if (result.ok) await lease.keep(sent, result.data, false);
  else await lease.leave(isOutcomeUnknown(result.error) ? sent : null);
  return outcomeOf(result);
}
