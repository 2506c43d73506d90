import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  drawDifference,
  encodePicture,
  findDifferingRegions,
  type PdfPicture,
  readPicture,
} from './pdf-picture';

const PAPERS = 'features/papers';
const GERMAN = join(PAPERS, 'offer-in-german.webp');

type Box = { left: number; right: number; top: number; bottom: number };

const TABLE: Box = { left: 25, right: 305, top: 341, bottom: 372 };

function redrawnPicture(
  { width, height, pixels }: PdfPicture,
  point: (x: number, y: number, of: (x: number, y: number) => number) => number,
): PdfPicture {
  const of = (x: number, y: number) => (x < 0 || x >= width ? 255 : (pixels[y * width + x] ?? 255));
  return { width, height, pixels: pixels.map((_, at) => point(at % width, Math.floor(at / width), of)) };
}

const isInside = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

describe('findDifferingRegions (where two pictures of a page differ)', () => {
  it.each([
    [
      'without the bank’s logo and name',
      { left: 27, right: 90, top: 28, bottom: 43 },
      255,
      { left: 14, right: 56, top: 14, bottom: 28 },
    ],
    [
      'with a black box over a text',
      { left: 30, right: 60, top: 240, bottom: 250 },
      0,
      { left: 14, right: 42, top: 147, bottom: 161 },
    ],
  ])('returns the region in which a page differs: %s', async (_, box, colour, place) => {
    const kept = await readPicture(GERMAN);
    const found = redrawnPicture(kept, (x, y, of) => (isInside(box, x, y) ? colour : of(x, y)));
    expect(findDifferingRegions(kept, found)).toEqual([place]);
  });

  it('returns one region per column of a missing table', async () => {
    const kept = await readPicture(GERMAN);
    const places = findDifferingRegions(
      kept,
      redrawnPicture(kept, (x, y, of) => (isInside(TABLE, x, y) ? 255 : of(x, y))),
    );
    expect(places.map(({ left }) => left)).toEqual([14, 56, 91, 126, 175]);
    expect(new Set(places.map(({ top }) => top))).toEqual(new Set([217]));
  });

  it('returns a region for a column that moved by three millimetres', async () => {
    const kept = await readPicture(GERMAN);
    const column = { left: 80, right: 120, top: TABLE.top, bottom: TABLE.bottom };
    const found = redrawnPicture(kept, (x, y, of) => (isInside(column, x, y) ? of(x - 5, y) : of(x, y)));
    const [place] = findDifferingRegions(kept, found);
    expect(place?.left).toBeGreaterThan(40);
    expect(place?.right).toBeLessThan(85);
  });

  it('returns a region for content below the title that moved by a line', async () => {
    const kept = await readPicture(GERMAN);
    const found = redrawnPicture(kept, (x, y, of) => of(x, y < 70 ? y : y - 8));
    expect(findDifferingRegions(kept, found).length).toBeGreaterThan(0);
  });

  it('returns no region for points that are slightly darker or lighter', async () => {
    const kept = await readPicture(GERMAN);
    const found = redrawnPicture(kept, (x, y, of) =>
      Math.max(0, Math.min(255, of(x, y) + ((x * 7 + y * 13) % 21) - 10)),
    );
    expect(findDifferingRegions(kept, found)).toEqual([]);
  });

  it('returns a region for a page that became longer', async () => {
    const kept = await readPicture(GERMAN);
    const { width, height, pixels } = kept;
    const found = {
      width,
      height: height + 40,
      pixels: Uint8Array.from([...pixels, ...Array<number>(40 * width).fill(0)]),
    };
    expect(findDifferingRegions(kept, found)).toHaveLength(1);
  });

  it('returns regions for each pair of languages', async () => {
    const pictures = await Promise.all(readdirSync(PAPERS).map((file) => readPicture(join(PAPERS, file))));
    expect(pictures).toHaveLength(4);
    for (const one of pictures) {
      for (const other of pictures) {
        expect(findDifferingRegions(one, other).length > 0).toBe(one !== other);
      }
    }
  });
});

it.each([-10, 1])(
  'drawDifference returns a picture for pages that differ in height by %i pixels',
  async (more) => {
    const kept = await readPicture(GERMAN);
    const height = kept.height + more;
    const pixels = new Uint8Array(kept.width * height).fill(255);
    const picture = await drawDifference(kept, { ...kept, height, pixels });
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect((await encodePicture(kept)).length).toBeLessThan(40_000);
  },
);
