/** Runs in the page. */
export function isHydrated(): boolean {
  if (document.readyState === 'loading') return false;
  const control = document.querySelector('main a, main button, main input');
  if (!control) return true;
  const isKnown = Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  // React hydrates all controls before it registers scroll restoration.
  return isKnown && history.scrollRestoration === 'manual';
}
