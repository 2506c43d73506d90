import { describe, expect, it } from 'vitest';
import { type PatternKind, patternKindOf } from './pattern-kind';

const ALMOST_AT_LIMIT = 'a{999}b{999}';

describe('DYN-14 D-77 patternKindOf (whether a pattern runs in linear time, with a time limit, or never)', () => {
  it.each<[string, string, PatternKind]>([
    ['1,000 characters', 'a'.repeat(1_000), 'linear'],
    ['1,001 characters', 'a'.repeat(1_001), 'none'],
    ['4,000 instructions', `${ALMOST_AT_LIMIT}cc`, 'linear'],
    ['4,001 instructions', `${ALMOST_AT_LIMIT}ccc`, 'limited'],
    ['one alternative (one instruction)', `${ALMOST_AT_LIMIT}c|`, 'linear'],
    ['two alternatives (one instruction each)', `${ALMOST_AT_LIMIT}c||`, 'limited'],
    ['classes (one instruction each)', `${ALMOST_AT_LIMIT}\\d[a-z\\s]`, 'linear'],
    ['classes above the limit', `${ALMOST_AT_LIMIT}\\d[a-z\\s].`, 'limited'],
    ['a property (two instructions)', `${ALMOST_AT_LIMIT}\\p{L}`, 'linear'],
    ['a property in a class (two instructions)', `${ALMOST_AT_LIMIT}[a\\p{L}]`, 'linear'],
    ['a property and one more instruction', `${ALMOST_AT_LIMIT}c\\p{L}`, 'limited'],
    ['assertions (one instruction each)', `${ALMOST_AT_LIMIT}^$`, 'linear'],
    ['assertions above the limit', `${ALMOST_AT_LIMIT}^\\b$`, 'limited'],
    ['1,000 repetitions', 'a{1000}', 'linear'],
    ['1,001 repetitions', 'a{1001}', 'limited'],
    ['at least 1,000 repetitions', 'a{1000,}', 'linear'],
    ['at least 1,001 repetitions', 'a{1001,}', 'limited'],
    ['100 times 10 repetitions', '(?:a{10}){100}', 'linear'],
    ['101 times 10 repetitions', '(?:a{10}){101}', 'limited'],
    ['101 times 10 repetitions in a capturing group', '(a{10}){101}', 'limited'],
    ['zero repetitions', '(?:a{1000}){0}', 'linear'],
    ['zero repetitions of a group over the limit', '(?:a{1001}){0}', 'limited'],
    ['a rare property by its short name', '\\p{Nl}', 'linear'],
    ['the complement of a rare property', '[^\\P{Zl}x]', 'linear'],
    ['a property by a long name', '\\p{Script=Greek}', 'limited'],
    ['a property by a long name, in a class', '[x\\p{Script=Greek}]', 'limited'],
    ['a lookahead', '(?=a)', 'limited'],
    ['a lookbehind', '(?<!a)b', 'limited'],
    ['a backreference', '(a)\\1', 'limited'],
    ['a property that no language has', '\\p{Nothing}', 'none'],
    ['an unclosed group', '(a', 'none'],
    ['set notation of a newer edition', '(?v:a)', 'none'],
  ])('returns $2 for the pattern: %s', (_, source, kind) => {
    expect(patternKindOf(source)).toBe(kind);
  });
});
