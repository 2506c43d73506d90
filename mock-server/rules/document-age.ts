import { DateTime } from 'luxon';
import type { Violation } from './violation';

export const DEBT_REGISTER_TYPE = 'debt_ledger';

const MAX_AGE_BY_TYPE = new Map<string, { days: number } | { months: number }>([
  [DEBT_REGISTER_TYPE, { days: 14 }],
  ['debt_registry', { days: 14 }],
  ['bwa', { months: 3 }],
  ['susa', { months: 3 }],
  ['bwa_susa', { months: 3 }],
]);

export function toCalendarDay(timeZone: string, instant: Date): string {
  const quarterHour = Math.floor(instant.getTime() / QUARTER_MS);
  const cachedDay = cachedDayByTimeZone.get(timeZone);
  // Cached for 15 minutes: in all time zones, days start at a quarter of an hour.
  if (cachedDay?.quarter === quarterHour) return cachedDay.day;
  const day = dayFormatOf(timeZone).format(instant);
  cachedDayByTimeZone.set(timeZone, { quarter: quarterHour, day });
  return day;
}

const QUARTER_MS = 15 * 60_000;

const cachedDayByTimeZone = new Map<string, { quarter: number; day: string }>();

/** Creating a formatter takes longer than the rest of a request. */
const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = DAY_FORMATS.get(timeZone);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  DAY_FORMATS.set(timeZone, format);
  return format;
}

/** Days are YYYY-MM-DD (D-58). */
export function oldestAsOfDateOf(type: string, today: string): string | undefined {
  const age = MAX_AGE_BY_TYPE.get(type);
  if (age === undefined) return undefined;
  const cachedDate = oldestDatesByType.get(type);
  if (cachedDate?.today === today) return cachedDate.oldest;
  const oldestDate = DateTime.fromISO(today, { zone: 'utc' }).minus(age).toFormat('yyyy-MM-dd');
  oldestDatesByType.set(type, { today, oldest: oldestDate });
  return oldestDate;
}

const oldestDatesByType = new Map<string, { today: string; oldest: string }>();

export function findFirstDayTooOld(type: string, asOfDate: string): string | undefined {
  const age = MAX_AGE_BY_TYPE.get(type);
  if (age === undefined) return undefined;
  let day = DateTime.fromISO(asOfDate, { zone: 'utc' }).plus(age);
  // Months differ in length, so the document may stay valid for some days longer.
  while ((oldestAsOfDateOf(type, day.toFormat('yyyy-MM-dd')) ?? '') <= asOfDate) day = day.plus({ days: 1 });
  return day.toFormat('yyyy-MM-dd');
}

export function findAsOfDateViolation(
  { type, asOfDate, isRequired }: { type: string; asOfDate: string | undefined; isRequired: boolean },
  today: string,
): Violation<'as_of_date'> | undefined {
  const field = 'as_of_date';
  if (asOfDate === undefined) return isRequired ? { code: 'err_as_of_date_required', field } : undefined;
  if (asOfDate > today) return { code: 'err_validation_failed', field };
  const oldestDate = oldestAsOfDateOf(type, today);
  return oldestDate !== undefined && asOfDate < oldestDate
    ? { code: 'err_document_too_old', field }
    : undefined;
}
