import { z } from 'zod';
import { required } from '~/domain/form-schema';
import { companyTaxNumberRule } from '~/domain/tax-number';

/** OVER-08, D-43 */
export function taxNumberSchema(country: string) {
  return z.object({ taxIdNumber: required(companyTaxNumberRule(country)) });
}
