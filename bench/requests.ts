import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What is asked of a server, again and again. */
export interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  /** Address with host and path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  status: number;
  body: string;
  cookies: readonly string[];
  location: string | null;
}

/** Headers of a call with JSON in it. */
export const JSON_TYPE = { 'content-type': 'application/json' };

/** Requests that are under way at once. */
const AT_ONCE = 4;

/**
 * Sends a request so many times, a few at once over connections that are kept. Host names are not looked up: everything measured is on this
 * machine.
 *
 * @throws Error for an answer without success: what fails fast must not be measured as fast
 */
export async function repeat(asked: Asked, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = times;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await untilServed(asked, agent);
      if (status < 200 || status >= 300)
        throw new Error(`${asked.method} ${asked.url} answered ${status}, which cannot be measured.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  } finally {
    agent.destroy();
  }
}

/** How often a request is sent to a server that refuses early because the machine is busy, and the pause between, in milliseconds. */
const TRIES = 5;
const PAUSE_MS = 2_000;

async function untilServed(asked: Asked, agent: Agent): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await send(asked, agent);
    if (answer.status !== 503 || tried === TRIES) return answer;
    await wait(PAUSE_MS);
  }
}

/** Sends a request once. */
export function send({ method, url, headers, body }: Asked, agent?: Agent): Promise<Answer> {
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
    const asked = request(options, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: text,
          cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? ''),
          location: answer.headers.location ?? null,
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
