import { fileURLToPath } from 'node:url';

/** The two parties of the pact. */
export const CONSUMER = 'customer-portal';
export const PROVIDER = 'lending-api';

const FILE = `${CONSUMER}-${PROVIDER}.json`;

/** Where the consumer tests write. */
export const GENERATED_PACTS = fileURLToPath(new URL('../.cache/pacts', import.meta.url));
export const GENERATED_PACT = `${GENERATED_PACTS}/${FILE}`;

/** The agreed pact, under version control. */
export const AGREED_PACT = fileURLToPath(new URL(`./pacts/${FILE}`, import.meta.url));
