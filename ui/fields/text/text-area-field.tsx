import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithoutRef } from 'react';
import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import * as styles from '../field/field.css';
import { textArea, textLines } from '../field/field.css';
import { CharacterCounter, type CounterLimits } from './text-field';

type TextAreaFieldProps = FieldTexts &
  Pick<ComponentPropsWithoutRef<'textarea'>, 'autoComplete' | 'placeholder' | 'readOnly' | 'spellCheck'> & {
    field: FieldHandle;
    rows?: number;
    counter?: CounterLimits;
  };

export function TextAreaField({
  field,
  label,
  hint,
  optional,
  span,
  rows = 3,
  counter,
  ...native
}: TextAreaFieldProps) {
  const state = useFormField(field, label);
  const counterId = `${state.id}-count`;
  return (
    <Field
      {...{ state, label, hint, optional, span }}
      aside={counter && <CharacterCounter id={counterId} field={field} limits={counter} />}
    >
      <div
        className={styles.control}
        data-invalid={state.error === undefined ? undefined : ''}
        data-readonly={native.readOnly ? '' : undefined}
      >
        <textarea
          key={state.key}
          {...native}
          {...createControlProps(state, [Boolean(hint) && state.hintId, counter && counterId])}
          rows={rows}
          className={textArea}
          style={assignInlineVars({ [textLines]: String(rows) })}
          defaultValue={state.initial}
        />
      </div>
    </Field>
  );
}
