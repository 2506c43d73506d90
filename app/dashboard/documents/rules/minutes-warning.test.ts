import { expect, it } from 'vitest';
import { calculateMinutesWarning } from './minutes-warning';

it.each([
  [15, null],
  [6, null],
  [5, 5],
  [4, 5],
  [2, 5],
  [1, 1],
])(
  'calculateMinutesWarning (minutes at which screen readers announce the end of a link) for %i minutes left returns %s',
  (minutes, warning) => {
    expect(calculateMinutesWarning(minutes)).toBe(warning);
  },
);
