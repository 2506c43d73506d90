import { describe, expect, it } from 'vitest';
import { kindOf, type PatternKind } from './pattern-kind';

const NEARLY_MOST = 'a{999}b{999}';

describe('DYN-14 D-77 kindOf', () => {
  it.each<[string, string, PatternKind]>([
    ['1,000 signs', 'a'.repeat(1_000), 'linear'],
    ['1,001 signs', 'a'.repeat(1_001), 'none'],
    ['4,000 instructions', `${NEARLY_MOST}cc`, 'linear'],
    ['4,001 instructions', `${NEARLY_MOST}ccc`, 'limited'],
    ['one alternative (one instruction)', `${NEARLY_MOST}c|`, 'linear'],
    ['two alternatives (one instruction each)', `${NEARLY_MOST}c||`, 'limited'],
    ['classes (one instruction each)', `${NEARLY_MOST}\\d[a-z\\s]`, 'linear'],
    ['one class too many', `${NEARLY_MOST}\\d[a-z\\s].`, 'limited'],
    ['a property (two instructions)', `${NEARLY_MOST}\\p{L}`, 'linear'],
    ['a property in a class (two instructions)', `${NEARLY_MOST}[a\\p{L}]`, 'linear'],
    ['a property and one more', `${NEARLY_MOST}c\\p{L}`, 'limited'],
    ['assertions (one instruction each)', `${NEARLY_MOST}^$`, 'linear'],
    ['one assertion too many', `${NEARLY_MOST}^\\b$`, 'limited'],
    ['1,000 times', 'a{1000}', 'linear'],
    ['1,001 times', 'a{1001}', 'limited'],
    ['at least 1,000 times', 'a{1000,}', 'linear'],
    ['at least 1,001 times', 'a{1001,}', 'limited'],
    ['100 times 10 times', '(?:a{10}){100}', 'linear'],
    ['101 times 10 times', '(?:a{10}){101}', 'limited'],
    ['101 times 10 times, remembered', '(a{10}){101}', 'limited'],
    ['zero repetitions', '(?:a{1000}){0}', 'linear'],
    ['zero repetitions of a part over the limit', '(?:a{1001}){0}', 'limited'],
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
  ])('%s', (_, source, kind) => {
    expect(kindOf(source)).toBe(kind);
  });
});
