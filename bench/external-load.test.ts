import { expect, it } from 'vitest';
import { calculateBusyShare, formatPercent } from './external-load';

it.each([
  ['an idle machine', { busy: 100, all: 5_000 }, 0],
  ['one busy processor of two', { busy: 2_100, all: 5_000 }, 0.5],
  ['no time between the samples', { busy: 100, all: 1_000 }, 0],
])(
  'calculateBusyShare (share of the machine used by other programs) returns $2 for %s',
  (_, after, share) => {
    expect(calculateBusyShare({ busy: 100, all: 1_000 }, after)).toBe(share);
  },
);

it('formatPercent rounds to whole percents', () => {
  expect(formatPercent(0.126)).toBe('13 %');
});
