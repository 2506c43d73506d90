import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import { HttpResponse } from 'msw';
import { createMalformedResponse } from '../api/malformed-response';
import { Refusal } from '../api/refusal';
import type { Fault } from '../store/faults';

async function faultResponse(fault: Fault): Promise<Response | undefined> {
  if (fault.latency_ms !== undefined) await wait(fault.latency_ms, undefined, { ref: false });
  if (fault.drop) return createDroppedResponse();
  if (fault.body !== undefined && fault.body !== 'truncated') return createMalformedResponse(fault.body);
  if (fault.code === undefined && fault.status === undefined) return undefined;
  const status = fault.status ?? (fault.code === undefined ? 500 : ERROR_STATUS[fault.code]);
  return new Refusal(status, [
    { code: fault.code ?? null, ...(fault.field !== undefined && { field: fault.field }) },
  ]).response();
}

export async function applyFault(
  fault: Fault | undefined,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault === undefined) return respond();
  if (!fault.after) return (await faultResponse(fault)) ?? (await respond());
  const response = await respond();
  const replacement = await faultResponse(fault);
  if (replacement === undefined) return response;
  // The call was executed, so its unreadable response still sets cookies.
  if (fault.body !== undefined)
    for (const cookie of response.headers.getSetCookie()) replacement.headers.append('set-cookie', cookie);
  return replacement;
}

const droppedResponses = new WeakSet<Response>();

export function createDroppedResponse(): Response {
  const response = HttpResponse.error();
  droppedResponses.add(response);
  return response;
}

/** Reading `type` would build the whole Response, which is slow. */
export function isDroppedResponse(response: Response): boolean {
  return droppedResponses.has(response);
}

export function dropConnection({ incoming }: HttpBindings): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

const TRUNCATED_AFTER_MS = 10;

export function truncateResponse({ status, headers }: Response, body: string | Buffer): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const halfBody = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(bytes.subarray(0, bytes.length / 2))),
    async pull(stream) {
      await wait(TRUNCATED_AFTER_MS);
      stream.error(new Error('A fault cut the answer off'));
    },
  });
  const announcedHeaders = new Headers(headers);
  announcedHeaders.set('content-length', String(bytes.length));
  return new Response(halfBody, { status, headers: announcedHeaders });
}
