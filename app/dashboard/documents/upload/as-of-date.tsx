import CircleAlert from 'virtual:icon/circle-exclamation-point';
import Upload from 'virtual:icon/upload';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from 'ui/fields/date/date-input';
import * as field from 'ui/fields/field/field.css';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import * as css from '~/dashboard/documents/documents.css';
import {
  type AsOfDateProblem,
  type AsOfDateResult,
  asOfDateBounds,
  listLikelyAsOfDates,
  readAsOfDate,
} from '~/dashboard/documents/rules/document-age';
import { createDateTextFormat, formatDate, formatDateInput } from '~/domain/dates';

export interface AsOfDateLimits {
  type: string;
  oldest: string | null;
  today: string;
}

interface AsOfDateFormProps extends AsOfDateLimits {
  name: string;
  onDateConfirmed: (asOfDate: string) => void;
}

export function AsOfDateForm({ type, oldest, today, name, onDateConfirmed }: AsOfDateFormProps) {
  const { t, i18n } = useTranslation('documents');
  const [typed, setTyped] = useState('');
  const [suggestionClicks, setSuggestionClicks] = useState(0);
  const [wasChecked, setWasChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result: AsOfDateResult = readAsOfDate(typed, { type, isRequired: true, today });
  const problem: AsOfDateProblem | null =
    !result.ok && (wasChecked || IMMEDIATE_PROBLEMS.includes(result.problem)) ? result.problem : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (result.ok && result.date !== null) return onDateConfirmed(result.date);
    setWasChecked(true);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className={css.dateQuestion}
      onSubmit={send}
      noValidate
      aria-label={t('asOf.of', { name })}
    >
      <div className={css.dateQuestionField}>
        <AsOfDateField
          key={suggestionClicks}
          {...{ name, oldest, today, problem }}
          label={t('asOf.question')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWasChecked(false);
          }}
          error={null}
        />
        <ul className={css.likelyDates} aria-label={t('asOf.likely')}>
          {listLikelyAsOfDates(oldest, today).map((day) => (
            <li key={day}>
              <button
                type="button"
                className={css.likelyDate}
                translate="no"
                aria-pressed={result.ok && result.date === day}
                onClick={() => {
                  setTyped(formatDateInput(day, i18n.language));
                  setSuggestionClicks(suggestionClicks + 1);
                }}
              >
                {formatDate(day, i18n.language)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button type="submit" variant="primary" size="s" icon={Upload}>
        {t('upload.send')}
      </Button>
    </form>
  );
}

const IMMEDIATE_PROBLEMS: readonly AsOfDateProblem[] = ['dateTooOld', 'dateInFuture'];

interface AsOfDateFieldProps {
  name: string;
  label: string;
  oldest: string | null;
  today: string;
  value: string;
  onChange?: (typed: string) => void;
  problem: AsOfDateProblem | null;
  error: string | null;
}

export function AsOfDateField({
  name,
  label,
  oldest,
  today,
  value,
  onChange,
  problem,
  error: serverError,
}: AsOfDateFieldProps) {
  const { t, i18n } = useTranslation(['documents', 'upload']);
  const id = useId();
  const error = problem
    ? t(`upload:problem.${problem}`, { oldest: formatDate(oldest ?? '', i18n.language) })
    : serverError;
  const describedBy = [error && `${id}-error`, oldest && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${field.field} ${css.dateField}`}>
      <label htmlFor={id} className={field.label}>
        <WithSpokenText spokenText={name}>{label}</WithSpokenText>
      </label>
      {oldest && (
        <p id={`${id}-hint`} className={field.hint}>
          {t('oldest', { date: formatDate(oldest, i18n.language) })}
        </p>
      )}
      <DateInput
        id={id}
        name="asOfDate"
        label={`${label}, ${name}`}
        defaultValue={value}
        min={oldest ?? MIN_DATE}
        max={today}
        text={createDateTextFormat(asOfDateBounds(today))}
        aria-invalid={error ? true : undefined}
        autoFocus={serverError !== null}
        aria-describedby={describedBy || undefined}
        {...(onChange && { onChange })}
      />
      {error && (
        <p id={`${id}-error`} className={field.error} role="alert">
          <Icon of={CircleAlert} size={16} className={field.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

const MIN_DATE = '1900-01-01';
