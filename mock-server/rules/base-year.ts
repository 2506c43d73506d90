import { DOCUMENT_TYPES } from 'contracts/api/enumerations';

/** Legal forms that keep income and expense statements in place of annual accounts. */
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

/** Two years are looked at: the base year and the one before. */
const YEARS = 2;

/** Whether documents of this type belong to one year, and are deleted when the base year changes (D-49). */
export function isYearBound(type: string): boolean {
  return /_(19|20)\d\d$/.test(type);
}

/** The types that the base year asks for, the later year first; only those the specification names. */
export function yearBoundTypes(companyType: string | null | undefined, baseYear: number): string[] {
  const stem = stemOf(companyType);
  return Array.from({ length: YEARS }, (_, index) => `${stem}_${baseYear - index}`).filter(isDocumentType);
}

/**
 * The years a company may choose as base year, the latest first: over by the year `today` (YYYY-MM-DD) lies in, and known to the
 * specification's document types.
 */
export function baseYears(companyType: string | null | undefined, today: string): number[] {
  return YEARS_OF[stemOf(companyType)].filter((year) => year < Number(today.slice(0, 4)));
}

/** The years that there are document types of, the latest first. */
const yearsOf = (stem: string) =>
  DOCUMENT_TYPES.flatMap((type) =>
    type.startsWith(`${stem}_`) ? Number(type.slice(stem.length + 1)) : [],
  ).sort((a, b) => b - a);

const YEARS_OF = {
  income_expense_statement: yearsOf('income_expense_statement'),
  annual_statement: yearsOf('annual_statement'),
};

/** The base year of an application that has not chosen one: the latest there is, or the first at all when none is over yet. */
export function defaultBaseYear(companyType: string | null | undefined, today: string): number {
  const [latest] = baseYears(companyType, today);
  return latest ?? baseYears(companyType, '9999').at(-1) ?? 0;
}

function stemOf(companyType: string | null | undefined): keyof typeof YEARS_OF {
  return WITHOUT_ANNUAL_ACCOUNTS.includes(companyType ?? '')
    ? 'income_expense_statement'
    : 'annual_statement';
}

function isDocumentType(type: string): boolean {
  return DOCUMENT_TYPES.some((known) => known === type);
}
