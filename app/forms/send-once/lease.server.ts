import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import { getSessionStore } from '~/request/session.server';
import { parseStoredRecord, StoreUnavailableError, storedObjectSchema } from '~/request/store/store.server';

/** An idle API session ends after this time, so older forms fail. */
const LIFETIME_SECONDS = 8 * 60 * 60;

/** Two builds share the store during a rollout, so members keep their names. */
const sent = storedObjectSchema({
  content: z.string(),
  identity: z.string(),
  /** Equal entries with these ids existed before the send. */
  before: z.array(z.string()),
  /** Identifies a completely sent file. */
  fingerprint: z.string().nullable().default(null),
  /** Uses the API's clock. */
  sentAt: z.string().optional(),
  isFailed: z.boolean().optional(),
});
export type SentFormRecord = z.infer<typeof sent>;

const busyRecord = storedObjectSchema({
  state: z.literal('busy'),
  /** Counts the holder's heartbeats. */
  beat: z.number(),
  by: z.string(),
  sent: sent.nullable(),
});
type BusyRecord = z.infer<typeof busyRecord>;

const createdRecord = storedObjectSchema({
  state: z.literal('made'),
  sent,
  made: z.unknown(),
  /** True if the page has reported this creation to the user. */
  isTold: z.boolean().default(false),
});
export type CreatedRecord = z.infer<typeof createdRecord>;

const sendRecord = z.discriminatedUnion('state', [
  busyRecord,
  storedObjectSchema({ state: z.literal('unknown'), sent }),
  createdRecord,
]);
type SendRecord = z.infer<typeof sendRecord>;

export function isSameRecord(record: SendRecord, otherRecord: SendRecord | null): boolean {
  return otherRecord !== null && hashValue(record) === hashValue(otherRecord);
}

interface RecordOwner {
  readonly facts: Pick<RequestFacts, 'storeScope' | 'url'>;
  readonly session: Pick<SessionAccess, 'data'>;
}

export function recordNameOf({ facts, session }: RecordOwner, key: string): string {
  return `form ${hashValue([...facts.storeScope, session.data.user?.id, facts.url.pathname, key])}`;
}

export function hashValue(value: unknown): string {
  const ordered = (_: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([name], [otherName]) => (name < otherName ? -1 : 1)))
      : member;
  return createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url');
}

/** @returns the record before the change */
export async function changeRecord(
  name: string,
  change: (currentRecord: SendRecord | null) => SendRecord | null,
): Promise<SendRecord | null> {
  let previousRecord: SendRecord | null = null;
  await getSessionStore().update(name, LIFETIME_SECONDS, (text) => {
    previousRecord = text === null ? null : parseStoredRecord(sendRecord, text);
    const newRecord = change(previousRecord);
    return newRecord && JSON.stringify(newRecord);
  });
  return previousRecord;
}

const POLL_MS = 150;

const HEARTBEAT_MS = 2_000;

/** Without a heartbeat for this long, another request may take the lease over. */
const STALLED_MS = 3 * HEARTBEAT_MS;

/** A lease is valid this long after its last check. Must be shorter than `STALLED_MS`. */
const VALID_MS = 2 * HEARTBEAT_MS;

/** The slowest upload takes this long. */
const MAX_WAIT_MS = 10 * 60_000;

export interface Lease {
  /** Returns false after losing the lease. */
  recordIntent(sentForm: SentFormRecord): Promise<boolean>;
  recordFingerprint(fingerprint: string): Promise<void>;
  recordCreated(sentForm: SentFormRecord, created: unknown, report: { isReported: boolean }): Promise<void>;
  /** @param unknownSend send with an unknown outcome; null if nothing was sent */
  release(unknownSend: SentFormRecord | null): Promise<void>;
  stopHeartbeat(): void;
}

export interface EarlierCreation {
  record: CreatedRecord;
  createdWhileWaiting: boolean;
}

