import { promisify } from 'node:util';
import { crc32, deflate, deflateSync, inflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const SAMPLES_BY_COLOUR_TYPE: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** Passes of an interlaced picture, in pixels. */
const INTERLACE_PASSES = [
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
  for (let offset = 2; offset + 9 < bytes.length; ) {
    if (bytes[offset] !== 0xff) throw new Error('JPEG marker expected');
    const marker = bytes.readUInt8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    if (marker === 0xda || marker === 0xd9) break;
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
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
  const keptTypes = [...(colour === 3 ? ['PLTE'] : []), ...(colour < 4 ? ['tRNS'] : [])];
  const findChunk = (type: string) => chunks.find((candidate) => candidate.type === type);
  if (colour === 3 && findChunk('PLTE') === undefined) throw new Error('PNG without its palette');
  const compressedPixels = await promisify(deflate)(pixels, { level: 9 });
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header.data),
    ...colourSpaceOf(chunks),
    ...keptTypes.flatMap((type) => {
      const data = findChunk(type)?.data;
      return data ? [chunk(type, data)] : [];
    }),
    chunk('IDAT', compressedPixels),
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
    const profileHeader = Buffer.from('ICC profile\0\0', 'latin1');
    return [chunk(type, Buffer.concat([profileHeader, deflateSync(profile, { level: 9 })]))];
  });
}

function pixelsOf(header: Buffer, compressedPixels: Buffer): Buffer {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = header.subarray(8);
  const bits = (depth ?? 0) * (SAMPLES_BY_COLOUR_TYPE.get(colour ?? -1) ?? 0);
  const isSupported =
    [1, 2, 4, 8, 16].includes(depth ?? 0) && compression === 0 && filter === 0 && (interlace ?? 2) < 2;
  if (width === 0 || height === 0 || bits === 0 || !isSupported) throw new Error('PNG without pixels');
  const passes = interlace === 1 ? INTERLACE_PASSES : [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
  const drawnPasses = passes
    .map(({ x, y, stepX, stepY }) => ({
      bytes: 1 + Math.ceil((Math.ceil((width - x) / stepX) * bits) / 8),
      lines: x < width ? Math.max(0, Math.ceil((height - y) / stepY)) : 0,
    }))
    .filter(({ lines }) => lines > 0);
  const length = drawnPasses.reduce((sum, { bytes, lines }) => sum + bytes * lines, 0);
  const pixels = inflateSync(compressedPixels, { maxOutputLength: length + 64 }).subarray(0, length);
  if (pixels.length < length) throw new Error('PNG with missing lines');
  let offset = 0;
  for (const { bytes, lines } of drawnPasses) {
    for (let line = 0; line < lines; line += 1, offset += bytes) {
      if ((pixels[offset] ?? 5) > 4) throw new Error('PNG with an unknown filter');
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
  for (let offset = PNG_SIGNATURE.length; chunks.at(-1)?.type !== 'IEND'; ) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + 8 + length;
    if (end + 4 > bytes.length) throw new RangeError('PNG chunk exceeds the file');
    chunks.push({
      type: bytes.toString('latin1', offset + 4, offset + 8),
      data: bytes.subarray(offset + 8, end),
    });
    offset = end + 4;
  }
  return chunks;
}

function joinedChunks(chunks: readonly Chunk[], type: string): Buffer {
  return Buffer.concat(chunks.flatMap((candidate) => (candidate.type === type ? [candidate.data] : [])));
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunkBytes = Buffer.alloc(typeAndData.length + 8);
  chunkBytes.writeUInt32BE(data.length, 0);
  typeAndData.copy(chunkBytes, 4);
  chunkBytes.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  return chunkBytes;
}
