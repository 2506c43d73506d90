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
  /** Reads a listed entry in full. Null if `isSameContent`, but members that the list omits differ. */
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
  | { kind: 'done'; data: Created; wasAlreadyDone: boolean }
  /** An earlier send with other content created an entry. */
  | { kind: 'createdBefore' }
  /** `mayExist`: the send may have succeeded, so another send needs confirmation. */
  | { kind: 'failed'; error: ApiError; mayExist?: true };

export const createFormKey = (): string => randomUUID();

interface Sender {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data' | 'awaitStore'>;
}

interface Attempt<Created> {
  readonly request: Sender;
  readonly recordName: string;
  readonly sentForm: SentFormRecord;
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
    sentForm: {
      content: hashValue(creation.content),
      identity: hashValue(creation.identity ?? creation.content),
      before: [],
      fingerprint: null,
    },
    creation,
  };
  let repeatableRecord: CreatedRecord | null = null;
  for (;;) {
    const acquired: LeaseResult = await request.session.awaitStore(
      acquireLease(attempt.recordName, repeatableRecord),
    );
    if (acquired.state === 'timedOut') return { kind: 'failed', error: { kind: 'timeout' } };
    if (acquired.state === 'created') {
      const outcome = await repeatOutcome(attempt, acquired);
      if (outcome !== null) return outcome;
      repeatableRecord = acquired.record;
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
    ? { kind: 'done', data: result.data, wasAlreadyDone: false }
    : { kind: 'failed', error: result.error };
}

async function repeatOutcome<Created>(
  { request, recordName, sentForm, creation }: Attempt<Created>,
  { record, createdWhileWaiting }: EarlierCreation,
): Promise<CreationOutcome<Created> | null> {
  const created = record.made as Created;
  const isReported = record.isTold;
  const isSameContent = record.sent.content === sentForm.content;
  if (isReported && (!isSameContent || record.sent.fingerprint !== null)) return null;
  const id = creation.idOf?.(created);
  if (!createdWhileWaiting && typeof id === 'string') {
    const listResult = await creation.listExisting();
    if (!listResult.ok) return { kind: 'failed', error: listResult.error };
    if (!listResult.data.some((entry) => entry.id === id)) return null;
  }
  const comparison = isSameContent ? await compareFile(record.sent, creation) : 'other';
  if (comparison === 'same') return { kind: 'done', data: created, wasAlreadyDone: !createdWhileWaiting };
  if (comparison === 'other') {
    const recordUpdate = changeRecord(recordName, (currentRecord) =>
      currentRecord !== null && isSameRecord(currentRecord, record)
        ? { ...record, isTold: true }
        : currentRecord,
    );
    await request.session.awaitStore(recordUpdate);
  }
  return { kind: 'createdBefore' };
}

async function compareFile<Created>(
  { fingerprint }: SentFormRecord,
  { readFingerprint }: Pick<Creation<Created>, 'readFingerprint'>,
): Promise<'same' | 'other' | 'incomplete'> {
  if (fingerprint === null || readFingerprint === undefined) return 'same';
  const currentFingerprint = await readFingerprint();
  if (currentFingerprint === null) return 'incomplete';
  return currentFingerprint === fingerprint ? 'same' : 'other';
}

async function createWithLease<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  unknownSend: SentFormRecord | null,
): Promise<CreationOutcome<Created> | null> {
  const { creation, sentForm } = attempt;
  const { verification } = creation;
  if (unknownSend === null && creation.isUnique) return sendWithLease(attempt, lease, sentForm);

  const listResult = await creation.listExisting().catch(async (thrown: unknown) => {
    await lease.release(unknownSend);
    throw thrown;
  });
  if (!listResult.ok && verification === undefined) {
    await lease.release(unknownSend);
    return { kind: 'failed', error: listResult.error };
  }
  const existingEntries = listResult.ok ? listResult.data : [];
  if (unknownSend !== null) {
    const outcome = await resolveUnknownSend(attempt, lease, unknownSend, existingEntries);
    if (outcome !== null) return outcome;
    if (verification?.isConfirmed === false && !unknownSend.isFailed) {
      await lease.release(unknownSend);
      return { kind: 'failed', error: listResult.ok ? NOT_LISTED : listResult.error, mayExist: true };
    }
  }
  const matchingIds = creation.isUnique
    ? []
    : findMatchingEntries(sentForm, existingEntries).map(({ id }) => id);
  const sentAt = verification && { sentAt: verification.now().toISOString() };
  return sendWithLease(attempt, lease, { ...sentForm, before: matchingIds, ...sentAt });
}

/** The list has several entries like the sent one, or none. */
const NOT_LISTED: ApiError = { kind: 'unreachable' };

function findMatchingEntries<Created>(
  sentForm: SentFormRecord,
  existingEntries: readonly ExistingEntry<Created>[],
): ExistingEntry<Created>[] {
  return existingEntries.filter(({ identity }) => hashValue(identity) === sentForm.identity);
}

/** The `Date` header has whole seconds, and creation times may come from another clock. */
const CLOCK_TOLERANCE_MS = 60_000;

function findAddedEntries<Created>(
  sentForm: SentFormRecord,
  existingEntries: readonly ExistingEntry<Created>[],
): ExistingEntry<Created>[] {
  const earliest = sentForm.sentAt === undefined ? null : Date.parse(sentForm.sentAt) - CLOCK_TOLERANCE_MS;
  return findMatchingEntries(sentForm, existingEntries).filter(
    ({ id, createdAt }) =>
      !sentForm.before.includes(id) &&
      (earliest === null || createdAt === undefined || Date.parse(createdAt) >= earliest),
  );
}

