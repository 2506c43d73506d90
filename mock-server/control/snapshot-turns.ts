import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../api/refusal';

/** Bytes of a snapshot that a hosted demo takes. Reading a larger one would hold up all worlds for too long. */
export const HOSTED_SNAPSHOT_BYTES = 4_000_000;

/** Snapshots that a hosted demo has in hand at once, those included that are still arriving. */
const AT_ONCE = 4;

/** A snapshot that has not arrived by then gives its place up: a slow sender would keep it from others. */
const ARRIVES_WITHIN_MS = 20_000;

/** After a snapshot the other worlds have this many times as long as it took. */
const REST = 3;

/** Seconds after which a refused snapshot may be sent again. */
const RETRY_AFTER = '5';

/** Handles one snapshot, which blocks only in `inTurn`, once it is its turn. What it waits for from its sender it waits for `inTime`. */
type Handle<Result> = (
  inTurn: <Done>(work: () => Done) => Promise<Done>,
  inTime: <Body>(body: Promise<Body>) => Promise<Body>,
) => Promise<Result>;

/** Makes snapshots of a hosted demo take turns, so that they never hold up all worlds. */
export class SnapshotTurns {
  readonly #addresses = new Set<string>();
  readonly #arrivesWithinMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(arrivesWithinMs = ARRIVES_WITHIN_MS) {
    this.#arrivesWithinMs = arrivesWithinMs;
  }

  /**
   * Runs a task that handles one snapshot.
   *
   * @param address of the visitor, who may have one snapshot in hand
   * @throws Refusal 429 for a second one of an address, 503 for one too many, 408 for one that does not arrive in time
   */
  async run<Result>(address: string, handle: Handle<Result>): Promise<Result> {
    if (this.#addresses.has(address)) throw refused(429);
    if (this.#addresses.size >= AT_ONCE) throw refused(503);
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
    let isLate: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      isLate = setTimeout(() => reject(refused(408)), this.#arrivesWithinMs);
    });
    return await Promise.race([body, late]).finally(() => clearTimeout(isLate));
  }

  #inTurn<Done>(work: () => Done): Promise<Done> {
    const begun = this.#last.then(() => {
      const before = performance.now();
      const finish = () => pause(REST * (performance.now() - before));
      try {
        return { done: work(), rest: finish() };
      } catch (error) {
        return { error, rest: finish() };
      }
    });
    this.#last = begun.then(({ rest }) => rest);
    return begun.then((outcome) => {
      if ('error' in outcome) throw outcome.error;
      return outcome.done;
    });
  }
}

const refused = (status: 408 | 429 | 503) =>
  new Refusal(status, [{ code: null, field: 'snapshots' }], { 'retry-after': RETRY_AFTER });
