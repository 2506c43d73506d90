import { describe, expect, it } from 'vitest';
import { patternOf } from './pattern';

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

  it.each(['([a-z', '(?<n>a)(?<n>b)', 'a'.repeat(1_001)])('that nobody can run is none: %.20s', (source) => {
    expect(patternOf(source).kind).toBe('none');
  });

  it('that explodes is stopped, and fits nothing', () => {
    const pattern = patternOf('^(?=(a+)+$)(a+)+$');
    const began = performance.now();
    expect(pattern.kind !== 'none' && pattern.matches(`${'a'.repeat(50)}!`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(pattern.kind !== 'none' && pattern.matches('aaa')).toBe(true);
  });
});
