import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflateRaw, inflateRaw } from 'node:zlib';

/** Compressed on arrival, so that the whole original is never in memory. */
export interface DeflatedFile {
  size: number;
  deflated: Buffer;
}

/** The fastest, because most files are already compressed. */
const COMPRESSION_LEVEL = 1;

export async function deflateBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<DeflatedFile | null> {
  const deflate = createDeflateRaw({ level: COMPRESSION_LEVEL });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  let size = 0;
  try {
    if (body !== null) {
      const reader = body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        size += read.value.length;
        if (size > maxBytes) return null;
        if (!deflate.write(read.value)) await once(deflate, 'drain');
      }
    }
    deflate.end();
    await finished(deflate);
    return { size, deflated: Buffer.concat(parts) };
  } finally {
    deflate.destroy();
  }
}

const inflateBytes = promisify(inflateRaw);

export async function inflateBody(deflatedBytes: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await inflateBytes(deflatedBytes, { maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
}
