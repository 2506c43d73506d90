import { controlProps, Field, type FieldHandle, type FieldTexts, useFormField } from './field';
import { input } from './file-field.css';

type FileFieldProps = FieldTexts & {
  field: FieldHandle;
  /** Extensions and media types that the browser offers: a help, no check. */
  accept: string;
};

/** One file, by the browser's own control. Stands last in a form of `multipart/form-data`. */
export function FileField({ field, accept, ...texts }: FileFieldProps) {
  const state = useFormField(field, texts.label);
  return (
    <Field state={state} {...texts}>
      <input
        key={state.key}
        {...controlProps(state, [Boolean(texts.hint) && state.hintId])}
        type="file"
        accept={accept}
        className={input}
      />
    </Field>
  );
}
