import type { Customer } from '../backend/backend';
import type { ScenarioStart } from '../deployment/scenario-start';

export interface PreparationKind {
  name: string;
  blockers(start: ScenarioStart): readonly string[];
}

export interface Preparation extends PreparationKind {
  prepare(start: ScenarioStart): Promise<Customer>;
}
