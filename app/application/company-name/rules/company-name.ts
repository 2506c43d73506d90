import type { Fields } from '~/application/classic/rules/field';

/** Company name: the name and, where a suggestion was chosen, the search's id of the company. A name typed by hand goes on all the same (CLA-08). */
export const COMPANY_NAME_FIELDS = {
  companyName: {},
  companyCreditProviderId: {},
} as const satisfies Fields;
