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

/**
 * Reads a typed duration; a word after the number ("48 Monate") is forgiven, half years are not rounded.
 * Gives months. Message: `durationInvalid`.
 */
export function parseDuration(typed: string, unit: DurationUnit = 'months'): Checked<number> {
  const digits = /^(\d{1,4})(?:\s*\p{L}{1,12}\.?)?$/u.exec(typed.normalize('NFKC').trim())?.[1];
  if (digits === undefined) return invalid('durationInvalid');
  return valid(Number(digits) * (unit === 'years' ? MONTHS_PER_YEAR : 1));
}
