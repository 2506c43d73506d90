import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import type { ValidationRule } from '~/domain/message';
import { checkRegisterNumber } from '~/domain/register-number';
import { createCompanyTaxNumberRule, createPersonalTaxNumberRule } from '~/domain/tax-number';

const BUILT_IN_RULES: Readonly<Record<string, (country: string) => ValidationRule<string>>> = {
  street: () => checkStreet,
  houseNumber: () => checkHouseNumber,
  companyPostCode: () => checkPostcode,
  companyLocation: () => checkCity,
  hrNumber: () => checkRegisterNumber,
  taxIdNumber: createCompanyTaxNumberRule,
  personalTaxIdNumber: (country) => createPersonalTaxNumberRule(country),
};

/** CLA-10, CLA-11. Configuration can only add rules. */
export function findBuiltInRule(id: string, country: string): ValidationRule<string> | undefined {
  return Object.hasOwn(BUILT_IN_RULES, id) ? BUILT_IN_RULES[id]?.(country) : undefined;
}
