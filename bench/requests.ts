import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface MeasuredRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface MeasuredResponse {
  status: number;
  body: string;
  cookies: readonly string[];
  location: string | null;
}

export const JSON_CONTENT_TYPE = { 'content-type': 'application/json' };

const CONCURRENCY = 4;

/** Repeats 503 responses. @throws Error for other unsuccessful responses */
export async function repeatRequest(request: MeasuredRequest, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let remaining = times;
  const sendRemaining = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const { status } = await sendUntilServed(request, agent);
      if (status < 200 || status >= 300)
        throw new Error(`${request.method} ${request.url} answered ${status}, which cannot be measured.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRemaining));
  } finally {
    agent.destroy();
  }
}

const MAX_ATTEMPTS = 5;
const PAUSE_MS = 2_000;

async function sendUntilServed(request: MeasuredRequest, agent: Agent): Promise<MeasuredResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendRequest(request, agent);
    if (response.status !== 503 || attempt === MAX_ATTEMPTS) return response;
    await wait(PAUSE_MS);
  }
}

export function sendRequest(
  { method, url, headers, body }: MeasuredRequest,
  agent?: Agent,
): Promise<MeasuredResponse> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method,
      headers: { host, ...headers },
      agent,
    };
    const clientRequest = request(options, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? ''),
          location: response.headers.location ?? null,
        }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}
