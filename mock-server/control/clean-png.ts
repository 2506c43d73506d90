import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Rewrites header, palette, transparency and pixels only.
 * @throws if the file is unreadable or unpacks to more than its header says
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer> {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw new Error('PNG header missing');
  const colour = header.data.readUInt8(9);
  const pixels = inflateSync(joinedChunks(chunks, 'IDAT'), { maxOutputLength: maxBytes(header.data) });
  const kept = [...(colour === 3 ? ['PLTE'] : []), ...(colour < 4 ? ['tRNS'] : [])];
  // Compression of some pictures takes long, so it runs asynchronously.
  const packed = await promisify(deflate)(pixels, { level: 9 });
  const clean = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header.data),
    ...kept.flatMap((type) => {
      const found = chunks.find((each) => each.type === type);
      return found ? [chunk(type, found.data)] : [];
    }),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const { decode } = await import('fast-png');
  decode(clean);
  return clean;
}

/** Interlaced pictures have up to twice as many lines, rounded up. */
function maxBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bits = header.readUInt8(8) * (SAMPLES.get(header.readUInt8(9)) ?? 0);
  if (width === 0 || height === 0 || bits === 0) throw new Error('PNG without pixels');
  return Math.ceil((width * bits) / 8) * height + 4 * height + 64;
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
