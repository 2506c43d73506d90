import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { isProbe } from './probes';

/**
 * Begins one page a turn of the event loop, in the order in which they were asked for. Pages in hand go on before new ones begin: of a hundred
 * made at once, all that is made so far outlives the collector's young generation, so that the instance gets less done than it can until
 * the load falls. Pages that wait for the lending API hold nobody up, and who asks whether the instance lives does not stand in line.
 */
export function beginInTurn(): RequestHandler {
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
    // Node runs a turn as part of the request that planned it: without this, all that wait would log and call under the first one's id.
    waiting.push(AsyncResource.bind(() => answer.closed || next()));
    if (!isComing) comeToNext();
  };
}
