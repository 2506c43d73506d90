import CalendarDays from 'virtual:icon/calendar-days';
import { type ComponentPropsWithoutRef, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { IconButton } from 'ui/layout/icon-button';
import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import * as field from '../field/field.css';
import { Calendar } from './calendar';
import * as css from './calendar.css';

interface DateText {
  read: (typed: string) => string | null;
  write: (day: string, language: string) => string;
}

type DateInputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'form' | 'aria-invalid' | 'aria-describedby' | 'autoFocus' | 'placeholder'
> & {
  label: string;
  defaultValue?: string | undefined;
  min: string;
  max: string;
  text: DateText;
  startDay?: () => string;
  onChange?: (typed: string) => void;
};

export function DateInput({ label, min, max, text, startDay, onChange, ...native }: DateInputProps) {
  const { t, i18n } = useTranslation('fields');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [calendarDay, setCalendarDay] = useState<string | null>(null);
  const button = () => container.current?.querySelector('button');

  const writeDay = (day: string) => {
    const dayText = text.write(day, i18n.language);
    if (input.current === null || input.current.value === dayText) return;
    // React and conform notice a change only through the native setter and an input event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, dayText);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const readTypedDay = () => text.read(input.current?.value ?? '');
  const findStartDay = () => {
    const day = readTypedDay() ?? startDay?.() ?? max;
    return day < min ? min : day > max ? max : day;
  };
  const close = () => {
    setCalendarDay(null);
    button()?.focus();
  };
  return (
    <div
      ref={container}
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
          const day = readTypedDay();
          if (day !== null) writeDay(day);
        }}
      />
      {hydrated && (
        <IconButton
          icon={CalendarDays}
          label={t('date.open', { label })}
          aria-expanded={calendarDay !== null}
          onClick={() => setCalendarDay(calendarDay === null ? findStartDay() : null)}
        />
      )}
      {calendarDay !== null && (
        <Calendar
          {...{ label, min, max }}
          day={calendarDay}
          onClose={close}
          onLeave={() => setCalendarDay(null)}
          onPick={(day) => {
            writeDay(day);
            setCalendarDay(null);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type DateFieldProps = Omit<FieldTexts, 'label'> & {
  field: FieldHandle;
  label: string;
  text: DateText;
  min: string;
  max: string;
  startDay?: () => string;
  placeholder?: string | undefined;
};

export function DateField({
  field,
  label,
  hint,
  optional,
  span,
  startDay = today,
  ...input
}: DateFieldProps) {
  const state = useFormField(field, label);
  return (
    <Field {...{ state, label, hint, optional, span }}>
      <DateInput
        key={state.key}
        {...createControlProps(state, [Boolean(hint) && state.hintId])}
        {...{ label, startDay }}
        {...input}
        defaultValue={state.initial}
      />
    </Field>
  );
}

const today = () => new Date().toISOString().slice(0, 10);
