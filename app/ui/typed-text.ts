/** Whether the visitor has typed or chosen something in the page's own forms that leaving it would lose. */
export function isAnythingTyped(): boolean {
  const controls = document.querySelectorAll('main form :is(input, select, textarea)');
  return [...controls].some(differsFromServer);
}

/** Whether a control holds something else than the page came with. */
export function differsFromServer(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    return [...element.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked;
  return element.type !== 'hidden' && element.value !== element.defaultValue;
}
