import { describe, expect, it } from 'vitest';
import { Traces } from './traces';

const tracesOf = (...texts: string[]): Traces => {
  const traces = new Traces();
  for (const text of texts) traces.add(text);
  return traces;
};

describe('traces', () => {
  it('are found however a text is written, and where it grows when it is written small', () => {
    expect(tracesOf('Quast').areIn('Herr QUASTMANN')).toBe(true);
    expect(tracesOf('İpek').areIn('von İpek an')).toBe(true);
    expect(tracesOf('Quast').areIn('Quark')).toBe(false);
  });

  it('shorter than four letters are found nowhere', () => {
    expect(tracesOf('Ina').areIn('Ina')).toBe(false);
  });

  it('of a long text are found by how it begins', () => {
    const long = `Waltraud ${'und noch mehr '.repeat(20)}`;
    expect(tracesOf(long).areIn(`Es schrieb ${long.slice(0, 100)}`)).toBe(true);
  });
});
