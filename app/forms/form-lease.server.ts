import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError } from '~/request/store/store.server';
import { changeRecord, isSameRecord, type MadeRecord, type Sent } from './sent-form-record.server';

const POLL_MS = 150;

const BEAT_MS = 2_000;

/** A request without a heartbeat for this long counts as stalled, and another request may take the form over. */
const GONE_MS = 3 * BEAT_MS;

/** A lease counts as valid for this long after the last check. Must be shorter than `GONE_MS`. */
const SURE_MS = 2 * BEAT_MS;

/** The slowest upload takes this long. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** If its request stalls, the next request with the same form may take it over. */
export interface Lease {
  note(sent: Sent): Promise<boolean>;
  noteFingerprint(fingerprint: string): Promise<void>;
  /** Records that the result of the send is unknown; null if nothing was sent. */
  leave(sent: Sent | null): Promise<void>;
  keep(sent: Sent, made: unknown, isTold: boolean): Promise<void>;
  stop(): void;
}

export type LeaseResult =
  | { state: 'mine'; lease: Lease; doubtful: Sent | null }
  | { state: 'made'; record: MadeRecord; waited: boolean }
  | { state: 'busy' };

/** @param instead earlier result to create again @throws StoreUnavailableError */
export async function leaseForm(name: string, instead: MadeRecord | null): Promise<LeaseResult> {
  const by = randomUUID();
  const until = Date.now() + LONGEST_WAIT_MS;
  let heard = { beat: '', at: Date.now() };
  while (Date.now() < until) {
    const isGone = Date.now() - heard.at > GONE_MS;
    const present = await changeRecord(name, (record) => {
      if (record?.state === 'busy' && !(isGone && heard.beat === `${record.by} ${record.beat}`))
        return record;
      if (record?.state === 'made' && !isSameRecord(record, instead)) return record;
      return { state: 'busy', by, beat: 0, sent: record?.state === 'made' ? null : (record?.sent ?? null) };
    });
    if (present?.state === 'made' && !isSameRecord(present, instead)) {
      return { state: 'made', record: present, waited: heard.beat !== '' };
    }
    const heartbeat = present?.state === 'busy' ? `${present.by} ${present.beat}` : null;
    if (heartbeat === null || (heartbeat === heard.beat && isGone)) {
      const doubtful = present === null || present.state === 'made' ? null : present.sent;
      return { state: 'mine', lease: leaseFor(name, by), doubtful };
    }
    if (heartbeat !== heard.beat) heard = { beat: heartbeat, at: Date.now() };
    await wait(POLL_MS);
  }
  return { state: 'busy' };
}

function leaseFor(name: string, by: string): Lease {
  const change = async (next: Parameters<typeof changeRecord>[1]): Promise<boolean> => {
    const mine = (record: Awaited<ReturnType<typeof changeRecord>>) =>
      record === null || (record.state === 'busy' && record.by === by);
    return mine(await changeRecord(name, (record) => (mine(record) ? next(record) : record)));
  };
  const beat = () =>
    change((record) => (record?.state === 'busy' ? { ...record, beat: record.beat + 1 } : record));
  const beating = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  beating.unref();

  return {
    async note(sent) {
      for (;;) {
        const asked = performance.now();
        const isMine = await change((record) => {
          const beat = record?.state === 'busy' ? record.beat + 1 : 0;
          return { state: 'busy', by, beat, sent };
        });
        if (!isMine) return false;
        // A stalled process must check again: another request may have taken over.
        if (performance.now() - asked < SURE_MS) return true;
      }
    },
    async noteFingerprint(fingerprint) {
      await change((record) =>
        record?.state === 'busy' && record.sent !== null
          ? { ...record, sent: { ...record.sent, fingerprint } }
          : record,
      ).catch(ignoreOutage);
    },
    async leave(sent) {
      await change(() => sent && { state: 'unknown', sent }).catch(ignoreOutage);
    },
    async keep(sent, made, isTold) {
      await change(() => ({ state: 'made', sent, made, isTold })).catch(ignoreOutage);
    },
    stop: () => clearInterval(beating),
  };
}

/** If the record cannot be written, the next send compares with the API's list. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
