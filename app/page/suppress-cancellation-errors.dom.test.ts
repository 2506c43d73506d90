// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { suppressCancellationErrors } from './suppress-cancellation-errors';

function isReported(reason: unknown): boolean {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection);
  return !rejection.defaultPrevented;
}

beforeAll(suppressCancellationErrors);

it.each([
  ['an aborted response in Firefox', new TypeError('Error in input stream'), false],
  [
    'a cancellation by the page itself',
    new DOMException('signal is aborted without reason', 'AbortError'),
    false,
  ],
  ['a lost connection', new TypeError('network error'), true],
  ['an answer that takes too long', new DOMException('signal timed out', 'TimeoutError'), true],
  ['an error in the page’s own code', new ReferenceError('x is undefined'), true],
  ['a failure without a reason', undefined, true],
])('after suppressCancellationErrors, the browser logs %s: $2', (_, reason, expected) => {
  expect(isReported(reason)).toBe(expected);
});
