import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { captureLog } from '~/telemetry/testing/captured-log';
import { parseStoredRecord, StoreUnavailableError, storedObjectSchema } from './store.server';

const record = storedObjectSchema({ draft: z.record(z.string(), z.number()), user: z.string() });

let logged: ReturnType<typeof captureLog>;
beforeEach(() => {
  logged = captureLog();
});
afterEach(() => logged.release());

it('parseStoredRecord keeps JSON members that only another build knows', () => {
  const text = '{"draft":{"a":1},"user":"u1","tour":3}';
  expect(parseStoredRecord(record, text)).toEqual({ draft: { a: 1 }, user: 'u1', tour: 3 });
  expect(logged.lines).toEqual([]);
});

it.each([
  ['a member of another type', '{"draft":{},"user":1}', [{ path: 'user', code: 'invalid_type' }]],
  [
    'a nested member, whose name may be a person’s name',
    '{"draft":{"Katrin":"x"},"user":"u1"}',
    [{ path: 'draft', code: 'invalid_type' }],
  ],
  ['invalid JSON', '{', [{ path: '', code: 'invalid_type' }]],
])('parseStoredRecord logs only top-level names of an unreadable record: %s', (_, text, issues) => {
  expect(() => parseStoredRecord(record, text)).toThrow(StoreUnavailableError);
  expect(logged.lines).toEqual([expect.objectContaining({ event: 'store-unreadable', issues })]);
  expect(logged.text()).not.toContain('Katrin');
});

it('parseStoredRecord logs at most 20 issues', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`d${index}`, 'x']));
  const text = JSON.stringify({ draft: many, user: 'u1' });
  expect(() => parseStoredRecord(record, text)).toThrow(StoreUnavailableError);
  expect(logged.lines[0]?.issues).toHaveLength(20);
});
