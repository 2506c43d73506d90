import { parseDate } from '~/domain/dates';

/** How old a document may be at most, by its type (DOC-05). */
const OLDEST = new Map<string, { days: number } | { months: number }>([
  ['debt_ledger', { days: 14 }],
  ['debt_registry', { days: 14 }],
  ['bwa', { months: 3 }],
  ['susa', { months: 3 }],
  ['bwa_susa', { months: 3 }],
]);

/** The oldest as-of date for a type on the day `today`, by calendar (D-58): 14 days or three months back (31 May: 28 February); null for any age. */
export function oldestAsOfDate(type: string, today: string): string | null {
  const age = OLDEST.get(type);
  if (age === undefined) return null;
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  if ('days' in age) return wire(year, month, day - age.days);
  const lastOfMonth = new Date(Date.UTC(year, month - age.months, 0)).getUTCDate();
  return wire(year, month - age.months, Math.min(day, lastOfMonth));
}

/** A calendar day as YYYY-MM-DD; months and days beyond their bounds run into the next or the one before. */
function wire(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The faults of an as-of date; the names are keys of the texts. */
export type AsOfProblem = 'dateMissing' | 'dateInvalid' | 'dateInFuture' | 'dateTooOld';

/** An as-of date that was chosen or typed, as the wire wants it, or what is wrong with it; `date` is null where none is given nor needed. */
export type AsOfDate = { ok: true; date: string | null } | { ok: false; problem: AsOfProblem };

/** Reads an as-of date as `parseDate` does, by the rules of its type (DOC-05, D-58); `today` in the deployment's time zone. */
export function readAsOfDate(
  typed: string,
  { type, isRequired, today }: { type: string; isRequired: boolean; today: string },
): AsOfDate {
  const text = typed.trim();
  if (text === '') return isRequired ? { ok: false, problem: 'dateMissing' } : { ok: true, date: null };
  const read = parseDate(text);
  if (!read.ok || read.value < '1900') return { ok: false, problem: 'dateInvalid' };
  const date = read.value;
  if (date > today) return { ok: false, problem: 'dateInFuture' };
  const oldest = oldestAsOfDate(type, today);
  return oldest !== null && date < oldest ? { ok: false, problem: 'dateTooOld' } : { ok: true, date };
}

/** Days that an as-of date often is (DOC-05): the ends of the last two months that are not too old, else today. `oldest` as `oldestAsOfDate` has it. */
export function likelyAsOfDates(oldest: string | null, today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const ends = [0, -1].map((months) => wire(year, month + months, 0));
  const fitting = ends.filter((day) => oldest === null || day >= oldest);
  return fitting.length > 0 ? fitting : [today];
}
