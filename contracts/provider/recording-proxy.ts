import { createServer, request as overHttp, type Server } from 'node:http';
import { request as overHttps } from 'node:https';

export interface RecordedCall {
  method: string;
  url: string;
  cookie: string | null;
  body: string;
  setCookies: readonly string[];
}

export interface RecordedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

interface ProxyListeners {
  onResponse: (response: RecordedResponse, call: RecordedCall) => void | Promise<void>;
  onConnectionLost: (reason: string) => void;
  /** Called for each response from status 500. True repeats the request. */
  shouldRetry?: (status: number, attemptCount: number) => boolean;
  /** Changes the headers for the client. Names and values alternate. */
  changeHeaders?: (rawHeaders: string[]) => string[];
}

// The portal's timeout (HTTP-01).
const TIMEOUT_MS = 30_000;

/** Removes `Accept-Encoding`, so that responses are not compressed. */
export async function startRecordingProxy(
  api: string,
  {
    onResponse,
    onConnectionLost,
    shouldRetry = () => false,
    changeHeaders = (headers) => headers,
  }: ProxyListeners,
  port = 0,
) {
  const target = new URL(api);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  const server = createServer((incoming, outgoing) => {
    const address = new URL(`${target.pathname.replace(/\/$/, '')}${incoming.url}`, target);
    const { 'accept-encoding': _, ...otherHeaders } = incoming.headers;
    const headers = { ...otherHeaders, host: target.host };
    const bodyChunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => bodyChunks.push(chunk));
    const options = { method: incoming.method, headers, timeout: TIMEOUT_MS };
    const attempt = (attemptCount: number) => {
      const apiRequest = send(address, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', async () => {
          const status = response.statusCode ?? 0;
          if (status >= 500 && shouldRetry(status, attemptCount)) {
            attempt(attemptCount + 1);
            return;
          }
          const body = Buffer.concat(chunks);
          const headerEntries = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          await onResponse(
            { status, headers: Object.fromEntries(headerEntries), body: parseBody(body.toString()) },
            {
              method: incoming.method ?? 'GET',
              url: incoming.url ?? '/',
              cookie: incoming.headers.cookie ?? null,
              body: Buffer.concat(bodyChunks).toString(),
              setCookies: response.headers['set-cookie'] ?? [],
            },
          );
          outgoing.writeHead(response.statusCode ?? 502, changeHeaders(response.rawHeaders)).end(body);
        });
      });
      apiRequest.on('timeout', () =>
        apiRequest.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)),
      );
      apiRequest.on('error', (error) => {
        onConnectionLost(`${incoming.method} ${incoming.url}: ${error.message || String(error)}`);
        if (!outgoing.headersSent) outgoing.writeHead(502).end();
      });
      apiRequest.end(Buffer.concat(bodyChunks));
    };
    incoming.on('end', () => attempt(1));
  });
  return { origin: await listen(server, port), close: () => server.close() };
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the origin. @param port 0 for any free port */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}
