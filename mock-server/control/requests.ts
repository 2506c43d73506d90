import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { readBySchema, readQuery } from '../api/read-by-schema';
import type { LoggedRequest } from '../store/request-log';
import { createHar } from './har';
import { requireSandbox } from './read-request';
import { redactBody, redactHeaders, redactPath } from './redact';

export const requestFilterSchema = z.strictObject({
  method: z.string().toUpperCase().optional(),
  path: z.string().optional(),
  call: z.string().optional(),
  status: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).optional(),
});

export function createRequestControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/requests', (c) => c.json(listRequestedEntries(simulator, c).map(toShownEntry)))
    .get('/requests.har', (c) => {
      c.header('content-disposition', 'attachment; filename="requests.har"');
      return c.json(createHar(listRequestedEntries(simulator, c)));
    });
}

function listRequestedEntries(simulator: Simulator, c: Context): LoggedRequest[] {
  const { method, path, call, status, after, limit } = readBySchema(
    requestFilterSchema,
    readQuery(new URL(c.req.url)),
  );
  const requests = requireSandbox(simulator, c)
    .log.list()
    .filter(
      (request) =>
        (method ?? request.method) === request.method &&
        request.path.includes(path ?? '') &&
        (call === undefined || call === request.call) &&
        (status === undefined || status === String(request.status)) &&
        (after === undefined || request.id > after),
    );
  return requests.slice(limit === undefined ? 0 : -limit);
}

function toShownEntry(request: LoggedRequest) {
  return {
    id: request.id,
    at: request.at,
    method: request.method,
    path: redactPath(request),
    query: request.query,
    call: request.call,
    request: { headers: redactHeaders(request.requestHeaders), body: redactBody(request.requestBody) },
    answer: { status: request.status, body: redactBody(request.responseBody) },
    duration_ms: Math.round(request.durationMs),
    fault: request.fault,
  };
}
