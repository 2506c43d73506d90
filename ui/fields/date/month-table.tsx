import type { ReactNode } from 'react';
import { getDateFormat } from '~/domain/locale';
import * as css from './calendar.css';

const EXAMPLE_WEEK = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`);

export function formatDay(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return getDateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

export function formatSpokenDay(date: string, language: string): string {
  return formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function formatMonthName(month: string, language: string): string {
  return formatDay(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

export function addMonths(month: string, months: number): string {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  firstDay.setUTCMonth(firstDay.getUTCMonth() + months);
  return firstDay.toISOString().slice(0, 'YYYY-MM'.length);
}

export function countMonthsBetween(earlierMonth: string, laterMonth: string): number {
  const countMonths = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return countMonths(laterMonth) - countMonths(earlierMonth);
}

export function addDays(day: string, days: number): string {
  const otherDay = new Date(`${day}T00:00:00Z`);
  otherDay.setUTCDate(otherDay.getUTCDate() + days);
  return otherDay.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function weeksOfMonth(month: string): (string | null)[][] {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(firstDay.getUTCFullYear(), firstDay.getUTCMonth() + 1, 0)).getUTCDate();
  const emptyCells = (firstDay.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((emptyCells + length) / 7) * 7 }, (_, index) => {
    const day = index - emptyCells + 1;
    return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

interface MonthTableProps {
  month: string;
  language: string;
  children: (date: string) => ReactNode;
}

export function MonthTable({ month, language, children }: MonthTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {EXAMPLE_WEEK.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={formatDay(weekday, language, { weekday: 'long' })}
              className={css.weekday}
            >
              {formatDay(weekday, language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a week never move
              <td key={weekday} className={css.cell}>
                {date && children(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
