import { type DateBounds, parseDate, subtractYears } from '~/domain/dates';

const MAX_AGE_BY_TYPE = new Map<string, { days: number } | { months: number }>([
  ['debt_ledger', { days: 14 }],
  ['debt_registry', { days: 14 }],
  ['bwa', { months: 3 }],
  ['susa', { months: 3 }],
  ['bwa_susa', { months: 3 }],
]);

/** DOC-05, D-58. Returns the day 14 days or three calendar months before `today`. Null if any age is accepted. */
export function oldestAsOfDateOf(type: string, today: string): string | null {
  const age = MAX_AGE_BY_TYPE.get(type);
  if (age === undefined) return null;
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  if ('days' in age) return toIsoDate(year, month, day - age.days);
  const lastOfMonth = new Date(Date.UTC(year, month - age.months, 0)).getUTCDate();
  return toIsoDate(year, month - age.months, Math.min(day, lastOfMonth));
}

function toIsoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export type AsOfDateProblem = 'dateMissing' | 'dateInvalid' | 'dateInFuture' | 'dateTooOld';

/** `date` is null if not given and not required. */
export type AsOfDateResult = { ok: true; date: string | null } | { ok: false; problem: AsOfDateProblem };

const MAX_YEARS_AHEAD = 10;

/** In 2026, reads `27` as 2027, which is refused as future, not as 1927. */
export function asOfDateBounds(today: string): DateBounds {
  return { last: subtractYears(today, -MAX_YEARS_AHEAD) };
}

export function readAsOfDate(
  typed: string,
  { type, isRequired, today }: { type: string; isRequired: boolean; today: string },
): AsOfDateResult {
  const text = typed.trim();
  if (text === '') return isRequired ? { ok: false, problem: 'dateMissing' } : { ok: true, date: null };
  const result = parseDate(text, asOfDateBounds(today));
  if (!result.ok || result.value < '1900') return { ok: false, problem: 'dateInvalid' };
  const date = result.value;
  if (date > today) return { ok: false, problem: 'dateInFuture' };
  const oldestDate = oldestAsOfDateOf(type, today);
  return oldestDate !== null && date < oldestDate ? { ok: false, problem: 'dateTooOld' } : { ok: true, date };
}

export function listLikelyAsOfDates(oldestDate: string | null, today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const monthEnds = [0, -1].map((months) => toIsoDate(year, month + months, 0));
  const acceptedDates = monthEnds.filter((day) => oldestDate === null || day >= oldestDate);
  return acceptedDates.length > 0 ? acceptedDates : [today];
}
