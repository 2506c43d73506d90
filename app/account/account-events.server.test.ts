import { afterEach, beforeEach, expect, it } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { tellOf } from './account-events.server';

let captured: ReturnType<typeof captureLog>;
beforeEach(() => {
  captured = captureLog();
});
afterEach(() => captured.release());

it.each([
  [null, { level: 'info', outcome: 'ok' }],
  [
    { kind: 'refused', status: 422, errors: [] },
    { level: 'warn', outcome: 'refused', status: 422 },
  ],
  [{ kind: 'sessionExpired' }, { level: 'warn', outcome: 'sessionExpired' }],
  [{ kind: 'timeout' }, { level: 'warn', outcome: 'timeout' }],
] as const)('tells the log what came of it: %j', (error, told) => {
  tellOf('password-set', 'katrin@beispiel.example', error, { way: 'reset' });
  const { lines } = captured;
  expect(lines).toMatchObject([{ event: 'password-set', way: 'reset', who: expect.any(String), ...told }]);
  expect('status' in (lines[0] ?? {})).toBe('status' in told);
  expect(captured.text()).not.toContain('katrin');
});

it('tells of nobody where only the lending API knows who it was', () => {
  tellOf('logout', null, null);
  expect(captured.lines).toMatchObject([{ event: 'logout', outcome: 'ok' }]);
  expect(captured.lines[0]).not.toHaveProperty('who');
});
