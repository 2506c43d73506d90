import { z } from 'zod';
import type { ComparisonResult } from './rounds';

interface Named {
  group: string;
  name: string;
}

export interface ReportRatio extends Named, ComparisonResult {
  beside: string;
  bar: number | null;
}

export interface ReportFigure extends Named {
  value: number;
  unit: 'ms' | 'KB' | 'MB' | 'files' | 'points' | '';
  bar: number | null;
  isMoreBetter?: true;
}

export type ReportRow = ReportRatio | ReportFigure;

const agreedValues = z.record(z.string(), z.number().nonnegative());
export type AgreedValues = z.infer<typeof agreedValues>;

const NOTABLE_CHANGE = 0.15;

const NOISY_SPREAD = 0.5;

export function readAgreed(text: string): AgreedValues {
  try {
    return agreedValues.parse(JSON.parse(text));
  } catch {
    throw new Error('The agreed values cannot be read. They must be a JSON object of names and numbers.');
  }
}

export function measuredValuesOf(rows: readonly ReportRow[]): AgreedValues {
  return Object.fromEntries(rows.map((row) => [nameOf(row), Number(measuredOf(row).toFixed(2))]));
}

export function isNoisyMeasurement(row: ReportRow): boolean {
  if (!isRatio(row)) return false;
  const [least, most] = row.spread;
  const isUndecided = row.bar === null || (least <= row.bar && most > row.bar);
  return isUndecided && widthOf(row) > NOISY_SPREAD;
}

const widthOf = ({ ratio, spread: [least, most] }: ReportRatio) => (most - least) / ratio;

const HEADS = ['what', 'ours', 'beside', 'theirs', 'ratio', 'from', 'to', 'width', 'bar', 'agreed', ''];

const TEXT_COLUMNS = ['what', 'beside', ''];

/** @param isBusy true omits verdicts, which are unreliable on a busy machine */
export function formatTable(rows: readonly ReportRow[], agreed: AgreedValues, isBusy = false): string {
  const lines = [HEADS, ...rows.map((row) => cells(row, agreed[nameOf(row)], isBusy))];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return TEXT_COLUMNS.includes(HEADS[column] ?? '') ? text.padEnd(width) : text.padStart(width);
  };
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}

const NO_VALUE = '–';

const NO_VERDICT = 'no verdict';

function cells(row: ReportRow, agreed: number | undefined, isBusy: boolean): string[] {
  const compared = isRatio(row)
    ? [
        milliseconds(row.own),
        row.beside,
        milliseconds(row.other),
        ...[row.ratio, ...row.spread].map(durationParts),
        `${Math.round(widthOf(row) * 100)} %`,
      ]
    : [`${rounded(row.value)} ${row.unit}`.trim(), ...Array<string>(6).fill(NO_VALUE)];
  const bar = row.bar === null ? NO_VALUE : String(row.bar);
  return [
    nameOf(row),
    ...compared,
    bar,
    agreed === undefined ? NO_VALUE : rounded(agreed),
    isRatio(row) && (isBusy || isNoisyMeasurement(row)) ? NO_VERDICT : remark(row, agreed),
  ];
}

const isRatio = (row: ReportRow): row is ReportRatio => 'ratio' in row;

const measuredOf = (row: ReportRow) => (isRatio(row) ? row.ratio : row.value);

const nameOf = ({ group, name }: ReportRow) => `${group}, ${name}`;

const durationParts = (ratio: number) => ratio.toFixed(2);

const milliseconds = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`;

const rounded = (value: number) => String(Number(value.toFixed(2)));

function remark(row: ReportRow, agreed: number | undefined): string {
  const value = measuredOf(row);
  const isMoreBetter = !isRatio(row) && row.isMoreBetter === true;
  const worse = (value: number, reference: number) => (isMoreBetter ? value < reference : value > reference);
  const remarks = [row.bar !== null && worse(value, row.bar) ? 'misses the bar' : ''];
  if (agreed !== undefined && Math.abs(value - agreed) > NOTABLE_CHANGE * agreed) {
    remarks.push(worse(value, agreed) ? 'worse than agreed' : 'better than agreed');
  }
  return remarks.filter(Boolean).join(', ');
}
