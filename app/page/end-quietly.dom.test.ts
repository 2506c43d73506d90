// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { endQuietly } from './end-quietly';

/** Lets a promise fail that nobody waits for; whether the browser tells of it. */
function isTold(message: string): boolean {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new TypeError(message),
  });
  window.dispatchEvent(rejection);
  return !rejection.defaultPrevented;
}

it('a page does not tell of an answer that broke off as Firefox says it, but of everything else', () => {
  endQuietly();
  expect(isTold('Error in input stream')).toBe(false);
  expect(isTold('network error')).toBe(true);
  expect(isTold('x is undefined')).toBe(true);
});
