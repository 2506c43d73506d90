import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import { choice, optional, required } from '~/domain/form-schema';
import { invalid, type Rule } from '~/domain/message';
import { checkRegisterNumber } from '~/domain/register-number';
import { companyTaxNumberRule, isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import { BUSINESS_PURPOSE, COMPANY_DETAILS, chosenCountry, offeredCompanyTypes } from './company-details';
import type { FieldContext } from './field';
import { schemaOf } from './field-schema';

const COMPANY_DETAILS_RULES = {
  companyCountry: ({ config }: FieldContext) => choice(config.countries).default(config.country),
  companyType: ({ typed, config }: FieldContext) =>
    choice(offeredCompanyTypes(typed, config), 'companyTypeOfCountry'),
  street: () => required(checkStreet),
  houseNumber: () => optional(checkHouseNumber),
  companyPostCode: () => required(checkPostcode),
  companyLocation: () => required(checkCity),
  hrNumber: () => optional(checkRegisterNumber),
  taxIdNumber: ({ typed, config }: FieldContext) =>
    optional(companyTaxNumberRule(chosenCountry(typed, config))),
  personalTaxIdNumber: ({ typed, config }: FieldContext) =>
    optional(otherThan(typed.taxIdNumber ?? '', personalTaxNumberRule(chosenCountry(typed, config)))),
  businessPurpose: () => required(textRule({ ...BUSINESS_PURPOSE, multiline: true })),
};

/** CLA-09, CLA-11 */
export const companyDetailsSchema = (context: FieldContext) =>
  schemaOf(COMPANY_DETAILS, COMPANY_DETAILS_RULES, context);

function otherThan(companyNumber: string, rule: Rule<string>): Rule<string> {
  return (typed) =>
    isSameTaxNumber(typed, companyNumber) ? invalid('personalTaxNumberSameAsCompany') : rule(typed);
}
