/** True if the value differs from the server's HTML, including values restored by the browser. */
export function isChanged(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    // Without a `selected` option, browsers select the first enabled one.
    const given =
      options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
    return options.some((option) => option.selected !== (option === given));
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked;
  return element.type !== 'hidden' && element.value !== element.defaultValue;
}

let focus: HTMLElement['focus'] | undefined;

/** Conform focuses the first invalid field, but after a failed submit focus belongs to the error summary. */
export function holdFocus() {
  const { prototype } = HTMLElement;
  focus ??= prototype.focus;
  prototype.focus = () => {};
}

export function releaseFocus() {
  if (focus) HTMLElement.prototype.focus = focus;
}

export function isAnythingTyped(): boolean {
  return [...document.querySelectorAll('main form :is(input, select, textarea)')].some(isChanged);
}

export function typeInto(control: HTMLInputElement, value: string) {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
