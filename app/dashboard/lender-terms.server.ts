import { settings } from '~/settings/settings.server';

/** Bounds set by the lender that no configuration answer says: the portal and the lending system are set up alike. */
export const lenderTerms = {
  /** Most objects of one object financing (D-46). */
  maxFinanceObjects: settings.maxFinanceObjects,
  /** Name of the provider that can be asked to insure debtors (D-33). */
  coverProvider: settings.coverProvider,
} as const;
