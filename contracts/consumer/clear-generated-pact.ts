import { rmSync } from 'node:fs';
import { GENERATED_PACTS } from '../pact/pact-file';

/** The pact must not keep exchanges of deleted tests. */
export default function clearGeneratedPact(): void {
  rmSync(GENERATED_PACTS, { recursive: true, force: true });
}
