// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endQuietly } from './end-quietly';

const told = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', told.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
});

/** A promise that fails, and that nobody waits for. Answers whether the browser tells of it at once. */
function fail(message: string): boolean {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new TypeError(message),
  });
  window.dispatchEvent(rejection);
  return !rejection.defaultPrevented;
}

it('a page that is left does not tell of what it was still reading, but of everything else', () => {
  endQuietly();
  expect(fail('x is undefined')).toBe(true);
  expect(fail('Error in input stream')).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();

  expect(fail('Error in input stream')).toBe(false);
  vi.runAllTimers();
  expect(told.mock.calls).toEqual([[new TypeError('Error in input stream')]]);
});
