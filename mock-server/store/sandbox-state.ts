import type { Scenario } from 'fixtures/world';
import type { BankDocument } from '../rules/own-bank/bank-document';
import type { Fault } from './faults';
import type { Persona } from './persona';
import type { Store } from './store';

export interface SandboxStart {
  scenario: Scenario;
  seed: number;
  now: Date | null;
  bank?: BankDocument;
}

export interface SandboxState {
  start: SandboxStart;
  now: Date;
  idCount: number;
  personas: readonly Persona[];
  faults: readonly Fault[];
  fill: (store: Store) => void;
}
