import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from './clock';

let real = 0;
let clock: Clock;

beforeEach(() => {
  real = Date.parse('2026-11-20T22:00:00.400Z');
  clock = new Clock(new Date('2026-03-31T12:00:00.000Z'), () => real);
});

describe('a clock', () => {
  it('SIM-10 advances with the real clock in whole seconds', () => {
    expect(clock.iso()).toBe('2026-03-31T12:00:00.000Z');
    real += 999;
    expect(clock.iso()).toBe('2026-03-31T12:00:00.000Z');
    real += 60_001;
    expect(clock.iso()).toBe('2026-03-31T12:01:01.000Z');
  });

  it.each([
    ['P3D', '2026-04-03T12:00:00.000Z'],
    ['P1M', '2026-04-30T12:00:00.000Z'],
    ['-P1M', '2026-02-28T12:00:00.000Z'],
    ['P1Y2M3DT4H5M6S', '2027-06-03T16:05:06.000Z'],
    ['PT0S', '2026-03-31T12:00:00.000Z'],
  ])('SIM-10 moves by %s to %s', (by, expected) => {
    expect(clock.advance(by)).toBe(true);
    expect(clock.iso()).toBe(expected);
  });

  it.each(['', 'P', '3D', 'P3X', 'PT', 'tomorrow', 'P3000Y', '-P3000Y', 'P99999999999999999999D'])(
    'a clock stays unchanged for the invalid duration "%s"',
    (by) => {
      expect(clock.advance(by)).toBe(false);
      expect(clock.iso()).toBe('2026-03-31T12:00:00.000Z');
    },
  );

  it('returns the instant after a duration from now', () => {
    expect(clock.isoAfter({ days: 7 })).toBe('2026-04-07T12:00:00.000Z');
    expect(clock.isoAfter({ hours: 1 })).toBe('2026-03-31T13:00:00.000Z');
  });
});
