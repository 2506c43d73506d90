import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ERROR_STATUS } from 'contracts/api/error-codes';
import { HttpResponse } from 'msw';
import { malformedAnswer } from '../api/malformed';
import { Refusal } from '../api/refusal';
import type { Fault } from '../store/faults';

/**
 * What a fault answers in place of the call, after the wait it asks for; undefined when the call is to be done: for latency
 * alone, and for half an answer.
 */
async function disturb(fault: Fault): Promise<Response | undefined> {
  if (fault.latency_ms !== undefined) await wait(fault.latency_ms, undefined, { ref: false });
  if (fault.drop) return HttpResponse.error();
  if (fault.body !== undefined && fault.body !== 'truncated') return malformedAnswer(fault.body);
  if (fault.code === undefined && fault.status === undefined) return undefined;
  const status = fault.status ?? (fault.code === undefined ? 500 : ERROR_STATUS[fault.code]);
  return new Refusal(status, [
    { code: fault.code ?? null, ...(fault.field !== undefined && { field: fault.field }) },
  ]).response();
}

/**
 * The answer to a call that a fault may meet: in place of the call, or once it is done (`after`).
 *
 * @param respond does the call
 */
export async function disturbed(
  fault: Fault | undefined,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault === undefined) return respond();
  if (!fault.after) return (await disturb(fault)) ?? (await respond());
  const answer = await respond();
  return (await disturb(fault)) ?? answer;
}

/** Drops the connection without an answer. */
export function dropConnection({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces the whole answer, sends its first half and drops the connection. */
export function truncate({ outgoing }: HttpBindings, response: Response, body: string | Buffer): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': bytes.length,
  });
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
