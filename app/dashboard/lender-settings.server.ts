import { settings } from '~/settings/settings.server';

/** No endpoint returns these limits. Portal and lending system must be configured alike. */
export const lenderSettings = {
  /** D-46 */
  maxFinanceObjects: settings.maxFinanceObjects,
  /** D-33 */
  coverProvider: settings.coverProvider,
} as const;
