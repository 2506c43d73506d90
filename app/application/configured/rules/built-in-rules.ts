import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import type { Rule } from '~/domain/message';
import { checkRegisterNumber } from '~/domain/register-number';
import { companyTaxNumberRule, personalTaxNumberRule } from '~/domain/tax-number';

const RULES: Readonly<Record<string, (country: string) => Rule<string>>> = {
  street: () => checkStreet,
  houseNumber: () => checkHouseNumber,
  companyPostCode: () => checkPostcode,
  companyLocation: () => checkCity,
  hrNumber: () => checkRegisterNumber,
  taxIdNumber: companyTaxNumberRule,
  personalTaxIdNumber: (country) => personalTaxNumberRule(country),
};

/** CLA-10, CLA-11. Configuration can only add rules. */
export function findBuiltInRule(id: string, country: string): Rule<string> | undefined {
  return Object.hasOwn(RULES, id) ? RULES[id]?.(country) : undefined;
}
