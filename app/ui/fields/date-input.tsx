import CalendarDays from 'virtual:icon/calendar-days';
import { type ComponentPropsWithoutRef, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { IconButton } from '~/ui/layout/icon-button';
import { Calendar } from './calendar';
import * as css from './calendar.css';
import * as field from './field.css';

/** How a day, YYYY-MM-DD, is typed. */
export interface DateText {
  /** Null for a text that is no day. */
  read: (typed: string) => string | null;
  /** @param language the page's */
  write: (day: string, language: string) => string;
}

type DateInputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'form' | 'aria-invalid' | 'aria-describedby' | 'autoFocus' | 'placeholder'
> & {
  /** What the date is, for who opens the calendar. */
  label: string;
  /** As it is typed. */
  defaultValue?: string | undefined;
  /** Bounds of the calendar, YYYY-MM-DD. */
  min: string;
  max: string;
  text: DateText;
  /** The day the calendar opens at where none is typed; the last one unless given. */
  begin?: () => string;
  /** Told what stands in the field whenever it changes. */
  onChange?: (typed: string) => void;
};

/**
 * The portal's field for a date (SHELL-27): typed as the page's language has it, digits alone too, or with scripts picked from a
 * calendar. What is typed is judged by whoever reads the form.
 */
export function DateInput({ label, min, max, text, begin, onChange, ...native }: DateInputProps) {
  const { t, i18n } = useTranslation('fields');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = () => box.current?.querySelector('button');

  const write = (day: string) => {
    const typed = text.write(day, i18n.language);
    if (input.current === null || input.current.value === typed) return;
    // As if it were typed: React and the form's own checks hear of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, typed);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const typed = () => text.read(input.current?.value ?? '');
  const beginning = () => {
    const day = typed() ?? begin?.() ?? max;
    return day < min ? min : day > max ? max : day;
  };
  const close = () => {
    setOpenAt(null);
    button()?.focus();
  };
  return (
    <div
      ref={box}
      className={`${field.control} ${css.date}`}
      data-invalid={native['aria-invalid'] ? '' : undefined}
    >
      <input
        {...native}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={native.placeholder ?? t('date.placeholder')}
        className={field.input}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        onBlur={() => {
          const day = typed();
          if (day !== null) write(day);
        }}
      />
      {hydrated && (
        <IconButton
          icon={CalendarDays}
          label={t('date.open', { label })}
          aria-expanded={openAt !== null}
          onClick={() => setOpenAt(openAt === null ? beginning() : null)}
        />
      )}
      {openAt !== null && (
        <Calendar
          {...{ label, min, max }}
          day={openAt}
          onClose={close}
          onLeave={() => setOpenAt(null)}
          onPick={(day) => {
            write(day);
            setOpenAt(null);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