export type LeaseResult =
  | { state: 'acquired'; lease: Lease; unknownSend: SentFormRecord | null }
  | ({ state: 'created' } & EarlierCreation)
  | { state: 'timedOut' };

/**
 * @param repeatableRecord creation that the form may repeat
 * @throws StoreUnavailableError
 */
export async function acquireLease(
  name: string,
  repeatableRecord: CreatedRecord | null,
): Promise<LeaseResult> {
  const holder = randomUUID();
  const deadline = Date.now() + MAX_WAIT_MS;
  let lastBeat = { heartbeat: '', at: Date.now() };
  while (Date.now() < deadline) {
    const isStalled = Date.now() - lastBeat.at > STALLED_MS;
    const isFree = (record: SendRecord | null): boolean => {
      if (record?.state === 'busy') return isStalled && heartbeatOf(record) === lastBeat.heartbeat;
      return record?.state !== 'made' || isSameRecord(record, repeatableRecord);
    };
    const previousRecord = await changeRecord(name, (record) =>
      isFree(record) ? { state: 'busy', by: holder, beat: 0, sent: unknownSendOf(record) } : record,
    );
    if (isFree(previousRecord)) {
      return { state: 'acquired', lease: leaseOf(name, holder), unknownSend: unknownSendOf(previousRecord) };
    }
    if (previousRecord?.state === 'made') {
      return { state: 'created', record: previousRecord, createdWhileWaiting: lastBeat.heartbeat !== '' };
    }
    if (previousRecord?.state === 'busy' && heartbeatOf(previousRecord) !== lastBeat.heartbeat) {
      lastBeat = { heartbeat: heartbeatOf(previousRecord), at: Date.now() };
    }
    await wait(POLL_MS);
  }
  return { state: 'timedOut' };
}

const heartbeatOf = ({ by, beat }: BusyRecord): string => `${by} ${beat}`;

const unknownSendOf = (record: SendRecord | null): SentFormRecord | null =>
  record === null || record.state === 'made' ? null : record.sent;

function leaseOf(name: string, holder: string): Lease {
  const isOwnRecord = (record: SendRecord | null): record is BusyRecord | null =>
    record === null || (record.state === 'busy' && record.by === holder);
  const changeOwnRecord = async (
    change: (ownRecord: BusyRecord | null) => SendRecord | null,
  ): Promise<boolean> =>
    isOwnRecord(await changeRecord(name, (record) => (isOwnRecord(record) ? change(record) : record)));
  const recordHeartbeat = () =>
    changeOwnRecord((ownRecord) => ownRecord && { ...ownRecord, beat: ownRecord.beat + 1 });
  const heartbeat = setInterval(() => void recordHeartbeat().catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async recordIntent(sentForm) {
      for (;;) {
        const checkedAt = performance.now();
        const isHeld = await changeOwnRecord((ownRecord) => ({
          state: 'busy',
          by: holder,
          beat: ownRecord ? ownRecord.beat + 1 : 0,
          sent: sentForm,
        }));
        if (!isHeld) return false;
        // After a slow write, the lease may be lost: check again.
        if (performance.now() - checkedAt < VALID_MS) return true;
      }
    },
    async recordFingerprint(fingerprint) {
      await changeOwnRecord((ownRecord) =>
        ownRecord?.sent ? { ...ownRecord, sent: { ...ownRecord.sent, fingerprint } } : ownRecord,
      ).catch(ignoreOutage);
    },
    async recordCreated(sentForm, created, { isReported }) {
      await changeOwnRecord(() => ({
        state: 'made',
        sent: sentForm,
        made: created,
        isTold: isReported,
      })).catch(ignoreOutage);
    },
    async release(unknownSend) {
      await changeOwnRecord(() => unknownSend && { state: 'unknown', sent: unknownSend }).catch(ignoreOutage);
    },
    stopHeartbeat: () => clearInterval(heartbeat),
  };
}

/** Without the record, the next send compares its content with the API's list. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
