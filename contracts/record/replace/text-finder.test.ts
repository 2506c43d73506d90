import { describe, expect, it } from 'vitest';
import { TextFinder } from './text-finder';

const finderOf = (...texts: string[]): TextFinder => {
  const finder = new TextFinder();
  for (const text of texts) finder.add(text);
  return finder;
};

describe('TextFinder (search for texts of personal data)', () => {
  it('finds texts in upper and lower case, even if the lower-case text is longer', () => {
    expect(finderOf('Quast').findsAnyIn('Herr QUASTMANN')).toBe(true);
    expect(finderOf('İpek').findsAnyIn('von İpek an')).toBe(true);
    expect(finderOf('Quast').findsAnyIn('Quark')).toBe(false);
  });

  it('ignores texts shorter than four letters', () => {
    expect(finderOf('Ina').findsAnyIn('Ina')).toBe(false);
  });

  it('finds a long text even if only the beginning of the text appears', () => {
    const longText = `Waltraud ${'und noch mehr '.repeat(20)}`;
    expect(finderOf(longText).findsAnyIn(`Es schrieb ${longText.slice(0, 100)}`)).toBe(true);
  });
});
