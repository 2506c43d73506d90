/** Legal forms by country (specification 3, section 3); a partner narrows the list per country. */
const LEGAL_FORMS = {
  DE: [
    'GMBH',
    'UG',
    'GMBH_CO_KG',
    'AG',
    'KG',
    'KGAA',
    'OHG',
    'GBR',
    'GBR/uBAG',
    'EK',
    'EG',
    'PARTG',
    'AOR',
    'FREIE_BERUFE',
    'SELF_EMPLOYED',
    'SOLE_PROPRIETORSHIP',
    'OTHER',
  ],
  CH: ['CH_AG', 'CH_GMBH', 'CH_SOLE_PROPRIETORSHIP', 'CH_OTHER'],
  PL: [
    'PL_SP_Z_O_O',
    'PL_JOINT_STOCK',
    'PL_SIMPLE_JOINT_STOCK',
    'PL_LIMITED_PARTNERSHIP',
    'PL_LIMITED_JOINT_STOCK',
    'PL_REGISTERED_PARTNERSHIP',
    'PL_PROFESSIONAL_PARTNERSHIP',
    'PL_CIVIL_PARTNERSHIP',
    'PL_SOLE_PROPRIETORSHIP',
    'PL_OTHER',
  ],
} as const;

export type CompanyType = (typeof LEGAL_FORMS)[keyof typeof LEGAL_FORMS][number];

const ALL: readonly CompanyType[] = Object.values(LEGAL_FORMS).flat();

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
  return ALL.some((type) => type === text);
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
  return isKnownCountry(country) ? LEGAL_FORMS[country] : FALLBACK;
}

function isKnownCountry(country: string): country is keyof typeof LEGAL_FORMS {
  return Object.hasOwn(LEGAL_FORMS, country);
}

/** True where the company is its owner, who has a tax number of their own (CLA-11). */
export function isNaturalPerson(companyType: string | undefined): boolean {
  return companyType !== undefined && NATURAL_PERSONS.has(companyType);
}
