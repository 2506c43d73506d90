/** D-23 defines the order. */
export const COMPLETION_PARTS = [
  'email',
  'bank',
  'tax-number',
  'people',
  'documents',
  'debt-ledger',
  'objects',
  'factoring',
] as const;
