import type { Scenario } from 'fixtures/world';
import type { BankDocument } from '../rules/own-bank/bank-document';
import type { Fault } from './faults';
import type { Persona } from './persona';
import type { Store } from './store';

/** Initial data of a sandbox. */
export interface SandboxStart {
  scenario: Scenario;
  seed: number;
  /** Where virtual time starts; null starts at the real now. */
  now: Date | null;
  /** A bank of one's own in the place of the scenario's partner. */
  bank?: BankDocument;
}

/** State of a sandbox, from a scenario's start or a snapshot. */
export interface SandboxState {
  start: SandboxStart;
  now: Date;
  idCount: number;
  personas: readonly Persona[];
  faults: readonly Fault[];
  fill: (store: Store) => void;
}
