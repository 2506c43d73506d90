import { localeOf } from '~/domain/locale';

/** A Monday and the six days after it, YYYY-MM-DD. */
export const WEEK = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`);

/** A day, YYYY-MM-DD, in the words of a language. */
export function writtenDay(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A day, YYYY-MM-DD, as it is read out: with its weekday, without its year. */
export function spokenDay(date: string, language: string): string {
  return writtenDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** A month, YYYY-MM, with its year. */
export function monthName(month: string, language: string): string {
  return writtenDay(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** The month so many months after another, YYYY-MM. */
export function monthBeside(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}

/** How many months a month, or a day of it, comes after another; below zero for one before it. */
export function monthsBetween(one: string, other: string): number {
  const ordinal = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return ordinal(other) - ordinal(one);
}

/** The day so many days after another, YYYY-MM-DD. */
export function dayBeside(day: string, days: number): string {
  const other = new Date(`${day}T00:00:00Z`);
  other.setUTCDate(other.getUTCDate() + days);
  return other.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The days of a month in weeks from Monday on; null for what belongs to other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
