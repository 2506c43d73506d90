import * as account from './account';
import { createApplication, getApplication, listApplications } from './applications';
import type { Call } from './call';
import { searchCompanies } from './company-search';
import { getConfig, getPartnerConfig } from './configuration';
import { getProfile, updateProfile } from './profile';

/** Every call of the lending API, by name. A call that is not here cannot be made or answered. */
export const CALLS = {
  ...account,
  getProfile,
  updateProfile,
  getConfig,
  getPartnerConfig,
  searchCompanies,
  createApplication,
  listApplications,
  getApplication,
} as const satisfies Record<string, Call>;
