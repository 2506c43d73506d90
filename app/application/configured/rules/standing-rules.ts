import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import type { Rule } from '~/domain/checked';
import { checkRegisterNumber } from '~/domain/register-number';
import { companyTaxNumberRule, personalTaxNumberRule } from '~/domain/tax-number';

/** The rules a standard field has wherever it is asked for (CLA-10, CLA-11); configuration may only ask for more. Undefined without such rules. */
export function standingRule(id: string, country: string): Rule<string> | undefined {
  switch (id) {
    case 'street':
      return checkStreet;
    case 'houseNumber':
      return checkHouseNumber;
    case 'companyPostCode':
      return checkPostcode;
    case 'companyLocation':
      return checkCity;
    case 'hrNumber':
      return checkRegisterNumber;
    case 'taxIdNumber':
      return companyTaxNumberRule(country);
    case 'personalTaxIdNumber':
      return personalTaxNumberRule(country);
    default:
      return undefined;
  }
}
