import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ApiError,
  type ApiResult,
  isOutcomeUnknown,
  isUnreadableSuccess,
  mayHaveSucceeded,
} from '~/api/result';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import {
  acquireLease,
  type CreatedRecord,
  changeRecord,
  type EarlierCreation,
  hashValue,
  isSameRecord,
  type Lease,
  type LeaseResult,
  recordNameOf,
  type SentFormRecord,
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
  /** Returns null if the file is incomplete. */
  readFingerprint?: () => Promise<string | null>;
  removeIncomplete?: (id: string) => Promise<void>;
  verification?: VerifiedCreation<Created>;
}

/** For entries that must not exist twice: after an unknown outcome, another send needs confirmation. */
export interface VerifiedCreation<Created> {
  isConfirmed: boolean;
  now: () => Date;
  /** Reads a listed entry in full. For equal content, returns null if members that the list omits differ. */
  readEntry: (id: string, isSameContent: boolean) => Promise<ApiResult<Created | null>>;
}

export interface ExistingEntry<Created> {
  id: string;
  identity: unknown;
  created: Created | null;
  isIncomplete?: boolean;
  createdAt?: string;
}

export type CreationOutcome<Created> =
  | { kind: 'done'; data: Created; already: boolean }
  /** An earlier send with other content created an entry. */
  | { kind: 'createdBefore' }
  /** `mayExist`: the send may have succeeded, so another send needs confirmation. */
  | { kind: 'failed'; error: ApiError; mayExist?: true };

export const createFormKey = (): string => randomUUID();

interface Sender {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data' | 'orOutage'>;
}

interface Attempt<Created> {
  readonly request: Sender;
  readonly recordName: string;
  readonly sent: SentFormRecord;
  readonly creation: Creation<Created>;
}

/** Creates one entry, however often the form arrives. Without a `key`, always sends. */
export async function createOnce<Created>(
  request: Sender,
  key: string | null,
  creation: Creation<Created>,
): Promise<CreationOutcome<Created>> {
  if (key === null) return creationOutcomeOf(await creation.send(async () => undefined));
  const attempt: Attempt<Created> = {
    request,
    recordName: recordNameOf(request, key),
    sent: {
      content: hashValue(creation.content),
      identity: hashValue(creation.identity ?? creation.content),
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

export function creationOutcomeOf<Created>(result: ApiResult<Created>): CreationOutcome<Created> {
  return result.ok
    ? { kind: 'done', data: result.data, already: false }
    : { kind: 'failed', error: result.error };
}

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
  { fingerprint }: SentFormRecord,
  { readFingerprint }: Pick<Creation<Created>, 'readFingerprint'>,
): Promise<'same' | 'other' | 'incomplete'> {
  if (fingerprint === null || readFingerprint === undefined) return 'same';
  const own = await readFingerprint();
  if (own === null) return 'incomplete';
  return own === fingerprint ? 'same' : 'other';
}

async function createWithLease<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  unknownSend: SentFormRecord | null,
): Promise<CreationOutcome<Created> | null> {
  const { creation, sent } = attempt;
  const { verification } = creation;
  if (unknownSend === null && creation.isUnique) return sendWithLease(attempt, lease, sent);

  const listed = await creation.listExisting().catch(async (thrown: unknown) => {
    await lease.release(unknownSend);
    throw thrown;
  });
  if (!listed.ok && verification === undefined) {
    await lease.release(unknownSend);
    return { kind: 'failed', error: listed.error };
  }
  const existing = listed.ok ? listed.data : [];
  if (unknownSend !== null) {
    const outcome = await resolveUnknownSend(attempt, lease, unknownSend, existing);
    if (outcome !== null) return outcome;
    if (verification?.isConfirmed === false && !unknownSend.isFailed) {
      await lease.release(unknownSend);
      return { kind: 'failed', error: listed.ok ? NOT_LISTED : listed.error, mayExist: true };
    }
  }
  const before = creation.isUnique ? [] : entriesLike(sent, existing).map(({ id }) => id);
  const sentAt = verification && { sentAt: verification.now().toISOString() };
  return sendWithLease(attempt, lease, { ...sent, before, ...sentAt });
}

/** The list has several entries like the sent one, or none. */
const NOT_LISTED: ApiError = { kind: 'unreachable' };

function entriesLike<Created>(
  sent: SentFormRecord,
  existing: readonly ExistingEntry<Created>[],
): ExistingEntry<Created>[] {
  return existing.filter(({ identity }) => hashValue(identity) === sent.identity);
}

/** The `Date` header has whole seconds, and creation times may come from another clock. */
const CLOCK_TOLERANCE_MS = 60_000;

function entriesAdded<Created>(
  sent: SentFormRecord,
  existing: readonly ExistingEntry<Created>[],
): ExistingEntry<Created>[] {
  const earliest = sent.sentAt === undefined ? null : Date.parse(sent.sentAt) - CLOCK_TOLERANCE_MS;
  return entriesLike(sent, existing).filter(
    ({ id, createdAt }) =>
      !sent.before.includes(id) &&
      (earliest === null || createdAt === undefined || Date.parse(createdAt) >= earliest),
  );
}

async function resolveUnknownSend<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  unknownSend: SentFormRecord,
  existing: readonly ExistingEntry<Created>[],
): Promise<CreationOutcome<Created> | null> {
  const { sent, creation } = attempt;
  const added = entriesAdded(unknownSend, existing);
  const isSameContent = unknownSend.content === sent.content;
  const found = await createdBy(creation, added, isSameContent);
  if (found === null) {
    for (const { id } of added) await creation.removeIncomplete?.(id);
    return null;
  }
  const comparison = isSameContent ? await compareFile(unknownSend, creation) : 'other';
  await lease.recordCreated(unknownSend, found.created, { isReported: comparison === 'other' });
  return comparison === 'same'
    ? { kind: 'done', data: found.created, already: true }
    : { kind: 'createdBefore' };
}

