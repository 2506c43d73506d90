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

const PAPER_FOLDER = 'features/papers';
const GERMAN = join(PAPER_FOLDER, 'offer-in-german.webp');

type Box = { left: number; right: number; top: number; bottom: number };

const TABLE: Box = { left: 25, right: 305, top: 341, bottom: 372 };

function redrawnPicture(
  { width, height, pixels }: PdfPicture,
  point: (x: number, y: number, pixelAt: (x: number, y: number) => number) => number,
): PdfPicture {
  const pixelAt = (x: number, y: number) => (x < 0 || x >= width ? 255 : (pixels[y * width + x] ?? 255));
  return {
    width,
    height,
    pixels: pixels.map((_, index) => point(index % width, Math.floor(index / width), pixelAt)),
  };
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
    const agreedPicture = await readPicture(GERMAN);
    const changedPicture = redrawnPicture(agreedPicture, (x, y, pixelAt) =>
      isInside(box, x, y) ? colour : pixelAt(x, y),
    );
    expect(findDifferingRegions(agreedPicture, changedPicture)).toEqual([place]);
  });

  it('returns one region per column of a missing table', async () => {
    const agreedPicture = await readPicture(GERMAN);
    const places = findDifferingRegions(
      agreedPicture,
      redrawnPicture(agreedPicture, (x, y, pixelAt) => (isInside(TABLE, x, y) ? 255 : pixelAt(x, y))),
    );
    expect(places.map(({ left }) => left)).toEqual([14, 56, 91, 126, 175]);
    expect(new Set(places.map(({ top }) => top))).toEqual(new Set([217]));
  });

  it('returns a region for a column that moved by three millimetres', async () => {
    const agreedPicture = await readPicture(GERMAN);
    const column = { left: 80, right: 120, top: TABLE.top, bottom: TABLE.bottom };
    const changedPicture = redrawnPicture(agreedPicture, (x, y, pixelAt) =>
      isInside(column, x, y) ? pixelAt(x - 5, y) : pixelAt(x, y),
    );
    const [place] = findDifferingRegions(agreedPicture, changedPicture);
    expect(place?.left).toBeGreaterThan(40);
    expect(place?.right).toBeLessThan(85);
  });

  it('returns a region for content below the title that moved by a line', async () => {
    const agreedPicture = await readPicture(GERMAN);
    const changedPicture = redrawnPicture(agreedPicture, (x, y, pixelAt) => pixelAt(x, y < 70 ? y : y - 8));
    expect(findDifferingRegions(agreedPicture, changedPicture).length).toBeGreaterThan(0);
  });

  it('returns no region for points that are slightly darker or lighter', async () => {
    const agreedPicture = await readPicture(GERMAN);
    const changedPicture = redrawnPicture(agreedPicture, (x, y, pixelAt) =>
      Math.max(0, Math.min(255, pixelAt(x, y) + ((x * 7 + y * 13) % 21) - 10)),
    );
    expect(findDifferingRegions(agreedPicture, changedPicture)).toEqual([]);
  });

  it('returns a region for a page that became longer', async () => {
    const agreedPicture = await readPicture(GERMAN);
    const { width, height, pixels } = agreedPicture;
    const longerPicture = {
      width,
      height: height + 40,
      pixels: Uint8Array.from([...pixels, ...Array<number>(40 * width).fill(0)]),
    };
    expect(findDifferingRegions(agreedPicture, longerPicture)).toHaveLength(1);
  });

  it('returns regions for each pair of languages', async () => {
    const pictures = await Promise.all(
      readdirSync(PAPER_FOLDER).map((file) => readPicture(join(PAPER_FOLDER, file))),
    );
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
  async (extraHeight) => {
    const agreedPicture = await readPicture(GERMAN);
    const height = agreedPicture.height + extraHeight;
    const pixels = new Uint8Array(agreedPicture.width * height).fill(255);
    const picture = await drawDifference(agreedPicture, { ...agreedPicture, height, pixels });
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect((await encodePicture(agreedPicture)).length).toBeLessThan(40_000);
  },
);
