import type { CompanyType } from 'contracts/api/enumerations';
import { z } from 'zod';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from '~/domain/address';
import { invalid, type Rule } from '~/domain/checked';
import { isNaturalPerson } from '~/domain/company-types';
import { choice, ignored, optional, required, type Typed } from '~/domain/form-schema';
import { checkRegisterNumber } from '~/domain/register-number';
import {
  companyTaxNumberRule,
  hasSwissUid,
  isSameTaxNumber,
  personalTaxNumberRule,
} from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import type { WizardConfig } from './wizard-config';

/** CLA-10, D-41. */
export const BUSINESS_PURPOSE = { min: 5, max: 200 } as const;

/** The country that is chosen, or stands chosen before anybody chooses. */
export function chosenCountry(typed: Typed, config: WizardConfig): string {
  return config.countries.find((country) => country === typed.companyCountry) ?? config.country;
}

/** The legal forms offered with what was typed: those of the country (CLA-09). */
export function offeredCompanyTypes(typed: Typed, config: WizardConfig): readonly CompanyType[] {
  return config.companyTypes[chosenCountry(typed, config)] ?? [];
}

/** True when the owner's own tax number is asked for: the chosen legal form is a natural person's (CLA-11). */
export function asksPersonalTaxNumber(typed: Typed, config: WizardConfig): boolean {
  return isNaturalPerson(offeredCompanyTypes(typed, config).find((type) => type === typed.companyType));
}

/** True when the company's tax number may be a Swiss UID, which has letters (CLA-11). */
export function takesSwissUid(typed: Typed, config: WizardConfig): boolean {
  return hasSwissUid(chosenCountry(typed, config));
}

/**
 * The schema of company details for what was typed (CLA-09 to CLA-11). A legal form of another country is refused: changing the
 * country resets it.
 */
export function companyDetailsSchema(config: WizardConfig, typed: Typed) {
  const country = chosenCountry(typed, config);
  return z.object({
    companyCountry: choice(config.countries).default(config.country),
    companyType: choice(offeredCompanyTypes(typed, config), 'companyTypeOfCountry'),
    street: required(checkStreet),
    houseNumber: optional(checkHouseNumber),
    companyPostCode: required(checkPostcode),
    companyLocation: required(checkCity),
    hrNumber: config.registerNumber ? optional(checkRegisterNumber) : ignored,
    taxIdNumber: optional(companyTaxNumberRule(country)),
    personalTaxIdNumber: asksPersonalTaxNumber(typed, config)
      ? optional(otherThan(typed.taxIdNumber ?? '', personalTaxNumberRule(country)))
      : ignored,
    businessPurpose: required(textRule({ ...BUSINESS_PURPOSE, multiline: true })),
  });
}

function otherThan(companyNumber: string, rule: Rule<string>): Rule<string> {
  return (typed) =>
    isSameTaxNumber(typed, companyNumber) ? invalid('personalTaxNumberSameAsCompany') : rule(typed);
}
