import type { ReactNode } from 'react';
import * as css from './day-field.css';
import { formatDay, WEEK, weeksOf } from './month';

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
          {WEEK.map((weekday) => (
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
        {weeksOf(month).map((week) => (
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
