// npm run contracts:agree, after the consumer tests: what the portal now expects becomes what is agreed. Look at the difference first.
import { writeFileSync } from 'node:fs';
import { generatedPact } from './generated-pact';
import { AGREED_PACT } from './pact-file';

writeFileSync(AGREED_PACT, JSON.stringify(generatedPact(), null, 2));
console.info(`Agreed: ${AGREED_PACT}`);
