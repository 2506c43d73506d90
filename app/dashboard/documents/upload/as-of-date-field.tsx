import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '~/dashboard/documents/documents.css';
import type { AsOfProblem } from '~/dashboard/documents/rules/document-age';
import { dateText, formatDate } from '~/domain/dates';
import { visuallyHidden } from '~/theme/text.css';
import { DateInput } from '~/ui/fields/date/date-input';
import * as field from '~/ui/fields/field/field.css';
import { Icon } from '~/ui/layout/icon';

interface AsOfDateFieldProps {
  name: string;
  label: string;
  oldest: string | null;
  today: string;
  value: string;
  onChange?: (typed: string) => void;
  problem: AsOfProblem | null;
  answered: string | null;
}

/** DOC-05 */
export function AsOfDateField({
  name,
  label,
  oldest,
  today,
  value,
  onChange,
  problem,
  answered,
}: AsOfDateFieldProps) {
  const { t, i18n } = useTranslation(['documents', 'upload']);
  const id = useId();
  const error = problem
    ? t(`upload:problem.${problem}`, { oldest: formatDate(oldest ?? '', i18n.language) })
    : answered;
  const described = [error && `${id}-error`, oldest && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${field.field} ${css.dateField}`}>
      <label htmlFor={id} className={field.label}>
        <span>{label}</span>
        <span className={visuallyHidden}>{`, ${name}`}</span>
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
        min={oldest ?? ANY}
        max={today}
        text={dateText}
        aria-invalid={error ? true : undefined}
        autoFocus={answered !== null}
        aria-describedby={described || undefined}
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

const ANY = '1900-01-01';
