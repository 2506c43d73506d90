import Lock from 'virtual:icon/lock';
import { useField } from '@conform-to/react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import {
  type ControlWidth,
  createControlProps,
  Field,
  type FieldHandle,
  type FieldTexts,
  useFormField,
} from '../field/field';
import * as styles from '../field/field.css';
import { typeIntoControl } from '../form/control';

export const TYPING_PAUSE_MS = 1_000;

export type CounterLimits = { min?: number; max: number };

export function CharacterCounter({
  id,
  field,
  limits,
}: {
  id: string;
  field: FieldHandle;
  limits: CounterLimits;
}) {
  const { t } = useTranslation('fields');
  const [{ value }] = useField<string>(field.name, { formId: field.formId });
  const hydrated = useHydrated();
  const count = countCharacters(typeof value === 'string' ? value : '', limits);
  const counterTexts = {
    limits: () => t(limits.min === undefined ? 'counter.atMost' : 'counter.between', limits),
    short: (missing: number) => t('counter.missing', { count: missing }),
    within: (used: number) => t('counter.used', { used, max: limits.max }),
    over: (excess: number) => t('counter.excess', { count: excess }),
  };
  let counterText = counterTexts.limits();
  if (hydrated) {
    if (count.state === 'short') counterText = counterTexts.short(count.missing);
    else if (count.state === 'over') counterText = counterTexts.over(count.excess);
    else if (count.used > 0 || limits.min === undefined) counterText = counterTexts.within(count.used);
  }
  useAnnouncement(counterText, TYPING_PAUSE_MS);
  return (
    <p
      id={id}
      className={joinClassNames(
        styles.counter,
        hydrated && count.state === 'over' && styles.counterOverLimit,
      )}
    >
      {counterText}
    </p>
  );
}

type CharacterCount =
  | { state: 'short'; missing: number }
  | { state: 'within'; used: number }
  | { state: 'over'; excess: number };

/** Counts code points after trimming and NFC. Empty text is `within`. */
export function countCharacters(text: string, limits: { min?: number; max?: number }): CharacterCount {
  const length = [...text.normalize('NFC').replace(/\r\n?/g, '\n').trim()].length;
  if (limits.max !== undefined && length > limits.max) return { state: 'over', excess: length - limits.max };
  if (limits.min !== undefined && length > 0 && length < limits.min) {
    return { state: 'short', missing: limits.min - length };
  }
  return { state: 'within', used: length };
}

type TextFieldProps = FieldTexts &
  Pick<
    ComponentPropsWithoutRef<'input'>,
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'placeholder'
    | 'readOnly'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'enterKeyHint'
    | 'lang'
  > & {
    field: FieldHandle;
    type?: 'text' | 'email' | 'tel' | 'url' | 'search';
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Replaces `maxlength`, which would truncate a pasted text silently. */
    counter?: CounterLimits;
    width?: ControlWidth;
    action?: ReactNode;
    tidy?: (typed: string) => string;
  };

export function TextField({
  field,
  label,
  hint,
  optional,
  span,
  action,
  prefix,
  suffix,
  counter,
  type = 'text',
  width = 'full',
  tidy,
  ...native
}: TextFieldProps) {
  const state = useFormField(field, label);
  const suffixId = `${state.id}-suffix`;
  const counterId = `${state.id}-count`;
  return (
    <Field
      {...{ state, label, hint, optional, span, action }}
      aside={counter && <CharacterCounter id={counterId} field={field} limits={counter} />}
    >
      <div
        className={joinClassNames(styles.control, styles.controlWidth[width])}
        data-invalid={state.error === undefined ? undefined : ''}
        data-readonly={native.readOnly ? '' : undefined}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          key={state.key}
          {...native}
          {...createControlProps(state, [Boolean(hint) && state.hintId, counter && counterId])}
          type={type}
          className={styles.input}
          defaultValue={state.initial}
          onBlur={({ currentTarget }) => {
            if (tidy) typeIntoControl(currentTarget, tidy(currentTarget.value));
          }}
          aria-labelledby={suffix ? `${state.labelId} ${suffixId}` : undefined}
        />
        {suffix && (
          <span id={suffixId} className={styles.suffix}>
            {suffix}
          </span>
        )}
        {native.readOnly && (
          <span className={styles.suffix}>
            <Icon of={Lock} size={16} />
          </span>
        )}
      </div>
    </Field>
  );
}
