import { randomUUID } from 'node:crypto';
import { areStatesDifferent, type CapturedState, captureState, type LiveState } from './captured-state';
import { countBytes, type Store } from './store';

export interface ChangeCause {
  readonly name: string;
  readonly by: 'portal' | 'simulator' | 'provider';
  readonly who: string | null;
  readonly continues?: string;
}

export interface RecordedChange {
  readonly id: string;
  readonly at: Date;
  readonly cause: ChangeCause;
  readonly clockMove: number;
  readonly isReplaced: boolean;
  readonly after: CapturedState;
  readonly bytes: number;
}

export interface ChangeStart {
  readonly at: Date;
  readonly changes: number;
  readonly store: Store;
}

export const MAX_CHANGES = 500;

const MAX_BYTES = 32 * 1024 * 1024;

const CHANGE_BYTES = 900;

/** Stores states, because the request log lacks secrets, virtual time and older requests. */
export class History {
  readonly #present: LiveState;
  #isKept = false;
  #base: CapturedState | null = null;
  #changes: RecordedChange[] = [];
  #bytes = 0;
  #replaced = 0;
  #offset = 0;
  #forgotten = 0;

  constructor(present: LiveState) {
    this.#present = present;
  }

  enable(): void {
    this.#isKept = true;
  }

  beginChange(): ChangeStart | null {
    if (!this.#isKept) return null;
    const { clock, store, changes } = this.#present;
    if (this.#base === null) this.#beginAnew();
    return { at: clock.now(), changes, store };
  }

  recordChange(start: ChangeStart | null, cause: () => ChangeCause): void {
    const { clock, store, changes } = this.#present;
    const isReplaced = start?.store !== store;
    if (start === null || (changes === start.changes && !isReplaced)) return;
    if (this.#base === null) return;
    const before = this.now;
    const after = captureState(this.#present);
    // The clock is set in whole seconds.
    const clockMove = isReplaced ? 0 : Math.round((clock.offset - this.#offset) / 1000) * 1000;
    this.#offset = clock.offset;
    const replaced = isReplaced ? countBytes(start.store) : replacedIn(store) - this.#replaced;
    this.#replaced = replacedIn(store);
    if (clockMove === 0 && !areStatesDifferent(before, after)) return;
    const bytes = CHANGE_BYTES + replaced + 8 * newSlots(before, after);
    this.#bytes += bytes;
    const why = cause();
    const last = this.#changes.at(-1);
    if (last !== undefined && why.continues === last.cause.name) {
      this.#changes[this.#changes.length - 1] = { ...last, after, bytes: last.bytes + bytes };
    } else {
      this.#changes.push({ id: randomUUID(), at: start.at, cause: why, clockMove, isReplaced, after, bytes });
    }
    const isTooMuch = () => this.#changes.length > MAX_CHANGES || this.#bytes > MAX_BYTES;
    while (isTooMuch() && this.#changes.length > 1) this.#forgetOldest();
  }

  get changes(): readonly RecordedChange[] {
    return this.#changes;
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get base(): CapturedState {
    return this.#base ?? this.#beginAnew();
  }

  get now(): CapturedState {
    return this.#changes.at(-1)?.after ?? this.base;
  }

  before(id: string): { moment: CapturedState; at: Date } | undefined {
    const index = this.#changes.findIndex((change) => change.id === id);
    const change = this.#changes[index];
    return change && { moment: this.#changes[index - 1]?.after ?? this.base, at: change.at };
  }

  dropFrom(id: string): void {
    const index = this.#changes.findIndex((change) => change.id === id);
    if (index < 0) return;
    for (const { bytes } of this.#changes.splice(index)) this.#bytes -= bytes;
    this.#lookAtPresent();
  }

  copyFrom(source: History, before?: string): void {
    this.#isKept = true;
    this.#base = source.base;
    this.#changes = [...source.changes];
    this.#forgotten = source.forgotten;
    this.#bytes = source.bytes;
    this.#lookAtPresent();
    if (before !== undefined) this.dropFrom(before);
  }

  clear(): void {
    this.#base = null;
    this.#changes = [];
    this.#bytes = 0;
    this.#forgotten = 0;
  }

  freeBytes(bytes: number): void {
    const goal = this.#bytes - bytes;
    while (this.#bytes > goal && this.#changes.length > 0) this.#forgetOldest();
  }

  #lookAtPresent(): void {
    this.#replaced = replacedIn(this.#present.store);
    this.#offset = this.#present.clock.offset;
  }

  #beginAnew(): CapturedState {
    this.#base = captureState(this.#present);
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

function newSlots(before: CapturedState, after: CapturedState): number {
  const shared = new Set<unknown>(Object.values(before.rows));
  return Object.values(after.rows).reduce((sum, list) => (shared.has(list) ? sum : sum + list.length), 0);
}
