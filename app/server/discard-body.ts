import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { MAX_DRAINED_BYTES } from '~/request/body/form-limits.server';
import { hasBody } from './slow-bodies';

export interface DrainLimits {
  withinMs: number;
  pauseMs: number;
}

export const DRAIN_LIMITS: DrainLimits = { withinMs: 30_000, pauseMs: 5_000 };

/** An unread body would block its own response. */
export function discardUnread(limits: DrainLimits): RequestHandler {
  return (request, response, next) => {
    discardBody(request, response, limits);
    next();
  };
}

/**
 * Drops the rest of a refused body, because browsers read the response only after sending. A response that closes the
 * connection waits for the whole body: a reset would lose the response.
 */
export function discardBody(
  request: IncomingMessage,
  response: ServerResponse,
  { withinMs, pauseMs }: DrainLimits,
): void {
  if (!hasBody(request)) return;
  if (response.shouldKeepAlive) {
    response.once('finish', () => drainRequest(request));
    return;
  }
  const endResponse = response.end.bind(response) as (...of: unknown[]) => ServerResponse;
  response.end = (...endArguments: unknown[]) => {
    response.end = endResponse as ServerResponse['end'];
    if (request.complete) return endResponse(...endArguments);
    const finish = () => {
      clearTimeout(total);
      clearTimeout(pause);
      if (!response.writableEnded) endResponse(...endArguments);
    };
    const total = setTimeout(finish, withinMs);
    const pause = setTimeout(finish, pauseMs);
    request.once('end', finish).once('close', finish);
    drainRequest(request, () => pause.refresh());
    return response;
  };
}

function drainRequest(request: IncomingMessage, onData: () => void = () => {}): void {
  let size = 0;
  request.removeAllListeners('data').on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MAX_DRAINED_BYTES) request.destroy();
    onData();
  });
  request.resume();
}
