import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutText (text of a maximum length)', () => {
  it.each([
    ['abcdef', 4, 'abcd'],
    ['abc', 4, 'abc'],
    ['abc😀', 5, 'abc😀'],
    ['abc😀', 4, 'abc'],
    ['😀', 1, ''],
  ])('cuts %j at %i UTF-16 units to %j', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });
});
