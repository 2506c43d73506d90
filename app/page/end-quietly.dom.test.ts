// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { endQuietly } from './end-quietly';

/** Whether the browser would tell of a promise that failed and that nobody waits for. */
function isTold(message: string): boolean {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new TypeError(message),
  });
  window.dispatchEvent(rejection);
  return !rejection.defaultPrevented;
}

it('a page that is left does not tell of what it was still reading, but of everything else', () => {
  endQuietly();
  expect(isTold('Error in input stream')).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(isTold('Error in input stream')).toBe(false);
  expect(isTold('x is undefined')).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isTold('Error in input stream')).toBe(true);
});
