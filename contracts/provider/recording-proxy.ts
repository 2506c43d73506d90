import { createServer, request as overHttp, type Server } from 'node:http';
import { request as overHttps } from 'node:https';

/** What no pact describes of a call. */
export interface RecordedCall {
  method: string;
  /** Path and query, `/config?a=1`. */
  url: string;
  cookie: string | null;
  body: string;
  /** The `Set-Cookie` headers of its answer, one by one. */
  setCookies: readonly string[];
}

/** The parts of an API's answer that a pact describes. */
export interface RecordedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON; text where it is none, undefined where there was nothing. */
  body: unknown;
}

interface Listeners {
  onAnswer: (answer: RecordedAnswer, call: RecordedCall) => void;
  /** Told why when a call got no answer: the API is gone, or takes longer than anybody waits for it. */
  onLost: (reason: string) => void;
}

/** As long as the portal waits for a call (HTTP-01). */
const PATIENCE_MS = 30_000;

/**
 * Passes every call on to an API unchanged, but for the leave to compress the answer, and tells what it answers.
 * @param port 0 for any that is free
 */
export async function startRecordingProxy(api: string, { onAnswer, onLost }: Listeners, port = 0) {
  const target = new URL(api);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  const server = createServer((incoming, outgoing) => {
    const address = new URL(`${target.pathname.replace(/\/$/, '')}${incoming.url}`, target);
    const { 'accept-encoding': _, ...kept } = incoming.headers;
    const headers = { ...kept, host: target.host };
    const sent: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => sent.push(chunk));
    const options = { method: incoming.method, headers, timeout: PATIENCE_MS };
    const passedOn = send(address, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        onAnswer(
          {
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(named),
            body: read(body.toString()),
          },
          {
            method: incoming.method ?? 'GET',
            url: incoming.url ?? '/',
            cookie: incoming.headers.cookie ?? null,
            body: Buffer.concat(sent).toString(),
            setCookies: answer.headers['set-cookie'] ?? [],
          },
        );
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(body);
      });
    });
    passedOn.on('timeout', () => passedOn.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    passedOn.on('error', (error) => {
      onLost(`${incoming.method} ${incoming.url}: ${error.message || String(error)}`);
      outgoing.writeHead(502).end();
    });
    incoming.pipe(passedOn);
  });
  return { origin: await listen(server, port), close: () => server.close() };
}

function read(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Listens at a port of this machine, 0 for any that is free, and says where. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}
