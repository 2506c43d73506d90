import { rmSync } from 'node:fs';
import { GENERATED_PACTS } from '../pact-file';

/** An interaction whose test is gone must not stay in the pact: every run writes it anew. */
export default function freshPact(): void {
  rmSync(GENERATED_PACTS, { recursive: true, force: true });
}
