import { defaultOptionOf, type FormControlElement, isTicked } from './control';

export interface FormEntry {
  form: string;
  name: string;
  value: string;
  checked?: boolean;
  files?: FileList;
  /** The entry is restored only while the server's value equals this one. */
  given?: string;
}

export const controlsOf = () => [
  ...document.querySelectorAll<FormControlElement>('main form :is(input, select, textarea)'),
];

export const readEntry = (control: FormControlElement): FormEntry => ({
  form: control.form?.id ?? '',
  name: control.name,
  value: control.value,
  ...(isTicked(control) && { checked: control.checked }),
  ...(control instanceof HTMLInputElement && control.files && { files: control.files }),
});

/** @returns whether the page has any of the controls */
export function writeEntries(entries: readonly FormEntry[]): boolean {
  const pageControls = controlsOf();
  let hasControl = false;
  for (const { form, name, value, checked, files, given } of entries) {
    const control = pageControls.find(
      (candidate) =>
        candidate.form?.id === form &&
        candidate.name === name &&
        (!isTicked(candidate) || candidate.value === value),
    );
    hasControl ||= control !== undefined;
    if (!control || (given !== undefined && given !== savedStateOf(control))) continue;
    if (isTicked(control)) control.checked = checked ?? false;
    else if (control.type !== 'file') control.value = value;
    else if (files) Object.assign(control, { files });
  }
  return hasControl;
}

export const stateOf = (control: FormControlElement): string =>
  isTicked(control) ? String(control.checked) : control.value;

export function savedStateOf(control: FormControlElement): string {
  const { saved } = control.dataset;
  if (saved !== undefined) return saved;
  if (isTicked(control)) return String(control.defaultChecked);
  return control instanceof HTMLSelectElement
    ? (defaultOptionOf(control)?.value ?? '')
    : control.defaultValue;
}
