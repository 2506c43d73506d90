// npm run contracts:agree, after the consumer tests: what the portal now expects becomes what is agreed. Look at the difference first.
import { copyFileSync } from 'node:fs';
import { AGREED_PACT, GENERATED_PACT } from './pact-file';

copyFileSync(GENERATED_PACT, AGREED_PACT);
console.info(`Agreed: ${AGREED_PACT}`);
