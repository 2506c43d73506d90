import Lock from 'virtual:icon/lock';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '~/ui/layout/class-names';
import { Icon } from '~/ui/layout/icon';
import {
  type ControlWidth,
  controlProps,
  Field,
  type FieldHandle,
  type FieldTexts,
  useFormField,
} from '../field/field';
import * as styles from '../field/field.css';
import { typeInto } from '../field/type-into';
import { Counter, type CounterLimits } from './counter';

type TextFieldProps = FieldTexts &
  Pick<
    ComponentPropsWithoutRef<'input'>,
    | 'autoComplete'
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
    /** No `maxlength`: a pasted text must not be truncated silently. */
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
      aside={counter && <Counter id={counterId} field={field} limits={counter} />}
    >
      <div
        className={classNames(styles.control, styles.controlWidth[width])}
        data-invalid={state.error === undefined ? undefined : ''}
        data-readonly={native.readOnly ? '' : undefined}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          key={state.key}
          {...native}
          {...controlProps(state, [Boolean(hint) && state.hintId, counter && counterId])}
          type={type}
          className={styles.input}
          defaultValue={state.initial}
          onBlur={({ currentTarget }) => {
            if (tidy) typeInto(currentTarget, tidy(currentTarget.value));
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
