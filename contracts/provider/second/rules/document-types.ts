import type { Answer } from '../api/calls';

type Configured = NonNullable<Answer<'getApplication'>['document_configurations']>;
type Category = Configured['document_categories'][number];

/** The annual statements there are a type for, newest first. */
const STATEMENTS = {
  2024: 'annual_statement_2024',
  2023: 'annual_statement_2023',
  2022: 'annual_statement_2022',
  2021: 'annual_statement_2021',
  2020: 'annual_statement_2020',
} as const;

const LAST_YEAR = 2024;

const hasStatement = (year: number): year is keyof typeof STATEMENTS => Object.hasOwn(STATEMENTS, year);

/** True for a year that papers can be counted from. */
export const isBaseYear = (year: number) => hasStatement(year);

/** The year-bound papers: changing the base year deletes them (D-49). */
export const YEAR_BOUND = /^(annual_statement|income_expense_statement)_\d{4}$/;

/** Document categories of this bank. @param baseYear of the statements; the last one there is when nothing is said */
export function categoriesOf(purpose: string, baseYear: number | null): readonly Category[] {
  const year = baseYear !== null && hasStatement(baseYear) ? baseYear : LAST_YEAR;
  const papers: Omit<Category, 'weight'>[] = [
    required(STATEMENTS[year], `Jahresabschluss ${year}`, false),
    required('bwa_susa', 'BWA mit Summen- und Saldenliste', true),
    required('debt_ledger', 'Verbindlichkeitenspiegel', true),
    ...(purpose === 'object_financing' ? [optional('offer_file', 'Angebot des Händlers')] : []),
    optional('bank_statement', 'Kontoauszug'),
    optional('other', 'Weitere Unterlagen'),
  ];
  return papers.map((paper, index) => ({ ...paper, weight: index + 1 }));
}

function required(type: Category['document_type'], name: string, isDated: boolean) {
  return { document_type: type, name, is_required: true, is_as_of_date_required: isDated };
}

function optional(type: Category['document_type'], name: string) {
  return { document_type: type, name, is_required: false, is_as_of_date_required: false };
}
