import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { sendErrorMessage } from './error-response';
import { isProbe } from './probes';
import { isUpload } from './upload-requests';

export interface OverloadLimits {
  delayMs: number;
  requests: number;
}

const RETRY_AFTER_S = 5;
const FORM_DELAY_FACTOR = 3;
const DELAY_RESOLUTION_MS = 20;
const SAMPLE_EVERY_MS = 1_000;

/** Answers 503 with `Retry-After`. */
export function refuseOverload(limits: OverloadLimits, readDelayMs = eventLoopDelay()): RequestHandler {
  let requestsRunning = 0;
  return (request, response, next) => {
    // Failing probes would remove a busy instance from the load balancer.
    if (isUpload(request) || isProbe(request.path)) return next();
    // Refuse forms last, because they contain typed values.
    const limitFactor = request.method === 'GET' || request.method === 'HEAD' ? 1 : FORM_DELAY_FACTOR;
    if (requestsRunning >= limits.requests * limitFactor || readDelayMs() > limits.delayMs * limitFactor) {
      response.set({ 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' });
      sendErrorMessage(request, response, 503, 'overloaded');
      return;
    }
    requestsRunning += 1;
    response.once('close', () => {
      requestsRunning -= 1;
    });
    next();
  };
}

function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  histogram.enable();
  let latestDelayMs = 0;
  setInterval(() => {
    // The mean is NaN while the event loop is blocked.
    const meanDelayMs = histogram.mean / 1e6 - DELAY_RESOLUTION_MS;
    latestDelayMs = Number.isNaN(meanDelayMs) ? 0 : Math.max(0, meanDelayMs);
    histogram.reset();
  }, SAMPLE_EVERY_MS).unref();
  return () => latestDelayMs;
}
