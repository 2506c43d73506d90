import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';
import { input } from './file-field.css';

type FileFieldProps = FieldTexts & {
  field: FieldHandle;
  /** Extensions and media types that the browser offers: a help, no check. */
  accept: string;
};

/** One file, by the browser's own control. Stands last in a form of `multipart/form-data`. */
export function FileField({ field, label, hint, optional, accept }: FileFieldProps) {
  const state = useFormField(field);
  return (
    <Field {...{ state, label, hint, optional }}>
      <input
        key={state.key}
        {...controlProps(state, [Boolean(hint) && state.hintId])}
        type="file"
        accept={accept}
        className={input}
      />
    </Field>
  );
}
