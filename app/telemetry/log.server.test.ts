import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatLogLine, log } from './log.server';
import { type LogFields, toLoggedIssues } from './log-fields';
import { runInRequestContext } from './span.server';
import { captureLog } from './testing/captured-log';

let capturedLog: ReturnType<typeof captureLog>;
beforeEach(() => {
  capturedLog = captureLog();
});
afterEach(() => capturedLog.release());

describe('log line', () => {
  it('A log line is JSON with time, level, event, message and instance', () => {
    log.error('store-unreachable', { error: new Error('Command timed out') });
    expect(capturedLog.lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        level: 'error',
        event: 'store-unreachable',
        msg: 'The session store does not answer',
        instance: expect.stringContaining(String(process.pid)),
        error: expect.objectContaining({ name: 'Error', message: 'Command timed out' }),
      },
    ]);
  });

  it('A log line contains the id of its request', () => {
    runInRequestContext({ id: 'a-1', route: '/login', apiCalls: [] }, () => log.warn('store-unreachable'));
    expect(capturedLog.lines[0]).toMatchObject({ requestId: 'a-1' });
  });

  it('A log line omits fields that LogFields does not declare', () => {
    const fields: object = { email: 'anna@firma.example', status: 500 };
    log.error('page-failed', fields as LogFields);
    expect(capturedLog.text()).not.toContain('anna');
    expect(capturedLog.lines[0]).toMatchObject({ status: 500 });
  });

  it.each<[string, LogFields]>([
    ['an address in place of a route pattern', { route: '/user/account/reset/x?email=anna@firma.example' }],
    ['a personal name in place of the name of an API call', { call: 'Anna Brandt' }],
    ['a line break', { partner: 'demo\nanna' }],
    [
      'a value in place of the path of a member',
      { issues: [{ path: 'anna@firma.example', code: 'invalid_type' }] },
    ],
  ])('A log line contains "(withheld)" in place of %s', (_, fields) => {
    log.error('page-failed', fields);
    expect(capturedLog.text()).not.toMatch(/anna/i);
    expect(capturedLog.text()).toContain('(withheld)');
  });
});

it.each([
  ['silent', []],
  ['error', ['page-failed']],
  ['warn', ['page-failed', 'store-unreachable']],
  ['debug', ['page-failed', 'store-unreachable', 'server-started', 'request']],
])('LOG_LEVEL=%s writes only lines of this level and above', async (level, events) => {
  vi.stubEnv('LOG_LEVEL', level);
  vi.resetModules();
  const { log: freshLog } = await import('./log.server');
  freshLog.error('page-failed');
  freshLog.warn('store-unreachable');
  freshLog.info('server-started');
  freshLog.debug('request');
  vi.unstubAllEnvs();
  expect(capturedLog.lines.map(({ event }) => event)).toEqual(events);
});

it('toLoggedIssues names path and code of invalid data, never the data', () => {
  const { error } = z.object({ user: z.strictObject({ iban: z.number() }) }).safeParse({
    user: { iban: 'DE02120300000000202051', 'anna@firma.example': 1 },
  });
  const issues = error && toLoggedIssues(error);
  expect(issues).toEqual([
    { path: 'user.iban', code: 'invalid_type' },
    { path: 'user', code: 'unrecognized_keys' },
  ]);
});

it('formatLogLine formats a line for a terminal', () => {
  const line = {
    time: '2026-11-22T03:04:05.678Z',
    level: 'warn',
    event: 'request',
    msg: 'A request was answered',
    instance: 'a:1',
    status: 200,
    route: '/login',
  };
  expect(formatLogLine(JSON.stringify(line))).toBe(
    '03:04:05 warn  A request was answered status=200 route=/login\n',
  );
});
