import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { JourneyOutcome } from './run-journeys';

/** The clients send about 60 requests a second without overloading the machine. */
const CLIENT_COUNT = 12;
const PAUSE_MS = 200;
const ANSWER_WITHIN_MS = 30_000;

interface SentRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const BROKEN = 'connection broken';

const REQUESTS: readonly SentRequest[] = [
  { method: 'GET', path: '/login' },
  { method: 'POST', path: '/language', body: 'language=en&returnTo=%2Flogin' },
];

export async function runRequestStream(cluster: Cluster, updates: number): Promise<JourneyOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENT_COUNT });
  const counts = new Map<string, number>();
  let isUpdating = true;
  const client = async () => {
    while (isUpdating) {
      for (const request of REQUESTS) {
        const result = await send(cluster.address, agent, request);
        counts.set(result, (counts.get(result) ?? 0) + 1);
        await wait(PAUSE_MS);
      }
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENT_COUNT }, client));
  try {
    for (let update = 0; update < updates; update += 1) {
      for (const portalIndex of [0, 1] as const) await cluster.updatePortal(portalIndex);
    }
  } finally {
    isUpdating = false;
    await clients;
    agent.destroy();
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const failedResults = [...counts].filter(([result]) => result === BROKEN || Number(result) >= 500);
  return {
    journey: 'stream',
    disturbance: `${updates * 2} updates in turn, ${total} requests`,
    losses: failedResults.map(([result, count]) => ({
      kind: 'no answer',
      description: `${count} × ${result}`,
    })),
    errors: [],
  };
}

/**
 * Like browsers, repeats a request on a connection that the balancer has closed.
 * @returns the status, or `BROKEN`
 */
function send(address: string, agent: Agent, request: SentRequest): Promise<string> {
  const { method, path, body } = request;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve) => {
    const clientRequest = sendRequest(address + path, {
      method,
      agent,
      signal,
      headers: {
        accept: 'text/html',
        origin: address,
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': body.length,
        }),
      },
    });
    clientRequest.once('response', (response) => {
      response.once('error', () => resolve(BROKEN));
      response.once('end', () => resolve(String(response.statusCode)));
      response.resume();
    });
    clientRequest.once('error', () =>
      resolve(clientRequest.reusedSocket && !signal.aborted ? send(address, agent, request) : BROKEN),
    );
    clientRequest.end(body);
  });
}
