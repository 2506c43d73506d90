import { promisify } from 'node:util';
import { crc32, deflate, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** Passes of an interlaced picture, in pixels. */
const PASSES = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
] as const;

/** Chunks that change colours, with their valid length in bytes. */
const COLOUR_CHUNKS: ReadonlyMap<string, number> = new Map([
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['cICP', 4],
]);

const MAX_PROFILE_BYTES = 2_000_000;

interface Size {
  width: number;
  height: number;
}

export function readPngSize(bytes: Buffer): Size {
  return bytes.length < 24
    ? { width: 0, height: 0 }
    : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

export function readJpegSize(bytes: Buffer): Size {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) throw new Error('JPEG marker expected');
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda || marker === 0xd9) break;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('JPEG without a frame header');
}

/**
 * Keeps header, colour space, palette, transparency and pixels. @throws if unreadable, or larger than its
 * header says
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer> {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw new Error('PNG header missing');
  const colour = header.data.readUInt8(9);
  const pixels = pixelsOf(header.data, joinedChunks(chunks, 'IDAT'));
  const kept = [...(colour === 3 ? ['PLTE'] : []), ...(colour < 4 ? ['tRNS'] : [])];
  const found = (type: string) => chunks.find((each) => each.type === type);
  if (colour === 3 && found('PLTE') === undefined) throw new Error('PNG without its palette');
  const packed = await promisify(deflate)(pixels, { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header.data),
    ...colourSpaceOf(chunks),
    ...kept.flatMap((type) => {
      const data = found(type)?.data;
      return data ? [chunk(type, data)] : [];
    }),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourSpaceOf(chunks: readonly Chunk[]): Buffer[] {
  const beforePixels = chunks.slice(
    0,
    chunks.findIndex(({ type }) => type === 'IDAT'),
  );
  return beforePixels.flatMap(({ type, data }) => {
    if (data.length === COLOUR_CHUNKS.get(type)) return [chunk(type, data)];
    const nameEnd = data.indexOf(0);
    if (type !== 'iCCP' || nameEnd < 0) return [];
    const profile = inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    // The profile's name may be a file name, so replace it.
    const named = Buffer.from('ICC profile\0\0', 'latin1');
    return [chunk(type, Buffer.concat([named, deflateSync(profile, { level: 9 })]))];
  });
}

function pixelsOf(header: Buffer, packed: Buffer): Buffer {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = header.subarray(8);
  const bits = (depth ?? 0) * (SAMPLES.get(colour ?? -1) ?? 0);
  const isKnown =
    [1, 2, 4, 8, 16].includes(depth ?? 0) && compression === 0 && filter === 0 && (interlace ?? 2) < 2;
  if (width === 0 || height === 0 || bits === 0 || !isKnown) throw new Error('PNG without pixels');
  const passes = interlace === 1 ? PASSES : [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
  const drawn = passes
    .map(({ x, y, stepX, stepY }) => ({
      bytes: 1 + Math.ceil((Math.ceil((width - x) / stepX) * bits) / 8),
      lines: x < width ? Math.max(0, Math.ceil((height - y) / stepY)) : 0,
    }))
    .filter(({ lines }) => lines > 0);
  const length = drawn.reduce((sum, { bytes, lines }) => sum + bytes * lines, 0);
  const pixels = inflateSync(packed, { maxOutputLength: length + 64 }).subarray(0, length);
  if (pixels.length < length) throw new Error('PNG with missing lines');
  let at = 0;
  for (const { bytes, lines } of drawn) {
    for (let line = 0; line < lines; line += 1, at += bytes) {
      if ((pixels[at] ?? 5) > 4) throw new Error('PNG with an unknown filter');
    }
  }
  return pixels;
}

interface Chunk {
  type: string;
  data: Buffer;
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; chunks.at(-1)?.type !== 'IEND'; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) throw new RangeError('PNG chunk exceeds the file');
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function joinedChunks(chunks: readonly Chunk[], type: string): Buffer {
  return Buffer.concat(chunks.flatMap((each) => (each.type === type ? [each.data] : [])));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
