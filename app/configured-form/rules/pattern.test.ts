import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoundedPattern, MAX_PATTERN_STEPS } from './bounded-pattern';
import { MAX_PROGRAM_SIZE } from './linear-source';
import { createMatcher, toRunnablePattern as ofSize } from './pattern';

/** Exponential patterns would take minutes. */
const MAX_RUN_US = 4_000_000;

const native = (pattern: string) => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
};

/** ECMA-262 (RegExpBuiltinExec) matches at code points. V8 also tries `\B` inside surrogate pairs. */
function matchesAnywhere(text: string, pattern: RegExp): boolean {
  const stickyPattern = new RegExp(pattern, 'uy');
  let at = 0;
  return [...text, ''].some((sign) => {
    stickyPattern.lastIndex = at;
    at += sign.length;
    return stickyPattern.test(text);
  });
}

const runnablePattern = (pattern: string) => ofSize(pattern, MAX_PROGRAM_SIZE);

function matches(pattern: string, text: string): boolean | undefined {
  const run = runnablePattern(pattern);
  return run ? createMatcher(run)?.(text, MAX_PATTERN_STEPS) : undefined;
}

const { pattern: anyLinearPattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('piece'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((ways) => ways.map((pieces) => pieces.join('')).join('|')),
  piece: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      ...['a', '.', '\\s', '\\S', '\\w', '\\W', '\\d', '\\D', '\\p{L}', '\\P{Lu}'],
      ...['[^\\s]', '[\\S]', '[^\\S]', '[\\D1]', '[\\W\\s]', '[^\\w\\p{L}]', '[]', '[^]', '[a-c\\-\\]^&&]'],
      ...[
        '^',
        '$',
        '\\b',
        '\\B',
        '\\n',
        '\\u{1F600}',
        '\\u00e4',
        '\\uD83D',
        '\\/',
        '\\x41',
        '\\cJ',
        '😀',
        'ä',
      ],
    ),
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom('a', '[ab1]', '.', '\\s', '\\P{L}'),
          tie('pattern').map((inner) => `(${inner})`),
        ),
        fc.constantFrom('?', '*', '+', '{2}', '{0}', '{1,2}', '{2,}', '*?', '+?', '??', '{1,2}?'),
      )
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('', '?:'), tie('pattern')).map(([kind, inner]) => `(${kind}${inner})`),
  ),
}));

const CHARACTERS = [
  ...'aAbZ19_ -]&äłß😀\n\r\t\v\f\b',
  ...['\u00a0', '\u1680', '\u2003', '\u2028', '\u2029', '\u3000', '\ufeff', '\u180e', '\u0085', '\uD83D'],
];

