import { ALL_COMPANY_TYPES, COMPANY_TYPES, type CompanyType } from 'contracts/api/enumerations';

/** Where neither the partner nor this list knows a country's legal forms. */
const FALLBACK: readonly CompanyType[] = ['OTHER'];

const NATURAL_PERSONS: ReadonlySet<string> = new Set<CompanyType>([
  'EK',
  'FREIE_BERUFE',
  'SELF_EMPLOYED',
  'SOLE_PROPRIETORSHIP',
  'CH_SOLE_PROPRIETORSHIP',
  'PL_SOLE_PROPRIETORSHIP',
]);

export function isCompanyType(text: unknown): text is CompanyType {
  return ALL_COMPANY_TYPES.some((type) => type === text);
}

/** The legal forms offered in a country: the partner's, as far as they are known, else all of the country's (CLA-09). */
export function companyTypesIn(
  country: string,
  partnerTypes: Readonly<Record<string, readonly string[]>>,
): readonly CompanyType[] {
  const narrowed = (Object.hasOwn(partnerTypes, country) ? (partnerTypes[country] ?? []) : []).filter(
    isCompanyType,
  );
  if (narrowed.length > 0) return narrowed;
  return isKnownCountry(country) ? COMPANY_TYPES[country] : FALLBACK;
}

function isKnownCountry(country: string): country is keyof typeof COMPANY_TYPES {
  return Object.hasOwn(COMPANY_TYPES, country);
}

/** True where the company is its owner, who has a tax number of their own (CLA-11). */
export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
