import { COMPANY_NAME } from '~/domain/company-name';
import { optional, required } from '~/domain/form-schema';
import { textRule } from '~/domain/text';
import type { Fields } from './field';

/** Of an id the portal itself has put into the page; a longer one is none of its own. */
const ID_MAX = 200;

/** Company name: the name and, where a suggestion was chosen, the search's id of the company. A name typed by hand goes on all the same (CLA-08). */
export const COMPANY_NAME_FIELDS = {
  companyName: { schema: () => required(textRule(COMPANY_NAME)) },
  companyCreditProviderId: { schema: () => optional(textRule({ max: ID_MAX })) },
} as const satisfies Fields;
