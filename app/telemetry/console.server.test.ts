import { afterEach, expect, it } from 'vitest';
import { redirectConsoleToLog } from './console.server';
import { captureLog } from './testing/captured-log';

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;
const originalMethods = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
afterEach(() => {
  Object.assign(console, originalMethods);
});

it.each(METHODS)('redirectConsoleToLog logs console.%s without its text', (method) => {
  const log = captureLog();
  redirectConsoleToLog();
  console[method]('cannot send to katrin@brandt.example', new TypeError('iban DE0212 is wrong'), {
    iban: 'DE0212',
  });
  log.release();
  expect(log.lines).toMatchObject([
    { event: 'library-message', level: 'warn', error: { name: 'TypeError' } },
  ]);
  expect(log.text()).not.toMatch(/katrin|DE0212/);
});
