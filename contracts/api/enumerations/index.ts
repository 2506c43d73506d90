/**
 * The closed sets of values that travel on the wire (specification 3, section 3 and 4), by what they belong to. Where the server may send a
 * value that is newer than a list, schemas take any text and readers treat it as unknown.
 */
export * from './application';
export * from './appointment';
export * from './document';
export * from './factoring';
export * from './finance-object';
export * from './form';
export * from './language';
export * from './loan';
export * from './person';
export * from './signing';
export * from './staff';
