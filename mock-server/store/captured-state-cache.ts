import type { CapturedState } from './captured-state';
import { sizeInBytes } from './size';

const MAX_BYTES = 32 * 1024 * 1024;

export interface CachedState<About> {
  readonly state: CapturedState;
  readonly capturedAt: Date;
  readonly details: About;
}

const sizeByObject = new WeakMap<object, number>();

/**
 * Data that several states share counts once against the world's limit (`Sandbox.attachedBytes`).
 */
export class CapturedStateCache<Key, About> {
  readonly #kept = new Map<Key, CachedState<About>>();
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): CachedState<About> | undefined {
    return this.#kept.get(key);
  }

  set(key: Key, state: CachedState<About>): void {
    this.#kept.delete(key);
    this.#kept.set(key, state);
    this.#bytes = this.#count();
    while (this.#bytes > MAX_BYTES && this.#kept.size > 1) this.#forgetOldest();
  }

  delete(key: Key): void {
    if (this.#kept.delete(key)) this.#bytes = this.#count();
  }

  freeBytes(bytes: number): void {
    const goal = this.#bytes - bytes;
    while (this.#bytes > goal && this.#kept.size > 0) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const [oldestKey] = this.#kept.keys();
    if (oldestKey !== undefined) this.delete(oldestKey);
  }

  #count(): number {
    const countedObjects = new Set<object>();
    let bytes = 0;
    const add = (part: object, size: () => number) => {
      if (countedObjects.has(part)) return;
      countedObjects.add(part);
      const knownSize = sizeByObject.get(part) ?? size();
      sizeByObject.set(part, knownSize);
      bytes += knownSize;
    };
    for (const cachedState of this.#kept.values()) {
      const { start, faults, rows } = cachedState.state;
      add(cachedState, () => sizeInBytes(cachedState.details));
      if (start.bank) add(start.bank, () => sizeInBytes(start.bank));
      for (const fault of faults) add(fault, () => sizeInBytes(fault));
      const { blobs, ...lists } = rows;
      for (const list of [blobs, ...Object.values(lists)]) add(list, () => 8 * list.length);
      for (const [, deflatedBytes] of blobs) add(deflatedBytes, () => deflatedBytes.length);
      for (const row of Object.values(lists).flat()) add(row, () => sizeInBytes(row));
    }
    return bytes;
  }
}
