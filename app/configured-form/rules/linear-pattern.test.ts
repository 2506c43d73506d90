import { describe, expect, it } from 'vitest';
import { MAX_PATTERN_STEPS } from './bounded-pattern';
import { MAX_PROGRAM_SIZE } from './linear-source';
import { createMatcher, toRunnablePattern } from './pattern';

const linearPattern = (pattern: string) => {
  const run = toRunnablePattern(pattern, MAX_PROGRAM_SIZE);
  const matches = run?.engine === 'linear' ? createMatcher(run) : null;
  return matches && ((text: string) => matches(text, MAX_PATTERN_STEPS));
};

describe('toRunnablePattern with the linear engine', () => {
  it.each([
    ['^[\\p{L}\\p{M}\\p{Nd}./\\\\-]*$', 'Łódź-1', true],
    ['^[\\p{L}\\p{M}\\p{Nd}./\\\\-]*$', 'a b', false],
    ['^\\d{9}$', '123456789', true],
    ['^\\d{9}$', '12345678', false],
    ['b', 'abc', true],
    ['^(?<year>\\d{4})$', '2026', true],
    ['\\u00e4', 'ä', true],
  ])('DYN-06: testing the pattern %s on the text %s returns %s', (pattern, text, verdict) => {
    expect(linearPattern(pattern)?.(text)).toBe(verdict);
  });

  it.each(['^(a+)+$', '(x+x+)+y', '^(([a-z])+.)+[A-Z]([a-z])+$', '(.*a){20}'])(
    'DYN-14: runs the pattern %s within the time limit on a hostile text',
    (pattern) => {
      const matches = linearPattern(pattern);
      const cpuAtStart = process.cpuUsage();
      matches?.(`${'a'.repeat(5_000)}!`);
      expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(2_000_000);
    },
  );

  it.each(['(((', '[z-a]', '(a)\\1', '(?<=a)b', '^(?!x)', '*', 'a{1,99999}', `(${'a'.repeat(2_000)})`])(
    'DYN-14: refuses the pattern $0 without crashing',
    (pattern) => {
      expect(linearPattern(pattern)).toBeNull();
    },
  );
});
