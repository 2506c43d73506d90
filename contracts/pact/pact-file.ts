import { fileURLToPath } from 'node:url';

export const CONSUMER = 'customer-portal';
export const PROVIDER = 'lending-api';

export const PACT_FILE = `${CONSUMER}-${PROVIDER}.json`;

/** The folder of an exchange is empty if its test failed. */
export const GENERATED_PACT_FOLDER = fileURLToPath(new URL('../../.cache/pacts', import.meta.url));

export const AGREED_PACT_FILE = fileURLToPath(new URL(`../pacts/${PACT_FILE}`, import.meta.url));
