import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { State } from './states';

const stateRequest = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  action: z.enum(['setup', 'teardown']).default('setup'),
});

const MAX_BYTES = 100_000;

class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function createStateHandler(api: string, states: Readonly<Record<string, State>>) {
  return createServer(async (request, response) => {
    try {
      const values = await handleRequest(api, states, request);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(values));
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 500;
      const text = error instanceof Error ? error.message : String(error);
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    }
  });
}

async function handleRequest(api: string, states: Readonly<Record<string, State>>, request: IncomingMessage) {
  if (request.method !== 'POST') throw new RequestError(405, 'Use POST to prepare a state.');
  const { data, error } = stateRequest.safeParse(parseJson(await textOf(request)));
  if (error) throw new RequestError(400, `Invalid request for a state: ${error.issues[0]?.message ?? ''}`);
  const state = Object.hasOwn(states, data.state) ? states[data.state] : undefined;
  if (state === undefined) throw new RequestError(501, `Unknown state: "${data.state}".`);
  // Each setup starts from scratch, so teardown does nothing.
  return data.action === 'teardown' ? {} : state.prepare(api, data.params);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new RequestError(413, 'The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The request body is not JSON.');
  }
}
