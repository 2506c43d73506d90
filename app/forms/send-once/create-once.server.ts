import { createHash, randomUUID } from 'node:crypto';
import type { ApiError, ApiResult } from '~/api/result';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import {
  acquireLease,
  type CreatedRecord,
  changeRecord,
  digest,
  type EarlierCreation,
  isSameRecord,
  type Lease,
  type LeaseResult,
  recordName,
  type Sent,
} from './lease.server';

export interface Creation<Created> {
  content: unknown;
  /** Identifies the entry in the API's list. Default: the whole content. */
  identity?: unknown;
  isUnique: boolean;
  listExisting: () => Promise<ApiResult<ExistingEntry<Created>[]>>;
  /** Omit if the list does not contain all entries. */
  idOf?: (created: Created) => string | null;
  send: (recordFingerprint: (fingerprint: string) => Promise<void>) => Promise<ApiResult<Created>>;
  /** Reads a file without sending it; null if it is incomplete. */
  readFingerprint?: () => Promise<string | null>;
  /** Called before a retry. */
  removeIncomplete?: (id: string) => Promise<void>;
}

interface ExistingEntry<Created> {
  id: string;
  identity: unknown;
  created: Created;
  /** Left by a failed send. */
  isIncomplete?: boolean;
}

export type CreationOutcome<Created> =
  | { kind: 'done'; data: Created; already: boolean }
  /** An earlier send with other content created something. The next send creates another one. */
  | { kind: 'createdBefore' }
  | { kind: 'failed'; error: ApiError };

export const newFormKey = (): string => randomUUID();

interface Sender {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data' | 'orOutage'>;
}

interface Attempt<Created> {
  readonly request: Sender;
  readonly recordName: string;
  readonly sent: Sent;
  readonly creation: Creation<Created>;
}

/**
 * Creates one thing, however often the form arrives at any instance. After an unknown outcome,
 * compares with the API's list first. Without a `key` the form is just sent.
 */
