import { z } from 'zod';
import { COMPANY_NAME } from '~/domain/company-name';
import { optional, required } from '~/domain/form-schema';
import { textRule } from '~/domain/text';

/** Of an id the portal itself has put into the page; a longer one is none of its own. */
const ID_MAX = 200;

/**
 * The schema of company name: the name and, where a suggestion was chosen, the provider's id of the company. A name typed by hand goes
 * on all the same (CLA-08).
 */
export const companyNameSchema = z.object({
  companyName: required(textRule(COMPANY_NAME)),
  companyCreditProviderId: optional(textRule({ max: ID_MAX })),
});
