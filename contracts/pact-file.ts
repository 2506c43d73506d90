import { fileURLToPath } from 'node:url';

/** The two parties of the pact. */
export const CONSUMER = 'customer-portal';
export const PROVIDER = 'lending-api';

/** As Pact names the file of a pact between them. */
export const PACT_FILE = `${CONSUMER}-${PROVIDER}.json`;

/** Where the consumer tests write: a folder for each exchange, empty where its test failed. */
export const GENERATED_PACTS = fileURLToPath(new URL('../.cache/pacts', import.meta.url));

/** The agreed pact, under version control. */
export const AGREED_PACT = fileURLToPath(new URL(`./pacts/${PACT_FILE}`, import.meta.url));
