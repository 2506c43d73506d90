import { getDateFormat } from './locale';
import { invalid, type ValidationResult, valid } from './message';
import { simplifyPunctuation } from './text';

/** Readers of these languages could misread `04.03.2026`. */
const LANGUAGES_WITH_MONTH_NAMES: readonly string[] = ['en'];

const DATE_SEPARATORS: Readonly<Record<string, string>> = { fr: '/' };

/** SHELL-27. Returns the UTC date: `04.03.2026`, in English `4 Mar 2026`. */
export function formatDate(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime()) || !LANGUAGES_WITH_MONTH_NAMES.includes(language)) {
    return formatDateInput(date, language);
  }
  const { day, month, year } = partsInWords(instant, language);
  return `${day}\u00a0${month}\u00a0${year}`;
}

function partsInWords(instant: Date, language: string): Record<string, string> {
  const format = getDateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // en-GB abbreviates September to "Sept", the only abbreviation with four letters.
  return Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value.replace('Sept', 'Sep')]),
  );
}

/** SHELL-27, D-251. Returns `4. März 2026 um 23:30 UTC`. */
export function formatDateTime(instant: Date | number, language: string): string {
  const format = getDateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(instant)}\u00a0UTC`;
}

export function formatDateInput(date: string, language: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return [day, month, year].join(DATE_SEPARATORS[language] ?? '.');
}

/** Both days (`YYYY-MM-DD`) are inclusive, and determine the century of a two-digit year. */
export interface DateBounds {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

const YEAR = "'?(\\d{4}|\\d\\d)";
const DAY_FIRST = new RegExp(`^(\\d\\d?)(?: ?[./-] ?| )(\\d\\d?)(?: ?[./-] ?| )${YEAR}$`);
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d\d?)\2(\d\d?)$/;
const DATE_IN_WORDS = new RegExp(
  `^(\\d\\d?)(?:st|nd|rd|th|er)?[ ./-]{0,2}(?:of )?(\\p{L}+)[ ,./-]{0,2}${YEAR}$`,
  'u',
);
const MONTH_FIRST = new RegExp(`^(\\p{L}+)\\.? (\\d\\d?)(?:st|nd|rd|th)?,? ${YEAR}$`, 'u');

const FIRST_YEAR = '1000';

/** Reads dates with the day first, ISO dates, and month names of the four languages. Returns `2026-02-01`. */
export function parseDate(typed: string, bounds: DateBounds = {}): ValidationResult<string> {
  const text = typed.length > TYPED_MAX ? '' : datePart(simplifyPunctuation(typed));
  const [year = '', month, day = ''] = datePartsOf(text);
  const date = addCentury(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`, bounds);
  return date >= FIRST_YEAR && isCalendarDate(date) ? valid(date) : invalid('dateInvalid');
}

const TYPED_MAX = 60;

function datePartsOf(text: string): [year?: string, month?: string | number, day?: string] {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  if (year) return [year, month, day];
  const [, wireYear, , wireMonth, wireDay] = YEAR_FIRST.exec(text) ?? [];
  if (wireYear) return [wireYear, wireMonth, wireDay];
  const [, dayBeforeMonth, word = '', yearInWords] = DATE_IN_WORDS.exec(text) ?? [];
  if (yearInWords) return [yearInWords, parseMonthName(word), dayBeforeMonth];
  const [, first = '', dayBehind, lastYear] = MONTH_FIRST.exec(text) ?? [];
  return lastYear ? [lastYear, parseMonthName(first), dayBehind] : [];
}

const NAME_LOCALES = ['de', 'de-AT', 'en', 'fr', 'pl'];
const ROMAN_NUMERALS = ' i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const plainLetters = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Returns NaN for a word that names no month, or two. */
export function parseMonthName(word: string): number {
  const plainWord = plainLetters(word);
  const romanIndex = ROMAN_NUMERALS.indexOf(plainWord);
  if (romanIndex > 0) return romanIndex;
  if (plainWord === 'mrz') return 3;
  const [month = Number.NaN, ...otherMonths] =
    plainWord.length < 3 ? [] : [...namesBeginning(plainWord, 'month')];
  return otherMonths.length === 0 ? month : Number.NaN;
}

const names = new Map<string, readonly (readonly [name: string, number: number])[]>();

function namesBeginning(word: string, kind: 'month' | 'weekday'): Set<number> {
  const knownNames = names.get(kind) ?? NAME_LOCALES.flatMap((locale) => namesIn(locale, kind));
  names.set(kind, knownNames);
  return new Set(knownNames.flatMap(([name, number]) => (name.startsWith(word) ? number : [])));
}

/** Polish has a genitive behind the day: `marzec`, but `31 marca`. */
function namesIn(locale: string, kind: 'month' | 'weekday') {
  return ([{}, { day: 'numeric' }] as const).flatMap((day) => {
    const format = new Intl.DateTimeFormat(locale, { ...day, [kind]: 'long', timeZone: 'UTC' });
    return ROMAN_NUMERALS.slice(1).map((_, index) => {
      const parts = format.formatToParts(
        Date.UTC(2026, ...(kind === 'month' ? [index, 15] : [0, index + 1])),
      );
      return [plainLetters(parts.find(({ type }) => type === kind)?.value ?? ''), index + 1] as const;
    });
  });
}

function datePart(text: string): string {
  const date = text.replace(/ ?(?:r\.|roku)$/iu, '');
  const [, word = ''] = /^(\p{L}{2,})[.,]* /u.exec(date) ?? [];
  const isMonth = MONTH_FIRST.test(date) && !Number.isNaN(parseMonthName(word));
  const isWeekday = !isMonth && word !== '' && namesBeginning(plainLetters(word), 'weekday').size > 0;
  return (isWeekday ? date.replace(/^\p{L}+[.,]* /u, '') : date).replace(/^(?:le|den|dnia) (?=\d)/iu, '');
}

/** Like POSIX, reads `69` to `99` as 19xx and others as 20xx, unless that is outside the bounds. */
function addCentury(date: string, { first = '', last = '9' }: DateBounds): string {
  if (!/^\d\d-/.test(date)) return date;
  const usualDate = date < '69' ? `20${date}` : `19${date}`;
  const centuries = [usualDate, `19${date}`, `20${date}`, `21${date}`];
  return centuries.find((century) => century >= first && century <= last) ?? usualDate;
}

export function createDateTextFormat(bounds: DateBounds = {}) {
  return {
    read: (typed: string) => {
      const date = parseDate(typed, bounds);
      return date.ok ? date.value : null;
    },
    write: formatDateInput,
  };
}

export function subtractYears(date: string, years: number): string {
  const day = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return isCalendarDate(day) ? day : `${day.slice(0, 8)}28`;
}

export function isCalendarDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(date)
  );
}
