import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ValidShapes } from './valid-shapes';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'valid-shapes-')), 'reports/shapes.txt');

describe('ValidShapes (element nestings that were found valid)', () => {
  it('returns every nesting as unknown before the first valid page', () => {
    expect(new ValidShapes(newFile()).findUnknownShapes(['ul > li', 'p'])).toEqual(['ul > li', 'p']);
  });

  it('omits the nestings of pages that this worker has found valid', () => {
    const shapes = new ValidShapes(newFile());
    shapes.add(['p']);
    expect(shapes.findUnknownShapes(['ul > li', 'p'])).toEqual(['ul > li']);
  });

  it('omits nestings that another worker has added, also after the start', () => {
    const file = newFile();
    const [one, other] = [new ValidShapes(file), new ValidShapes(file)];
    one.add(['time 0\n0']);
    expect(other.findUnknownShapes(['time 0\n0', 'p'])).toEqual(['p']);
    one.add(['p']);
    expect(other.findUnknownShapes(['time 0\n0', 'p'])).toEqual([]);
  });

  it('ignores the unfinished line of another worker until the line is complete', () => {
    const file = newFile();
    const shapes = new ValidShapes(file);
    shapes.add(['p']);
    appendFileSync(file, '"ul >');
    expect(shapes.findUnknownShapes(['ul > li'])).toEqual(['ul > li']);
    appendFileSync(file, ' li"\n');
    expect(shapes.findUnknownShapes(['ul > li'])).toEqual([]);
  });
});
