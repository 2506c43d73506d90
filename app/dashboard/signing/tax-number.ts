import { z } from 'zod';
import { invalid, type Rule } from '~/domain/checked';
import { required } from '~/domain/form-schema';
import { isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';

/** The facts that a person's tax number is checked against. */
export interface TaxNumberContext {
  /** Where the person lives, ISO 3166-1 alpha-2; empty when nobody knows. */
  readonly country: string;
  /** The company's number, which is never a person's; empty when nobody knows. */
  readonly companyNumber: string;
}

/** The schema of a person's own tax number (D-42, D-43). */
export function taxNumberSchema({ country, companyNumber }: TaxNumberContext) {
  const rule: Rule<string> = (typed) =>
    companyNumber !== '' && isSameTaxNumber(typed, companyNumber)
      ? invalid('personalTaxNumberSameAsCompany')
      : personalTaxNumberRule(country)(typed);
  return z.object({ taxNumber: required(rule) });
}
