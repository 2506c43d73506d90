import { randomUUID } from 'node:crypto';
import type { Response as Answer, Request as Asked, RequestHandler } from 'express';
import { log } from '~/telemetry/log.server';
import { inRequest, type RequestContext } from '~/telemetry/request-context.server';

/** An id that a proxy gives; anything else could be a way into the log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Asked every few seconds by balancers: told at the lowest level only. */
const PROBES = ['/healthz', '/readyz'];

interface Options {
  /** Pattern of the route that answers a path. */
  routeOf: (path: string) => string;
  /** A line for each request. */
  accessLog: boolean;
}

/**
 * Gives each request its context: the id that its log lines carry, which the browser is answered and the lending API is told. Forged ids
 * must have been dropped before. Tells of the request when it has ended.
 */
export function requestTelemetry({ routeOf, accessLog }: Options): RequestHandler {
  return (request, answer, next) => {
    const began = performance.now();
    const context: RequestContext = { id: idOf(request), route: routeOf(request.path), apiCalls: [] };
    answer.setHeader('X-Request-Id', context.id);
    answer.once('close', () =>
      inRequest(context, () => {
        if (accessLog) tell(request, answer, context, performance.now() - began);
      }),
    );
    inRequest(context, next);
  };
}

function idOf({ headers }: Asked): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

function tell(
  { method }: Asked,
  answer: Answer,
  { route, apiCalls }: RequestContext,
  duration: number,
): void {
  log[PROBES.includes(route) ? 'debug' : 'info']('request', {
    method,
    route,
    status: answer.statusCode,
    // A visitor who goes away hears no answer, whatever its status would have been.
    outcome: answer.writableFinished ? 'answered' : 'gone',
    durationMs: Math.round(duration),
    ...(apiCalls.length > 0 && { apiCalls }),
  });
}