export async function createOnce<Created>(
  request: Sender,
  key: string | null,
  creation: Creation<Created>,
): Promise<CreationOutcome<Created>> {
  if (key === null) return outcomeOf(await creation.send(async () => undefined));
  const attempt: Attempt<Created> = {
    request,
    recordName: recordName(request, key),
    sent: {
      content: digest(creation.content),
      identity: digest(creation.identity ?? creation.content),
      before: [],
      fingerprint: null,
    },
    creation,
  };
  let replaced: CreatedRecord | null = null;
  for (;;) {
    const acquired: LeaseResult = await request.session.orOutage(acquireLease(attempt.recordName, replaced));
    if (acquired.state === 'timedOut') return { kind: 'failed', error: { kind: 'timeout' } };
    if (acquired.state === 'created') {
      const outcome = await repeatOutcome(attempt, acquired);
      if (outcome !== null) return outcome;
      replaced = acquired.record;
      continue;
    }
    const { lease, unknownSend } = acquired;
    try {
      const outcome = await createWithLease(attempt, lease, unknownSend);
      if (outcome !== null) return outcome;
    } finally {
      lease.stopHeartbeat();
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

export function outcomeOf<Created>(result: ApiResult<Created>): CreationOutcome<Created> {
  return result.ok
    ? { kind: 'done', data: result.data, already: false }
    : { kind: 'failed', error: result.error };
}

/** Null if the form must create another entry. */
async function repeatOutcome<Created>(
  { request, recordName, sent, creation }: Attempt<Created>,
  { record, createdWhileWaiting }: EarlierCreation,
): Promise<CreationOutcome<Created> | null> {
  const created = record.made as Created;
  const isReported = record.isTold;
  const isSameContent = record.sent.content === sent.content;
  if (isReported && (!isSameContent || record.sent.fingerprint !== null)) return null;
  const id = creation.idOf?.(created);
  if (!createdWhileWaiting && typeof id === 'string') {
    const existing = await creation.listExisting();
    if (!existing.ok) return { kind: 'failed', error: existing.error };
    if (!existing.data.some((entry) => entry.id === id)) return null;
  }
  const comparison = isSameContent ? await compareFile(record.sent, creation) : 'other';
  if (comparison === 'same') return { kind: 'done', data: created, already: !createdWhileWaiting };
  if (comparison === 'other') {
    const reported = changeRecord(recordName, (present) =>
      present !== null && isSameRecord(present, record) ? { ...record, isTold: true } : present,
    );
    await request.session.orOutage(reported);
  }
  return { kind: 'createdBefore' };
}

async function compareFile<Created>(
  { fingerprint }: Sent,
  { readFingerprint }: Pick<Creation<Created>, 'readFingerprint'>,
): Promise<'same' | 'other' | 'incomplete'> {
  if (fingerprint === null || readFingerprint === undefined) return 'same';
  const own = await readFingerprint();
  if (own === null) return 'incomplete';
  return own === fingerprint ? 'same' : 'other';
}

/** Null after losing the lease. */
async function createWithLease<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  unknownSend: Sent | null,
): Promise<CreationOutcome<Created> | null> {
  const { creation, sent } = attempt;
  if (unknownSend === null && creation.isUnique) return sendWithLease(attempt, lease, sent);

  const listed = await creation.listExisting().catch(async (thrown: unknown) => {
    await lease.release(unknownSend);
    throw thrown;
  });
  if (!listed.ok) {
    await lease.release(unknownSend);
    return { kind: 'failed', error: listed.error };
  }
  const existing = listed.data;
  if (unknownSend !== null) {
    const outcome = await resolveUnknownSend(attempt, lease, unknownSend, existing);
    if (outcome !== null) return outcome;
  }
  const before = creation.isUnique ? [] : entriesLike(sent, existing).map(({ id }) => id);
  return sendWithLease(attempt, lease, { ...sent, before });
}

function entriesLike<Created>(
  sent: Sent,
  existing: readonly ExistingEntry<Created>[],
): ExistingEntry<Created>[] {
  return existing.filter(({ identity }) => digest(identity) === sent.identity);
}

/** Null if the earlier send created nothing complete. */
async function resolveUnknownSend<Created>(
  { sent, creation }: Attempt<Created>,
  lease: Lease,
  unknownSend: Sent,
  existing: readonly ExistingEntry<Created>[],
): Promise<CreationOutcome<Created> | null> {
  const added = entriesLike(unknownSend, existing).filter(({ id }) => !unknownSend.before.includes(id));
  const complete = added.find((entry) => !entry.isIncomplete);
  if (complete === undefined) {
    for (const { id } of added) await creation.removeIncomplete?.(id);
    return null;
  }
  const isSameContent = unknownSend.content === sent.content;
  const comparison = isSameContent ? await compareFile(unknownSend, creation) : 'other';
  await lease.recordCreated(unknownSend, complete.created, { isReported: comparison === 'other' });
  return comparison === 'same'
    ? { kind: 'done', data: complete.created, already: true }
    : { kind: 'createdBefore' };
}

/** Sends only with a recorded intent and a valid lease. Null after losing the lease. */
async function sendWithLease<Created>(
  { request, creation }: Attempt<Created>,
  lease: Lease,
  intent: Sent,
): Promise<CreationOutcome<Created> | null> {
  if (!(await request.session.orOutage(lease.recordIntent(intent)))) return null;
  let sent = intent;
  let result: ApiResult<Created>;
  try {
    result = await creation.send(async (fingerprint) => {
      sent = { ...sent, fingerprint };
      await lease.recordFingerprint(fingerprint);
    });
  } catch (thrown) {
    // A Response is a login redirect, so nothing was created. Otherwise the outcome is unknown.
    await lease.release(thrown instanceof Response ? null : sent);
    throw thrown;
  }
  if (result.ok) await lease.recordCreated(sent, result.data, { isReported: false });
  else await lease.release(isOutcomeUnknown(result.error) ? sent : null);
  return outcomeOf(result);
}

const running = new Map<string, Promise<unknown>>();

/**
 * For identical concurrent submits, such as a double click without JavaScript. Between instances
 * the call's idempotency key does this.
 */
export async function answerOnce<T>(name: string, work: () => Promise<T | Response>): Promise<T> {
  const answer = await shareRunning(name, work);
  // A response body can be sent only once.
  if (answer instanceof Response) throw answer.clone();
  return answer;
}

function shareRunning<T>(name: string, work: () => Promise<T>): Promise<T> {
  const present = running.get(name) as Promise<T> | undefined;
  if (present) return present;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}

export function answerOncePerSession<T>(
  session: Pick<SessionAccess, 'data'>,
  name: string,
  work: () => Promise<T | Response>,
): Promise<T> {
  const sessionName = createHash('sha256').update(JSON.stringify(session.data.apiCookies)).digest('base64');
  return answerOnce(`${sessionName} ${name}`, work);
}
