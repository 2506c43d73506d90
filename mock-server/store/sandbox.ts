import type { DeploymentId } from 'fixtures/deployments';
import { Clock } from './clock';
import { Faults } from './faults';
import { History } from './history';
import { Identifiers } from './identifiers';
import { initialState } from './initial-state';
import type { Persona } from './persona';
import { RequestLog } from './request-log';
import type { SandboxStart, SandboxState } from './sandbox-state';
import { sizeOf } from './size';
import { bytesOf, createStore, type Store } from './store';

/** Memory of an empty sandbox: its parts, and the world it will be filled from. */
const EMPTY_BYTES = 64 * 1024;

/**
 * One isolated world: its data, its time, its faults, its log. It shares with the others only what nobody can change.
 * Its collections are filled when the first call needs them.
 */
export class Sandbox {
  readonly id: string;
  readonly faults = new Faults();
  readonly log = new RequestLog();
  /** What happened in it, where somebody looks. */
  readonly history: History;
  /** The partner it was last entered at; null when nobody came by a link. A host that names no partner stands for it. */
  partner: DeploymentId | null = null;
  /** Real milliseconds of the last request that meant this sandbox. */
  usedAt = Date.now();
  /** Where the visitor who opened it comes from; null when nobody asked. */
  readonly address: string | null;
  /** Estimated bytes of its saved states, which are kept elsewhere. */
  savedBytes = 0;
  /** What somebody keeps of it besides, such as a demonstration how its stops were left. */
  beside: { readonly bytes: number; giveWay(bytes: number): void } | null = null;
  #watchers = 0;
  #restarts = 0;
  #current: ReturnType<typeof begin>;

  constructor(id: string, start: SandboxStart, address: string | null = null) {
    this.id = id;
    this.address = address;
    const state = initialState(start);
    this.faults.restore(state.faults);
    this.#current = begin(state);
    this.history = new History(this);
  }

  get start(): SandboxStart {
    return this.#current.start;
  }

  get clock(): Clock {
    return this.#current.clock;
  }

  get ids(): Identifiers {
    return this.#current.ids;
  }

  get personas(): readonly Persona[] {
    return this.#current.personas;
  }

  get store(): Store {
    return this.#current.store();
  }

  /** Estimated bytes of all it holds: rows, files, log, history, faults, saved states and what is kept of it besides. */
  get bytes(): number {
    const kept = this.savedBytes + (this.beside?.bytes ?? 0);
    return EMPTY_BYTES + this.stateBytes + this.log.bytes + this.history.bytes + kept;
  }

  /** Estimated bytes of what a snapshot holds; no rows and files before its collections are filled. */
  get stateBytes(): number {
    return this.#current.bytes() + sizeOf(this.faults.list());
  }

  /** Whether somebody looks at it in an open page. */
  get isWatched(): boolean {
    return this.#watchers > 0;
  }

  /** Notes that somebody looks at it, until the function that is given back is called. */
  watch(): () => void {
    this.#watchers += 1;
    return () => {
      this.#watchers -= 1;
    };
  }

  /** Virtual instant of the last change of anything that a snapshot holds. */
  get changedAt(): Date {
    return this.#current.changedAt;
  }

  /** Virtual instant at which it began, or a snapshot was brought back. */
  get startedAt(): Date {
    return this.#current.startedAt;
  }

  /** How often anything that a snapshot holds has changed since then. */
  get changes(): number {
    return this.#current.changes;
  }

  /** Differs whenever something has changed that somebody watching would see. */
  get revision(): string {
    return [this.#restarts, this.changes, this.log.count].join('.');
  }

  /** Notes a change that went past the collections. */
  touch(): void {
    this.#current.note();
  }

  /** Back to the start of the scenario: data, time, ids, mails, faults, log and history. */
  reset(): void {
    this.become(initialState(this.start));
    this.log.clear();
    this.history.clear();
  }

  /** Begins another situation in the place of what is there; log and history stay. */
  begin(start: SandboxStart): void {
    this.become(initialState(start));
  }

  /** Becomes what a snapshot holds. When filling it fails nothing has changed. */
  become(state: SandboxState): void {
    const next = begin(state);
    next.store();
    this.faults.restore(state.faults);
    this.#restarts += 1;
    this.#current = next;
  }
}

/** Data that a restart replaces. Collections are filled on first access. */
function begin(state: SandboxState) {
  const clock = new Clock(state.now);
  let store: Store | undefined;
  let { fill } = state;
  const current = {
    start: state.start,
    clock,
    ids: new Identifiers(state.start.seed, state.idCount),
    personas: state.personas,
    startedAt: clock.now(),
    changedAt: clock.now(),
    changes: 0,
    note: () => {
      current.changedAt = clock.now();
      current.changes += 1;
    },
    bytes: () => (store === undefined ? 0 : bytesOf(store)),
    store: (): Store => {
      if (store !== undefined) return store;
      let filled = false;
      store = createStore(() => {
        if (filled) current.note();
      });
      fill(store);
      // What filled it is not needed any more.
      fill = () => {};
      filled = true;
      return store;
    },
  };
  return current;
}
