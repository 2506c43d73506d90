import { settings } from '~/settings/settings.server';

/** The lending API does not return these limits. */
export const lenderSettings = {
  maxFinanceObjects: settings.maxFinanceObjects,
  coverProvider: settings.coverProvider,
} as const;
