import type { CompanyType } from 'contracts/api/enumerations';
import { splitStreet } from '~/domain/address';
import { isNaturalPerson } from '~/domain/company-types';
import type { FormValues } from '~/domain/form-values';
import type { FoundCompany } from '~/domain/suggestion';
import { type CompanyTaxNumberKind, companyTaxNumberKindOf } from '~/domain/tax-number';
import type { WizardConfig } from '~/domain/wizard-config';
import { type Field, type Fields, fieldNamesOf } from './field';

/** In characters (CLA-10, D-41). */
export const BUSINESS_PURPOSE_LENGTH = { min: 5, max: 200 } as const;

export function chosenCountryOf(typed: FormValues, config: WizardConfig): string {
  return config.countries.find((country) => country === typed.companyCountry) ?? config.country;
}

export function listCompanyTypes(typed: FormValues, config: WizardConfig): readonly CompanyType[] {
  return config.companyTypes[chosenCountryOf(typed, config)] ?? [];
}

export function findUsualCompanyType(typed: FormValues, config: WizardConfig): string {
  return listCompanyTypes(typed, config).find((type) => type === config.companyType) ?? '';
}

export function asksPersonalTaxNumber(typed: FormValues, config: WizardConfig): boolean {
  return isNaturalPerson(listCompanyTypes(typed, config).find((type) => type === typed.companyType));
}

export function findTaxNumberKind(typed: FormValues, config: WizardConfig): CompanyTaxNumberKind {
  return companyTaxNumberKindOf(chosenCountryOf(typed, config));
}

export const COMPANY_DETAIL_FIELDS = {
  companyCountry: {
    isAsked: ({ config }) => config.countries.length > 1,
    onlyChoice: ({ config }) => config.country,
    valueOfCompany: countryOf,
  },
  companyType: { valueOfCompany: (company, config) => companyTypeOf(company, config) },
  street: { valueOfCompany: ({ strasseHausnummer }) => splitStreet(strasseHausnummer ?? '').street },
  houseNumber: {
    isOptional: true,
    valueOfCompany: ({ strasseHausnummer }) => splitStreet(strasseHausnummer ?? '').houseNumber,
  },
  companyPostCode: { valueOfCompany: ({ plz }) => plz ?? '' },
  companyLocation: { valueOfCompany: ({ ort }) => ort ?? '' },
  hrNumber: {
    isAsked: ({ config }) => config.registerNumber,
    isOptional: true,
    valueOfCompany: ({ identnummer }) => identnummer ?? '',
  },
  taxIdNumber: { isOptional: true },
  personalTaxIdNumber: {
    isAsked: ({ typed, config }) => asksPersonalTaxNumber(typed, config),
    isOptional: true,
  },
  businessPurpose: {
    valueOfCompany: ({ businessPurpose }) =>
      [...(businessPurpose ?? '')].slice(0, BUSINESS_PURPOSE_LENGTH.max).join(''),
  },
} as const satisfies Fields;

export type CompanyDetailsName = keyof typeof COMPANY_DETAIL_FIELDS;

export const COMPANY_SEARCH_FIELDS = fieldNamesOf(COMPANY_DETAIL_FIELDS).filter(
  (name) => 'valueOfCompany' in COMPANY_DETAIL_FIELDS[name],
);

export function toDetailTexts(company: FoundCompany, config: WizardConfig): Record<string, string> {
  const detailEntries = Object.entries<Field>(COMPANY_DETAIL_FIELDS).flatMap(([name, { valueOfCompany }]) =>
    valueOfCompany ? [[name, valueOfCompany(company, config)] as const] : [],
  );
  return Object.fromEntries(detailEntries);
}

function countryOf({ land }: FoundCompany, { countries, country }: WizardConfig): string {
  return countries.find((code) => code === land?.toUpperCase()) ?? country;
}

function companyTypeOf(company: FoundCompany, config: WizardConfig): string {
  const allowedTypes = config.companyTypes[countryOf(company, config)];
  return allowedTypes?.find((type) => type === company.companyType) ?? '';
}
