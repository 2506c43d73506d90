import { COMPANY_NAME } from '~/domain/company-name';
import { optional, required } from '~/domain/form-schema';
import { textRule } from '~/domain/text';
import { COMPANY_NAME_FIELDS } from './company-name';
import type { FieldContext } from './field';
import { schemaOf } from './field-schema';

const ID_MAX = 200;

const COMPANY_NAME_RULES = {
  companyName: () => required(textRule(COMPANY_NAME)),
  companyCreditProviderId: () => optional(textRule({ max: ID_MAX })),
};

/** CLA-08 */
export const companyNameSchema = (context: FieldContext) =>
  schemaOf(COMPANY_NAME_FIELDS, COMPANY_NAME_RULES, context);
