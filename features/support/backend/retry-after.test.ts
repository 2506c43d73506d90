import { expect, it } from 'vitest';
import { listen } from '../proxy/forward-request';
import { LendingApi } from './lending-api';
import { readRetryAfterSeconds } from './retry-after';

const NOW = Date.parse('2026-09-17T09:00:00Z');

it.each([
  ['7', 7],
  ['0', 0],
  ['Thu, 17 Sep 2026 09:00:30 GMT', 30],
  ['Thu, 17 Sep 2026 08:59:00 GMT', 0],
  ['Thursday, 17-Sep-26 09:00:30 GMT', 30],
  ['Thu Sep 17 09:00:30 2026', 30],
  ['Thu, 17 Sep 2026 25:00:00 GMT', Number.NaN],
  ['soon', Number.NaN],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1.5', Number.NaN],
  ['+3', Number.NaN],
  ['7 s', Number.NaN],
  ['1e3', Number.NaN],
  ['2026-09-17', Number.NaN],
  ['2026-09-17T09:00:30Z', Number.NaN],
  [null, Number.NaN],
])('readRetryAfterSeconds reads Retry-After %s as %s seconds', (headerValue, seconds) => {
  expect(
    readRetryAfterSeconds(new Headers(headerValue === null ? {} : { 'retry-after': headerValue }), NOW),
  ).toBe(seconds);
});

it('LendingApi repeats a rate-limited call after its Retry-After delay', async () => {
  const calls: number[] = [];
  const api = await listen(0, async (_, outgoing) => {
    calls.push(performance.now());
    const isFirst = calls.length === 1;
    outgoing.writeHead(isFirst ? 429 : 201, isFirst ? { 'retry-after': '1' } : {}).end('{}');
  });
  await new LendingApi(api.origin).register({ email: 'anna@firma.example', password: 'x' }, 'de');
  expect(calls).toHaveLength(2);
  expect((calls[1] ?? 0) - (calls[0] ?? 0)).toBeGreaterThan(990);
  await api.close();
});
