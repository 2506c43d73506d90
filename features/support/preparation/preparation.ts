import type { Customer } from '../backend/backend';
import type { Start } from '../deployment/scenario-start';

export interface PreparedBy {
  name: string;
  obstacles(start: Start): readonly string[];
}

export interface Preparation extends PreparedBy {
  /**
   * @returns the scenario's customer
   * @throws Error if the preparation fails
   */
  prepare(start: Start): Promise<Customer>;
}
