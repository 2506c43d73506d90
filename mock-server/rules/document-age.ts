import { DateTime } from 'luxon';
import type { Violation } from './violation';

/** The document that is asked for apart from the others: the debt register (OVER-07). */
export const DEBT_REGISTER = 'debt_ledger';

/** How old a document may be at most, by its type (D-58). */
const OLDEST = new Map<string, { days: number } | { months: number }>([
  [DEBT_REGISTER, { days: 14 }],
  ['debt_registry', { days: 14 }],
  ['bwa', { months: 3 }],
  ['susa', { months: 3 }],
  ['bwa_susa', { months: 3 }],
]);

/** The calendar day, YYYY-MM-DD, that an instant falls on in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const known = dayAt.get(timeZone);
  // Asked for in every call, and every time zone begins its days at a quarter of an hour.
  if (known?.quarter === quarter) return known.day;
  const day = dayFormatOf(timeZone).format(instant);
  dayAt.set(timeZone, { quarter, day });
  return day;
}

const QUARTER_MS = 15 * 60_000;

/** By time zone, the quarter of an hour that was asked for last, and its day. */
const dayAt = new Map<string, { quarter: number; day: string }>();

/** Making one takes longer than all else of a call. */
const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = DAY_FORMATS.get(timeZone);
  if (known !== undefined) return known;
  // Swedes write their days as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  DAY_FORMATS.set(timeZone, made);
  return made;
}

/**
 * The oldest as-of date that a document of this type may bear on the day `today` (YYYY-MM-DD): 14 days back for debt ledgers, three
 * calendar months for BWA and SuSa (on 31 May from 28 February on). Undefined for types of any age.
 */
export function oldestAsOfDate(type: string, today: string): string | undefined {
  const age = OLDEST.get(type);
  if (age === undefined) return undefined;
  const known = oldestOn.get(type);
  // Asked for in every validation, and another one only once a day.
  if (known?.today === today) return known.oldest;
  const oldest = DateTime.fromISO(today, { zone: 'utc' }).minus(age).toFormat('yyyy-MM-dd');
  oldestOn.set(type, { today, oldest });
  return oldest;
}

/** By type, the day that was asked for last, and its answer. */
const oldestOn = new Map<string, { today: string; oldest: string }>();

/** The first day (YYYY-MM-DD) on which a document of this type and as-of date is too old. Undefined for types of any age. */
export function tooOldOn(type: string, asOfDate: string): string | undefined {
  const age = OLDEST.get(type);
  if (age === undefined) return undefined;
  let day = DateTime.fromISO(asOfDate, { zone: 'utc' }).plus(age);
  // A month that ends early lets a document of its last day live on for some days.
  while ((oldestAsOfDate(type, day.toFormat('yyyy-MM-dd')) ?? '') <= asOfDate) day = day.plus({ days: 1 });
  return day.toFormat('yyyy-MM-dd');
}

/** Why an as-of date is refused: missing where it is required, in the future, or too long ago (DOC-05, D-58). */
export function asOfDateViolation(
  { type, asOfDate, isRequired }: { type: string; asOfDate: string | undefined; isRequired: boolean },
  today: string,
): Violation<'as_of_date'> | undefined {
  const field = 'as_of_date';
  if (asOfDate === undefined) return isRequired ? { code: 'err_as_of_date_required', field } : undefined;
  if (asOfDate > today) return { code: 'err_validation_failed', field };
  const oldest = oldestAsOfDate(type, today);
  return oldest !== undefined && asOfDate < oldest ? { code: 'err_document_too_old', field } : undefined;
}
