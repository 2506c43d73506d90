// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { endQuietly } from './end-quietly';

/** Whether the browser would tell of a promise that nobody waits for. */
function isTold(): boolean {
  const rejection = new Event('unhandledrejection', { cancelable: true });
  window.dispatchEvent(rejection);
  return !rejection.defaultPrevented;
}

it('a page tells of errors until it is left, and again when somebody comes back to it', () => {
  endQuietly();
  expect(isTold()).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(isTold()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isTold()).toBe(true);
});
