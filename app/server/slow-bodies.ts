import type { Request as Asked, RequestHandler } from 'express';
import { tellRefusal } from '~/telemetry/refusals.server';
import { answerInWords } from './answer-in-words';
import { isUpload } from './upload-requests';

const LOOK_EVERY_MS = 500;

/** Minimum rate of a body. */
export interface BodyPace {
  /** Nothing is demanded of the beginning; afterwards of each stretch of this length, milliseconds. */
  graceMs: number;
  /** On average of such a stretch. */
  bytesPerSecond: number;
}

export const BODY_PACE: BodyPace = { graceMs: 5_000, bytesPerSecond: 1_024 };

/**
 * Answers 408 to bodies below the minimum rate and closes their connections, uploads excepted. The rate of the latest seconds counts, also after
 * the request was answered. Time in which the portal itself does not read does not count.
 */
export function cutSlowBodies({ graceMs, bytesPerSecond }: BodyPace): RequestHandler {
  // One check more, as the portal itself may have been busy at the first one.
  const checks = Math.max(1, Math.round(graceMs / LOOK_EVERY_MS)) + 1;
  const owed = (bytesPerSecond * checks * LOOK_EVERY_MS) / 1_000;
  return (request, answer, next) => {
    if (!hasBody(request) || isUpload(request)) return next();

    const { socket } = request;
    /** Bytes received at each of the latest checks. */
    const came = [socket.bytesRead];
    const look = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(look);
      if (request.readableLength >= request.readableHighWaterMark) return;
      const [before = 0] = came;
      came.push(socket.bytesRead);
      if (came.length <= checks) return;
      came.shift();
      if (socket.bytesRead - before >= owed) return;
      clearInterval(look);
      tellRefusal('slow-body');
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
