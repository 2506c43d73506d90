const SECRET = /password|token/i;

/** True for the name of a field that only its owner may know: never kept, and never written into a page. */
export const isSecretField = (name: string): boolean => SECRET.test(name);

/** Of these names of fields those of secrets, for conform's `hideFields`. */
export const secretFields = (names: Iterable<string>): string[] => [...names].filter(isSecretField);
