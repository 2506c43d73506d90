import { type Checked, invalid, valid } from './checked';
import { localeOf } from './locale';

/** Languages whose readers would take `04.03.2026` for another day, or for no date at all: their months are words. */
const IN_WORDS: readonly string[] = ['en'];

/** What stands between day, month and year where it is no dot: French readers write `18/11/2026`. */
const BETWEEN: Readonly<Record<string, string>> = { fr: '/' };

/**
 * A wire date or an ISO 8601 instant as it is read in an interface language, in UTC (SHELL-27): `04.03.2026`, in English `4 Mar 2026`, in French
 * `04/03/2026`.
 * A text that is no date comes back as it is.
 */
export function formatDate(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime()) || !IN_WORDS.includes(language)) {
    return dateAsTyped(date, language);
  }
  const { day, month, year } = partsInWords(instant, language);
  return `${day}\u00a0${month}\u00a0${year}`;
}

/** Day, month and year as words of the language, without what else its format puts between. */
function partsInWords(instant: Date, language: string): Record<string, string> {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Britain's "Sept" is the only month of four letters.
  return Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value.replace('Sept', 'Sep')]),
  );
}

/**
 * A wire date or an ISO 8601 instant as it is typed into a field: `DD.MM.YYYY` (SHELL-27), in French `DD/MM/YYYY`; fields read both in every
 * language. A text that is no date comes back.
 */
export function dateAsTyped(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return [day, month, year].join(BETWEEN[language] ?? '.');
}

/** Day, month, year as they are written everywhere the portal is used, digits alone too; or the wire's own order, as it comes out of other programs. */
const DAY_FIRST = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Years with leading zeros are slips of typing. */
const FIRST_YEAR = '1000';

/** Reads a date as typed, day first: `31.12.2026`, `1. 2. 2026`, `31/12/2026`, `31122026`. Gives the wire's `2026-12-31`. Message: `dateInvalid`. */
export function parseDate(typed: string): Checked<string> {
  const text = typed.normalize('NFKC').trim();
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  const [, wireYear, wireMonth, wireDay] = YEAR_FIRST.exec(text) ?? [];
  const wire = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
  const date = wire ?? (wireYear && `${wireYear}-${wireMonth}-${wireDay}`);
  return date && date >= FIRST_YEAR && isCalendarDate(date) ? valid(date) : invalid('dateInvalid');
}

/** How fields for dates read and write what is typed. */
export const dateText = {
  read: (typed: string) => {
    const date = parseDate(typed);
    return date.ok ? date.value : null;
  },
  write: dateAsTyped,
};

/** The day so many years before a calendar date, `2028-02-29`; the 28th where that year has no 29 February. */
export function yearsBefore(date: string, years: number): string {
  const day = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return isCalendarDate(day) ? day : `${day.slice(0, 8)}28`;
}

/** True for a date of the wire, `YYYY-MM-DD`, that the calendar has. */
export function isCalendarDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return YEAR_FIRST.test(date) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
