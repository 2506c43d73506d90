import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { isProbe } from './probes';

/** Starts one request per event-loop turn: many at once overload the garbage collector. Probes skip the queue. */
export function queueRequests(): RequestHandler {
  const queuedRequests: (() => void)[] = [];
  let isScheduled = false;
  const scheduleNext = () => {
    isScheduled = queuedRequests.length > 0;
    if (isScheduled) setImmediate(startNext);
  };
  const startNext = () => {
    queuedRequests.shift()?.();
    scheduleNext();
  };
  return (request, response, next) => {
    if (isProbe(request.path)) return next();
    // Without this, all queued requests would log under one id.
    queuedRequests.push(AsyncResource.bind(() => response.closed || next()));
    if (!isScheduled) scheduleNext();
  };
}
