import type { Currency } from 'contracts/api/enumerations';
import { z } from 'zod';
import { isSameCompanyName } from '~/domain/company-name';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';
import { parseCents } from '~/domain/money';
import { isBlank } from '~/domain/text';
import {
  createSalesSchema,
  REQUESTED_DEBTOR_COUNT,
  type Sales,
  type StoredSales,
  sumByCurrency,
  sumDebtorSales,
} from './debtor';
import {
  createDebtorCompanySchema,
  type NamedCompany,
  parseCompanyRef,
  readCompanyOfForm,
} from './debtor-company';

/** `searched`: company name whose search results the row offers. */
const ROW_FIELDS = [
  'company_name',
  'company',
  'annual_sales_previous_year',
  'currency',
  'searched',
  'other_company',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** Limited, because the lending API takes one debtor per call. */
export const MAX_DEBTOR_ROWS = 20;
export const ADDED_ROW_COUNT = 5;

export const ROW_COUNT_FIELD = 'rows';

const ALL_ROWS = Array.from({ length: MAX_DEBTOR_ROWS }, (_, index) => index + 1);

/** The first row uses the lending API's field names; other rows append their number. */
export const rowFieldName = (field: string, row: number): string => (row === 1 ? field : `${field}_${row}`);

const namesOfRow = (row: number) => ROW_FIELDS.map((field) => [field, rowFieldName(field, row)] as const);

export const ROW_FIELD_NAMES: readonly string[] = ALL_ROWS.flatMap((row) =>
  namesOfRow(row).map(([, name]) => name),
);

/** Omits blank values. A chosen company counts only while the typed name is unchanged. */
export function valuesOfRow(typed: FormValues, row: number): Partial<Record<RowField, string>> {
  const values: Partial<Record<RowField, string>> = {};
  for (const [field, name] of namesOfRow(row)) {
    const value = typed[name];
    if (value !== undefined && !isBlank(value)) values[field] = value;
  }
  const chosenName = new URLSearchParams(values.company).get('name');
  const name = values.company_name ?? '';
  const isOther = chosenName !== null && !isSameCompanyName(chosenName, name) && values.searched !== name;
  const { company: _, ...otherValues } = values;
  return isOther ? otherValues : values;
}

export const filledRowsOf = (typed: FormValues): number[] =>
  ALL_ROWS.filter((row) =>
    [rowFieldName('company_name', row), rowFieldName('annual_sales_previous_year', row)].some(
      (name) => !isBlank(typed[name] ?? ''),
    ),
  );

export function countShownRows(typed: FormValues, storedCount: number): number {
  const requestedCount = Number(typed[ROW_COUNT_FIELD]);
  const isRequested = Number.isInteger(requestedCount) && requestedCount > 0;
  const rowCount = isRequested
    ? Math.min(requestedCount, MAX_DEBTOR_ROWS)
    : Math.max(1, REQUESTED_DEBTOR_COUNT - storedCount);
  return Math.max(rowCount, ...filledRowsOf(typed));
}

export interface DebtorRowsContext {
  readonly currencies: readonly Currency[];
  readonly language: string;
  readonly applicant: NamedCompany;
}

export function createDebtorRowSchema(
  { currencies, language, applicant }: DebtorRowsContext,
  row: FormValues,
) {
  return createDebtorCompanySchema(row, applicant).extend(createSalesSchema(currencies, language, row).shape);
}

/** Validates filled rows, or the first if all are empty. */
export function createDebtorRowsSchema(context: DebtorRowsContext, typed: FormValues) {
  const filledRows = filledRowsOf(typed);
  const rows = (filledRows.length > 0 ? filledRows : [1]).map((row) => ({
    row,
    values: valuesOfRow(typed, row),
  }));
  const shapes = rows.map(({ row, values }, index) => {
    const { company_name, ...sales } = createDebtorRowSchema(context, values).shape;
    const earlier = rows.slice(0, index).find((earlierRow) => isSameDebtor(earlierRow.values, values));
    const duplicateError = z
      .unknown()
      .refine(() => false, { error: encodeMessage('debtorTwice', { row: earlier?.row ?? 0 }) });
    const shape = { company_name: earlier ? duplicateError : company_name, ...sales };
    return Object.entries(shape).map(([field, schema]) => [rowFieldName(field, row), schema] as const);
  });
  return z.object(Object.fromEntries<z.ZodType>(shapes.flat()));
}

function isSameDebtor(first: FormValues, second: FormValues): boolean {
  const [companyReference, otherReference] = [first, second].map(({ company = '' }) =>
    parseCompanyRef(company),
  );
  if (!companyReference || !otherReference) return false;
  if (JSON.stringify(companyReference) === JSON.stringify(otherReference)) return true;
  const [company, otherCompany] = [readCompanyOfForm(first), readCompanyOfForm(second)];
  return company.country === otherCompany.country && isSameCompanyName(company.name, otherCompany.name);
}

export function moveRowsToTop(typed: FormValues, rows: readonly number[]): Record<string, string> {
  const otherEntries = Object.entries(typed).filter(([name]) => !ROW_FIELD_NAMES.includes(name));
  const movedEntries = rows.flatMap((row, index) =>
    namesOfRow(row).map(([field, name]) => [rowFieldName(field, index + 1), typed[name]] as const),
  );
  const values: Record<string, string> = {};
  for (const [name, value] of [...otherEntries, ...movedEntries])
    if (value !== undefined) values[name] = value;
  return values;
}

/** Includes stored debtors. Omits invalid amounts. */
export function sumSalesWithRows(
  typed: FormValues,
  storedSales: readonly StoredSales[],
  language: string,
): Sales[] {
  const rows = filledRowsOf(typed).flatMap((row) => {
    const { annual_sales_previous_year = '', currency = '' } = valuesOfRow(typed, row);
    const amount = parseCents(annual_sales_previous_year, language);
    return amount.ok && amount.value > 0n ? [{ cents: amount.value, currency }] : [];
  });
  return sumByCurrency([...sumDebtorSales(storedSales), ...rows]);
}
