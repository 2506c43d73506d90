import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { State } from './states';

/** Message of Pact's verifier: `setup` before an exchange, optionally `teardown` after it. */
const order = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  action: z.enum(['setup', 'teardown']).default('setup'),
});

const MAX_BYTES = 100_000;

/** A refusal of the handler, with the status it answers. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A server to which verification says what an exchange takes as given. Each POST prepares one state and answers its values as JSON; what
 * cannot be prepared answers a status and one line of text, which stand in the report.
 *
 * @param api address of the lending API
 * @param states by name
 */
export function stateHandler(api: string, states: Readonly<Record<string, State>>) {
  return createServer(async (request, response) => {
    try {
      const values = await answer(api, states, request);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(values));
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      const text = error instanceof Error ? error.message : String(error);
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    }
  });
}

async function answer(api: string, states: Readonly<Record<string, State>>, request: IncomingMessage) {
  if (request.method !== 'POST') throw new Refused(405, 'A state is prepared by POST.');
  const { data, error } = order.safeParse(json(await textOf(request)));
  if (error) throw new Refused(400, `No order for a state: ${error.issues[0]?.message ?? ''}`);
  const state = Object.hasOwn(states, data.state) ? states[data.state] : undefined;
  if (state === undefined) throw new Refused(501, `No state is called "${data.state}".`);
  // Each setup begins anew, so there is nothing to take down.
  return data.action === 'teardown' ? {} : state.prepare(api, data.params);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Refused(413, 'The order is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'The order is no JSON.');
  }
}
