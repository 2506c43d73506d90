import type { Request as Asked, RequestHandler } from 'express';
import { reportRefusal } from '~/telemetry/metrics.server';
import { sendErrorMessage } from './error-response';
import { isUpload } from './upload-requests';

const POLL_MS = 500;

export interface BodyPace {
  /** The rate is measured over this time, and first checked after it. */
  graceMs: number;
  bytesPerSecond: number;
}

export const BODY_PACE: BodyPace = { graceMs: 5_000, bytesPerSecond: 1_024 };

/** Answers 408, except for uploads. The portal's own pauses do not count. */
export function cutSlowBodies({ graceMs, bytesPerSecond }: BodyPace): RequestHandler {
  const checks = Math.max(1, Math.round(graceMs / POLL_MS)) + 1;
  const requiredBytes = (bytesPerSecond * checks * POLL_MS) / 1_000;
  return (request, response, next) => {
    if (!hasBody(request) || isUpload(request)) return next();

    const { socket } = request;
    const byteCounts = [socket.bytesRead];
    const timer = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      if (request.readableLength >= request.readableHighWaterMark) return;
      const [earlierBytes = 0] = byteCounts;
      byteCounts.push(socket.bytesRead);
      if (byteCounts.length <= checks) return;
      byteCounts.shift();
      if (socket.bytesRead - earlierBytes >= requiredBytes) return;
      clearInterval(timer);
      reportRefusal('slow-body');
      if (response.headersSent) request.destroy();
      else {
        response.once('finish', () => request.destroy());
        sendErrorMessage(request, response.set('Connection', 'close'), 408, 'slowBody');
      }
    }, POLL_MS);
    next();
  };
}

export function hasBody({ headers }: Pick<Asked, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
