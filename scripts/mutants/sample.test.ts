import { describe, expect, it } from 'vitest';
import { isSampled } from './sample.mjs';

const statements = Array.from({ length: 2_000 }, (_, at) => ({
  id: { name: `f${at}` },
  loc: { start: { line: at }, end: { line: at + 9 } },
}));
const sampleOf = (percent: number) => statements.filter((statement) => isSampled(statement, percent));

describe('a sample of the code', () => {
  it.each([
    [0, 0, 0],
    [5, 60, 140],
    [50, 900, 1_100],
    [100, 2_000, 2_000],
  ])('of %d percent of the statements has about as many', (percent, least, most) => {
    const { length } = sampleOf(percent);
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('is the same one each time, and part of each larger one', () => {
    expect(sampleOf(5)).toEqual(sampleOf(5));
    expect(sampleOf(50)).toEqual(expect.arrayContaining(sampleOf(5)));
  });

  it.each([
    ['a function', { id: { name: 'f' } }],
    [
      'what is exported',
      { declaration: { id: { name: 'f' }, loc: { start: { line: 1 }, end: { line: 2 } } } },
    ],
    ['a constant', { declarations: [{ id: { name: 'f' } }] }],
  ])('tells %s by its name', (_, named) => {
    const loc = { start: { line: 1 }, end: { line: 2 } };
    for (let percent = 0; percent <= 100; percent += 5) {
      expect(isSampled({ ...named, loc }, percent)).toBe(isSampled({ id: { name: 'f' }, loc }, percent));
    }
  });
});
