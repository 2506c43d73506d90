import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import { DateInput, type DateText } from './date-input';

type DateFieldProps = Omit<FieldTexts, 'label'> & {
  field: FieldHandle;
  label: string;
  text: DateText;
  min: string;
  max: string;
  begin?: () => string;
  placeholder?: string | undefined;
};

export function DateField({ field, label, hint, optional, span, begin = today, ...input }: DateFieldProps) {
  const state = useFormField(field, label);
  return (
    <Field {...{ state, label, hint, optional, span }}>
      <DateInput
        key={state.key}
        {...controlProps(state, [Boolean(hint) && state.hintId])}
        {...{ label, begin }}
        {...input}
        defaultValue={state.initial}
      />
    </Field>
  );
}

const today = () => new Date().toISOString().slice(0, 10);
