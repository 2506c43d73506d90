import ChevronDown from 'virtual:icon/chevron-down';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import * as styles from '../field/field.css';
import { chevron, select } from '../field/field.css';

export type SelectOption = { value: string; label: string };
type SelectGroup = { label: string | null; options: readonly SelectOption[] };

type SelectFieldProps = FieldTexts & {
  field: FieldHandle;
  options?: readonly SelectOption[];
  groups?: readonly SelectGroup[];
  placeholder?: string | null | undefined;
  autoComplete?: string | undefined;
};

export function SelectField({
  field,
  label,
  hint,
  optional,
  span,
  options = [],
  groups = [{ label: null, options }],
  placeholder,
  autoComplete,
}: SelectFieldProps) {
  const { t } = useTranslation('fields');
  const state = useFormField(field, label);
  return (
    <Field {...{ state, label, hint, optional, span }}>
      <div className={styles.control} data-invalid={state.error === undefined ? undefined : ''}>
        <select
          key={state.key}
          {...createControlProps(state, [Boolean(hint) && state.hintId])}
          className={select}
          defaultValue={state.initial}
          autoComplete={autoComplete}
        >
          {placeholder !== null && <option value="">{placeholder ?? t('select.placeholder')}</option>}
          {groups.map((group) =>
            group.label === null ? (
              <Options key="" of={group.options} />
            ) : (
              <optgroup key={group.label} label={group.label}>
                <Options of={group.options} />
              </optgroup>
            ),
          )}
        </select>
        <Icon of={ChevronDown} size={18} className={chevron} />
      </div>
    </Field>
  );
}

function Options({ of }: { of: readonly SelectOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
