import { ALL_COMPANY_TYPES, type CompanyType } from 'contracts/api/enumerations';

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

export interface CompanyTypeLists {
  readonly byCountry: Readonly<Record<string, readonly string[]>>;
  readonly listed: readonly string[] | null;
}

/** D-97. An empty result is an error (DYN-11). */
export function companyTypesOfCountry(
  country: string,
  { byCountry, listed }: CompanyTypeLists,
): readonly CompanyType[] {
  const named = Object.hasOwn(byCountry, country) ? (byCountry[country] ?? []) : [];
  const known = [...new Set(named.filter(isCompanyType))];
  return known.filter((type) => listed?.includes(type) ?? true);
}

export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
