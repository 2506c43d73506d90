import type { Moment } from './moment';
import { sizeOf } from './size';

/** Estimated bytes of what is kept of one world beside its history; beyond it the oldest goes, never the newest. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A world as it stood, with what whoever keeps it says of it. */
export interface Stood<About> {
  readonly moment: Moment;
  readonly at: Date;
  readonly about: About;
}

/** Rows never change, so that each is measured once. */
const sizes = new WeakMap<object, number>();

/**
 * How a world stood, by a key of one's own. What stays the same between two moments is there once, and counted once; whether the world itself
 * still holds it is not looked at, so that the estimate is rather high. It counts as the world's room (`Sandbox.beside`) and gives way when
 * the world is full.
 */
export class StoodMoments<Key, About> {
  readonly #kept = new Map<Key, Stood<About>>();
  #bytes = 0;

  /** Estimated bytes it takes. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Stood<About> | undefined {
    return this.#kept.get(key);
  }

  /** Keeps it as the newest, in the place of what was kept under the key. */
  set(key: Key, stood: Stood<About>): void {
    this.#kept.delete(key);
    this.#kept.set(key, stood);
    this.#bytes = this.#count();
    while (this.#bytes > MAX_BYTES && this.#kept.size > 1) this.#forgetOldest();
  }

  delete(key: Key): void {
    if (this.#kept.delete(key)) this.#bytes = this.#count();
  }

  /** Forgets the oldest until so many bytes are free, or nothing is left to forget. */
  giveWay(bytes: number): void {
    const goal = this.#bytes - bytes;
    while (this.#bytes > goal && this.#kept.size > 0) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.delete(oldest);
  }

  #count(): number {
    const counted = new Set<object>();
    let bytes = 0;
    const add = (part: object, size: () => number) => {
      if (counted.has(part)) return;
      counted.add(part);
      const known = sizes.get(part) ?? size();
      sizes.set(part, known);
      bytes += known;
    };
    for (const stood of this.#kept.values()) {
      const { start, faults, rows } = stood.moment;
      add(stood, () => sizeOf(stood.about));
      if (start.bank) add(start.bank, () => sizeOf(start.bank));
      for (const fault of faults) add(fault, () => sizeOf(fault));
      const { blobs, ...lists } = rows;
      for (const list of [blobs, ...Object.values(lists)]) add(list, () => 8 * list.length);
      for (const [, deflated] of blobs) add(deflated, () => deflated.length);
      for (const row of Object.values(lists).flat()) add(row, () => sizeOf(row));
    }
    return bytes;
  }
}
