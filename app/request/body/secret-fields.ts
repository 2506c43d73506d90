const SECRET = /password|token/i;

/** Secret values are never stored or rendered. */
export const isSecretField = (name: string): boolean => SECRET.test(name);

export const secretFields = (names: Iterable<string>): string[] => [...names].filter(isSecretField);
