import { describe, expect, it } from 'vitest';
import { TextFinder } from './text-finder';

const tracesOf = (...texts: string[]): TextFinder => {
  const traces = new TextFinder();
  for (const text of texts) traces.add(text);
  return traces;
};

describe('Traces', () => {
  it('finds texts in any case, even if lower case is longer', () => {
    expect(tracesOf('Quast').occurIn('Herr QUASTMANN')).toBe(true);
    expect(tracesOf('İpek').occurIn('von İpek an')).toBe(true);
    expect(tracesOf('Quast').occurIn('Quark')).toBe(false);
  });

  it('ignores texts shorter than four letters', () => {
    expect(tracesOf('Ina').occurIn('Ina')).toBe(false);
  });

  it('finds a long text by its prefix', () => {
    const long = `Waltraud ${'und noch mehr '.repeat(20)}`;
    expect(tracesOf(long).occurIn(`Es schrieb ${long.slice(0, 100)}`)).toBe(true);
  });
});
