import ChevronDown from 'virtual:icon/chevron-down';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/layout/icon';
import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';
import * as styles from './field.css';
import { chevron, select } from './select-field.css';

export type SelectOption = { value: string; label: string };
type SelectGroup = { label: string | null; options: readonly SelectOption[] };

type SelectFieldProps = FieldTexts & {
  field: FieldHandle;
  options?: readonly SelectOption[];
  /** Entries under headings, in place of `options`; those without a heading stand on their own. */
  groups?: readonly SelectGroup[];
  /** Shown while nothing is chosen; submits the empty text. Default "Bitte wählen"; null when something is always chosen. */
  placeholder?: string | null | undefined;
  autoComplete?: string | undefined;
};

/** A choice from a list, as the browser's own select: it works everywhere and looks like the device. */
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
          {...controlProps(state, [Boolean(hint) && state.hintId])}
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
