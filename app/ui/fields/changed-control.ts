/** Whether a form control holds something else than the server gave it: typed, chosen, or restored by the browser. */
export function isChanged(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    // Where none is given, browsers begin with the first that can be chosen.
    const given =
      options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
    return options.some((option) => option.selected !== (option === given));
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked;
  return element.type !== 'hidden' && element.value !== element.defaultValue;
}

/** Whether the visitor has typed or chosen something in the page's own forms that leaving it would lose. */
export function isAnythingTyped(): boolean {
  return [...document.querySelectorAll('main form :is(input, select, textarea)')].some(isChanged);
}
