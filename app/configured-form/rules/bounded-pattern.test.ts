import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoundedPattern, MAX_PATTERN_STEPS } from './bounded-pattern';

const native = (pattern: string) => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
};

const MAX_TEXT_LENGTH = 1_000;

const { pattern: anyPattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('piece'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((ways) => ways.map((pieces) => pieces.join('')).join('|')),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\d',
      '\\p{L}',
      'ä',
      '^',
      '$',
      '\\b',
      '\\B',
      '\\1',
      '\\2',
      '\\k<n>',
    ),
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom('a', '[ab1]', '.', '\\1'),
          tie('pattern').map((inner) => `(${inner})`),
        ),
        fc.constantFrom('?', '*', '+', '{2}', '{1,2}', '{0,3}', '*?', '+?', '??', '{1,2}?'),
      )
      .map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('', '?:', '?=', '?!', '?<=', '?<!', '?<n>'), tie('pattern'))
      .map(([kind, inner]) => `(${kind}${inner})`),
  ),
}));

describe('DYN-14 D-77: compileBoundedPattern (pattern with a step limit)', () => {
  it.each([
    ['^(?=.*\\d)(?=.*[a-z]).{4,6}$', 'abc1', true],
    ['^(?=.*\\d)(?=.*[a-z]).{4,6}$', 'abcd', false],
    ['^(?!x)\\p{L}+$', 'äbc', true],
    ['^(?!x)\\p{L}+$', 'xbc', false],
    ['^(.)\\1$', '😀😀', true],
    ['^(?<sign>[+-])\\d\\k<sign>$', '+1-', false],
    ['(?<=a)b', 'ab', true],
    ['(?<!a)b', 'ab', false],
    ['^(?:(a)|b)*\\1$', 'ab', true],
    ['^a{1,99999}$', 'aaa', true],
  ])('testing the pattern %s on the text %s returns %s', (pattern, text, verdict) => {
    expect(compileBoundedPattern(pattern)?.(text)).toBe(verdict);
  });

  it('compiles patterns that match like the JavaScript engine', () => {
    fc.assert(
      fc.property(
        anyPattern.filter(({ length }) => length <= MAX_TEXT_LENGTH),
        fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'ä'), maxLength: 7 }),
        (pattern, text) => {
          const nativePattern = native(pattern);
          const matches = compileBoundedPattern(pattern);
          expect(matches === null).toBe(nativePattern === null);
          const count = { steps: 0 };
          const verdict = matches?.(text, MAX_PATTERN_STEPS, count);
          if (count.steps < MAX_PATTERN_STEPS) expect(verdict).toBe(nativePattern?.test(text));
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it.each(['(((', '[z-a]', '*', '(?i:a)', '(?<n>a)(?<n>b)', '\\2(a)', `(?=${'a'.repeat(MAX_TEXT_LENGTH)})`])(
    'refuses an invalid pattern: $0',
    (pattern) => {
      expect(compileBoundedPattern(pattern)).toBeNull();
    },
  );

  it.each([
    ['^(?=(a+)+$)(a+)+$', `${'a'.repeat(60)}!`],
    ['(x+x+)+y\\1', 'x'.repeat(5_000)],
    ['(?=.*.*.*=.*)\\d', '='.repeat(5_000)],
    [`^${'(a?)'.repeat(60)}${'a'.repeat(60)}\\1x`, 'a'.repeat(60)],
    ['^(?:(?:a{0,9999}){0,9999}){0,9999}\\b(?!a)x', 'a'.repeat(200)],
  ])('stops a pattern that exceeds its step limit and reports no match: $0', (pattern, text) => {
    const count = { steps: 0 };
    expect(compileBoundedPattern(pattern)?.(text, MAX_PATTERN_STEPS, count)).toBe(false);
    expect(count.steps).toBeGreaterThan(MAX_PATTERN_STEPS * 0.9);
    expect(count.steps).toBeLessThan(MAX_PATTERN_STEPS * 1.1);
  });

  it('stops a pattern that exceeds its step limit within a fraction of a second', () => {
    const cpuAtStart = process.cpuUsage();
    compileBoundedPattern('(?=.*.*.*=.*)\\d')?.('='.repeat(5_000));
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(4_000_000);
  });

  it('matches realistic patterns with the longest text within the step limit', () => {
    const long = `${'Straße 12 '.repeat(499)}abc1`;
    expect(compileBoundedPattern('^(?=.*\\d)(?=.*[a-z])(?!.*\\s{2}).{4,5000}$')?.(long)).toBe(true);
    expect(compileBoundedPattern('^(?=.*\\d)(?=.*[a-z])(?!.*\\s{2}).{4,5000}$')?.(`${long}  `)).toBe(false);
    const forbidden = '^(?!.*(?:http|www|ftp|mailto|script|iframe|select|drop|insert|update)).*$';
    expect(compileBoundedPattern(forbidden)?.('harmless text '.repeat(357))).toBe(true);
    expect(compileBoundedPattern(forbidden)?.(`${'harmless text '.repeat(356)}www`)).toBe(false);
  });
});
