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
  readonly enabledTypes: readonly string[] | null;
}

/** D-97. An empty result is an error (DYN-11). */
export function companyTypesOfCountry(
  country: string,
  { byCountry, enabledTypes }: CompanyTypeLists,
): readonly CompanyType[] {
  const configuredTypes = Object.hasOwn(byCountry, country) ? (byCountry[country] ?? []) : [];
  const knownTypes = [...new Set(configuredTypes.filter(isCompanyType))];
  return knownTypes.filter((type) => enabledTypes?.includes(type) ?? true);
}

export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
