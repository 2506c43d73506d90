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
  if (fault.drop) return dropped();
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

const drops = new WeakSet<Response>();

/** No answer: the connection is to be dropped. */
export function dropped(): Response {
  const none = HttpResponse.error();
  drops.add(none);
  return none;
}

/** Whether an answer is none. Not by its type: to look at that makes the server build the whole Response, which costs more than most calls. */
export function isDropped(response: Response): boolean {
  return drops.has(response);
}

/** Drops the connection over which an answer was to go. */
export function dropConnection({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Real milliseconds that the first half of an answer has to get through. */
const HALF_MS = 10;

/** Announces the whole answer, gives its first half and breaks off. */
export function truncated({ status, headers }: Response, body: string | Buffer): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const half = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(bytes.subarray(0, bytes.length / 2))),
    async pull(stream) {
      await wait(HALF_MS);
      stream.error(new Error('the answer breaks off here'));
    },
  });
  const announced = new Headers(headers);
  announced.set('content-length', String(bytes.length));
  return new Response(half, { status, headers: announced });
}
