import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import * as css from './calendar.css';
import {
  addDays,
  addMonths,
  countMonthsBetween,
  formatDay,
  formatMonthName,
  formatSpokenDay,
  MonthTable,
  weeksOfMonth,
} from './month-table';

interface MonthListsProps {
  month: string;
  min: string;
  max: string;
  onMonthChange: (month: string) => void;
}

function MonthLists({ month, min, max, onMonthChange }: MonthListsProps) {
  const { t, i18n } = useTranslation('fields');
  const [firstMonth, lastMonth] = [min, max].map((day) => day.slice(0, 'YYYY-MM'.length)) as [string, string];
  const [firstYear, lastYear] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const year = month.slice(0, 4);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, yearsBack) =>
    String(lastYear - yearsBack),
  );
  const months = MONTHS.map((number) => `${year}-${number}`).filter(
    (monthOption) => monthOption >= firstMonth && monthOption <= lastMonth,
  );
  // An empty `form` excludes the lists from submit and validation.
  const list = { form: '', className: css.list };
  return (
    <div className={css.lists}>
      <select
        {...list}
        aria-label={t('date.month')}
        value={month}
        onChange={({ currentTarget }) => onMonthChange(currentTarget.value)}
      >
        {months.map((monthOption) => (
          <option key={monthOption} value={monthOption}>
            {formatDay(`${monthOption}-01`, i18n.language, { month: 'long' })}
          </option>
        ))}
      </select>
      <select
        {...list}
        aria-label={t('date.year')}
        value={year}
        onChange={({ currentTarget }) => onMonthChange(currentTarget.value + month.slice('YYYY'.length))}
      >
        {years.map((yearOption) => (
          <option key={yearOption}>{yearOption}</option>
        ))}
      </select>
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface CalendarProps {
  label: string;
  day: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
  onClose: () => void;
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayInMonth(day, -1),
  PageDown: (day) => sameDayInMonth(day, 1),
};

const MONTHS_TO_TURN = 12;

export function Calendar({ label, day, min, max, onPick, onClose, onLeave }: CalendarProps) {
  const { t, i18n } = useTranslation('fields');
  const root = useRef<HTMLDivElement>(null);
  const [focusedDay, setFocusedDay] = useState(day);
  const [turnedWith, setTurnedWith] = useState<'key' | 'button'>('key');
  const month = focusedDay.slice(0, 7);
  const isLong = countMonthsBetween(min, max) > MONTHS_TO_TURN;
  const clampDay = (candidate: string) => (candidate < min ? min : candidate > max ? max : candidate);

  useEffect(() => {
    if (turnedWith === 'key') root.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [focusedDay, turnedWith]);
  useEffect(() => {
    const leaveIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.parentElement?.contains(target)) onLeave();
    };
    for (const eventType of ['pointerdown', 'focusin']) document.addEventListener(eventType, leaveIfOutside);
    return () => {
      for (const eventType of ['pointerdown', 'focusin'])
        document.removeEventListener(eventType, leaveIfOutside);
    };
  }, [onLeave]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLElement && event.target.dataset.day)) return;
    event.preventDefault();
    setTurnedWith('key');
    setFocusedDay(clampDay(step(focusedDay)));
  };
  const showMonth = (targetMonth: string) => {
    setTurnedWith('button');
    setFocusedDay(clampDay(sameDayInMonth(focusedDay, countMonthsBetween(month, targetMonth))));
  };
  const renderTurnButton = (months: number) => {
    const targetMonth = addMonths(month, months);
    const isOutOfRange = months < 0 ? targetMonth < min.slice(0, 7) : targetMonth > max.slice(0, 7);
    return (
      <button
        type="button"
        className={joinClassNames(css.turnMonthButton, isLong && css.turnButtonBesideLists)}
        // `disabled` would lose the focus at the last month.
        aria-disabled={isOutOfRange || undefined}
        aria-label={t(months < 0 ? 'date.previous' : 'date.next', {
          month: formatMonthName(targetMonth, i18n.language),
        })}
        onClick={() => isOutOfRange || showMonth(targetMonth)}
      >
        <Icon of={months < 0 ? ArrowLeft : ArrowRight} size={18} />
      </button>
    );
  };
  useAnnouncement(formatMonthName(month, i18n.language));
  return (
    <div ref={root} role="dialog" aria-label={label} className={css.panel} onKeyDown={handleKey}>
      <div className={css.monthRow}>
        <p className={isLong ? visuallyHidden : css.month}>{formatMonthName(month, i18n.language)}</p>
        {isLong && <MonthLists {...{ month, min, max }} onMonthChange={showMonth} />}
        {renderTurnButton(-1)}
        {renderTurnButton(1)}
      </div>
      <MonthTable month={month} language={i18n.language}>
        {(date) => (
          <button
            type="button"
            data-day={date}
            disabled={date < min || date > max}
            tabIndex={date === focusedDay ? 0 : -1}
            aria-current={date === day ? 'date' : undefined}
            aria-label={formatSpokenDay(date, i18n.language)}
            className={joinClassNames(css.day, date === day && css.chosenDay)}
            onClick={() => onPick(date)}
          >
            {Number(date.slice(8))}
          </button>
        )}
      </MonthTable>
    </div>
  );
}

function sameDayInMonth(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const lastDay = weeksOfMonth(month).flat().findLast(Boolean) ?? day;
  const sameDayOfMonth = month + day.slice('YYYY-MM'.length);
  if (sameDayOfMonth > lastDay) return lastDay;
  return sameDayOfMonth;
}
