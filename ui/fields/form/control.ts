/** True if the value differs from the server's HTML. */
export function isControlChanged(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    // Without a `selected` option, browsers select the first enabled one.
    const initialOption =
      options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
    return options.some((option) => option.selected !== (option === initialOption));
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked;
  return element.type !== 'hidden' && element.value !== element.defaultValue;
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
