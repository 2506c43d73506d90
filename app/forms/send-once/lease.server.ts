import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError } from '~/request/store/store.server';
import {
  type BusyRecord,
  type CreatedRecord,
  changeRecord,
  isSameRecord,
  type SendRecord,
  type Sent,
} from './send-record.server';

const POLL_MS = 150;

const HEARTBEAT_MS = 2_000;

/** A request without a heartbeat for this long counts as stalled, and another request may take the lease over. */
const STALLED_MS = 3 * HEARTBEAT_MS;

/** A lease counts as valid for this long after the last check. Must be shorter than `STALLED_MS`. */
const VALID_MS = 2 * HEARTBEAT_MS;

/** The slowest upload takes this long. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** If its request stalls, the next request with the same form may take it over. */
export interface Lease {
  /** False if another request has taken the lease over. */
  recordIntent(sent: Sent): Promise<boolean>;
  recordFingerprint(fingerprint: string): Promise<void>;
  recordCreated(sent: Sent, created: unknown, report: { isReported: boolean }): Promise<void>;
  /** @param unknownSend send with an unknown outcome; null if nothing was sent */
  release(unknownSend: Sent | null): Promise<void>;
  stopHeartbeat(): void;
}

export interface EarlierCreation {
  record: CreatedRecord;
  createdWhileWaiting: boolean;
}

export type LeaseResult =
  | { state: 'acquired'; lease: Lease; unknownSend: Sent | null }
  | ({ state: 'created' } & EarlierCreation)
  | { state: 'timedOut' };

/** @param replaced earlier creation to replace with another one @throws StoreUnavailableError */
export async function acquireLease(name: string, replaced: CreatedRecord | null): Promise<LeaseResult> {
  const holder = randomUUID();
  const deadline = Date.now() + LONGEST_WAIT_MS;
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

const unknownSendOf = (record: SendRecord | null): Sent | null =>
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
        // A stalled process must check again: another request may have taken over.
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

/** If the record cannot be written, the next send compares with the API's list. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
