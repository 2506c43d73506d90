import { stringify } from 'csv-stringify/sync';
import { numberFormat } from '~/domain/locale';
import type { RepaymentPlan } from './rules/repayment-plan';

/** What the columns and the line above them are called, in the reader's language. */
export interface PlanTexts {
  /** What the plan is of, and that it is indicative. */
  readonly title: string;
  readonly columns: readonly [
    month: string,
    payment: string,
    interest: string,
    principal: string,
    remaining: string,
  ];
}

/** The plan as a CSV file, month by month, numbers as the language writes them; texts a spreadsheet would run as formulas are made harmless. */
export function planCsv(
  { instalments }: RepaymentPlan,
  { title, columns }: PlanTexts,
  language: string,
): string {
  const format = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const money = (cents: number) => format.format(cents / 100);
  const rows = instalments.map(({ number, payment, interest, principal, remaining }) => [
    String(number),
    ...[payment, interest, principal, remaining].map(money),
  ]);
  const decimalSign = format.formatToParts(0).find(({ type }) => type === 'decimal')?.value;
  return stringify([[title], [...columns], ...rows], {
    bom: true,
    // Where the comma is the decimal sign, spreadsheets take a semicolon between cells.
    delimiter: decimalSign === ',' ? ';' : ',',
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
