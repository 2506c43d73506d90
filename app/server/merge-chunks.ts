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
  let held: Buffer[] = [];
  let buffer: Buffer | null = null;
  let filled = 0;
  let length = 0;
  let chunks = 0;
  let isFlushScheduled = false;

  const keepFilled = () => {
    // A subarray would keep the large buffer in memory.
    if (buffer !== null && filled > 0) held.push(Buffer.from(buffer.subarray(0, filled)));
    filled = 0;
  };
  const hold = (chunk: Buffer) => {
    if (filled + chunk.length > BUFFER_BYTES) keepFilled();
    if (chunk.length >= SMALL_CHUNK_BYTES) {
      keepFilled();
      held.push(chunk);
    } else {
      buffer ??= Buffer.allocUnsafeSlow(BUFFER_BYTES);
      buffer.set(chunk, filled);
      filled += chunk.length;
    }
    length += chunk.length;
    chunks += 1;
  };
  const flush = () => {
    if (length === 0) return;
    keepFilled();
    const [first] = held;
    const merged = held.length === 1 && first ? first : Buffer.concat(held);
    held = [];
    length = 0;
    push(merged);
  };
  const isBusy = () => chunks > MAX_CHUNKS_PER_TURN;
  const startTurn = () => {
    isFlushScheduled = false;
    chunks = 0;
    flush();
  };
  const endTurn = () => {
    if (isBusy()) setTimeout(startTurn, CHUNK_PAUSE_MS);
    else startTurn();
  };

  request.push = (chunk: Buffer | null) => {
    const passesOn = chunk === null || (chunk.length >= SMALL_CHUNK_BYTES && !isBusy());
    if (passesOn) {
      flush();
      return push(chunk);
    }
    hold(chunk);
    if (!isFlushScheduled) {
      isFlushScheduled = true;
      setImmediate(endTurn);
    }
    return !isBusy() && request.readableLength + length < request.readableHighWaterMark;
  };
  next();
};
