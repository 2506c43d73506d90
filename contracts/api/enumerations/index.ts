/** Specification 3, sections 3 and 4. Schemas accept newer values; readers treat them as unknown. */
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
