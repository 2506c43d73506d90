import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const CONSOLE_REPORT_PATH = '/.complaints';

export interface DocumentResponse {
  status: number;
  headers: Record<string, string>;
}

/** Proxy that adds request headers, response statuses and console messages, which WebDriver lacks. */
export class Relay {
  readonly consoleMessages: string[] = [];
  readonly #responses = new Map<string, DocumentResponse>();
  readonly #server: Server;
  #headers: Record<string, string> = {};

  private constructor() {
    this.#server = createServer((incoming, response) => {
      this.response(incoming, response).catch(() => response.destroy());
    });
  }

  static async begin(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  setHeaders(headers: Record<string, string>): void {
    this.#headers = headers;
  }

  responseOf(url: string): DocumentResponse | null {
    return this.#responses.get(withoutHash(url)) ?? null;
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '');
    if (url.pathname === CONSOLE_REPORT_PATH) {
      this.consoleMessages.push((await buffer(request)).toString());
      response.writeHead(204).end();
      return;
    }
    const upstreamResponse = await this.#passOn(url, request);
    const headers = { ...upstreamResponse.headers };
    const isDocument = /^text\/html\b/.test(headers['content-type'] ?? '');
    if (!isDocument) {
      response.writeHead(upstreamResponse.statusCode ?? 502, headers);
      upstreamResponse.pipe(response);
      return;
    }
    this.#responses.set(withoutHash(url.href), {
      status: upstreamResponse.statusCode ?? 502,
      headers: flattenHeaders(headers),
    });
    const page = Buffer.from(withConsoleReport((await buffer(upstreamResponse)).toString(), headers));
    delete headers['transfer-encoding'];
    response
      .writeHead(upstreamResponse.statusCode ?? 502, { ...headers, 'content-length': page.length })
      .end(page);
  }

  #passOn(url: URL, incoming: IncomingMessage): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        {
          // Browsers resolve `*.localhost` to this machine; Node's resolver does not.
          hostname: /(^|\.)localhost$/.test(url.hostname) ? '127.0.0.1' : url.hostname,
          port: url.port,
          method: incoming.method,
          path: url.pathname + url.search,
          headers: { ...incoming.headers, 'accept-encoding': 'identity', ...this.#headers },
        },
        resolve,
      );
      clientRequest.once('error', reject);
      incoming.pipe(clientRequest);
    });
  }
}

/** The script comes first and removes itself. */
function withConsoleReport(page: string, headers: IncomingMessage['headers']): string {
  const nonce = /'nonce-([^']+)'/.exec([headers['content-security-policy']].flat().join(' '))?.[1];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${reportConsole})(${JSON.stringify(CONSOLE_REPORT_PATH)});document.currentScript.remove()</script>`;
  return page.replace(/<head[^>]*>/, (head) => head + script);
}

/** Runs in the page as source text, without outer variables. */
const reportConsole = `function (to) {
  const tell = (what, words) => navigator.sendBeacon(to, what + ' on ' + location.href + ': ' + words);
  for (const kind of ['debug', 'log', 'info', 'warn', 'error']) {
    console[kind] = (...words) => tell('console.' + kind, words.map((word) => word?.stack ?? String(word)).join(' '));
  }
  addEventListener('error', ({ message, filename }) => tell('uncaught', message + ' (' + filename + ')'));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason?.stack ?? String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('security policy', violatedDirective + ' has blocked ' + blockedURI));
}`;

const flattenHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));

const withoutHash = (url: string): string => url.replace(/#.*/, '');
