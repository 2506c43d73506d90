import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { useFormMetadata } from '@conform-to/react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { useMessage } from '~/i18n/use-message';
import * as styles from './error-summary.css';
import { useErrorTitle, useSubmitState } from './form-contexts';

type ErrorEntry = { field: string | null; text: string };

export function listErrors(
  errors: Record<string, string[]>,
  labels: Record<string, string>,
  { translate, colon }: { translate: (message: string, label?: string) => string; colon: string },
): ErrorEntry[] {
  const formMessages = (errors[''] ?? []).map((message) => ({ field: null, text: translate(message) }));
  const fieldEntries = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]?.[0];
    if (message === undefined) return [];
    const text = translate(message.replace('Near?', '?'), label);
    return [
      { field, text: text.includes(label) ? text : `${label}${/[?.]$/.test(label) ? '' : colon} ${text}` },
    ];
  });
  const formErrors = Object.entries(errors).flatMap(([field, [message]]) =>
    field === '' || field in labels || message === undefined
      ? []
      : [{ field: null, text: translate(message) }],
  );
  return [...formMessages, ...fieldEntries, ...formErrors];
}

type ErrorSummaryProps = {
  form: { id: string };
  labels: Record<string, string>;
};

/**
 * Takes focus after a failed submit, without scripts by `autofocus`. Must be a `PortalForm`'s first child.
 */
export function ErrorSummary({ form, labels }: ErrorSummaryProps) {
  const { t } = useTranslation('fields');
  const message = useMessage();
  const submitState = useSubmitState();
  const attempt = submitState?.attempt ?? 0;
  const meta = useFormMetadata(form.id);
  const errors = listErrors(meta.allErrors, labels, { translate: message, colon: t('summary.colon') });
  const hasErrors = errors.length > 0;

  // Errors found on blur do not open the summary.
  const [shownAttempt, setShownAttempt] = useState<number | null>(meta.status === 'error' ? 0 : null);
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    if (attempt === lastAttempt.current) return;
    lastAttempt.current = attempt;
    setShownAttempt(hasErrors ? attempt : null);
  }, [attempt, hasErrors]);
  useEffect(() => {
    if (!hasErrors) setShownAttempt(null);
  }, [hasErrors]);

  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shownAttempt) summary.current?.focus();
  }, [shownAttempt]);

  const isVisible = shownAttempt !== null && hasErrors;
  useErrorTitle(isVisible);
  const titleId = useId();
  const listId = `${titleId}-list`;
  if (!isVisible) return null;

  const fields = errors.filter((error) => error.field !== null).length;
  return (
    <section
      ref={summary}
      className={styles.summary}
      aria-labelledby={titleId}
      aria-describedby={listId}
      data-part="errors"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a failed submit without JavaScript, reading must continue here
      autoFocus
    >
      <div className={styles.inner}>
        <Icon of={CircleAlert} className={styles.icon} />
        <h2 id={titleId} className={styles.title}>
          {fields === 0 ? t('summary.failed') : t('summary.check', { count: fields })}
        </h2>
        <ul id={listId} className={styles.list}>
          {errors.map(({ field, text }) => (
            <li key={`${field} ${text}`} className={styles.entry}>
              {field === null ? (
                <span className={styles.text}>{text}</span>
              ) : (
                <a className={styles.link} href={`#${form.id}-${field}`} onClick={goToField}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!control) return;
  event.preventDefault();
  const foldedDetails = control.closest('details');
  if (foldedDetails) foldedDetails.open = true;
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
}
