import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { isProbe } from './probes';

/** Rendering a hundred pages at once would overload the garbage collector. Probes do not queue. */
export function startInTurn(): RequestHandler {
  const waiting: (() => void)[] = [];
  let isComing = false;
  const comeToNext = () => {
    isComing = waiting.length > 0;
    if (isComing) setImmediate(beginNext);
  };
  const beginNext = () => {
    waiting.shift()?.();
    comeToNext();
  };
  return (request, answer, next) => {
    if (isProbe(request.path)) return next();
    // Binds the request's async context; otherwise all queued requests would log under the first one's id.
    waiting.push(AsyncResource.bind(() => answer.closed || next()));
    if (!isComing) comeToNext();
  };
}
