import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflateRaw, inflateRaw } from 'node:zlib';

/** A file as it is kept: compressed while it arrives, never whole in memory as it was sent. */
export interface Arrived {
  /** Bytes before the compression. */
  size: number;
  deflated: Buffer;
}

/** Most files are compressed already: little effort finds what there is to save. */
const LEVEL = 1;

/** Takes a body in as it arrives; null when it is longer than `maxBytes`, and the rest of it is not read. */
export async function deflateBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Arrived | null> {
  const deflate = createDeflateRaw({ level: LEVEL });
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

/** The file as it was sent; undefined for bytes that this simulator did not deflate (a snapshot may hold anything). */
export async function inflated(deflated: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await inflateBytes(deflated, { maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
}
