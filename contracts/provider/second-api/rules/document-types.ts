import type { ResponseBody } from '../api/calls';
import type { Language } from './languages';

type DocumentConfiguration = NonNullable<ResponseBody<'getApplication'>['document_configurations']>;
type DocumentCategory = DocumentConfiguration['document_categories'][number];

const STATEMENT_TYPE_BY_YEAR = {
  2024: 'annual_statement_2024',
  2023: 'annual_statement_2023',
  2022: 'annual_statement_2022',
  2021: 'annual_statement_2021',
  2020: 'annual_statement_2020',
} as const;

const LATEST_BASE_YEAR = 2024;

const hasStatement = (year: number): year is keyof typeof STATEMENT_TYPE_BY_YEAR =>
  Object.hasOwn(STATEMENT_TYPE_BY_YEAR, year);

export const isBaseYear = (year: number) => hasStatement(year);

/** Changing the base year deletes documents of these types (D-49). */
export const YEAR_BOUND_TYPE_PATTERN = /^(annual_statement|income_expense_statement)_\d{4}$/;

export const baseYearOf = (requestedYear: number | null): number =>
  requestedYear !== null && hasStatement(requestedYear) ? requestedYear : LATEST_BASE_YEAR;

type Translations = Readonly<Record<Language, string>>;

const ANNUAL_STATEMENT_NAME: Translations = {
  de: 'Jahresabschluss',
  en: 'Annual statement',
  fr: 'Bilan annuel',
  pl: 'Sprawozdanie roczne',
};

const DOCUMENT_NAMES = {
  bwa_susa: {
    de: 'BWA mit Summen- und Saldenliste',
    en: 'Monthly report with list of balances',
    fr: 'Rapport mensuel avec liste des soldes',
    pl: 'Raport miesięczny z zestawieniem sald',
  },
  debt_ledger: {
    de: 'Verbindlichkeitenspiegel',
    en: 'List of debts',
    fr: 'Liste des dettes',
    pl: 'Lista zobowiązań',
  },
  offer_file: {
    de: 'Angebot des Händlers',
    en: 'Offer of the dealer',
    fr: 'Offre du vendeur',
    pl: 'Oferta sprzedawcy',
  },
  bank_statement: {
    de: 'Kontoauszug',
    en: 'Account statement',
    fr: 'Relevé de compte',
    pl: 'Wyciąg z konta',
  },
  other: {
    de: 'Weitere Unterlagen',
    en: 'Further papers',
    fr: 'Autres documents',
    pl: 'Inne dokumenty',
  },
} as const satisfies Record<string, Translations>;

type RequestedDocument = Pick<DocumentCategory, 'document_type' | 'is_required' | 'is_as_of_date_required'>;

export function listRequestedDocuments(
  purpose: string,
  requestedYear: number | null,
): readonly RequestedDocument[] {
  const year = baseYearOf(requestedYear);
  return [
    required(
      hasStatement(year) ? STATEMENT_TYPE_BY_YEAR[year] : STATEMENT_TYPE_BY_YEAR[LATEST_BASE_YEAR],
      false,
    ),
    required('bwa_susa', true),
    required('debt_ledger', true),
    ...(purpose === 'object_financing' ? [optional('offer_file')] : []),
    optional('bank_statement'),
    optional('other'),
  ];
}

export function documentCategoriesOf(
  purpose: string,
  requestedYear: number | null,
  language: Language,
): DocumentCategory[] {
  return listRequestedDocuments(purpose, requestedYear).map((paper, index) => ({
    ...paper,
    name: nameOf(paper.document_type, baseYearOf(requestedYear), language),
    weight: index + 1,
  }));
}

function nameOf(type: string, year: number, language: Language): string {
  const words = Object.entries(DOCUMENT_NAMES).find(([known]) => known === type)?.[1];
  return words?.[language] ?? `${ANNUAL_STATEMENT_NAME[language]} ${year}`;
}

function required(document_type: DocumentCategory['document_type'], isDated: boolean): RequestedDocument {
  return { document_type, is_required: true, is_as_of_date_required: isDated };
}

function optional(document_type: keyof typeof DOCUMENT_NAMES): RequestedDocument {
  return { document_type, is_required: false, is_as_of_date_required: false };
}
