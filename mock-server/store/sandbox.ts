import type { DeploymentId } from 'fixtures/deployments';
import { Clock } from './clock';
import { Faults } from './faults';
import { History } from './history';
import { Identifiers } from './identifiers';
import { createInitialState } from './initial-state';
import type { Persona } from './persona';
import { RequestLog } from './request-log';
import type { SandboxStart, SandboxState } from './sandbox-state';
import { sizeInBytes } from './size';
import { countBytes, createStore, type Store } from './store';

const EMPTY_BYTES = 64 * 1024;

export class Sandbox {
  readonly id: string;
  readonly faults = new Faults();
  readonly log = new RequestLog();
  readonly history: History;
  partner: DeploymentId | null = null;
  usedAt = Date.now();
  readonly address: string | null;
  savedBytes = 0;
  attachedBytes: { readonly bytes: number; freeBytes(bytes: number): void } | null = null;
  #watchers = 0;
  #restarts = 0;
  #announcements = 0;
  #current: ReturnType<typeof begin>;

  constructor(id: string, start: SandboxStart, address: string | null = null) {
    this.id = id;
    this.address = address;
    const state = createInitialState(start);
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

  get bytes(): number {
    const keptBytes = this.savedBytes + (this.attachedBytes?.bytes ?? 0);
    return EMPTY_BYTES + this.stateBytes + this.log.bytes + this.history.bytes + keptBytes;
  }

  get stateBytes(): number {
    return this.#current.bytes() + sizeInBytes(this.faults.list());
  }

  get isWatched(): boolean {
    return this.#watchers > 0;
  }

  watch(): () => void {
    this.#watchers += 1;
    return () => {
      this.#watchers -= 1;
    };
  }

  get changedAt(): Date {
    return this.#current.changedAt;
  }

  get startedAt(): Date {
    return this.#current.startedAt;
  }

  get changeCount(): number {
    return this.#current.changeCount;
  }

  get revision(): string {
    return [this.dataRevision, this.log.count, this.#announcements].join('.');
  }

  /** Unlike `revision`, ignores reads, which only change a session's time. */
  get dataRevision(): string {
    return [this.#restarts, this.changeCount - this.store.sessions.revision].join('.');
  }

  announce(): void {
    this.#announcements += 1;
  }

  touch(): void {
    this.#current.note();
  }

  reset(): void {
    this.replaceState(createInitialState(this.start));
    this.log.clear();
    this.history.clear();
  }

  begin(start: SandboxStart): void {
    this.replaceState(createInitialState(start));
  }

  replaceState(state: SandboxState): void {
    const nextState = begin(state);
    nextState.store();
    this.faults.restore(state.faults);
    this.#restarts += 1;
    this.#current = nextState;
  }
}

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
    changeCount: 0,
    note: () => {
      current.changedAt = clock.now();
      current.changeCount += 1;
    },
    bytes: () => (store === undefined ? 0 : countBytes(store)),
    store: (): Store => {
      if (store !== undefined) return store;
      let filled = false;
      store = createStore(() => {
        if (filled) current.note();
      });
      fill(store);
      fill = () => {};
      filled = true;
      return store;
    },
  };
  return current;
}
