import { expect, it } from 'vitest';
import { isReturning } from './resuming';

it.each([
  ['2026-03-04T10:00:00.000Z', false, false],
  ['2026-03-04T10:00:00.000Z', true, true],
  ['2026-03-04T09:29:59.999Z', false, true],
  ['2026-03-04T09:30:00.000Z', false, false],
  ['2026-03-04T09:31:00.000Z', false, false],
  [null, false, true],
  ['once', false, true],
])(
  'DYN-02: isReturning for a last change %s, by the start page %s: %s',
  (changedAt, byFrontDoor, returning) => {
    expect(isReturning(changedAt, new Date('2026-03-04T10:00:00.000Z'), byFrontDoor)).toBe(returning);
  },
);
