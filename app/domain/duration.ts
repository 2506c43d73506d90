import { type Checked, invalid, valid } from './checked';

/** How a duration is shown and typed; it is stored in months either way. */
export type DurationUnit = 'months' | 'years';

export interface YearsAndMonths {
  readonly years: number;
  readonly months: number;
}

const MONTHS_PER_YEAR = 12;

/** Months as whole years and the months left over: 50 is 4 years and 2 months. */
export function inYears(months: number): YearsAndMonths {
  return { years: Math.floor(months / MONTHS_PER_YEAR), months: months % MONTHS_PER_YEAR };
}

/** A duration in months as a number of `unit`, for a field or a bound: a bound of 12 months shows as 1 year (D-51). */
export function fromMonths(months: number, unit: DurationUnit): number {
  return unit === 'years' ? months / MONTHS_PER_YEAR : months;
}

const UNIT_WORDS: Readonly<Record<DurationUnit, RegExp>> = {
  months: /^(?:m|mon|monate?n?|mos?|mths?|months?|mois|mies|miesiąc[ea]?|miesięcy)\.?$/iu,
  years: /^(?:j|jahre?n?|y|yrs?|years?|ans?|années?|rok|roku|lata?|l)\.?$/iu,
};

/**
 * Reads a typed duration: a whole number, in the field's `unit` or in the one named behind it in any of the portal's
 * languages ("3 Jahre" is 36 months in either field). Another word is refused. Gives months. Message: `durationInvalid`.
 */
export function parseDuration(typed: string, unit: DurationUnit = 'months'): Checked<number> {
  const parts = /^(\d{1,4})\s*(\p{L}{0,12}\.?)$/u.exec(typed.normalize('NFKC').trim());
  const read = parts?.[2] ? unitOf(parts[2]) : unit;
  if (!parts || read === undefined) return invalid('durationInvalid');
  return valid(Number(parts[1]) * (read === 'years' ? MONTHS_PER_YEAR : 1));
}

function unitOf(word: string): DurationUnit | undefined {
  return (['months', 'years'] as const).find((unit) => UNIT_WORDS[unit].test(word));
}
