import { settings } from '~/settings/settings.server';

/** Limits of the lender that no configuration endpoint returns. Portal and lending system must be configured alike. */
export const lenderSettings = {
  /** D-46 */
  maxFinanceObjects: settings.maxFinanceObjects,
  /** D-33 */
  coverProvider: settings.coverProvider,
} as const;
