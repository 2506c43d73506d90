export type FormControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormEntry {
  form: string;
  name: string;
  value: string;
  checked?: boolean;
  files?: FileList;
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

export function writeEntries(entries: readonly FormEntry[]): void {
  const pageControls = controlsOf();
  for (const { form, name, value, checked, files } of entries) {
    const control = pageControls.find(
      (candidate) =>
        candidate.form?.id === form &&
        candidate.name === name &&
        (!isTicked(candidate) || candidate.value === value),
    );
    if (!control) continue;
    if (isTicked(control)) control.checked = checked ?? false;
    else if (control.type !== 'file') control.value = value;
    else if (files) Object.assign(control, { files });
  }
}

function isTicked(control: FormControlElement): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
