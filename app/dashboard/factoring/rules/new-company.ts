import type { CompanyType } from 'contracts/api/enumerations';
import { z } from 'zod';
import { splitStreet } from '~/domain/address';
import { companyTypesIn } from '~/domain/company-types';
import { choice, optional, required, streetAndNumber } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { checkRegisterNumber } from '~/domain/register-number';
import type { FoundDetails } from '~/domain/suggestion';
import { companyTaxNumberRule } from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { isApplicant, type NamedCompany } from './debtor-company';

/** D-41 */
export const BUSINESS_PURPOSE = { min: 5, max: 2_000_000 } as const;
const LINE_MAX = 255;

export const NEW_COMPANY_FIELDS = [
  'companyName',
  'address_country',
  'companyType',
  'address_street',
  'address_house_number',
  'address_post_code',
  'address_location',
  'hrNumber',
  'taxIdNumber',
  'businessPurpose',
] as const;
export type NewCompanyField = (typeof NEW_COMPANY_FIELDS)[number];

export type LegalForms = Readonly<Record<string, readonly CompanyType[]>>;

interface LegalFormSource {
  readonly companyTypesByCountry: Readonly<Record<string, readonly string[]>>;
}

/** Omits countries without legal forms. The partner's list applies to applicants only. */
export function legalForms({ companyTypesByCountry: byCountry }: LegalFormSource): LegalForms {
  const forms = Object.keys(byCountry).map(
    (country) => [country, companyTypesIn(country, { byCountry, listed: null })] as const,
  );
  return Object.fromEntries(forms.filter(([, types]) => types.length > 0));
}

/** D-78 */
export function missingForCompany(forms: LegalForms): string[] {
  return Object.keys(forms).length === 0 ? ['company types'] : [];
}

export function chosenCountry(typed: Typed, forms: LegalForms): string {
  const countries = Object.keys(forms);
  return countries.find((country) => country === typed.address_country) ?? countries[0] ?? '';
}

export function offeredLegalForms(typed: Typed, forms: LegalForms): readonly CompanyType[] {
  return forms[chosenCountry(typed, forms)] ?? [];
}

/** FACT-06, D-75 */
export function newCompanySchema(
  forms: LegalForms,
  typed: Typed,
  applicant: NamedCompany,
  purpose = textRule({ ...BUSINESS_PURPOSE, multiline: true }),
) {
  const lineRule = textRule({ max: LINE_MAX });
  const line = required(lineRule);
  const country = chosenCountry(typed, forms);
  const address = streetAndNumber(
    { street: typed.address_street, houseNumber: typed.address_house_number },
    { split: splitStreet, street: lineRule, houseNumber: lineRule },
    line,
  );
  return z.object({
    companyName: line.refine((name) => !isApplicant({ name, country }, applicant), {
      error: message('ownCompanyAsDebtor'),
    }),
    address_country: choice(Object.keys(forms)),
    companyType: choice(offeredLegalForms(typed, forms), 'companyTypeOfCountry'),
    address_street: address.street,
    address_house_number: address.houseNumber,
    address_post_code: line,
    address_location: line,
    hrNumber: optional(checkRegisterNumber),
    taxIdNumber: optional(companyTaxNumberRule(country)),
    businessPurpose: required(purpose),
    external_provider_company_id: optional(textRule({ max: LINE_MAX })),
    external_provider_name: optional(textRule({ max: LINE_MAX })),
  });
}

export function companyTexts(company: FoundDetails, forms: LegalForms): Record<string, string> {
  const country = Object.keys(forms).find((offered) => offered === company.land?.toUpperCase());
  const { street, houseNumber } = splitStreet(company.strasseHausnummer ?? '');
  return {
    companyName: company.name,
    ...(country && { address_country: country }),
    companyType: (country && forms[country]?.find((form) => form === company.companyType)) || '',
    address_street: street,
    address_house_number: houseNumber,
    address_post_code: company.plz ?? '',
    address_location: company.ort ?? '',
    hrNumber: company.identnummer ?? '',
    businessPurpose: company.businessPurpose ?? '',
  };
}
