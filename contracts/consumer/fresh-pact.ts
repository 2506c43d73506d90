import { rmSync } from 'node:fs';
import { GENERATED_PACTS } from '../pact/pact-file';

/** Removes the interactions of deleted tests: every run writes the pact from scratch. */
export default function freshPact(): void {
  rmSync(GENERATED_PACTS, { recursive: true, force: true });
}
