import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../api/refusal';

/** Larger snapshots would block all worlds for too long. */
export const HOSTED_SNAPSHOT_BYTES = 4_000_000;

const AT_ONCE = 4;

/** The pause after a snapshot is this multiple of its duration. */
const REST = 3;

const RETRY_AFTER = '5';

export class SnapshotTurns {
  readonly #addresses = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param address visitor's address, limited to one snapshot at a time
   * @param handle runs its blocking part with `inTurn`
   * @throws Refusal 429 for a second snapshot of an address, 503 at the total limit
   */
  async run<Result>(
    address: string,
    handle: (inTurn: <Done>(work: () => Done) => Promise<Done>) => Promise<Result>,
  ): Promise<Result> {
    if (this.#addresses.has(address)) throw refused(429);
    if (this.#addresses.size >= AT_ONCE) throw refused(503);
    this.#addresses.add(address);
    try {
      return await handle((work) => this.#inTurn(work));
    } finally {
      this.#addresses.delete(address);
    }
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

const refused = (status: 429 | 503) =>
  new Refusal(status, [{ code: null, field: 'snapshots' }], { 'retry-after': RETRY_AFTER });
