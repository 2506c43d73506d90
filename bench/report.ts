import { z } from 'zod';
import type { Compared } from './rounds';

/** One line of the table. */
export interface Row extends Compared {
  group: 'pages' | 'simulator';
  name: string;
  /** What it is measured beside. */
  beside: string;
  /** The largest ratio that it should have. */
  bar: number;
}

/** Ratios of an earlier run, by `group, name`. */
const agreedRatios = z.record(z.string(), z.number().positive());
export type AgreedRatios = z.infer<typeof agreedRatios>;

/** A ratio further from the agreed one than this, in parts of it, is told: less is the machine's doing. */
const NOTABLE = 0.15;

/** Rounds that differ by more than this, in parts of the median, are no measurement. */
const NOISY = 0.5;

/** Reads the ratios of an earlier run. @throws Error with one line when the text is none */
export function readAgreed(text: string): AgreedRatios {
  try {
    return agreedRatios.parse(JSON.parse(text));
  } catch {
    throw new Error('The agreed ratios cannot be read: they are a JSON object of names and numbers.');
  }
}

/** The ratios of a run, to be agreed on. */
export function ratiosOf(rows: readonly Row[]): AgreedRatios {
  return Object.fromEntries(rows.map((row) => [nameOf(row), Number(row.ratio.toFixed(2))]));
}

/** True where the rounds differ so much that the machine was busy with something else. */
export function isNoisy({ ratio, spread: [least, most] }: Row): boolean {
  return (most - least) / ratio > NOISY;
}

/** The rows as an aligned table, with the agreed ratio beside each. */
export function table(rows: readonly Row[], agreed: AgreedRatios): string {
  const lines = [
    ['what', 'ours, ms', 'beside', 'theirs, ms', 'ratio', 'from', 'to', 'bar', 'agreed', ''],
    ...rows.map((row) => [
      nameOf(row),
      milliseconds(row.own),
      row.beside,
      milliseconds(row.other),
      row.ratio.toFixed(2),
      row.spread[0].toFixed(2),
      row.spread[1].toFixed(2),
      row.bar.toFixed(1),
      agreed[nameOf(row)]?.toFixed(2) ?? '–',
      remark(row, agreed[nameOf(row)]),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const cell = (text: string, column: number) =>
    [0, 2, 9].includes(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}

const nameOf = ({ group, name }: Row) => `${group}, ${name}`;

const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(2);

function remark(row: Row, agreed: number | undefined): string {
  const remarks = [row.ratio > row.bar ? 'over the bar' : ''];
  if (agreed !== undefined && Math.abs(row.ratio / agreed - 1) > NOTABLE) {
    remarks.push(row.ratio > agreed ? 'slower than agreed' : 'faster than agreed');
  }
  return remarks.filter(Boolean).join(', ');
}
