import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { answerInWords } from './answer-in-words';
import { isProbe } from './probes';
import { isUpload } from './upload-requests';

/** Limits of an instance before it answers that it is overloaded. */
export interface Limits {
  /** How much later than planned its event loop may come to the next thing, milliseconds, on average of a second. */
  delayMs: number;
  /** Pages in hand at once; uploads do not count, as they mostly wait. */
  requests: number;
}

/** After this many seconds it is worth trying again. */
const RETRY_AFTER_S = 5;
/** How much more load forms are taken at than pages. */
const FORM_PATIENCE = 3;
const RESOLUTION_MS = 20;
const SAMPLE_EVERY_MS = 1_000;

/** Refuses new requests with 503 and `Retry-After` while the instance has too much to do. @param delay of the event loop, milliseconds */
export function refuseOverload(limits: Limits, delay = eventLoopDelay()): RequestHandler {
  let requestsRunning = 0;
  return (request, answer, next) => {
    // An instance must not be taken out for being busy.
    if (isUpload(request) || isProbe(request.path)) return next();
    // Behind a form is what somebody typed: it is refused last.
    const patience = request.method === 'GET' || request.method === 'HEAD' ? 1 : FORM_PATIENCE;
    if (requestsRunning >= limits.requests * patience || delay() > limits.delayMs * patience) {
      answer.set({ 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' });
      answerInWords(request, answer, 503, 'overloaded');
      return;
    }
    requestsRunning += 1;
    answer.once('close', () => {
      requestsRunning -= 1;
    });
    next();
  };
}

/** Measures the delay of this process's event loop from now on; answers the mean of the last second. */
function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let latest = 0;
  setInterval(() => {
    // Nothing is measured while the loop stands still: then the mean is no number.
    const mean = histogram.mean / 1e6 - RESOLUTION_MS;
    latest = Number.isNaN(mean) ? 0 : Math.max(0, mean);
    histogram.reset();
  }, SAMPLE_EVERY_MS).unref();
  return () => latest;
}
