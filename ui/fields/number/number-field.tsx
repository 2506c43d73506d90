import type { ReactNode } from 'react';
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

export type NumberTextFormat = {
  read: (typed: string) => number | null;
  write: (value: number) => string;
};

export function normalizeNumber(typed: string, text: NumberTextFormat): string {
  const value = text.read(typed);
  return value === null ? typed : text.write(value);
}

type NumberFieldProps = FieldTexts & {
  field: FieldHandle;
  unit?: ReactNode;
  isUnitFirst?: boolean;
  text: NumberTextFormat;
  placeholder?: string | undefined;
  width?: ControlWidth;
  inputMode?: 'numeric' | 'decimal';
};

export function NumberField({
  field,
  label,
  hint,
  optional,
  span,
  unit,
  isUnitFirst = false,
  text,
  placeholder,
  width = 'full',
  inputMode = 'decimal',
}: NumberFieldProps) {
  const state = useFormField(field, label);
  const unitId = `${state.id}-suffix`;
  const shownUnit = unit && (
    <span id={unitId} className={isUnitFirst ? styles.prefix : styles.suffix}>
      {unit}
    </span>
  );
  return (
    <Field {...{ state, label, hint, optional, span }}>
      <div
        className={joinClassNames(styles.control, styles.controlWidth[width])}
        data-invalid={state.error === undefined ? undefined : ''}
      >
        {isUnitFirst && shownUnit}
        <input
          key={state.key}
          {...createControlProps(state, [Boolean(hint) && state.hintId])}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          className={joinClassNames(styles.input, styles.tabularInput)}
          defaultValue={state.initial === undefined ? undefined : normalizeNumber(state.initial, text)}
          aria-labelledby={unit ? `${state.labelId} ${unitId}` : undefined}
          onBlur={({ currentTarget }) =>
            typeIntoControl(currentTarget, normalizeNumber(currentTarget.value, text))
          }
        />
        {!isUnitFirst && shownUnit}
      </div>
    </Field>
  );
}
