import type { RequestHandler } from 'express';

const SHORT = 1_024;
const GATHERED = 16 * 1_024;

/**
 * A sender may use chunks of one byte, and the framework's streams take seconds for 512 KB of them.
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
    // Copies, because a subarray would keep the large buffer in memory.
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
