import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import { fileInput } from './file-field.css';

type FileFieldProps = FieldTexts & {
  field: FieldHandle;
  /** Filters the file dialog only; the server validates. */
  accept: string;
};

export function FileField({ field, accept, ...texts }: FileFieldProps) {
  const state = useFormField(field, texts.label);
  return (
    <Field state={state} {...texts}>
      <input
        key={state.key}
        {...createControlProps(state, [Boolean(texts.hint) && state.hintId])}
        type="file"
        accept={accept}
        className={fileInput}
      />
    </Field>
  );
}
