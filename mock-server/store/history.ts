import { randomUUID } from 'node:crypto';
import { differ, type Moment, momentOf, type Present } from './moment';
import { bytesOf, type Store } from './store';

/** Who or what brought a change about. */
export interface Cause {
  /** Name of the contract's call, or the path of the simulator's own. */
  readonly name: string;
  readonly by: 'portal' | 'simulator' | 'provider';
  /** Address of who was logged in; null where nobody was. */
  readonly who: string | null;
  /** Name of a call of which this is the next step: both count as one change, where nothing came between. */
  readonly continues?: string;
}

/** Something that changed a world, and how the world stood after it. */
export interface Change {
  /** Nobody else's, in no world but this one and its branches. */
  readonly id: string;
  /** Virtual instant at which it began. */
  readonly at: Date;
  readonly cause: Cause;
  /** Milliseconds by which it moved the clock; 0 where it did not. */
  readonly clockMove: number;
  /** Whether the whole world was replaced: by a snapshot or a saved state. */
  readonly isReplaced: boolean;
  readonly after: Moment;
  /** Estimated bytes that are there only because this change is remembered. */
  readonly bytes: number;
}

/** How a world stood when a request began. */
export interface Began {
  readonly at: Date;
  readonly changes: number;
  readonly store: Store;
}

/** Changes that one world remembers; beyond it the oldest go. */
export const MAX_CHANGES = 500;

/** Estimated bytes of what one world remembers, with the files that are gone from it; beyond it the oldest changes go, never the newest. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Memory of a change besides the rows it replaced. */
const CHANGE_BYTES = 900;

/**
 * What happened in a world, with how it stood after each change, so that one can go back to before any of them.
 *
 * Why so and not by replaying the request log from the scenario's start: links of mails and sessions hold secrets that nobody can make
 * again, the clock runs along with the real one, and the log forgets after 200 requests; a replay would be another world. Moments
 * share every row that did not change, so that a change costs the rows it replaced and the lists they stand in. A world that nobody looks
 * at keeps none: its history begins with the first look of a person (`keep`). What it keeps counts as the world's room, is bounded, and
 * gives way when the world is full.
 */
export class History {
  readonly #present: Present;
  #isKept = false;
  #base: Moment | null = null;
  #changes: Change[] = [];
  #bytes = 0;
  #replaced = 0;
  /** The clock's after the last change: requests overlap, and each move is told once. */
  #offset = 0;
  #forgotten = 0;

  constructor(present: Present) {
    this.#present = present;
  }

  /** Remembers from now on. */
  keep(): void {
    this.#isKept = true;
  }

  /** To be called before anything that may change the world; null where nobody wants to remember. */
  begin(): Began | null {
    if (!this.#isKept) return null;
    const { clock, store, changes } = this.#present;
    if (this.#base === null) this.#beginAnew();
    return { at: clock.now(), changes, store };
  }

  /** Remembers what has changed since; nothing where nothing has. */
  note(began: Began | null, cause: () => Cause): void {
    const { clock, store, changes } = this.#present;
    const isReplaced = began?.store !== store;
    if (began === null || (changes === began.changes && !isReplaced)) return;
    if (this.#base === null) return;
    const before = this.now;
    const after = momentOf(this.#present);
    // A clock is set in whole seconds, and so a little less or more ahead than before.
    const clockMove = isReplaced ? 0 : Math.round((clock.offset - this.#offset) / 1000) * 1000;
    this.#offset = clock.offset;
    const replaced = isReplaced ? bytesOf(began.store) : replacedIn(store) - this.#replaced;
    this.#replaced = replacedIn(store);
    if (clockMove === 0 && !differ(before, after)) return;
    const bytes = CHANGE_BYTES + replaced + 8 * newSlots(before, after);
    this.#bytes += bytes;
    const why = cause();
    const last = this.#changes.at(-1);
    if (last !== undefined && why.continues === last.cause.name) {
      this.#changes[this.#changes.length - 1] = { ...last, after, bytes: last.bytes + bytes };
    } else {
      this.#changes.push({ id: randomUUID(), at: began.at, cause: why, clockMove, isReplaced, after, bytes });
    }
    const isTooMuch = () => this.#changes.length > MAX_CHANGES || this.#bytes > MAX_BYTES;
    while (isTooMuch() && this.#changes.length > 1) this.#forgetOldest();
  }

  /** All changes it remembers, the oldest first. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** How many it has forgotten for want of room. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** Estimated bytes it takes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How the world stood when its history begins; begins one where there is none. */
  get base(): Moment {
    return this.#base ?? this.#beginAnew();
  }

  /** How the world stood after the last change. */
  get now(): Moment {
    return this.#changes.at(-1)?.after ?? this.base;
  }

  /** How the world stood before the change of this id, and when that was; undefined for one that it does not remember. */
  before(id: string): { moment: Moment; at: Date } | undefined {
    const index = this.#changes.findIndex((change) => change.id === id);
    const change = this.#changes[index];
    return change && { moment: this.#changes[index - 1]?.after ?? this.base, at: change.at };
  }

  /** Forgets the change of this id and all that came after it. To be called when the world has gone back to before it. */
  cut(id: string): void {
    const index = this.#changes.findIndex((change) => change.id === id);
    if (index < 0) return;
    for (const { bytes } of this.#changes.splice(index)) this.#bytes -= bytes;
    this.#lookAtPresent();
  }

  /** Remembers what another world does, up to before the change of this id, or all of it. */
  take(other: History, before?: string): void {
    this.#isKept = true;
    this.#base = other.base;
    this.#changes = [...other.changes];
    this.#forgotten = other.forgotten;
    this.#bytes = other.bytes;
    this.#lookAtPresent();
    if (before !== undefined) this.cut(before);
  }

  /** Forgets everything; the next change begins a new history. */
  clear(): void {
    this.#base = null;
    this.#changes = [];
    this.#bytes = 0;
    this.#forgotten = 0;
  }

  /** Forgets the oldest changes until so many bytes are free, or nothing is left to forget. */
  giveWay(bytes: number): void {
    const goal = this.#bytes - bytes;
    while (this.#bytes > goal && this.#changes.length > 0) this.#forgetOldest();
  }

  #lookAtPresent(): void {
    this.#replaced = replacedIn(this.#present.store);
    this.#offset = this.#present.clock.offset;
  }

  #beginAnew(): Moment {
    this.#base = momentOf(this.#present);
    this.#lookAtPresent();
    return this.#base;
  }

  #forgetOldest(): void {
    const oldest = this.#changes.shift();
    if (oldest === undefined) return;
    this.#base = oldest.after;
    this.#bytes -= oldest.bytes;
    this.#forgotten += 1;
  }
}

function replacedIn(store: Store): number {
  return Object.values(store).reduce((sum, { replacedBytes }) => sum + replacedBytes, 0);
}

/** Length of all lists that are not shared. */
function newSlots(before: Moment, after: Moment): number {
  const shared = new Set<unknown>(Object.values(before.rows));
  return Object.values(after.rows).reduce((sum, list) => (shared.has(list) ? sum : sum + list.length), 0);
}
