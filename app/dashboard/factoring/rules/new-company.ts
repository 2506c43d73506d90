import type { CompanyType } from 'contracts/api/enumerations';
import { z } from 'zod';
import { splitStreet } from '~/domain/address';
import { companyTypesOfCountry } from '~/domain/company-types';
import {
  choiceSchema,
  optionalTextSchema,
  requiredTextSchema,
  streetAndNumberSchema,
} from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';
import { checkRegisterNumber } from '~/domain/register-number';
import type { FoundCompanyDetails } from '~/domain/suggestion';
import { createCompanyTaxNumberRule } from '~/domain/tax-number';
import { createTextRule } from '~/domain/text';
import { isApplicant, type NamedCompany } from './debtor-company';

export const BUSINESS_PURPOSE_LENGTH = { min: 5, max: 2_000_000 } as const;
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

/** Omits countries without legal forms. The partner's list of company types limits applicants only. */
export function createLegalForms({ companyTypesByCountry: byCountry }: LegalFormSource): LegalForms {
  const forms = Object.keys(byCountry).map(
    (country) => [country, companyTypesOfCountry(country, { byCountry, enabledTypes: null })] as const,
  );
  return Object.fromEntries(forms.filter(([, types]) => types.length > 0));
}

export function findMissingCompanyLists(forms: LegalForms): string[] {
  return Object.keys(forms).length === 0 ? ['company types'] : [];
}

export function chosenCountryOf(typed: FormValues, forms: LegalForms): string {
  const countries = Object.keys(forms);
  return countries.find((country) => country === typed.address_country) ?? countries[0] ?? '';
}

export function listLegalForms(typed: FormValues, forms: LegalForms): readonly CompanyType[] {
  return forms[chosenCountryOf(typed, forms)] ?? [];
}

export function createNewCompanySchema(
  forms: LegalForms,
  typed: FormValues,
  applicant: NamedCompany,
  purpose = createTextRule({ ...BUSINESS_PURPOSE_LENGTH, multiline: true }),
) {
  const lineRule = createTextRule({ max: LINE_MAX });
  const line = requiredTextSchema(lineRule);
  const country = chosenCountryOf(typed, forms);
  const address = streetAndNumberSchema(
    { street: typed.address_street, houseNumber: typed.address_house_number },
    { split: splitStreet, street: lineRule, houseNumber: lineRule },
    line,
  );
  return z.object({
    companyName: line.refine((name) => !isApplicant({ name, country }, applicant), {
      error: encodeMessage('ownCompanyAsDebtor'),
    }),
    address_country: choiceSchema(Object.keys(forms)),
    companyType: choiceSchema(listLegalForms(typed, forms), 'companyTypeOfCountry'),
    address_street: address.street,
    address_house_number: address.houseNumber,
    address_post_code: line,
    address_location: line,
    hrNumber: optionalTextSchema(checkRegisterNumber),
    taxIdNumber: optionalTextSchema(createCompanyTaxNumberRule(country)),
    businessPurpose: requiredTextSchema(purpose),
    external_provider_company_id: optionalTextSchema(createTextRule({ max: LINE_MAX })),
    external_provider_name: optionalTextSchema(createTextRule({ max: LINE_MAX })),
  });
}

export function toCompanyTexts(company: FoundCompanyDetails, forms: LegalForms): Record<string, string> {
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
