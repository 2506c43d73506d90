export type FormControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True if the value differs from the server's HTML. */
export function isControlChanged(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    const initialOption = defaultOptionOf(element);
    return [...element.options].some((option) => option.selected !== (option === initialOption));
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked;
  return element.type !== 'hidden' && element.value !== element.defaultValue;
}

/** Without a `selected` option, browsers select the first enabled one. */
export function defaultOptionOf({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const all = [...options];
  return all.find((option) => option.defaultSelected) ?? all.find((option) => !option.disabled);
}

const blockedControls = new Set<HTMLElement>();

/** Conform always focuses the first invalid field, but the summary must get the focus. */
export function blockFocus(formId: string) {
  for (const control of document.forms.namedItem(formId)?.elements ?? []) {
    if (!(control instanceof HTMLElement)) continue;
    control.focus = () => {};
    blockedControls.add(control);
  }
}

export function unblockFocus() {
  for (const control of blockedControls) Reflect.deleteProperty(control, 'focus');
  blockedControls.clear();
}

export function hasTypedInput(): boolean {
  return [...document.querySelectorAll('main form :is(input, select, textarea)')].some(isControlChanged);
}

export function typeIntoControl(control: HTMLInputElement, value: string) {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Call when the server has stored `values` and the page was not reloaded. */
export function markSaved(form: HTMLFormElement, values: URLSearchParams): void {
  for (const control of form.querySelectorAll<FormControlElement>('input, select, textarea')) {
    const value = values.get(control.name);
    if (value !== null) control.dataset.saved = isTicked(control) ? String(value === control.value) : value;
  }
}

export function isTicked(control: FormControlElement): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
