import { expect, test } from 'vitest';
import { submissionOf } from './status-flow';

const OPEN_ITEM = { name: 'documents', errors: [] } as const;

test.each([
  ['Open', [], 'ready'],
  ['open', [OPEN_ITEM], 'blocked'],
  ['Open', null, 'unknown'],
  ['pre_check', [], 'closed'],
  ['Submitted', [], 'closed'],
  ['Rejected', [OPEN_ITEM], 'closed'],
  ['Signature', null, 'closed'],
] as const)(
  'OVER-01, OVER-05: submissionOf in status %s with the open items %j returns %s',
  (status, pending, expected) => {
    expect(submissionOf(status, pending, true)).toBe(expected);
  },
);

test('SIGN-09: submissionOf is closed for users who only sign', () => {
  expect([[], [OPEN_ITEM], null].map((pending) => submissionOf('Open', pending, false))).toEqual([
    'closed',
    'closed',
    'closed',
  ]);
});
