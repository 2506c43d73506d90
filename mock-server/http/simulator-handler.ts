import type { HttpBindings } from '@hono/node-server';
import { HttpHandler, matchRequestUrl } from 'msw';

export type RequestHandler = (
  request: Request,
  params: Record<string, string>,
  socket?: HttpBindings,
) => Response | Promise<Response>;

const ANY_PATH = /.+/;

const NO_MATCH = { matches: false, params: {} };

/** A server calls the handler directly, because msw searches slowly (docs/adr/0007-msw-handlers.md). */
export class SimulatorHandler extends HttpHandler {
  readonly method: string | null;
  readonly path: string;
  readonly respond: RequestHandler;
  readonly #origin: string;

  constructor(method: string | null, path: string, respond: RequestHandler, origin = '') {
    super(method ?? ANY_PATH, origin + path, ({ request, params }) => {
      const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
      return respond(withHost(request), Object.fromEntries(values));
    });
    this.method = method;
    this.path = path;
    this.respond = respond;
    this.#origin = origin;
  }

  /** The whole process shares msw's cookie store, so read the request's cookies. */
  override async parse({ request }: { request: Request }) {
    const requestedMethod = request.method === 'HEAD' ? 'GET' : request.method;
    const isMeant =
      (this.method === null || this.method === requestedMethod) && request.url.startsWith(this.#origin);
    return { match: isMeant ? this.#matchPath(new URL(request.url)) : NO_MATCH, cookies: {} };
  }

  #matchPath(url: URL): ReturnType<typeof matchRequestUrl> {
    if (isDecodable(url.pathname)) return matchRequestUrl(url, `${this.#origin}${this.path}`);
    return { ...NO_MATCH, matches: this.path === '*' };
  }

  override async predicate({ parsedResult }: Parameters<HttpHandler['predicate']>[0]): Promise<boolean> {
    return parsedResult.match.matches;
  }
}

function withHost(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('host', new URL(request.url).host);
  return new Request(request, { headers });
}

export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
