import { classNames } from './class-names';
import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';
import * as styles from './field.css';
import { type NumberText, tidyNumber, typeInto } from './number-text';

type MoneyFieldProps = FieldTexts & {
  field: FieldHandle;
  /** The currency's sign, behind the amount and part of the accessible name. */
  unit: string;
  text: NumberText;
  placeholder?: string;
};

/** An amount, typed as people write it; the digits are grouped on leaving. Submits the text as it stands. */
export function MoneyField({ field, label, hint, optional, unit, text, placeholder }: MoneyFieldProps) {
  const state = useFormField(field);
  const unitId = `${state.id}-suffix`;
  return (
    <Field {...{ state, label, hint, optional }}>
      <div className={styles.control} data-invalid={state.error === undefined ? undefined : ''}>
        <input
          key={state.key}
          {...controlProps(state, [Boolean(hint) && state.hintId])}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          className={classNames(styles.input, styles.tabular)}
          defaultValue={state.initial === undefined ? undefined : tidyNumber(state.initial, text)}
          aria-labelledby={`${state.labelId} ${unitId}`}
          onBlur={({ currentTarget }) => typeInto(currentTarget, tidyNumber(currentTarget.value, text))}
        />
        <span id={unitId} className={styles.suffix}>
          {unit}
        </span>
      </div>
    </Field>
  );
}
