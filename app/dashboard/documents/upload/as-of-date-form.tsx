import Upload from 'virtual:icon/upload';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '~/dashboard/documents/documents.css';
import {
  type AsOfDate,
  type AsOfProblem,
  likelyAsOfDates,
  readAsOfDate,
} from '~/dashboard/documents/rules/document-age';
import { dateAsTyped, formatDate } from '~/domain/dates';
import { Button } from '~/ui/layout/button';
import { AsOfDateField } from './as-of-date-field';

export interface Dated {
  type: string;
  oldest: string | null;
  today: string;
}

interface AsOfDateFormProps extends Dated {
  name: string;
  onDate: (asOfDate: string) => void;
}

/** DOC-05 */
export function AsOfDateForm({ type, oldest, today, name, onDate }: AsOfDateFormProps) {
  const { t, i18n } = useTranslation('documents');
  const [typed, setTyped] = useState('');
  const [taps, setTaps] = useState(0);
  const [wasAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read: AsOfDate = readAsOfDate(typed, { type, isRequired: true, today });
  const problem: AsOfProblem | null =
    !read.ok && (wasAsked || AT_ONCE.includes(read.problem)) ? read.problem : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (read.ok && read.date !== null) return onDate(read.date);
    setAsked(true);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={css.ask} onSubmit={send} noValidate aria-label={t('asOf.of', { name })}>
      <div className={css.askDate}>
        <AsOfDateField
          key={taps}
          {...{ name, oldest, today, problem }}
          label={t('asOf.question')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setAsked(false);
          }}
          answered={null}
        />
        <ul className={css.likely} aria-label={t('asOf.likely')}>
          {likelyAsOfDates(oldest, today).map((day) => (
            <li key={day}>
              <button
                type="button"
                className={css.likelyDay}
                translate="no"
                aria-pressed={read.ok && read.date === day}
                onClick={() => {
                  setTyped(dateAsTyped(day, i18n.language));
                  setTaps(taps + 1);
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

const AT_ONCE: readonly AsOfProblem[] = ['dateTooOld', 'dateInFuture'];