async function resolveUnknownSend<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  unknownSend: SentFormRecord,
  existingEntries: readonly ExistingEntry<Created>[],
): Promise<CreationOutcome<Created> | null> {
  const { sentForm, creation } = attempt;
  const addedEntries = findAddedEntries(unknownSend, existingEntries);
  const isSameContent = unknownSend.content === sentForm.content;
  const foundEntry = await findCreated(creation, addedEntries, isSameContent);
  if (foundEntry === null) {
    for (const { id } of addedEntries) await creation.removeIncomplete?.(id);
    return null;
  }
  const comparison = isSameContent ? await compareFile(unknownSend, creation) : 'other';
  await lease.recordCreated(unknownSend, foundEntry.created, { isReported: comparison === 'other' });
  return comparison === 'same'
    ? { kind: 'done', data: foundEntry.created, wasAlreadyDone: true }
    : { kind: 'createdBefore' };
}

async function findCreated<Created>(
  { verification }: Creation<Created>,
  addedEntries: readonly ExistingEntry<Created>[],
  isSameContent: boolean,
): Promise<{ created: Created } | null> {
  if (!verification) {
    const completeEntry = addedEntries.find((entry) => !entry.isIncomplete);
    return completeEntry ? { created: completeEntry.created as Created } : null;
  }
  const entryResults = await Promise.all(
    addedEntries.slice(0, MAX_ENTRIES_READ).map(({ id }) => verification.readEntry(id, isSameContent)),
  );
  const [firstResult, ...otherResults] = entryResults.filter((entry) => !entry.ok || entry.data !== null);
  return firstResult?.ok && firstResult.data !== null && otherResults.length === 0
    ? { created: firstResult.data }
    : null;
}

const MAX_ENTRIES_READ = 5;

/** Records the intent first. Returns null after losing the lease. */
async function sendWithLease<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  intent: SentFormRecord,
): Promise<CreationOutcome<Created> | null> {
  const { request, creation } = attempt;
  if (!(await request.session.awaitStore(lease.recordIntent(intent)))) return null;
  let sentForm = intent;
  let result: ApiResult<Created>;
  try {
    result = await creation.send(async (fingerprint) => {
      sentForm = { ...sentForm, fingerprint };
      await lease.recordFingerprint(fingerprint);
    });
  } catch (thrown) {
    // A Response is a login redirect, so nothing was created. Otherwise the outcome is unknown.
    await lease.release(thrown instanceof Response ? null : sentForm);
    throw thrown;
  }
  if (result.ok) {
    await lease.recordCreated(sentForm, result.data, { isReported: false });
    return creationOutcomeOf(result);
  }
  const { error } = result;
  if (!isOutcomeUnknown(error)) {
    await lease.release(null);
    return creationOutcomeOf(result);
  }
  const foundOutcome = await findSent(attempt, lease, sentForm, error);
  if (foundOutcome !== null) return foundOutcome;
  const mayExist = mayHaveSucceeded(error);
  await lease.release({ ...sentForm, isFailed: !mayExist });
  return { kind: 'failed', error, ...(creation.verification && mayExist && { mayExist }) };
}

const SEARCH_DELAYS_MS = [0, 1_000, 2_000];

async function findSent<Created>(
  attempt: Attempt<Created>,
  lease: Lease,
  sentForm: SentFormRecord,
  error: ApiError,
): Promise<CreationOutcome<Created> | null> {
  const { creation } = attempt;
  if (!creation.verification && !isUnreadableSuccess(error)) return null;
  const isLateListAwaited = creation.verification && mayHaveSucceeded(error);
  for (const delayMs of isLateListAwaited ? SEARCH_DELAYS_MS : [0]) {
    await wait(delayMs);
    const listResult = await creation.listExisting().catch(async (thrown: unknown) => {
      await lease.release(sentForm);
      throw thrown;
    });
    const foundEntry = listResult.ok
      ? await findCreated(creation, findAddedEntries(sentForm, listResult.data), true)
      : null;
    if (foundEntry === null) continue;
    await lease.recordCreated(sentForm, foundEntry.created, { isReported: false });
    return { kind: 'done', data: foundEntry.created, wasAlreadyDone: false };
  }
  return null;
}

const runningSubmits = new Map<string, Promise<unknown>>();

/** Runs identical concurrent submits, such as a double click, once. */
export async function coalesceSubmits<T>(name: string, runSubmit: () => Promise<T | Response>): Promise<T> {
  const response = await shareRunning(name, runSubmit);
  if (response instanceof Response) throw response.clone();
  return response;
}

function shareRunning<T>(name: string, runSubmit: () => Promise<T>): Promise<T> {
  const runningSubmit = runningSubmits.get(name) as Promise<T> | undefined;
  if (runningSubmit) return runningSubmit;
  const submit = runSubmit().finally(() => runningSubmits.delete(name));
  runningSubmits.set(name, submit);
  return submit;
}

export function coalesceSessionSubmits<T>(
  session: Pick<SessionAccess, 'data'>,
  name: string,
  runSubmit: () => Promise<T | Response>,
): Promise<T> {
  const sessionName = createHash('sha256').update(JSON.stringify(session.data.apiCookies)).digest('base64');
  return coalesceSubmits(`${sessionName} ${name}`, runSubmit);
}
