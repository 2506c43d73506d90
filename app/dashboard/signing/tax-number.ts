import { z } from 'zod';
import { requiredTextSchema } from '~/domain/form-schema';
import { invalid, type ValidationRule } from '~/domain/message';
import { createPersonalTaxNumberRule, isSameTaxNumber } from '~/domain/tax-number';

export interface TaxNumberContext {
  readonly country: string;
  readonly companyNumber: string;
}

export function createTaxNumberSchema({ country, companyNumber }: TaxNumberContext) {
  const rule: ValidationRule<string> = (typed) =>
    companyNumber !== '' && isSameTaxNumber(typed, companyNumber)
      ? invalid('personalTaxNumberSameAsCompany')
      : createPersonalTaxNumberRule(country, { isNeeded: true })(typed);
  return z.object({ taxNumber: requiredTextSchema(rule) });
}
