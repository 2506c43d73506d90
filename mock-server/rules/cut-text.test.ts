import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('a text cut to a length', () => {
  it.each([
    ['abcdef', 4, 'abcd'],
    ['abc', 4, 'abc'],
    ['abc😀', 5, 'abc😀'],
    ['abc😀', 4, 'abc'],
    ['😀', 1, ''],
  ])('%j at %i is %j', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });
});
