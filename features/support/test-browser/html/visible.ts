const NEVER_SHOWN_ELEMENTS = new Set(['head', 'script', 'style', 'template', 'noscript', 'datalist']);

/** Five times as fast as a selector. */
function isHidden(element: Element): boolean {
  const { localName } = element;
  if (NEVER_SHOWN_ELEMENTS.has(localName) || element.hasAttribute('hidden')) return true;
  if (localName === 'dialog') return !element.hasAttribute('open');
  return localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden';
}

const isSummaryOf = (element: Element, details: Element): boolean =>
  element.localName === 'summary' && element.parentElement === details;

export function isVisible(element: Element): boolean {
  let child: Element | null = null;
  for (let part: Element | null = element; part; child = part, part = part.parentElement) {
    if (isHidden(part)) return false;
    const isFolded = part.localName === 'details' && !part.hasAttribute('open');
    if (isFolded && child && !isSummaryOf(child, part)) return false;
  }
  return element.isConnected;
}

export function isExposed(element: Element): boolean {
  return isVisible(element) && element.closest('[aria-hidden=true]') === null;
}
