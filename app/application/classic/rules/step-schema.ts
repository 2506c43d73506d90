import { companyDetailsSchema } from '~/application/company-details/rules/company-details-schema';
import { companyNameSchema } from '~/application/company-name/rules/company-name-schema';
import { loanInfoSchema } from '~/application/loan-info/rules/loan-info-schema';
import type { FieldContext } from './field';
import type { FormStep } from './steps';

const SCHEMAS = {
  'loan-info': loanInfoSchema,
  'company-name': companyNameSchema,
  'company-details': companyDetailsSchema,
} as const satisfies Record<FormStep, unknown>;

export const stepSchema = (step: FormStep, context: FieldContext) => SCHEMAS[step](context);
