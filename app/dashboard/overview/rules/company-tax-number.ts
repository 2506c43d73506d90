import { z } from 'zod';
import { required } from '~/domain/form-schema';
import { companyTaxNumberRule } from '~/domain/tax-number';

/** The company's tax number by the rule of its country, ISO 3166-1 alpha-2 (OVER-08, D-43). */
export function taxNumberSchema(country: string) {
  return z.object({ taxIdNumber: required(companyTaxNumberRule(country)) });
}
