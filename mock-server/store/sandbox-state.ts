import type { Scenario } from 'fixtures/world';
import type { Fault } from './faults';
import type { Persona } from './persona';
import type { Store } from './store';

/** What a sandbox begins with. */
export interface SandboxStart {
  scenario: Scenario;
  seed: number;
  /** Where virtual time starts; null starts at the real now. */
  now: Date | null;
}

/** What a sandbox can become: the start of a scenario, or what a snapshot holds. */
export interface SandboxState {
  start: SandboxStart;
  now: Date;
  idCount: number;
  personas: readonly Persona[];
  faults: readonly Fault[];
  fill: (store: Store) => void;
}
