import type { RequestHandler } from 'express';

/** Shorter pieces are gathered. */
const SHORT = 1_024;
const GATHERED = 16 * 1_024;

/**
 * Hands on a body in pieces of a useful size. A sender may cut a body into chunks of one byte, of which Node reads ten thousand at once; each
 * would go through the streams of the framework by itself, which takes seconds for half a megabyte.
 */
export const gatherPieces: RequestHandler = (request, _answer, next) => {
  if (request.headers['transfer-encoding'] === undefined) return next();

  const push = request.push.bind(request);
  let gathered: Buffer | null = null;
  let length = 0;
  let isWaiting = false;
  const handOn = () => {
    isWaiting = false;
    if (gathered === null || length === 0) return;
    // A copy: a part of the large buffer would keep all of it in memory for a single byte.
    const pieces = Buffer.from(gathered.subarray(0, length));
    length = 0;
    push(pieces);
  };
  const isHungry = () => request.readableLength + length < request.readableHighWaterMark;

  request.push = (piece: Buffer | null) => {
    if (piece === null || piece.length >= SHORT) {
      handOn();
      return push(piece);
    }
    if (length + piece.length > GATHERED) handOn();
    gathered ??= Buffer.allocUnsafeSlow(GATHERED);
    gathered.set(piece, length);
    length += piece.length;
    if (!isWaiting) {
      isWaiting = true;
      setImmediate(handOn);
    }
    return isHungry();
  };
  next();
};
