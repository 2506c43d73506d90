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

/** Where a deployment says which legal forms it offers, as it was sent (SHELL-21). */
export interface CompanyTypeLists {
  /** The partner's, by country (ISO 3166-1 alpha-2). */
  readonly byCountry: Readonly<Record<string, readonly string[]>>;
  /** The configured ones, whatever their country; null where that feature is not active. */
  readonly listed: readonly string[] | null;
}

/**
 * The legal forms offered in a country: the partner's, restricted to the configured list where one is active (D-97). Forms that the portal does
 * not know are left out. Nothing stands in for an empty result, which is a named failure (DYN-11).
 */
export function companyTypesIn(
  country: string,
  { byCountry, listed }: CompanyTypeLists,
): readonly CompanyType[] {
  const named = Object.hasOwn(byCountry, country) ? (byCountry[country] ?? []) : [];
  const known = [...new Set(named.filter(isCompanyType))];
  return known.filter((type) => listed?.includes(type) ?? true);
}

/** True where the company is its owner, who has a tax number of their own (CLA-11). */
export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
