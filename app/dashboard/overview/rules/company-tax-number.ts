import { z } from 'zod';
import { requiredTextSchema } from '~/domain/form-schema';
import { createCompanyTaxNumberRule } from '~/domain/tax-number';

export function createTaxNumberSchema(country: string) {
  return z.object({ taxIdNumber: requiredTextSchema(createCompanyTaxNumberRule(country)) });
}