describe('DYN-14 D-77: toRunnablePattern (compiled pattern of a configured field)', () => {
  it.each([
    ['^[A-Z]{2}\\d+$', 'linear', 'AB12', 'ab12'],
    ['^(a+)+$', 'linear', 'aaa', 'aab'],
    ['^[^\\s]+$', 'linear', 'ab', 'a\u3000b'],
    ['^a.b$', 'linear', 'a b', 'a\u2028b'],
    ['\\B|a', 'linear', '😀', 'b😀b'],
    ['^(?=.{4,6}$)[a-z]+$', 'bounded', 'abcd', 'abc'],
    ['^(?!x)\\p{L}+$', 'bounded', 'äbc', 'xbc'],
    ['^(.)\\1$', 'bounded', 'aa', 'ab'],
    ['^(?<n>a)\\k<n>$', 'bounded', 'aa', 'a'],
    ['^a{0,99999}$', 'bounded', 'aa', 'b'],
    ['^(?:a{0,100}){0,20}$', 'bounded', 'aa', 'b'],
  ])('runs %s with the %s engine', (pattern, engine, matchingText, otherText) => {
    expect(runnablePattern(pattern)?.engine).toBe(engine);
    expect([matches(pattern, matchingText), matches(pattern, otherText)]).toEqual([true, false]);
  });

  it.each([
    ...['(((', '[z-a]', '*', `(${'a'.repeat(2_000)})`],
    ...['(?i)abc', '[[:alpha:]]', '\\Aabc\\z', '(?P<x>a)', '\\-', 'a{2', ']'],
  ])('refuses $0, which is invalid or too long', (pattern) => {
    if (pattern.length < 1_000) expect(native(pattern)).toBeNull();
    expect(runnablePattern(pattern)).toBeNull();
  });

  it('compiles patterns that match like the JavaScript engine', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 6 });
    let linearCount = 0;
    fc.assert(
      fc.property(anyLinearPattern, anyText, (pattern, text) => {
        fc.pre(pattern.length <= 1_000);
        const nativePattern = native(pattern);
        const isLinear = runnablePattern(pattern)?.engine === 'linear';
        if (isLinear) linearCount += 1;
        const count = { steps: 0 };
        const verdict = isLinear
          ? matches(pattern, text)
          : compileBoundedPattern(pattern)?.(text, MAX_PATTERN_STEPS, count);
        if (count.steps < MAX_PATTERN_STEPS)
          expect(verdict).toBe(nativePattern ? matchesAnywhere(text, nativePattern) : undefined);
      }),
      { numRuns: 1_000 },
    );
    expect(linearCount).toBeGreaterThan(500);
  });

  it.each([
    'L',
    'Lu',
    'Ll',
    'Lt',
    'Lm',
    'Lo',
    'M',
    'Mn',
    'N',
    'Nd',
    'P',
    'Pd',
    'S',
    'Sc',
    'Z',
    'Zs',
    'C',
    'Alphabetic',
  ])('matches the same characters for the Unicode property %s as the JavaScript engine', (property) => {
    const nativePattern = native(`^\\p{${property}}$`);
    const characters = Array.from({ length: 0x25_00 }, (_, code) => String.fromCodePoint(code));
    const differingCharacters = characters.filter(
      (sign) => matches(`^\\p{${property}}$`, sign) !== nativePattern?.test(sign),
    );
    expect(differingCharacters).toEqual([]);
  });

  it('refuses to compile a pattern that would become too large', () => {
    const largePattern = '\\p{L}{0,1000}'.repeat(60);
    const cpuAtStart = process.cpuUsage();
    expect(runnablePattern(largePattern)?.engine).toBe('bounded');
    expect(matches(`^${largePattern}$`, 'Straße')).toBe(true);
    expect(matches(`^${largePattern}$`, `${'ä'.repeat(5_000)}!`)).toBe(false);
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(MAX_RUN_US);
  });

  it('compiles the longest pattern with many properties within milliseconds', () => {
    const cpuAtStart = process.cpuUsage();
    for (let at = 0; at < 100; at += 1) {
      expect(runnablePattern(`${'\\p{L}'.repeat(195)}${at}`)?.engine).toBe('linear');
    }
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(MAX_RUN_US);
  });

  it('compiles a pattern only once while the pattern is in use', () => {
    const [first, secondPattern] = [runnablePattern('^in use$'), runnablePattern('^in use$')];
    expect(secondPattern).toBe(first);
    expect(first && createMatcher(first)).toBe(secondPattern && createMatcher(secondPattern));
    for (let at = 0; at < 60; at += 1) runnablePattern(`a{0,${900 + at}}`);
    expect(runnablePattern('^in use$')).not.toBe(first);
  });

  it('matches the largest linear pattern within milliseconds', () => {
    const cpuAtStart = process.cpuUsage();
    expect(runnablePattern('^\\p{L}{0,1000}$')?.engine).toBe('linear');
    expect(matches('^\\p{L}{0,1000}$', 'ä'.repeat(1_000))).toBe(true);
    expect(matches('^\\p{L}{0,1000}$', 'ä'.repeat(1_001))).toBe(false);
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(MAX_RUN_US);
  });
});
