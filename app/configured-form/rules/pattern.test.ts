import { describe, expect, it } from 'vitest';
import { readPattern, runnablePattern } from './pattern';

describe('DYN-14 D-77 a configured pattern', () => {
  it.each([
    ['^[A-Z]{2}\\d+$', 'linear', 'AB12', 'ab12'],
    ['^(a+)+$', 'linear', 'aaa', 'aab'],
    ['^(?=.{4,6}$)[a-z]+$', 'bounded', 'abcd', 'abc'],
    ['^(?!x)\\p{L}+$', 'bounded', 'äbc', 'xbc'],
    ['^(.)\\1$', 'bounded', 'aa', 'ab'],
  ])('%s is run by the %s engine', (pattern, engine, fits, unfit) => {
    expect(runnablePattern(pattern)?.engine).toBe(engine);
    expect([readPattern(pattern)?.(fits), readPattern(pattern)?.(unfit)]).toEqual([true, false]);
  });

  it.each(['(((', '[z-a]', '*', `(${'a'.repeat(2_000)})`])('%.20s is run by none', (pattern) => {
    expect(readPattern(pattern)).toBeNull();
  });
});
