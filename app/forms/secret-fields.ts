const SECRET = /password|token/i;

/** Of these names of fields those of secrets, which are never written into a page: for conform's `hideFields`. */
export const secretFields = (names: Iterable<string>): string[] =>
  [...names].filter((name) => SECRET.test(name));
