import { DateInput, type DateText } from './date-input';
import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';

type DateFieldProps = Omit<FieldTexts, 'label'> & {
  field: FieldHandle;
  /** Names the calendar too. */
  label: string;
  text: DateText;
  /** Bounds of the calendar, YYYY-MM-DD: what is typed beyond them is the form's to judge. */
  min: string;
  max: string;
  /** The day the calendar opens at where none is typed; today unless given. */
  begin?: () => string;
  placeholder?: string | undefined;
};

/** A date of a form, typed or picked: the portal's one field for dates, with its label, hint and error. */
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
