import { ALL_COMPANY_TYPES, COMPANY_TYPES, type CompanyType } from 'contracts/api/enumerations';

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

/** Where a deployment says which legal forms it offers, as it was sent: the partner by country, the configuration in one list (SHELL-21). */
export interface CompanyTypeLists {
  readonly byCountry: Readonly<Record<string, readonly string[]>>;
  readonly listed: readonly string[];
}

/**
 * The legal forms offered in a country: the partner's, else those of the deployment's list that are of the country (CLA-09, SHELL-21). Those
 * that the portal does not know are left out. None where nobody names any: nothing stands in for them (D-78).
 */
export function companyTypesIn(
  country: string,
  { byCountry, listed }: CompanyTypeLists,
): readonly CompanyType[] {
  const named = Object.hasOwn(byCountry, country) ? (byCountry[country] ?? []) : [];
  const narrowed = known(named);
  if (narrowed.length > 0) return narrowed;
  const ofCountry: readonly string[] | null = isKnownCountry(country) ? COMPANY_TYPES[country] : null;
  return known(listed).filter((type) => ofCountry?.includes(type) ?? true);
}

function known(types: readonly string[]): CompanyType[] {
  return [...new Set(types.filter(isCompanyType))];
}

function isKnownCountry(country: string): country is keyof typeof COMPANY_TYPES {
  return Object.hasOwn(COMPANY_TYPES, country);
}

/** True where the company is its owner, who has a tax number of their own (CLA-11). */
export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
