import { z } from 'zod';
import type { ComparisonResult } from './rounds';

interface RowName {
  group: string;
  name: string;
}

export interface ReportRatio extends RowName, ComparisonResult {
  referenceName: string;
  bar: number | null;
}

export interface ReportFigure extends RowName {
  value: number;
  unit: 'ms' | 'KB' | 'MB' | 'files' | 'points' | '';
  bar: number | null;
  isHigherBetter?: true;
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
  return Object.fromEntries(rows.map((row) => [nameOf(row), Number(measuredValueOf(row).toFixed(2))]));
}

export function isNoisyMeasurement(row: ReportRow): boolean {
  if (!isRatio(row)) return false;
  const [lowest, highest] = row.ratioRange;
  const isUndecided = row.bar === null || (lowest <= row.bar && highest > row.bar);
  return isUndecided && widthOf(row) > NOISY_SPREAD;
}

const widthOf = ({ ratio, ratioRange: [lowest, highest] }: ReportRatio) => (highest - lowest) / ratio;

const COLUMN_TITLES = [
  'what',
  'ours',
  'beside',
  'theirs',
  'ratio',
  'from',
  'to',
  'width',
  'bar',
  'agreed',
  '',
];

const TEXT_COLUMNS = ['what', 'beside', ''];

/** @param isBusy true omits verdicts, which are unreliable on a busy machine */
export function formatTable(rows: readonly ReportRow[], agreedByName: AgreedValues, isBusy = false): string {
  const lines = [COLUMN_TITLES, ...rows.map((row) => formatCells(row, agreedByName[nameOf(row)], isBusy))];
  const widths = COLUMN_TITLES.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return TEXT_COLUMNS.includes(COLUMN_TITLES[column] ?? '') ? text.padEnd(width) : text.padStart(width);
  };
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}

const NO_VALUE = '–';

const NO_VERDICT = 'no verdict';

function formatCells(row: ReportRow, agreedValue: number | undefined, isBusy: boolean): string[] {
  const comparisonCells = isRatio(row)
    ? [
        formatMilliseconds(row.ownCost),
        row.referenceName,
        formatMilliseconds(row.referenceCost),
        ...[row.ratio, ...row.ratioRange].map(formatRatio),
        `${Math.round(widthOf(row) * 100)} %`,
      ]
    : [`${roundToHundredths(row.value)} ${row.unit}`.trim(), ...Array<string>(6).fill(NO_VALUE)];
  const bar = row.bar === null ? NO_VALUE : String(row.bar);
  return [
    nameOf(row),
    ...comparisonCells,
    bar,
    agreedValue === undefined ? NO_VALUE : roundToHundredths(agreedValue),
    isRatio(row) && (isBusy || isNoisyMeasurement(row)) ? NO_VERDICT : createRemark(row, agreedValue),
  ];
}

const isRatio = (row: ReportRow): row is ReportRatio => 'ratio' in row;

const measuredValueOf = (row: ReportRow) => (isRatio(row) ? row.ratio : row.value);

const nameOf = ({ group, name }: ReportRow) => `${group}, ${name}`;

const formatRatio = (ratio: number) => ratio.toFixed(2);

const formatMilliseconds = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`;

const roundToHundredths = (value: number) => String(Number(value.toFixed(2)));

function createRemark(row: ReportRow, agreedValue: number | undefined): string {
  const value = measuredValueOf(row);
  const isHigherBetter = !isRatio(row) && row.isHigherBetter === true;
  const isWorse = (value: number, reference: number) =>
    isHigherBetter ? value < reference : value > reference;
  const remarks = [row.bar !== null && isWorse(value, row.bar) ? 'misses the bar' : ''];
  if (agreedValue !== undefined && Math.abs(value - agreedValue) > NOTABLE_CHANGE * agreedValue) {
    remarks.push(isWorse(value, agreedValue) ? 'worse than agreed' : 'better than agreed');
  }
  return remarks.filter(Boolean).join(', ');
}
