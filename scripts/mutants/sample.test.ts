import { describe, expect, it } from 'vitest';
import { ignoreOutsideSample, isSampled } from './sample.mjs';

const placeAtLine = (line: number) => ({ start: { line }, end: { line: line + 9 } });
const LINES = Array.from({ length: 2_000 }, (_, line) => line);
const sampleOf = (percent: number) =>
  LINES.filter((line) => isSampled({ id: { name: 'f' }, loc: placeAtLine(line) }, percent));

describe('sample of mutated statements', () => {
  it.each([
    [0, 0, 0],
    [5, 60, 140],
    [50, 900, 1_100],
    [100, 2_000, 2_000],
  ])('contains about %d percent of the statements', (percent, least, most) => {
    const { length } = sampleOf(percent);
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('a larger sample contains each smaller sample', () => {
    expect(sampleOf(50)).toEqual(expect.arrayContaining(sampleOf(5)));
  });

  it.each([
    ['a function', (name: string, line: number) => ({ id: { name }, loc: placeAtLine(line) })],
    [
      'an exported function',
      (name: string, line: number) => ({
        declaration: { id: { name }, loc: placeAtLine(line) },
        loc: placeAtLine(line),
      }),
    ],
    [
      'a constant',
      (name: string, line: number) => ({ declarations: [{ id: { name } }], loc: placeAtLine(line) }),
    ],
  ])('contains or omits %s by its name, not by its line', (_, statement) => {
    const sampledLines = (name: string) => LINES.filter((line) => isSampled(statement(name, line), 50));
    expect(sampledLines('f')).toEqual(sampleOf(50));
    expect(sampledLines('g')).not.toEqual(sampleOf(50));
  });

  it('contains or omits a top-level statement as a whole', () => {
    const node = { id: { name: 'f' }, loc: placeAtLine(1) };
    const [own, within] = [true, false].map((isProgram) => ({
      node,
      parentPath: { isProgram: () => isProgram },
    }));
    const told = [0, 100].map((percent) => {
      const { shouldIgnore } = ignoreOutsideSample(percent);
      return [own, within, { node, parentPath: null }].map((path) => path && shouldIgnore(path));
    });
    expect(told).toEqual([
      ['not of the sample', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });
});
