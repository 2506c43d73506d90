import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../api/refusal';

/** Larger snapshots would block requests to all worlds too long. */
export const HOSTED_SNAPSHOT_BYTES = 4_000_000;

const CONCURRENCY = 4;

/** Slower senders get status 408. */
const ARRIVES_WITHIN_MS = 20_000;

/** Pause after a snapshot, as a multiple of its duration. */
const PAUSE_FACTOR = 3;

const RETRY_AFTER = '5';

/** `runInTurn` runs a blocking part. `withinTimeout` limits the wait for the sender. */
type Handle<Result> = (
  runInTurn: <Done>(work: () => Done) => Promise<Done>,
  withinTimeout: <Body>(body: Promise<Body>) => Promise<Body>,
) => Promise<Result>;

export class SnapshotQueue {
  readonly #addresses = new Set<string>();
  readonly #arrivesWithinMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(arrivesWithinMs = ARRIVES_WITHIN_MS) {
    this.#arrivesWithinMs = arrivesWithinMs;
  }

  /**
   * @throws Refusal 429 for an address's second snapshot, 503 at the total limit, 408 for a slow sender
   */
  async run<Result>(address: string, handle: Handle<Result>): Promise<Result> {
    if (this.#addresses.has(address)) throw createQueueRefusal(429);
    if (this.#addresses.size >= CONCURRENCY) throw createQueueRefusal(503);
    this.#addresses.add(address);
    try {
      return await handle(
        (work) => this.#inTurn(work),
        (body) => this.#inTime(body),
      );
    } finally {
      this.#addresses.delete(address);
    }
  }

  async #inTime<Body>(body: Promise<Body>): Promise<Body> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(createQueueRefusal(408)), this.#arrivesWithinMs);
    });
    return await Promise.race([body, timeout]).finally(() => clearTimeout(timer));
  }

  #inTurn<Done>(work: () => Done): Promise<Done> {
    const queuedTurn = this.#last.then(() => {
      const startedAt = performance.now();
      const finish = () => pause(PAUSE_FACTOR * (performance.now() - startedAt));
      try {
        return { done: work(), rest: finish() };
      } catch (error) {
        return { error, rest: finish() };
      }
    });
    this.#last = queuedTurn.then(({ rest }) => rest);
    return queuedTurn.then((outcome) => {
      if ('error' in outcome) throw outcome.error;
      return outcome.done;
    });
  }
}

const createQueueRefusal = (status: 408 | 429 | 503) =>
  new Refusal(status, [{ code: null, field: 'snapshots' }], { 'retry-after': RETRY_AFTER });
