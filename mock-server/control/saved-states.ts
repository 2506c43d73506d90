import { secret } from '../store/identifiers';
import type { Sandbox } from '../store/sandbox';
import type { Snapshot } from '../store/snapshot';
import { takeSnapshot } from '../store/take-snapshot';

/** A sandbox as it was at a moment, to come back to or to share. */
export interface SavedState {
  /** Opens it for whoever knows it. */
  readonly id: string;
  readonly sandboxId: string;
  readonly name: string;
  /** Virtual instant. */
  readonly at: string;
  readonly snapshot: Snapshot;
  /** Estimated bytes of its rows and files. */
  readonly bytes: number;
}

/** Kept of one sandbox, and of all together; beyond it the oldest goes. */
const LIMITS = { perSandbox: 10, all: 300 };

/** Estimated bytes of all states together. */
const MAX_BYTES = 256 * 1024 * 1024;

/** States that were saved by name, in memory. */
export class SavedStates {
  readonly #states = new Map<string, SavedState>();
  readonly #sandboxes = new WeakMap<SavedState, Sandbox>();
  readonly #maxBytes: number;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  save(sandbox: Sandbox, name: string): SavedState {
    const state: SavedState = {
      id: secret(),
      sandboxId: sandbox.id,
      name,
      at: sandbox.clock.iso(),
      snapshot: takeSnapshot(sandbox),
      bytes: sandbox.stateBytes,
    };
    this.#states.set(state.id, state);
    this.#sandboxes.set(state, sandbox);
    sandbox.savedBytes += state.bytes;
    this.#forget(this.of(sandbox).toReversed(), LIMITS.perSandbox);
    this.#forget([...this.#states.values()], LIMITS.all);
    this.#makeRoom(state);
    return state;
  }

  find(id: string): SavedState | undefined {
    return this.#states.get(id);
  }

  /** Forgets all of them. */
  clear(): void {
    for (const state of this.#states.values()) this.#drop(state);
  }

  /** Those of one sandbox, the newest first. */
  of({ id }: Sandbox): readonly SavedState[] {
    return [...this.#states.values()].filter(({ sandboxId }) => sandboxId === id).toReversed();
  }

  /** Lets the oldest go until there is room for what is newest. */
  #makeRoom(newest: SavedState): void {
    let bytes = 0;
    for (const state of this.#states.values()) bytes += state.bytes;
    for (const state of this.#states.values()) {
      if (bytes <= this.#maxBytes || state === newest) return;
      this.#drop(state);
      bytes -= state.bytes;
    }
  }

  /** Keeps the last of `oldestFirst`. */
  #forget(oldestFirst: readonly SavedState[], atMost: number): void {
    for (const state of oldestFirst.slice(0, Math.max(0, oldestFirst.length - atMost))) this.#drop(state);
  }

  #drop(state: SavedState): void {
    this.#states.delete(state.id);
    const sandbox = this.#sandboxes.get(state);
    if (sandbox) sandbox.savedBytes -= state.bytes;
  }
}
