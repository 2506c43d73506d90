import type { Customer } from '../backend/backend';
import type { Start } from '../deployment/start';

/** A way to bring about what a scenario begins with. */
export interface PreparedBy {
  name: string;
  /** What keeps it from preparing this start; empty when nothing does. */
  obstacles(start: Start): readonly string[];
}

/** One that does it. */
export interface Preparation extends PreparedBy {
  /** @returns whom the scenario is about. @throws Error when it could not be done */
  prepare(start: Start): Promise<Customer>;
}
