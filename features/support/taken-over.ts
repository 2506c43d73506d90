/** In the page: whether React has taken over what can be worked, with all that comes of it: fields that need scripts, timers, listeners. */
export function isTakenOver(): boolean {
  if (document.readyState === 'loading') return false;
  const control = document.querySelector('main a, main button, main input');
  if (!control) return true;
  const isKnown = Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  // A control is known while others still wait for their turn; its page's effects take over scrolling last.
  return isKnown && history.scrollRestoration === 'manual';
}
