/** In the page: whether React has taken over what can be worked. */
export function isTakenOver(): boolean {
  const control = document.querySelector('main a, main button, main input');
  return !control || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
}
