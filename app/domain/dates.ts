import { localeOf } from './locale';
import { type Checked, invalid, valid } from './message';

/** Readers of these languages could misread `04.03.2026`, so months are written as words. */
const LANGUAGES_WITH_MONTH_NAMES: readonly string[] = ['en'];

const BETWEEN: Readonly<Record<string, string>> = { fr: '/' };

/** UTC (SHELL-27): `04.03.2026`, in English `4 Mar 2026`. Returns other text unchanged. */
export function formatDate(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime()) || !LANGUAGES_WITH_MONTH_NAMES.includes(language)) {
    return dateAsTyped(date, language);
  }
  const { day, month, year } = partsInWords(instant, language);
  return `${day}\u00a0${month}\u00a0${year}`;
}

function partsInWords(instant: Date, language: string): Record<string, string> {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // en-GB abbreviates September to "Sept", the only month with four letters.
  return Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value.replace('Sept', 'Sep')]),
  );
}

export function dateAsTyped(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return [day, month, year].join(BETWEEN[language] ?? '.');
}

const DAY_FIRST = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

const FIRST_YEAR = '1000';

/** Reads a date with the day first, `1. 2. 2026`, or in wire order. Gives `2026-02-01`. Message: `dateInvalid`. */
export function parseDate(typed: string): Checked<string> {
  const text = typed.normalize('NFKC').trim();
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  const [, wireYear, wireMonth, wireDay] = YEAR_FIRST.exec(text) ?? [];
  const wire = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
  const date = wire ?? (wireYear && `${wireYear}-${wireMonth}-${wireDay}`);
  return date && date >= FIRST_YEAR && isCalendarDate(date) ? valid(date) : invalid('dateInvalid');
}

export const dateText = {
  read: (typed: string) => {
    const date = parseDate(typed);
    return date.ok ? date.value : null;
  },
  write: dateAsTyped,
};

/** Gives 28 February where the target year has no 29 February. */
export function yearsBefore(date: string, years: number): string {
  const day = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return isCalendarDate(day) ? day : `${day.slice(0, 8)}28`;
}

export function isCalendarDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return YEAR_FIRST.test(date) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
