import { type Checked, invalid, valid } from './checked';

/** A wire date or an ISO 8601 instant as `DD.MM.YYYY`, in UTC (SHELL-27). A text that is no date comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** Day, month, year as they are written everywhere the portal is used; or the wire's own order, as it comes out of other programs. */
const DAY_FIRST = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads a date as typed, day first: `31.12.2026`, `1. 2. 2026`, `31/12/2026`. Gives the wire's `2026-12-31`. Message: `dateInvalid`. */
export function parseDate(typed: string): Checked<string> {
  const text = typed.normalize('NFKC').trim();
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const [, wireYear, wireMonth, wireDay] = YEAR_FIRST.exec(text) ?? [];
  const wire = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
  const date = wire ?? (wireYear && `${wireYear}-${wireMonth}-${wireDay}`);
  return date && isCalendarDate(date) ? valid(date) : invalid('dateInvalid');
}

/** True for a date of the wire, `YYYY-MM-DD`, that the calendar has. */
export function isCalendarDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return YEAR_FIRST.test(date) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
