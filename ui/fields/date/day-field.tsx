import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { visuallyHidden } from 'ui/theme/text.css';
import {
  createRadioProps,
  FieldGroup,
  type FieldHandle,
  type FieldTexts,
  useFormField,
} from '../field/field';
import * as css from './calendar.css';
import { addMonths, formatMonthName, formatSpokenDay, MonthTable } from './month-table';

type DayFieldProps = FieldTexts & {
  field: FieldHandle;
  days: readonly string[];
  language: string;
  turnLabels: { previous: (month: string) => string; next: (month: string) => string };
};

export function DayField({ field, days, language, turnLabels, ...texts }: DayFieldProps) {
  const state = useFormField(field, texts.label);
  const hydrated = useHydrated();
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const [shownMonthIndex, setShownMonthIndex] = useState(() =>
    Math.max(0, months.indexOf(state.initial?.slice(0, 7) ?? '')),
  );
  return (
    <FieldGroup state={state} {...texts}>
      {hydrated && months.length > 0 && (
        <MonthSwitcher
          {...{ months, shownMonthIndex, language, turnLabels }}
          onMonthChange={setShownMonthIndex}
        />
      )}
      {months.map((month, position) => (
        <div key={month} hidden={hydrated && position !== shownMonthIndex} className={css.dayOfOtherMonth}>
          {!hydrated && <p className={css.month}>{formatMonthName(month, language)}</p>}
          <MonthTable month={month} language={language}>
            {(date) =>
              days.includes(date) ? (
                <label className={css.dayChoice}>
                  <input
                    {...createRadioProps(state, date, days.indexOf(date))}
                    aria-label={formatSpokenDay(date, language)}
                    className={css.radio}
                  />
                  <span aria-hidden="true">{Number(date.slice(8))}</span>
                </label>
              ) : (
                Number(date.slice(8))
              )
            }
          </MonthTable>
        </div>
      ))}
    </FieldGroup>
  );
}

interface MonthSwitcherProps extends Pick<DayFieldProps, 'language' | 'turnLabels'> {
  months: readonly string[];
  shownMonthIndex: number;
  onMonthChange: (position: number) => void;
}

function MonthSwitcher({ months, shownMonthIndex, language, turnLabels, onMonthChange }: MonthSwitcherProps) {
  const { t } = useTranslation('fields');
  const month = months[shownMonthIndex] ?? '';
  const year = month.slice(0, 4);
  const name = formatMonthName(month, language);
  const firstYear = Number(months[0]?.slice(0, 4));
  const lastYear = Number(months.at(-1)?.slice(0, 4));
  useAnnouncement(name);
  const years = Array.from({ length: Math.max(2, lastYear - firstYear + 1) }, (_, yearOffset) =>
    String(firstYear + yearOffset),
  );
  const turnToYear = (chosenYear: string) => {
    const sameMonthIndex = months.indexOf(chosenYear + month.slice(4));
    onMonthChange(
      sameMonthIndex >= 0
        ? sameMonthIndex
        : months.findIndex((candidate) => candidate.startsWith(chosenYear)),
    );
  };
  return (
    <div className={css.monthRow}>
      <p className={css.month}>
        <span>{name.replace(year, '')}</span>
        <span className={visuallyHidden}>{year}</span>
      </p>
      {/* An empty `form` excludes the control from the submit. */}
      <select
        form=""
        aria-label={t('date.year')}
        value={year}
        className={css.list}
        onChange={({ currentTarget }) => turnToYear(currentTarget.value)}
      >
        {years.map((yearOption) => (
          <option key={yearOption} disabled={!months.some((candidate) => candidate.startsWith(yearOption))}>
            {yearOption}
          </option>
        ))}
      </select>
      {months.length > 1 && (
        <>
          <TurnButton
            targetMonth={months[shownMonthIndex - 1]}
            fallbackMonth={addMonths(month, -1)}
            language={language}
            name={turnLabels.previous}
            icon={ArrowLeft}
            onTurn={() => onMonthChange(shownMonthIndex - 1)}
          />
          <TurnButton
            targetMonth={months[shownMonthIndex + 1]}
            fallbackMonth={addMonths(month, 1)}
            language={language}
            name={turnLabels.next}
            icon={ArrowRight}
            onTurn={() => onMonthChange(shownMonthIndex + 1)}
          />
        </>
      )}
    </div>
  );
}

interface TurnButtonProps {
  targetMonth: string | undefined;
  fallbackMonth: string;
  language: string;
  name: (month: string) => string;
  icon: typeof ArrowLeft;
  onTurn: () => void;
}

function TurnButton({ targetMonth, fallbackMonth, language, name, icon, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={css.turnMonthButton}
      aria-disabled={targetMonth === undefined || undefined}
      aria-label={name(formatMonthName(targetMonth ?? fallbackMonth, language))}
      onClick={targetMonth === undefined ? undefined : onTurn}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}

type SlotFieldProps = FieldTexts & {
  field: FieldHandle;
  groups: readonly { name: string; times: readonly string[] }[];
};

export function SlotField({ field, groups, ...texts }: SlotFieldProps) {
  const state = useFormField(field, texts.label);
  const all = groups.flatMap(({ times }) => times);
  return (
    <FieldGroup state={state} {...texts}>
      {groups
        .filter(({ times }) => times.length > 0)
        .map(({ name, times }) => (
          <div key={name}>
            <p className={css.partOfDay}>{name}</p>
            <div className={css.timeChoices}>
              {times.map((time) => (
                <label key={time} className={css.timeChoice}>
                  <input {...createRadioProps(state, time, all.indexOf(time))} className={css.radio} />
                  <span>{time}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
    </FieldGroup>
  );
}
