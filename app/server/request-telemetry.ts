import { randomUUID } from 'node:crypto';
import type { Response as Answer, Request as Asked, RequestHandler } from 'express';
import { STATUS_HEADER } from '~/build-version/build-header';
import { log } from '~/telemetry/log.server';
import { metrics } from '~/telemetry/metrics.server';
import { getTracer, type RequestContext, runInRequestContext } from '~/telemetry/span.server';
import type { Span } from '~/telemetry/tracer';
import { isProbe } from './probes';

/** The pattern keeps clients from injecting text into the log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

interface Options {
  routeOf: (path: string) => string;
  accessLog: boolean;
}

/** Must run after `dropForgedHeaders`. */
export function createRequestTelemetry({ routeOf, accessLog }: Options): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const context: RequestContext = { id: idOf(request), route: routeOf(request.path), apiCalls: [] };
    response.setHeader('X-Request-Id', context.id);
    const answered = (span: Span) =>
      new Promise<void>((resolve) => {
        response.once('close', () => {
          const ended = endOf(request, response, context, performance.now() - began);
          metrics.requestEnded({
            ...ended,
            status: response.writableFinished ? String(ended.status) : 'gone',
          });
          span.set({ ...ended, outcome: ended.status >= 500 ? 'failed' : 'ok' });
          if (accessLog)
            runInRequestContext(context, () =>
              log[isProbe(ended.route) ? 'debug' : 'info']('request', ended),
            );
          resolve();
        });
        runInRequestContext(context, next);
      });
    void getTracer().span('server', `${request.method} ${context.route}`, answered, request.headers);
  };
}

function idOf({ headers }: Asked): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

function endOf({ method }: Asked, response: Answer, { route, apiCalls }: RequestContext, duration: number) {
  return {
    method,
    route,
    // The framework returns a refused form as 200, with its status in a header.
    status: Number(response.getHeader(STATUS_HEADER) ?? response.statusCode),
    outcome: response.writableFinished ? 'answered' : 'gone',
    durationMs: Math.round(duration),
    ...(apiCalls.length > 0 && { apiCalls }),
  };
}
