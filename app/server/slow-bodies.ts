import type { Request as Asked, RequestHandler } from 'express';
import { answerInWords } from './answer-in-words';
import { isUpload } from './upload-requests';

const LOOK_EVERY_MS = 500;

/** How fast a body has to come. */
export interface BodyPace {
  /** Nothing is demanded of the beginning; afterwards of each stretch of this length, milliseconds. */
  graceMs: number;
  /** On average of such a stretch. */
  bytesPerSecond: number;
}

export const BODY_PACE: BodyPace = { graceMs: 5_000, bytesPerSecond: 1_024 };

/**
 * Cuts off bodies that are no upload and come so slowly that it must be on purpose: each holds a connection, and what was read of it. What
 * counts is the rate of the latest seconds, however fast the body began. Answers 408 in words, then closes; a body that is answered before it
 * has come whole is looked at until it has. Time in which the portal itself does not read on is not held against the sender.
 */
export function cutSlowBodies({ graceMs, bytesPerSecond }: BodyPace): RequestHandler {
  const stretch = Math.max(1, Math.round(graceMs / LOOK_EVERY_MS));
  const owed = (bytesPerSecond * stretch * LOOK_EVERY_MS) / 1_000;
  return (request, answer, next) => {
    if (!hasBody(request) || isUpload(request)) return next();

    const { socket } = request;
    /** Bytes that had come at each of the latest looks. */
    const came = [socket.bytesRead];
    const look = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(look);
      // The portal does not read on: this look does not count.
      if (request.readableLength >= request.readableHighWaterMark) return;
      came.push(socket.bytesRead);
      if (came.length <= stretch) return;
      const before = came.shift() ?? 0;
      if (socket.bytesRead - before >= owed) return;
      clearInterval(look);
      if (answer.headersSent) request.destroy();
      else {
        answer.once('finish', () => request.destroy());
        answerInWords(request, answer.set('Connection', 'close'), 408, 'slowBody');
      }
    }, LOOK_EVERY_MS);
    next();
  };
}

function hasBody({ headers }: Asked): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
