import { expect, it } from 'vitest';
import { comesBack } from './resuming';

it.each([
  ['2026-03-04T10:00:00.000Z', false, false],
  ['2026-03-04T10:00:00.000Z', true, true],
  ['2026-03-04T09:29:00.000Z', false, true],
  ['2026-03-04T09:31:00.000Z', false, false],
  [null, false, true],
  ['once', false, true],
])('DYN-02: last at it %s, by the front door %s: comes back %s', (changedAt, byFrontDoor, comes) => {
  expect(comesBack(changedAt, new Date('2026-03-04T10:00:00.000Z'), byFrontDoor)).toBe(comes);
});
