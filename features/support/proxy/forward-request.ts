import {
  createServer,
  type IncomingMessage,
  request as overHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface ForwardedResponse {
  status: number;
  rawHeaders: readonly string[];
  body: Buffer;
}

const TIMEOUT_MS = 60_000;

interface ForwardOptions {
  body: Buffer;
  /** Lower-case names. */
  removedHeaders: readonly string[];
  host?: string;
}

export async function forwardRequest(
  target: string,
  { method, url = '/', headers }: IncomingMessage,
  { body, removedHeaders, host = new URL(target).host }: ForwardOptions,
): Promise<ForwardedResponse> {
  const base = new URL(target);
  const send = base.protocol === 'https:' ? overHttps : overHttp;
  const otherHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !removedHeaders.includes(name)),
  );
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const clientRequest = send(new URL(base.pathname.replace(/\/$/, '') + url, base), {
      method,
      headers: { ...otherHeaders, host },
      timeout: TIMEOUT_MS,
    });
    clientRequest.once('response', resolve).once('error', reject);
    clientRequest.once('timeout', () =>
      clientRequest.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)),
    );
    clientRequest.end(body);
  });
  return {
    status: response.statusCode ?? 502,
    rawHeaders: response.rawHeaders,
    body: await buffer(response),
  };
}

export function sendResponse(
  outgoing: ServerResponse,
  { status, rawHeaders, body }: ForwardedResponse,
): void {
  outgoing.writeHead(status, [...rawHeaders]).end(body);
}

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

export async function listen(
  port: number,
  handleRequest: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<RunningServer> {
  const server: Server = createServer((incoming, outgoing) => {
    handleRequest(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
