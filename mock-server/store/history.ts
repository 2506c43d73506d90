import { randomUUID } from 'node:crypto';
import { areStatesDifferent, type CapturedState, captureState, type LiveState } from './captured-state';
import { countBytes, type Store } from './store';

export interface ChangeCause {
  readonly name: string;
  readonly source: 'portal' | 'simulator' | 'provider';
  readonly userEmail: string | null;
  readonly continuedChange?: string;
}

export interface RecordedChange {
  readonly id: string;
  readonly changedAt: Date;
  readonly cause: ChangeCause;
  readonly clockMoveMs: number;
  readonly isReplaced: boolean;
  readonly stateAfter: CapturedState;
  readonly bytes: number;
}

export interface ChangeStart {
  readonly startedAt: Date;
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

  constructor(liveState: LiveState) {
    this.#present = liveState;
  }

  startRecording(): void {
    this.#isKept = true;
  }

  beginChange(): ChangeStart | null {
    if (!this.#isKept) return null;
    const { clock, store, changeCount } = this.#present;
    if (this.#base === null) this.#beginAnew();
    return { startedAt: clock.now(), changes: changeCount, store };
  }

  recordChange(start: ChangeStart | null, cause: () => ChangeCause): void {
    const { clock, store, changeCount } = this.#present;
    const isReplaced = start?.store !== store;
    if (start === null || (changeCount === start.changes && !isReplaced)) return;
    if (this.#base === null) return;
    const previousState = this.now;
    const stateAfter = captureState(this.#present);
    // The clock is set in whole seconds.
    const clockMoveMs = isReplaced ? 0 : Math.round((clock.offset - this.#offset) / 1000) * 1000;
    this.#offset = clock.offset;
    const replacedBytes = isReplaced ? countBytes(start.store) : replacedBytesOf(store) - this.#replaced;
    this.#replaced = replacedBytesOf(store);
    if (clockMoveMs === 0 && !areStatesDifferent(previousState, stateAfter)) return;
    const bytes = CHANGE_BYTES + replacedBytes + 8 * countSlotsOfChangedLists(previousState, stateAfter);
    this.#bytes += bytes;
    const changeCause = cause();
    const lastChange = this.#changes.at(-1);
    if (lastChange !== undefined && changeCause.continuedChange === lastChange.cause.name) {
      this.#changes[this.#changes.length - 1] = {
        ...lastChange,
        stateAfter,
        bytes: lastChange.bytes + bytes,
      };
    } else {
      this.#changes.push({
        id: randomUUID(),
        changedAt: start.startedAt,
        cause: changeCause,
        clockMoveMs,
        isReplaced,
        stateAfter,
        bytes,
      });
    }
    const exceedsLimits = () => this.#changes.length > MAX_CHANGES || this.#bytes > MAX_BYTES;
    while (exceedsLimits() && this.#changes.length > 1) this.#forgetOldest();
  }

  get changes(): readonly RecordedChange[] {
    return this.#changes;
  }

  get forgottenCount(): number {
    return this.#forgotten;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get base(): CapturedState {
    return this.#base ?? this.#beginAnew();
  }

  get now(): CapturedState {
    return this.#changes.at(-1)?.stateAfter ?? this.base;
  }

  findStateBefore(id: string): { state: CapturedState; capturedAt: Date } | undefined {
    const index = this.#changes.findIndex((change) => change.id === id);
    const change = this.#changes[index];
    return (
      change && { state: this.#changes[index - 1]?.stateAfter ?? this.base, capturedAt: change.changedAt }
    );
  }

  removeChangesFrom(id: string): void {
    const index = this.#changes.findIndex((change) => change.id === id);
    if (index < 0) return;
    for (const { bytes } of this.#changes.splice(index)) this.#bytes -= bytes;
    this.#lookAtPresent();
  }

  copyFrom(source: History, changeId?: string): void {
    this.#isKept = true;
    this.#base = source.base;
    this.#changes = [...source.changes];
    this.#forgotten = source.forgottenCount;
    this.#bytes = source.bytes;
    this.#lookAtPresent();
    if (changeId !== undefined) this.removeChangesFrom(changeId);
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
    this.#replaced = replacedBytesOf(this.#present.store);
    this.#offset = this.#present.clock.offset;
  }

  #beginAnew(): CapturedState {
    this.#base = captureState(this.#present);
    this.#lookAtPresent();
    return this.#base;
  }

  #forgetOldest(): void {
    const oldestChange = this.#changes.shift();
    if (oldestChange === undefined) return;
    this.#base = oldestChange.stateAfter;
    this.#bytes -= oldestChange.bytes;
    this.#forgotten += 1;
  }
}

function replacedBytesOf(store: Store): number {
  return Object.values(store).reduce((sum, { replacedBytes }) => sum + replacedBytes, 0);
}

function countSlotsOfChangedLists(stateBefore: CapturedState, stateAfter: CapturedState): number {
  const sharedLists = new Set<unknown>(Object.values(stateBefore.rows));
  return Object.values(stateAfter.rows).reduce(
    (sum, list) => (sharedLists.has(list) ? sum : sum + list.length),
    0,
  );
}
