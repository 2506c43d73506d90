import { settings } from '~/settings/settings.server';

/** The lending API does not return these limits. */
export const lenderSettings = {
  /** D-46 */
  maxFinanceObjects: settings.maxFinanceObjects,
  /** D-33 */
  coverProvider: settings.coverProvider,
} as const;
