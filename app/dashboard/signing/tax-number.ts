import { z } from 'zod';
import { required } from '~/domain/form-schema';
import { invalid, type Rule } from '~/domain/message';
import { isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';

export interface TaxNumberContext {
  readonly country: string;
  readonly companyNumber: string;
}

/** D-42, D-43 */
export function taxNumberSchema({ country, companyNumber }: TaxNumberContext) {
  const rule: Rule<string> = (typed) =>
    companyNumber !== '' && isSameTaxNumber(typed, companyNumber)
      ? invalid('personalTaxNumberSameAsCompany')
      : personalTaxNumberRule(country, { isNeeded: true })(typed);
  return z.object({ taxNumber: required(rule) });
}
