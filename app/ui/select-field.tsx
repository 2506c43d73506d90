import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';
import * as styles from './field.css';
import { Icon } from './icon';
import { chevron, select } from './select-field.css';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldTexts & {
  field: FieldHandle;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; submits the empty text. Default "Bitte wählen"; null when something is always chosen. */
  placeholder?: string | null;
  autoComplete?: string;
};

/** A choice from a list, as the browser's own select: it works everywhere and looks like the device. */
export function SelectField({
  field,
  label,
  hint,
  optional,
  options,
  placeholder,
  autoComplete,
}: SelectFieldProps) {
  const { t } = useTranslation('fields');
  const state = useFormField(field);
  return (
    <Field {...{ state, label, hint, optional }}>
      <div className={styles.control} data-invalid={state.error === undefined ? undefined : ''}>
        <select
          key={state.key}
          {...controlProps(state, [Boolean(hint) && state.hintId])}
          className={select}
          defaultValue={state.initial}
          autoComplete={autoComplete}
        >
          {placeholder !== null && <option value="">{placeholder ?? t('select.placeholder')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className={chevron} />
      </div>
    </Field>
  );
}
