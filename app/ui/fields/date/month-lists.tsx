import { useTranslation } from 'react-i18next';
import * as css from './calendar.css';
import * as days from './day-field.css';
import { formatDay } from './month';

interface MonthListsProps {
  month: string;
  min: string;
  max: string;
  onTurn: (month: string) => void;
}

export function MonthLists({ month, min, max, onTurn }: MonthListsProps) {
  const { t, i18n } = useTranslation('fields');
  const [firstMonth, lastMonth] = [min, max].map((day) => day.slice(0, 'YYYY-MM'.length)) as [string, string];
  const [firstYear, lastYear] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const year = month.slice(0, 4);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, back) => String(lastYear - back));
  const months = MONTHS.map((number) => `${year}-${number}`).filter(
    (other) => other >= firstMonth && other <= lastMonth,
  );
  // An empty `form` keeps the lists out of the submit and of validation.
  const list = { form: '', className: days.list };
  return (
    <div className={css.lists}>
      <select
        {...list}
        aria-label={t('date.month')}
        value={month}
        onChange={({ currentTarget }) => onTurn(currentTarget.value)}
      >
        {months.map((other) => (
          <option key={other} value={other}>
            {formatDay(`${other}-01`, i18n.language, { month: 'long' })}
          </option>
        ))}
      </select>
      <select
        {...list}
        aria-label={t('date.year')}
        value={year}
        onChange={({ currentTarget }) => onTurn(currentTarget.value + month.slice('YYYY'.length))}
      >
        {years.map((other) => (
          <option key={other}>{other}</option>
        ))}
      </select>
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
