import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { useState } from 'react';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Icon } from '~/ui/layout/icon';
import * as css from './day-field.css';
import { FieldGroup, type FieldHandle, type FieldTexts, radioProps, useFormField } from './field';
import { monthBeside, monthName, spokenDay } from './month';
import { MonthTable } from './month-table';

type DayFieldProps = FieldTexts & {
  field: FieldHandle;
  /** The days to choose from, `YYYY-MM-DD`, in order. */
  days: readonly string[];
  language: string;
  /** Names of the buttons that turn the month. */
  turn: { previous: (month: string) => string; next: (month: string) => string };
};

/** One of certain days, in a calendar: a month at a time with scripts, all of them without. */
export function DayField({ field, days, language, turn, ...texts }: DayFieldProps) {
  const state = useFormField(field, texts.label);
  const hydrated = useHydrated();
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const [shown, setShown] = useState(() => Math.max(0, months.indexOf(state.initial?.slice(0, 7) ?? '')));
  return (
    <FieldGroup state={state} {...texts}>
      {months.map((month, position) => (
        <div key={month} hidden={hydrated && position !== shown} className={css.otherMonth}>
          <div className={css.head}>
            <p className={css.month} aria-live="polite">
              {monthName(month, language)}
            </p>
            {hydrated && months.length > 1 && (
              <>
                <TurnButton
                  to={months[position - 1]}
                  otherwise={monthBeside(month, -1)}
                  language={language}
                  name={turn.previous}
                  icon={ArrowLeft}
                  onTurn={() => setShown(position - 1)}
                />
                <TurnButton
                  to={months[position + 1]}
                  otherwise={monthBeside(month, 1)}
                  language={language}
                  name={turn.next}
                  icon={ArrowRight}
                  onTurn={() => setShown(position + 1)}
                />
              </>
            )}
          </div>
          <MonthTable month={month} language={language}>
            {(date) =>
              days.includes(date) ? (
                <label className={css.day}>
                  <input
                    {...radioProps(state, date, days.indexOf(date))}
                    aria-label={spokenDay(date, language)}
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

interface TurnButtonProps {
  /** Nothing when there is no such month. */
  to: string | undefined;
  /** The month that the button then names. */
  otherwise: string;
  language: string;
  name: (month: string) => string;
  icon: typeof ArrowLeft;
  onTurn: () => void;
}

function TurnButton({ to, otherwise, language, name, icon, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={css.turn}
      disabled={to === undefined}
      aria-label={name(monthName(to ?? otherwise, language))}
      onClick={onTurn}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}

type SlotFieldProps = FieldTexts & {
  field: FieldHandle;
  /** Times of day, `HH:MM`, in named groups. */
  groups: readonly { name: string; times: readonly string[] }[];
};

/** One of certain times of day. */
export function SlotField({ field, groups, ...texts }: SlotFieldProps) {
  const state = useFormField(field, texts.label);
  const all = groups.flatMap(({ times }) => times);
  return (
    <FieldGroup state={state} {...texts}>
      {groups
        .filter(({ times }) => times.length > 0)
        .map(({ name, times }) => (
          <div key={name}>
            <p className={css.part}>{name}</p>
            <div className={css.slots}>
              {times.map((time) => (
                <label key={time} className={css.slot}>
                  <input {...radioProps(state, time, all.indexOf(time))} className={css.radio} />
                  <span>{time}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
    </FieldGroup>
  );
}
