import { rmSync } from 'node:fs';
import { GENERATED_PACT_FOLDER } from '../pact/pact-file';

/** The pact must not keep exchanges of deleted tests. */
export default function clearGeneratedPact(): void {
  rmSync(GENERATED_PACT_FOLDER, { recursive: true, force: true });
}
