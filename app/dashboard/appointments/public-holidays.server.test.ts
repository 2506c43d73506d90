import { describe, expect, it } from 'vitest';
import { isPublicHoliday } from './public-holidays.server';

describe('APPT-02: isPublicHoliday', () => {
  it.each([
    ['DE', '2026-04-03', true],
    ['DE', '2026-05-25', true],
    ['DE', '2026-12-26', true],
    ['DE', '2026-06-04', false],
    ['DE', '2026-03-30', false],
    ['PL', '2026-06-04', true],
    ['PL', '2026-11-11', true],
    ['PL', '2026-04-03', false],
    ['CH', '2026-08-01', true],
    ['CH', '2027-05-06', true],
    ['XX', '2026-12-25', false],
  ])('isPublicHoliday for %s on %s returns %s', (country, day, expected) => {
    expect(isPublicHoliday(country, day)).toBe(expected);
  });
});
