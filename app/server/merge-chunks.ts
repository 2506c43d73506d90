import type { RequestHandler } from 'express';

const SMALL_CHUNK_BYTES = 1_024;
const BUFFER_BYTES = 16 * 1_024;
/** Node's parser takes 2 microseconds per chunk, and one read may bring 11,000 chunks. */
const MAX_CHUNKS_PER_TURN = 1_000;
export const CHUNK_PAUSE_MS = 50;

/** The framework's streams take seconds for 512 KB in chunks of one byte. */
export const mergeSmallChunks: RequestHandler = (request, _response, next) => {
  if (request.headers['transfer-encoding'] === undefined) return next();

  const push = request.push.bind(request);
  let pendingChunks: Buffer[] = [];
  let buffer: Buffer | null = null;
  let bufferedBytes = 0;
  let length = 0;
  let chunks = 0;
  let isFlushScheduled = false;

  const flushBuffer = () => {
    // A subarray would keep the large buffer in memory.
    if (buffer !== null && bufferedBytes > 0)
      pendingChunks.push(Buffer.from(buffer.subarray(0, bufferedBytes)));
    bufferedBytes = 0;
  };
  const addChunk = (chunk: Buffer) => {
    if (bufferedBytes + chunk.length > BUFFER_BYTES) flushBuffer();
    if (chunk.length >= SMALL_CHUNK_BYTES) {
      flushBuffer();
      pendingChunks.push(chunk);
    } else {
      buffer ??= Buffer.allocUnsafeSlow(BUFFER_BYTES);
      buffer.set(chunk, bufferedBytes);
      bufferedBytes += chunk.length;
    }
    length += chunk.length;
    chunks += 1;
  };
  const flush = () => {
    if (length === 0) return;
    flushBuffer();
    const [onlyChunk] = pendingChunks;
    const mergedChunk = pendingChunks.length === 1 && onlyChunk ? onlyChunk : Buffer.concat(pendingChunks);
    pendingChunks = [];
    length = 0;
    push(mergedChunk);
  };
  const hasManyChunks = () => chunks > MAX_CHUNKS_PER_TURN;
  const startTurn = () => {
    isFlushScheduled = false;
    chunks = 0;
    flush();
  };
  const endTurn = () => {
    if (hasManyChunks()) setTimeout(startTurn, CHUNK_PAUSE_MS);
    else startTurn();
  };

  request.push = (chunk: Buffer | null) => {
    const isPassedOn = chunk === null || (chunk.length >= SMALL_CHUNK_BYTES && !hasManyChunks());
    if (isPassedOn) {
      flush();
      return push(chunk);
    }
    addChunk(chunk);
    if (!isFlushScheduled) {
      isFlushScheduled = true;
      setImmediate(endTurn);
    }
    return !hasManyChunks() && request.readableLength + length < request.readableHighWaterMark;
  };
  next();
};
