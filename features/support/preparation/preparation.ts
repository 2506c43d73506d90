import type { Customer } from '../backend/backend';
import type { ScenarioStart } from '../deployment/scenario-start';

export interface PreparationKind {
  name: string;
  blockers(start: ScenarioStart): readonly string[];
}

export interface Preparation extends PreparationKind {
  /**
   * @returns the scenario's customer
   * @throws Error if the preparation fails
   */
  prepare(start: ScenarioStart): Promise<Customer>;
}
