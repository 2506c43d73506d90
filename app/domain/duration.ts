import { type Checked, invalid, valid } from './checked';

export interface YearsAndMonths {
  readonly years: number;
  readonly months: number;
}

const MONTHS_PER_YEAR = 12;

/** Months as whole years and the months left over: 50 is 4 years and 2 months. */
export function inYears(months: number): YearsAndMonths {
  return { years: Math.floor(months / MONTHS_PER_YEAR), months: months % MONTHS_PER_YEAR };
}

const UNIT_WORDS = {
  months: /^(?:m|mon|monate?n?|mos?|mths?|months?|mois|mies|miesiąc[ea]?|miesięcy)\.?$/iu,
  years: /^(?:j|jahre?n?|y|yrs?|years?|ans?|années?|rok|roku|lata?|l)\.?$/iu,
} as const;

/**
 * Reads a typed duration: a whole number of months, or of the unit named behind it in any of the portal's languages ("3 Jahre" is
 * 36 months). Another word is refused. Gives months. Message: `durationInvalid`.
 */
export function parseDuration(typed: string): Checked<number> {
  const parts = /^(\d{1,4})\s*(\p{L}{0,12}\.?)$/u.exec(typed.normalize('NFKC').trim());
  const read = parts?.[2] ? unitOf(parts[2]) : 'months';
  if (!parts || read === undefined) return invalid('durationInvalid');
  return valid(Number(parts[1]) * (read === 'years' ? MONTHS_PER_YEAR : 1));
}

function unitOf(word: string): keyof typeof UNIT_WORDS | undefined {
  return (['months', 'years'] as const).find((unit) => UNIT_WORDS[unit].test(word));
}
