import type { Fields } from './field';

/** CLA-08 */
export const COMPANY_NAME_FIELDS = {
  companyName: {},
  companyCreditProviderId: {},
} as const satisfies Fields;
