import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError } from '~/request/store/store.server';
import { changeRecord, isSameRecord, type MadeRecord, type Sent } from './sent-form-record.server';

/** How often a request asks whether another one with the same form is done, milliseconds. */
const POLL_MS = 150;

/** How often a request that is sending says that it still is, milliseconds. */
const BEAT_MS = 2_000;

/** A request of which nothing was heard for so long is gone, and the form may be taken over, milliseconds. */
const GONE_MS = 3 * BEAT_MS;

/** A claim is known to stand for so long after the store was asked; nobody takes the form over before `GONE_MS`, milliseconds. */
const SURE_MS = 2 * BEAT_MS;

/** A form is not waited for any longer, milliseconds: the slowest upload takes as long. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The right of one request to send a form. Whoever stalls loses it to the next request with the same form. */
export interface Claim {
  /** Notes what is about to go out; false when another request has taken the form over, so nothing may be sent. @throws StoreUnavailableError */
  note(sent: Sent): Promise<boolean>;
  /** Adds to what is noted by what the contents are told from others; they are on their way already. */
  noteFingerprint(fingerprint: string): Promise<void>;
  /** Leaves what was sent without anybody knowing what came of it; null for nothing. */
  leave(sent: Sent | null): Promise<void>;
  /** Keeps what was made; `isTold` when whoever has sent something else is told of it now. */
  keep(sent: Sent, made: unknown, isTold: boolean): Promise<void>;
  /** Says no longer that the form is being sent. */
  stop(): void;
}

export type Claimed =
  /** It may be sent; `doubtful` is what may have come through before. */
  | { state: 'mine'; claim: Claim; doubtful: Sent | null }
  /** It has made its thing; `waited` while another request was sending it. */
  | { state: 'made'; record: MadeRecord; waited: boolean }
  /** Another request was sending it for longer than anybody waits. */
  | { state: 'busy' };

/** Takes the form on, once no other request has it. @param instead what it made before, to make anew @throws StoreUnavailableError */
export async function claimForm(name: string, instead: MadeRecord | null): Promise<Claimed> {
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
    const said = present?.state === 'busy' ? `${present.by} ${present.beat}` : null;
    if (said === null || (said === heard.beat && isGone)) {
      const doubtful = present === null || present.state === 'made' ? null : present.sent;
      return { state: 'mine', claim: claimBy(name, by), doubtful };
    }
    if (said !== heard.beat) heard = { beat: said, at: Date.now() };
    await wait(POLL_MS);
  }
  return { state: 'busy' };
}

function claimBy(name: string, by: string): Claim {
  /** Changes the record as long as it is this request's: whoever comes back from a stall changes nothing of the next one's. */
  const change = async (next: Parameters<typeof changeRecord>[1]): Promise<boolean> => {
    const mine = (record: Awaited<ReturnType<typeof changeRecord>>) =>
      record === null || (record.state === 'busy' && record.by === by);
    return mine(await changeRecord(name, (record) => (mine(record) ? next(record) : record)));
  };
  const beat = () =>
    change((record) => (record?.state === 'busy' ? { ...record, beat: record.beat + 1 } : record));
  // A store that does not answer is none of the sender's business.
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
        // A process that stood still meanwhile asks anew: others may have taken it for gone.
        if (performance.now() - asked < SURE_MS) return true;
      }
    },
    async noteFingerprint(fingerprint) {
      await change((record) =>
        record?.state === 'busy' && record.sent !== null
          ? { ...record, sent: { ...record.sent, fingerprint } }
          : record,
      ).catch(unlessOut);
    },
    async leave(sent) {
      await change(() => sent && { state: 'unknown', sent }).catch(unlessOut);
    },
    async keep(sent, made, isTold) {
      await change(() => ({ state: 'made', sent, made, isTold })).catch(unlessOut);
    },
    stop: () => clearInterval(beating),
  };
}

/** A record that cannot be written any more stays as it was sent: the next send of the form compares before it sends. */
function unlessOut(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
