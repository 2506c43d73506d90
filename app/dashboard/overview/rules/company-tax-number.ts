import { z } from 'zod';
import { requiredText } from '~/domain/form-schema';
import { createCompanyTaxNumberRule } from '~/domain/tax-number';

export function createTaxNumberSchema(country: string) {
  return z.object({ taxIdNumber: requiredText(createCompanyTaxNumberRule(country)) });
}
