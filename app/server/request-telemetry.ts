import { randomUUID } from 'node:crypto';
import type { Response as Answer, Request as Asked, RequestHandler } from 'express';
import { STATUS_HEADER } from '~/build-version/build-header';
import { log } from '~/telemetry/log.server';
import { metrics } from '~/telemetry/metrics.server';
import { getTracer, type RequestContext, runInRequestContext } from '~/telemetry/span.server';
import type { Span } from '~/telemetry/tracer';
import { isProbe } from './probes';

/** The pattern keeps clients from injecting text into the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

interface Options {
  routeOf: (path: string) => string;
  accessLog: boolean;
}

/** Must run after `dropForgedHeaders`. */
export function createRequestTelemetry({ routeOf, accessLog }: Options): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const context: RequestContext = { id: idOf(request), route: routeOf(request.path), apiCalls: [] };
    response.setHeader('X-Request-Id', context.id);
    const handleRequest = (span: Span) =>
      new Promise<void>((resolve) => {
        response.once('close', () => {
          const endedRequest = describeEndedRequest(
            request,
            response,
            context,
            performance.now() - startedAt,
          );
          metrics.requestEnded({
            ...endedRequest,
            status: response.writableFinished ? String(endedRequest.status) : 'gone',
          });
          span.set({ ...endedRequest, outcome: endedRequest.status >= 500 ? 'failed' : 'ok' });
          if (accessLog)
            runInRequestContext(context, () =>
              log[isProbe(endedRequest.route) ? 'debug' : 'info']('request', endedRequest),
            );
          resolve();
        });
        runInRequestContext(context, next);
      });
    void getTracer().span('server', `${request.method} ${context.route}`, handleRequest, request.headers);
  };
}

function idOf({ headers }: Asked): string {
  const headerValue = headers['x-request-id'];
  return typeof headerValue === 'string' && REQUEST_ID.test(headerValue) ? headerValue : randomUUID();
}

function describeEndedRequest(
  { method }: Asked,
  response: Answer,
  { route, apiCalls }: RequestContext,
  durationMs: number,
) {
  return {
    method,
    route,
    // The framework returns a refused form as 200, with its status in a header.
    status: Number(response.getHeader(STATUS_HEADER) ?? response.statusCode),
    outcome: response.writableFinished ? 'answered' : 'gone',
    durationMs: Math.round(durationMs),
    ...(apiCalls.length > 0 && { apiCalls }),
  };
}
