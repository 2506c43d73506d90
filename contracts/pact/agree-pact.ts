import { writeFileSync } from 'node:fs';
import { readGeneratedPact } from './generated-pact';
import { AGREED_PACT_FILE } from './pact-file';

writeFileSync(AGREED_PACT_FILE, JSON.stringify(readGeneratedPact(), null, 2));
console.info(`Agreed: ${AGREED_PACT_FILE}`);
