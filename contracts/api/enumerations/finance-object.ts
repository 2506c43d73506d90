export const FINANCING_TYPES = [
  'credit_line',
  'financing',
  'hire_purchase',
  'leasing',
  'sale_leaseback',
  'other',
] as const;
export type FinancingType = (typeof FINANCING_TYPES)[number];

/** `b2c` means rented out to the end customer (D-44). */
export const RENTAL_STATES = ['no', 'internal', 'b2c'] as const;
export type RentalState = (typeof RENTAL_STATES)[number];
