/** RGBA bytes of a drawn logo. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ink {
  /** The picture without its transparent or white margin. */
  readonly box: Box;
  /** True if a white page would hide white parts. */
  readonly needsDarkBackground: boolean;
}

const MIN_OPAQUE_ALPHA = 128;
const MIN_VISIBLE_ALPHA = 24;
const MIN_WHITE_LEVEL = 235;
/** Share of the outline, which excludes white details inside coloured shapes. */
const MIN_WHITE_OUTLINE_SHARE = 0.25;
/** A picture that fills its box has its own background. */
const FILLED_SHARE = 0.95;

export function findInk(pixels: Pixels): Ink | null {
  const isWhiteBackground = hasWhiteBackground(pixels);
  const box = boxOf(
    pixels,
    (index) => alphaAt(pixels, index) >= MIN_VISIBLE_ALPHA && !(isWhiteBackground && isWhite(pixels, index)),
  );
  if (box === null) return null;
  return { box, needsDarkBackground: !isWhiteBackground && isHiddenOnWhite(pixels, box) };
}

export function hasWideMargins({ box }: Ink, { width, height }: Pixels): boolean {
  return box.width < width * 0.8 || box.height < height * 0.8;
}

const alphaAt = ({ data }: Pixels, index: number) => data[index * 4 + 3] ?? 0;

function isWhite({ data }: Pixels, index: number): boolean {
  return [0, 1, 2].every((channel) => (data[index * 4 + channel] ?? 0) >= MIN_WHITE_LEVEL);
}

function hasWhiteBackground(pixels: Pixels): boolean {
  const { width, height } = pixels;
  const isPlain = (index: number) => alphaAt(pixels, index) >= MIN_OPAQUE_ALPHA && isWhite(pixels, index);
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...columns, ...rows].flat().every(isPlain);
}

function boxOf({ width, height }: Pixels, isInk: (index: number) => boolean): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < width * height; index += 1) {
    if (!isInk(index)) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function isHiddenOnWhite(pixels: Pixels, { x, y, width, height }: Box): boolean {
  let [opaqueCount, outlineCount, whiteOutlineCount] = [0, 0, 0];
  const isTransparent = (column: number, row: number) =>
    column < 0 ||
    row < 0 ||
    column >= pixels.width ||
    row >= pixels.height ||
    alphaAt(pixels, row * pixels.width + column) < MIN_VISIBLE_ALPHA;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      const index = row * pixels.width + column;
      if (alphaAt(pixels, index) < MIN_OPAQUE_ALPHA) continue;
      opaqueCount += 1;
      // The first pixel may be blurred.
      const isOutline = [-2, 2].some(
        (step) => isTransparent(column + step, row) || isTransparent(column, row + step),
      );
      if (!isOutline) continue;
      outlineCount += 1;
      if (isWhite(pixels, index)) whiteOutlineCount += 1;
    }
  }
  return (
    opaqueCount < width * height * FILLED_SHARE && whiteOutlineCount > outlineCount * MIN_WHITE_OUTLINE_SHARE
  );
}