async function createdBy<Created>(
  { verification }: Creation<Created>,
  added: readonly ExistingEntry<Created>[],
  isSameContent: boolean,
): Promise<{ created: Created } | null> {
  if (!verification) {
    const complete = added.find((entry) => !entry.isIncomplete);
    return complete ? { created: complete.created as Created } : null;
  }
  const read = await Promise.all(
    added.slice(0, MAX_READ).map(({ id }) => verification.readEntry(id, isSameContent)),
  );
  const [first, ...others] = read.filter((entry) => !entry.ok || entry.data !== null);
  return first?.ok && first.data !== null && others.length === 0 ? { created: first.data } : null;
}

const MAX_READ = 5;

/** Records the intent first. Returns null after losing the lease. */
async function sendWithLease<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  intent: SentFormRecord,
): Promise<CreationOutcome<Created> | null> {
  const { request, creation } = attempt;
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
  if (result.ok) {
    await lease.recordCreated(sent, result.data, { isReported: false });
    return creationOutcomeOf(result);
  }
  const { error } = result;
  if (!isOutcomeUnknown(error)) {
    await lease.release(null);
    return creationOutcomeOf(result);
  }
  const found = await findSent(attempt, lease, sent, error);
  if (found !== null) return found;
  const mayExist = mayHaveSucceeded(error);
  await lease.release({ ...sent, isFailed: !mayExist });
  return { kind: 'failed', error, ...(creation.verification && mayExist && { mayExist }) };
}

const SEARCH_DELAYS_MS = [0, 1_000, 2_000];

async function findSent<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  sent: SentFormRecord,
  error: ApiError,
): Promise<CreationOutcome<Created> | null> {
  const { creation } = attempt;
  if (!creation.verification && !isUnreadableSuccess(error)) return null;
  const isLateListAwaited = creation.verification && mayHaveSucceeded(error);
  for (const delay of isLateListAwaited ? SEARCH_DELAYS_MS : [0]) {
    await wait(delay);
    const listed = await creation.listExisting().catch(async (thrown: unknown) => {
      await lease.release(sent);
      throw thrown;
    });
    const found = listed.ok ? await createdBy(creation, entriesAdded(sent, listed.data), true) : null;
    if (found === null) continue;
    await lease.recordCreated(sent, found.created, { isReported: false });
    return { kind: 'done', data: found.created, already: false };
  }
  return null;
}

const running = new Map<string, Promise<unknown>>();

/** Runs identical concurrent submits, such as a double click, once. */
export async function coalesceSubmits<T>(name: string, work: () => Promise<T | Response>): Promise<T> {
  const response = await shareRunning(name, work);
  if (response instanceof Response) throw response.clone();
  return response;
}

function shareRunning<T>(name: string, work: () => Promise<T>): Promise<T> {
  const present = running.get(name) as Promise<T> | undefined;
  if (present) return present;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}

export function coalesceSessionSubmits<T>(
  session: Pick<SessionAccess, 'data'>,
  name: string,
  work: () => Promise<T | Response>,
): Promise<T> {
  const sessionName = createHash('sha256').update(JSON.stringify(session.data.apiCookies)).digest('base64');
  return coalesceSubmits(`${sessionName} ${name}`, work);
}
