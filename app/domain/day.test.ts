import { describe, expect, it } from 'vitest';
import { toCalendarDay } from './locale';

describe('D-58: toCalendarDay', () => {
  it.each([
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
  ])('toCalendarDay in the time zone %s for the time %s returns %s', (zone, instant, day) => {
    expect(toCalendarDay(zone, new Date(instant))).toBe(day);
  });
});
