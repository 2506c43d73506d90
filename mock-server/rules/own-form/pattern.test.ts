import { describe, expect, it } from 'vitest';
import { matchesInTime, patternOf } from './pattern';

describe('DYN-14 D-77 a configured pattern', () => {
  it.each([
    ['^[A-Z]{2}\\d+$', 'linear', 'AB12', 'ab12'],
    ['^(a+)+$', 'linear', 'aaa', 'aab'],
    ['^(?=.{4,6}$)[a-z]+$', 'limited', 'abcd', 'abc'],
    ['^(?!x)\\p{L}+$', 'limited', 'äbc', 'xbc'],
    ['^(.)\\1$', 'limited', 'aa', 'ab'],
  ])('%s runs %s', (source, kind, fits, unfit) => {
    const pattern = patternOf(source);
    expect(pattern.kind).toBe(kind);
    expect(pattern.kind !== 'none' && [pattern.matches(fits), pattern.matches(unfit)]).toEqual([true, false]);
  });

  it.each(['([a-z', '(?<n>a)(?<n>b)', '(?i:a)', 'a'.repeat(1_001)])(
    'that nobody can run is none: %.20s',
    (source) => {
      expect(patternOf(source).kind).toBe('none');
    },
  );

  it('that explodes is stopped, and fits nothing', () => {
    const pattern = patternOf('^(?=(a+)+$)(a+)+$');
    const began = process.cpuUsage();
    expect(pattern.kind !== 'none' && pattern.matches(`${'a'.repeat(50)}!`)).toBe(false);
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    expect(pattern.kind !== 'none' && pattern.matches('aaa')).toBe(true);
  });

  it.each([
    ['was stopped while others had the processor begins anew', [null, null, true], [2, 3, 1], true, 3],
    ['has had its time is not run again', [null, true], [40, 1], false, 1],
    ['never gets the processor ends all the same', Array(30).fill(null), Array(30).fill(1), false, 20],
  ])('that %s', (_, verdicts, times, verdict, runs) => {
    let [ran, used] = [0, 0];
    const run = () => {
      used += times[ran] ?? 0;
      ran += 1;
      return verdicts[ran - 1] ?? null;
    };
    expect(matchesInTime('a', 'a', { run, used: () => used })).toBe(verdict);
    expect(ran).toBe(runs);
  });
});
