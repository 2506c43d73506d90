import type { HttpBindings } from '@hono/node-server';
import { HttpHandler, matchRequestUrl } from 'msw';

/**
 * Answers a request.
 *
 * @param params what the path names
 * @param socket where it came in; undefined in a process that the simulator is mounted in
 */
export type Answering = (
  request: Request,
  params: Record<string, string>,
  socket?: HttpBindings,
) => Response | Promise<Response>;

/** Any method. */
const ALL = /.+/;

const NO_MATCH = { matches: false, params: {} };

/**
 * msw's handler of one address of the simulator. In a process that mounts it msw finds it; a server with a router of its own finds it by
 * `method` and `path` and asks `answer`, as msw's search costs more than most calls (docs/adr/0007-msw-handlers.md).
 */
export class SimulatorHandler extends HttpHandler {
  /** Null stands for any. */
  readonly method: string | null;
  /** As the contract writes it, with `:name` for a parameter and `*` for any end. */
  readonly path: string;
  readonly answer: Answering;
  readonly #origin: string;

  /** @param origin where it is mounted in a process, without a slash at the end; empty for a server of its own */
  constructor(method: string | null, path: string, answer: Answering, origin = '') {
    super(method ?? ALL, origin + path, ({ request, params }) => {
      const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
      return answer(withHost(request), Object.fromEntries(values));
    });
    this.method = method;
    this.path = path;
    this.answer = answer;
    this.#origin = origin;
  }

  /** msw would read cookies out of a store that all of a process share; the simulator reads them from the request. */
  override async parse({ request }: { request: Request }) {
    const asked = request.method === 'HEAD' ? 'GET' : request.method;
    const isMeant = (this.method === null || this.method === asked) && request.url.startsWith(this.#origin);
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

/** A request names its host only once it is sent. */
function withHost(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('host', new URL(request.url).host);
  return new Request(request, { headers });
}

/** Whether the percent-encoding of a path is whole. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
