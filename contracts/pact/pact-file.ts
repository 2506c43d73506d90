import { fileURLToPath } from 'node:url';

export const CONSUMER = 'customer-portal';
export const PROVIDER = 'lending-api';

export const PACT_FILE = `${CONSUMER}-${PROVIDER}.json`;

/** Folder with one folder per exchange, which is empty if the test of the exchange failed. */
export const GENERATED_PACTS = fileURLToPath(new URL('../../.cache/pacts', import.meta.url));

export const AGREED_PACT = fileURLToPath(new URL(`../pacts/${PACT_FILE}`, import.meta.url));
