import { DOCUMENT_TYPES } from 'contracts/api/enumerations';

const WITHOUT_ANNUAL_ACCOUNTS: readonly string[] = [
  'FREIE_BERUFE',
  'SELF_EMPLOYED',
  'SOLE_PROPRIETORSHIP',
  'GBR',
  'GBR/uBAG',
  'PARTG',
  'CH_SOLE_PROPRIETORSHIP',
  'PL_SOLE_PROPRIETORSHIP',
  'PL_CIVIL_PARTNERSHIP',
];

const BASE_YEAR_COUNT = 2;

export function isYearBound(type: string): boolean {
  return /_(19|20)\d\d$/.test(type);
}

export function listYearBoundTypes(companyType: string | null | undefined, baseYear: number): string[] {
  const typePrefix = typePrefixOf(companyType);
  return Array.from({ length: BASE_YEAR_COUNT }, (_, index) => `${typePrefix}_${baseYear - index}`).filter(
    isDocumentType,
  );
}

/** Latest year first, without years that have not ended by `today` (YYYY-MM-DD). */
export function listBaseYears(companyType: string | null | undefined, today: string): number[] {
  return YEARS_BY_TYPE_PREFIX[typePrefixOf(companyType)].filter((year) => year < Number(today.slice(0, 4)));
}

const yearsOf = (typePrefix: string) =>
  DOCUMENT_TYPES.flatMap((type) =>
    type.startsWith(`${typePrefix}_`) ? Number(type.slice(typePrefix.length + 1)) : [],
  ).sort((a, b) => b - a);

const YEARS_BY_TYPE_PREFIX = {
  income_expense_statement: yearsOf('income_expense_statement'),
  annual_statement: yearsOf('annual_statement'),
};

export function defaultBaseYearOf(companyType: string | null | undefined, today: string): number {
  const [latestYear] = listBaseYears(companyType, today);
  return latestYear ?? listBaseYears(companyType, '9999').at(-1) ?? 0;
}

function typePrefixOf(companyType: string | null | undefined): keyof typeof YEARS_BY_TYPE_PREFIX {
  return WITHOUT_ANNUAL_ACCOUNTS.includes(companyType ?? '')
    ? 'income_expense_statement'
    : 'annual_statement';
}

function isDocumentType(type: string): boolean {
  return DOCUMENT_TYPES.some((candidate) => candidate === type);
}
