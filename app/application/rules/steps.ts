import { COMPANY_DETAIL_FIELDS } from './company-details';
import type { Fields } from './field';
import { LOAN_INFO_FIELDS } from './loan-info';

export const COMPANY_NAME_FIELDS = {
  companyName: {},
  companyCreditProviderId: {},
} as const satisfies Fields;

export const CLASSIC_STEPS = {
  'loan-info': LOAN_INFO_FIELDS,
  'company-name': COMPANY_NAME_FIELDS,
  'company-details': COMPANY_DETAIL_FIELDS,
} as const satisfies Readonly<Record<string, Fields>>;

export type FormStep = keyof typeof CLASSIC_STEPS;

export const FORM_STEPS = [
  'loan-info',
  'company-name',
  'company-details',
] as const satisfies readonly FormStep[];

export function findClassicStep(id: string): FormStep | undefined {
  return FORM_STEPS.find((step) => step === id);
}
