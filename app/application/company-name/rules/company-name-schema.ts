import type { FieldContext } from '~/application/classic/rules/field';
import { schemaOf } from '~/application/classic/rules/field-schema';
import { COMPANY_NAME } from '~/domain/company-name';
import { optional, required } from '~/domain/form-schema';
import { textRule } from '~/domain/text';
import { COMPANY_NAME_FIELDS } from './company-name';

/** Of an id the portal itself has put into the page; a longer one is none of its own. */
const ID_MAX = 200;

const RULES = {
  companyName: () => required(textRule(COMPANY_NAME)),
  companyCreditProviderId: () => optional(textRule({ max: ID_MAX })),
};

/** What the company name is judged by (CLA-08). */
export const companyNameSchema = (context: FieldContext) => schemaOf(COMPANY_NAME_FIELDS, RULES, context);
