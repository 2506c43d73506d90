import { z } from 'zod';
import { requiredText } from '~/domain/form-schema';
import { createCompanyTaxNumberRule } from '~/domain/tax-number';

/** OVER-08, D-43 */
export function createTaxNumberSchema(country: string) {
  return z.object({ taxIdNumber: requiredText(createCompanyTaxNumberRule(country)) });
}
