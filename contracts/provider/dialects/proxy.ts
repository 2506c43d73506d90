import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listen } from '../recording-proxy';
import {
  type ApiRequest,
  type ApiResponse,
  type Dialect,
  type DialectSession,
  findCall,
  type ProxiedExchange,
} from './dialect';

/** Chain of dialects: the first calls the API, the last answers the client. */
interface ProxyTarget {
  api: string;
  dialects: readonly Dialect[];
  sandbox?: string;
}

export interface DialectProxy {
  origin: string;
  setTarget(target: ProxyTarget): void;
  changes(): number;
  close(): Promise<void>;
}

interface ActiveTarget {
  api: string;
  sessions: readonly DialectSession[];
  sandbox: string | undefined;
  changes: number;
}

/**
 * Answers 404 for `/simulator`, as a real API does.
 * @param port 0 for any free port
 */
export async function startDialectProxy(port = 0): Promise<DialectProxy> {
  let target: ActiveTarget | undefined;
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: Error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'Content-Type': 'text/plain' });
      outgoing.end(`The API behind the proxy does not answer: ${error.message}`);
    });
  });
  const origin = await listen(server, port);
  return {
    origin,
    setTarget: ({ api, dialects, sandbox }) => {
      const sessions = dialects.map((dialect) => dialect.startSession());
      target = { api: api.replace(/\/$/, ''), sessions, sandbox, changes: 0 };
    },
    changes: () => target?.changes ?? 0,
    async close() {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { api, sessions, sandbox } = target ?? {};
    if (api === undefined || sessions === undefined || /^\/simulator(\/|$|\?)/.test(url)) {
      outgoing.writeHead(404, { 'Content-Type': 'application/json' }).end('{"errors":[{}]}');
      return;
    }
    const bytes = await buffer(incoming);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (OF_CONNECTION.test(name) || value === undefined) continue;
      headers.set(name, [value].flat().join(', '));
    }
    if (sandbox !== undefined) headers.set('X-Sandbox', sandbox);
    const call = findCall(method, url);
    const pass = (request: ApiRequest) =>
      fetch(api + request.url, {
        method,
        headers: request.headers,
        redirect: 'manual',
        ...(bytes.length > 0 && {
          body: call && request.body !== undefined ? JSON.stringify(request.body) : new Uint8Array(bytes),
        }),
      });
    const request: ApiRequest = { method, url, headers, body: parseText(bytes.toString()) };
    if (call === undefined) {
      const response = await pass(request);
      outgoing.writeHead(response.status, headersOf(withoutBodyHeaders(response.headers)));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      return;
    }
    const exchange: ProxiedExchange = { call, request };
    const sentContent = contentOf(request);
    const responseSessions = [...sessions];
    const requestSessions = [...sessions].reverse();
    let response: ApiResponse | undefined;
    let unchangedContent = '';
    for (const session of requestSessions) response ??= session.answerWithoutApi?.(exchange);
    if (response === undefined) {
      const translatedRequest = requestSessions.reduce(
        (changedRequest, session) => session.request?.(changedRequest) ?? changedRequest,
        request,
      );
      const upstreamResponse = await pass(translatedRequest);
      const text = (await upstreamResponse.text()).replaceAll(api, origin);
      const apiResponse: ApiResponse = {
        status: upstreamResponse.status,
        headers: withoutBodyHeaders(upstreamResponse.headers),
        body: parseText(text),
      };
      unchangedContent = contentOf(translatedRequest) === sentContent ? contentOf(apiResponse) : '';
      response = responseSessions.reduce(
        (changedResponse, session) => session.response?.(changedResponse, exchange) ?? changedResponse,
        apiResponse,
      );
    }
    const text = typeof response.body === 'string' ? response.body : (JSON.stringify(response.body) ?? '');
    const isJson = typeof response.body === 'object' && response.body !== null;
    const encodedBody = isJson
      ? responseSessions.reduce<string | Uint8Array>(
          (encodedText, session) =>
            typeof encodedText === 'string'
              ? (session.encodeBody?.(encodedText, exchange) ?? encodedText)
              : encodedText,
          text,
        )
      : text;
    const connectionEnd = responseSessions
      .map((session) => session.connectionEnd?.(exchange))
      .find((each) => each !== undefined);
    const isChanged =
      contentOf(response) !== unchangedContent || encodedBody !== text || connectionEnd !== undefined;
    if (isChanged && target) target.changes += 1;
    if (connectionEnd === 'closed') {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(response.status, headersOf(response.headers));
    if (connectionEnd === undefined) {
      outgoing.end(encodedBody);
      return;
    }
    outgoing.write(Buffer.from(encodedBody).subarray(0, Math.ceil(encodedBody.length / 2)));
    if (connectionEnd === 'cut') setImmediate(() => outgoing.destroy());
  }
}

const contentOf = ({ headers, ...content }: ApiResponse | ApiRequest): string =>
  JSON.stringify([content, [...headers]]);

const OF_CONNECTION =
  /^(host|connection|content-length|transfer-encoding|expect|keep-alive|accept-encoding)$/i;

const BODY_HEADER = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive)$/i;

/** `fetch` has decompressed the body, so headers about it are wrong. */
function withoutBodyHeaders(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => !BODY_HEADER.test(name)));
}

function headersOf(headers: Headers): [string, string][] {
  const otherHeaders = [...headers].filter(([name]) => name !== 'set-cookie');
  return [
    ...otherHeaders,
    ...headers.getSetCookie().map((cookie): [string, string] => ['set-cookie', cookie]),
  ];
}

function parseText(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
