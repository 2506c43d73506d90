import type { ReactNode } from 'react';
import { FieldGroup, type FieldHandle, type FieldTexts, radioProps, useFormField } from '../field/field';
import { dot, list, optionHint, option as optionStyle, row } from './radio-group-field.css';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode };

type RadioGroupFieldProps = FieldTexts & {
  field: FieldHandle;
  options: readonly RadioOption[];
  inline?: boolean;
};

export function RadioGroupField({ field, options, inline, ...texts }: RadioGroupFieldProps) {
  const state = useFormField(field, texts.label);
  return (
    <FieldGroup state={state} {...texts}>
      <div key={state.key} className={inline ? row : list}>
        {options.map((option, index) => {
          const radio = radioProps(state, option.value, index);
          const hintId = `${radio.id}-hint`;
          return (
            <label key={option.value} className={optionStyle}>
              <input
                {...radio}
                aria-describedby={option.hint ? hintId : undefined}
                data-invalid={state.error === undefined ? undefined : ''}
                className={dot}
              />
              <span>{option.label}</span>
              {option.hint && (
                <span id={hintId} className={optionHint}>
                  {option.hint}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
