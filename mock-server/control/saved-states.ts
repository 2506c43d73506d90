import type { Simulator } from '../api/exchange';
import { createSecret } from '../store/identifiers';
import type { Sandbox } from '../store/sandbox';
import type { Snapshot } from '../store/snapshot';
import { takeSnapshot } from '../store/take-snapshot';

export interface SavedState {
  readonly id: string;
  readonly sandboxId: string;
  readonly name: string;
  readonly savedAt: string;
  readonly snapshot: Snapshot;
  readonly bytes: number;
}

const LIMITS = { perSandbox: 10, all: 300 };

const MAX_BYTES = 256 * 1024 * 1024;

export class SavedStates {
  readonly #states = new Map<string, SavedState>();
  readonly #sandboxes = new WeakMap<SavedState, Sandbox>();
  readonly #maxBytes: number;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  save(sandbox: Sandbox, name: string): SavedState {
    const state: SavedState = {
      id: createSecret(),
      sandboxId: sandbox.id,
      name,
      savedAt: sandbox.clock.iso(),
      snapshot: takeSnapshot(sandbox),
      bytes: sandbox.stateBytes,
    };
    this.#states.set(state.id, state);
    this.#sandboxes.set(state, sandbox);
    sandbox.savedBytes += state.bytes;
    this.#forget(this.listStates(sandbox).toReversed(), LIMITS.perSandbox);
    this.#forget([...this.#states.values()], LIMITS.all);
    this.#makeRoom(state);
    return state;
  }

  find(id: string): SavedState | undefined {
    return this.#states.get(id);
  }

  clear(): void {
    for (const state of this.#states.values()) this.#drop(state);
  }

  listStates({ id }: Sandbox): readonly SavedState[] {
    return [...this.#states.values()].filter(({ sandboxId }) => sandboxId === id).toReversed();
  }

  #makeRoom(newestState: SavedState): void {
    let bytes = 0;
    for (const state of this.#states.values()) bytes += state.bytes;
    for (const state of this.#states.values()) {
      if (bytes <= this.#maxBytes || state === newestState) return;
      this.#drop(state);
      bytes -= state.bytes;
    }
  }

  #forget(sortedStates: readonly SavedState[], limit: number): void {
    for (const state of sortedStates.slice(0, Math.max(0, sortedStates.length - limit))) this.#drop(state);
  }

  #drop(state: SavedState): void {
    this.#states.delete(state.id);
    const sandbox = this.#sandboxes.get(state);
    if (sandbox) sandbox.savedBytes -= state.bytes;
  }
}

const statesOfSimulators = new WeakMap<Simulator, SavedStates>();

export function getSavedStates(simulator: Simulator): SavedStates {
  const knownStates = statesOfSimulators.get(simulator);
  if (knownStates) return knownStates;
  const states = new SavedStates();
  simulator.sandboxes.onEndOfAll(() => states.clear());
  statesOfSimulators.set(simulator, states);
  return states;
}
