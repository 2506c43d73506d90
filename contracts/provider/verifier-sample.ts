import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSUMER, PROVIDER } from '../pact/pact-file';
import type { Interaction } from './pact-matching';
import { listen, type RecordedResponse } from './recording-proxy';
import { verifyProvider } from './verification';

interface Pair {
  interaction: Interaction;
  response: RecordedResponse;
}

export async function matchWithPactVerifier(pairs: readonly Pair[]): Promise<boolean[]> {
  const server = createServer((request, response) => {
    const pair = pairs[Number(request.url?.slice(1))];
    if (request.method === 'POST' || pair === undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = pair.response.headers;
    const { status, body } = pair.response;
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
  });
  const origin = await listen(server);
  const folder = mkdtempSync(join(tmpdir(), 'pact-sample-'));
  const pact = join(folder, 'sample.json');
  writeFileSync(pact, JSON.stringify(pactOf(pairs)));
  try {
    const { drifts } = await verifyProvider({
      pact,
      providerBaseUrl: origin,
      stateHandlerUrl: `${origin}/states`,
    });
    const failed = new Set(drifts.map(({ exchange }) => exchange));
    return pairs.map((_, index) => !failed.has(String(index)));
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function pactOf(pairs: readonly Pair[]) {
  return {
    consumer: { name: CONSUMER },
    provider: { name: PROVIDER },
    interactions: pairs.map(({ interaction: { response } }, index) => ({
      type: 'Synchronous/HTTP',
      description: String(index),
      providerStates: [{ name: 'any' }],
      request: { method: 'GET', path: `/${index}` },
      response,
    })),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}
