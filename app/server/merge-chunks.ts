import type { RequestHandler } from 'express';

const SMALL_CHUNK_BYTES = 1_024;
const BUFFER_BYTES = 16 * 1_024;

/** Clients may send chunks of one byte, and the framework's streams take seconds for 512 KB of them. */
export const mergeSmallChunks: RequestHandler = (request, _answer, next) => {
  if (request.headers['transfer-encoding'] === undefined) return next();

  const push = request.push.bind(request);
  let buffer: Buffer | null = null;
  let length = 0;
  let isFlushScheduled = false;
  const flush = () => {
    isFlushScheduled = false;
    if (buffer === null || length === 0) return;
    // Copies, because a subarray would keep the large buffer in memory.
    const merged = Buffer.from(buffer.subarray(0, length));
    length = 0;
    push(merged);
  };
  const wantsMore = () => request.readableLength + length < request.readableHighWaterMark;

  request.push = (chunk: Buffer | null) => {
    if (chunk === null || chunk.length >= SMALL_CHUNK_BYTES) {
      flush();
      return push(chunk);
    }
    if (length + chunk.length > BUFFER_BYTES) flush();
    buffer ??= Buffer.allocUnsafeSlow(BUFFER_BYTES);
    buffer.set(chunk, length);
    length += chunk.length;
    if (!isFlushScheduled) {
      isFlushScheduled = true;
      setImmediate(flush);
    }
    return wantsMore();
  };
  next();
};
