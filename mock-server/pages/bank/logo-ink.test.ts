import { describe, expect, it } from 'vitest';
import { findInk, hasWideMargins, type Pixels } from './logo-ink';

const COLOURS: Readonly<Record<string, readonly number[]>> = {
  ' ': [0, 0, 0, 0],
  '.': [255, 255, 255, 8],
  w: [255, 255, 255, 255],
  b: [11, 95, 165, 255],
};

function pixels(...rows: string[]): Pixels {
  const data = rows.flatMap((row) => [...row].flatMap((sign) => COLOURS[sign] ?? []));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

describe('SIM-15 findInk (visible part of a logo)', () => {
  it.each([
    ['a transparent margin', ['      ', '  bb  ', '  bb  ', '     .'], { x: 2, y: 1, width: 2, height: 2 }],
    ['a white margin', ['wwwwww', 'wwbwbw', 'wwwwww'], { x: 2, y: 1, width: 3, height: 1 }],
    ['no margin', ['bb', 'bb'], { x: 0, y: 0, width: 2, height: 2 }],
  ])('leaves out %s', (_, rows, box) => {
    expect(findInk(pixels(...rows))?.box).toEqual(box);
  });

  it('the visible part is null for a picture that shows nothing', () => {
    expect(findInk(pixels('   ', ' . '))).toBeNull();
    expect(findInk(pixels('ww', 'ww'))).toBeNull();
  });

  it.each([
    ['white letters', ['w w w w', 'w www w', 'w w w w'], true],
    ['a coloured sign with white letters', ['bbb w w', 'bbb w w', 'bbb w w'], true],
    ['coloured letters', ['b b b b', 'b bbb b', 'b b b b'], false],
    ['white letters on a coloured ground', ['bbbbb', 'bwbwb', 'bbbbb'], false],
    ['white details in a round sign', ['  bbb  ', ' bbbbb ', 'bbbwbbb', ' bbbbb ', '  bbb  '], false],
    ['coloured letters on a white ground', ['wwwww', 'wbwbw', 'wwwww'], false],
  ])('a logo needs a dark ground for white parts beside transparency: %s', (_, rows, needsDarkGround) => {
    expect(findInk(pixels(...rows))?.needsDarkBackground).toBe(needsDarkGround);
  });

  it.each([
    [['          ', ' bbbbbbbb ', ' bbbbbbbb ', ' bbbbbbbb ', ' bbbbbbbb '], false],
    [['          ', '    bb    ', '          '], true],
  ])('a logo has wide margins: %j %s', (rows, expected) => {
    const given = pixels(...rows);
    const ink = findInk(given);
    expect(ink && hasWideMargins(ink, given)).toBe(expected);
  });
});
