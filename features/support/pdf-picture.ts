import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

export interface PdfPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface PdfRegion {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PAPER_WIDTH_MM = 210;

/** Lines of text are then grey bars, so font smoothing does not count. */
const PICTURE_WIDTH_POINTS = 330;

const SUPERSAMPLING = 3;

/** Hides shifts of up to a third of a millimetre. */
const BLUR_RADIUS_POINTS = 2;

const TILE_POINTS = 11;

/** Mean difference of a square, of 255. Another renderer had 7, a shift by 0.3 mm 9, a missing text 16. */
const MAX_MEAN_DIFFERENCE = 12;

export async function renderPdf(pdf: Uint8Array): Promise<PdfPicture> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const { originalWidth } = page.getOriginalSize();
    const { data } = await page.render({
      scale: (PICTURE_WIDTH_POINTS * SUPERSAMPLING) / originalWidth,
      render: ({ data: rgba, width, height }) =>
        sharp(rgba, { raw: { width, height, channels: 4 } })
          .png({ compressionLevel: 0 })
          .toBuffer(),
    });
    document.destroy();
    return await toAveragePicture(data);
  } finally {
    library.destroy();
  }
}

async function toAveragePicture(png: Uint8Array): Promise<PdfPicture> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .resize({ width: PICTURE_WIDTH_POINTS })
    .greyscale()
    .blur(BLUR_RADIUS_POINTS)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function encodePicture({ pixels, width, height }: PdfPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

export async function readPicture(file: string): Promise<PdfPicture> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function findDifferingRegions(agreedPicture: PdfPicture, foundPicture: PdfPicture): PdfRegion[] {
  const columns = Math.ceil(Math.max(agreedPicture.width, foundPicture.width) / TILE_POINTS);
  const rows = Math.ceil(Math.max(agreedPicture.height, foundPicture.height) / TILE_POINTS);
  const differingTiles = new Set<number>();
  for (let tileIndex = 0; tileIndex < columns * rows; tileIndex += 1) {
    const tile = {
      left: (tileIndex % columns) * TILE_POINTS,
      top: Math.floor(tileIndex / columns) * TILE_POINTS,
    };
    if (meanDifference(agreedPicture, foundPicture, tile) > MAX_MEAN_DIFFERENCE)
      differingTiles.add(tileIndex);
  }
  const places: PdfRegion[] = [];
  for (const first of [...differingTiles]) {
    if (!differingTiles.has(first)) continue;
    places.push(toMillimetres(connectedTiles(first, differingTiles, columns), columns));
  }
  return places;
}

export async function drawDifference(agreedPicture: PdfPicture, foundPicture: PdfPicture): Promise<Buffer> {
  const { width, height } = agreedPicture;
  const pixels = agreedPicture.pixels.map(
    (point, index) => 255 - Math.abs(point - (foundPicture.pixels[index] ?? 255)),
  );
  const pictures = await Promise.all(
    [agreedPicture, foundPicture, { width, height, pixels }].map(encodePicture),
  );
  const highest = Math.max(height, foundPicture.height);
  return sharp({ create: { width: 3 * width + 20, height: highest, channels: 3, background: '#888' } })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + 10), top: 0 })))
    .png()
    .toBuffer();
}

function meanDifference(
  agreedPicture: PdfPicture,
  foundPicture: PdfPicture,
  { left, top }: { left: number; top: number },
): number {
  let sum = 0;
  for (let y = top; y < top + TILE_POINTS; y += 1) {
    for (let x = left; x < left + TILE_POINTS; x += 1)
      sum += Math.abs(pointOf(agreedPicture, x, y) - pointOf(foundPicture, x, y));
  }
  return sum / TILE_POINTS ** 2;
}

function pointOf({ width, height, pixels }: PdfPicture, x: number, y: number): number {
  return x < width && y < height ? (pixels[y * width + x] ?? 255) : 255;
}

function connectedTiles(first: number, differingTiles: Set<number>, columns: number): number[] {
  const reachedTiles = [first];
  differingTiles.delete(first);
  for (const tile of reachedTiles) {
    for (const neighbour of neighboursOf(tile, columns))
      if (differingTiles.delete(neighbour)) reachedTiles.push(neighbour);
  }
  return reachedTiles;
}

function neighboursOf(tile: number, columns: number): number[] {
  const column = tile % columns;
  const columnSteps = [-1, 0, 1].filter((step) => column + step >= 0 && column + step < columns);
  return [-columns, 0, columns].flatMap((rowStep) => columnSteps.map((step) => tile + rowStep + step));
}

function toMillimetres(tiles: readonly number[], columns: number): PdfRegion {
  const xs = tiles.map((at) => at % columns);
  const ys = tiles.map((at) => Math.floor(at / columns));
  const mm = (tile: number) => Math.round((tile * TILE_POINTS * PAPER_WIDTH_MM) / PICTURE_WIDTH_POINTS);
  return {
    left: mm(Math.min(...xs)),
    right: mm(Math.max(...xs) + 1),
    top: mm(Math.min(...ys)),
    bottom: mm(Math.max(...ys) + 1),
  };
}
