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

export function isSameRecord(one: SendRecord, other: SendRecord | null): boolean {
  return other !== null && hashValue(one) === hashValue(other);
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
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member;
  return createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url');
}

/** @returns the record before the change */
export async function changeRecord(
  name: string,
  change: (present: SendRecord | null) => SendRecord | null,
): Promise<SendRecord | null> {
  let before: SendRecord | null = null;
  await getSessionStore().update(name, LIFETIME_SECONDS, (text) => {
    before = text === null ? null : parseStoredRecord(sendRecord, text);
    const next = change(before);
    return next && JSON.stringify(next);
  });
  return before;
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
  recordIntent(sent: SentFormRecord): Promise<boolean>;
  recordFingerprint(fingerprint: string): Promise<void>;
  recordCreated(sent: SentFormRecord, created: unknown, report: { isReported: boolean }): Promise<void>;
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
 * @param replaced creation that the form may repeat
 * @throws StoreUnavailableError
 */
export async function acquireLease(name: string, replaced: CreatedRecord | null): Promise<LeaseResult> {
  const holder = randomUUID();
  const deadline = Date.now() + MAX_WAIT_MS;
  let last = { heartbeat: '', at: Date.now() };
  while (Date.now() < deadline) {
    const isStalled = Date.now() - last.at > STALLED_MS;
    const isFree = (record: SendRecord | null): boolean => {
      if (record?.state === 'busy') return isStalled && heartbeatOf(record) === last.heartbeat;
      return record?.state !== 'made' || isSameRecord(record, replaced);
    };
    const present = await changeRecord(name, (record) =>
      isFree(record) ? { state: 'busy', by: holder, beat: 0, sent: unknownSendOf(record) } : record,
    );
    if (isFree(present)) {
      return { state: 'acquired', lease: leaseOf(name, holder), unknownSend: unknownSendOf(present) };
    }
    if (present?.state === 'made') {
      return { state: 'created', record: present, createdWhileWaiting: last.heartbeat !== '' };
    }
    if (present?.state === 'busy' && heartbeatOf(present) !== last.heartbeat) {
      last = { heartbeat: heartbeatOf(present), at: Date.now() };
    }
    await wait(POLL_MS);
  }
  return { state: 'timedOut' };
}

const heartbeatOf = ({ by, beat }: BusyRecord): string => `${by} ${beat}`;

const unknownSendOf = (record: SendRecord | null): SentFormRecord | null =>
  record === null || record.state === 'made' ? null : record.sent;

function leaseOf(name: string, holder: string): Lease {
  const isOwn = (record: SendRecord | null): record is BusyRecord | null =>
    record === null || (record.state === 'busy' && record.by === holder);
  const changeOwn = async (change: (own: BusyRecord | null) => SendRecord | null): Promise<boolean> =>
    isOwn(await changeRecord(name, (record) => (isOwn(record) ? change(record) : record)));
  const beat = () => changeOwn((own) => own && { ...own, beat: own.beat + 1 });
  const heartbeat = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async recordIntent(sent) {
      for (;;) {
        const checkedAt = performance.now();
        const isHeld = await changeOwn((own) => ({
          state: 'busy',
          by: holder,
          beat: own ? own.beat + 1 : 0,
          sent,
        }));
        if (!isHeld) return false;
        // After a slow write, the lease may be lost: check again.
        if (performance.now() - checkedAt < VALID_MS) return true;
      }
    },
    async recordFingerprint(fingerprint) {
      await changeOwn((own) => (own?.sent ? { ...own, sent: { ...own.sent, fingerprint } } : own)).catch(
        ignoreOutage,
      );
    },
    async recordCreated(sent, created, { isReported }) {
      await changeOwn(() => ({ state: 'made', sent, made: created, isTold: isReported })).catch(ignoreOutage);
    },
    async release(unknownSend) {
      await changeOwn(() => unknownSend && { state: 'unknown', sent: unknownSend }).catch(ignoreOutage);
    },
    stopHeartbeat: () => clearInterval(heartbeat),
  };
}

/** Without the record, the next send compares its content with the API's list. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
