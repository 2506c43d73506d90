import { writeFileSync } from 'node:fs';
import { readGeneratedPact } from './generated-pact';
import { AGREED_PACT } from './pact-file';

writeFileSync(AGREED_PACT, JSON.stringify(readGeneratedPact(), null, 2));
console.info(`Agreed: ${AGREED_PACT}`);
