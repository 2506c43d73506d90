import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { parse } from 'set-cookie-parser';
import { withFailureNumbers } from '~/server/failure-numbers';
import { Answer } from './answer';
import { serverBuildFor } from './server-build';
import type { World } from './world';

/** What is typed into a form, by the fields' names; a list stands for a field that is sent more often. */
export type Typed = Readonly<Record<string, string | readonly string[]>> | FormData;

/** How a request differs from what a browser would send. */
export interface Sending {
  /** An empty value takes a header away. */
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** The framework's handler of an address; addresses with the same routes share it. */
async function handlerFor(path: string): Promise<RequestHandler> {
  const build = await serverBuildFor(path);
  const handler = handlers.get(build) ?? createRequestHandler(withFailureNumbers(build), 'test');
  handlers.set(build, handler);
  return handler;
}

/** Loads what every page needs, so that the first test does not wait for it. */
export async function warmUp(): Promise<void> {
  await serverBuildFor('/login');
}

/** The most that one page leads on to another. */
const MAX_REDIRECTS = 10;

interface Profile {
  world: World;
  /** Such as `http://demo.localhost`. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  cookies: Map<string, string>;
  clientAddress: string;
}

/**
 * One browser without scripts: it keeps cookies, follows redirects and sends forms as a page's own. Its requests are answered by the
 * framework's request handler over the routes of the site map, in this process.
 */
export class Visitor {
  readonly #profile: Profile;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** The simulated world behind the portal. */
  get world(): World {
    return this.#profile.world;
  }

  /** What cookies it has, by their names. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#profile.cookies;
  }

  /**
   * Another browser that begins with this one's cookies, as a stolen or copied profile would.
   *
   * @param cookies in place of those
   */
  copy(cookies: ReadonlyMap<string, string> = this.#profile.cookies): Visitor {
    return new Visitor({ ...this.#profile, cookies: new Map(cookies) });
  }

  /** A fresh browser that knows nothing of the world. */
  stranger(): Visitor {
    const { 'X-Sandbox': _, ...headers } = this.#profile.headers;
    return new Visitor({ ...this.#profile, headers, cookies: new Map() });
  }

  /** Logs in as somebody of the world, by key or role. @throws Error when that is refused */
  async logIn(as: string): Promise<void> {
    const { email, password } = this.world.persona(as);
    const answer = await this.post('/login', { email, password });
    if (answer.status !== 303)
      throw new Error(`${as} was not let in: ${answer.status} ${answer.words('main')}`);
  }

  /** Opens an address and follows redirects to the page that is shown. */
  async open(path: string, sending: Sending = {}): Promise<Answer> {
    return this.#follow(await this.get(path, sending));
  }

  /** Opens an address; a redirect is the answer. */
  get(path: string, sending: Sending = {}): Promise<Answer> {
    return this.send(path, { method: 'GET', ...sending });
  }

  /** Sends a form as the page's own; a redirect is the answer. */
  post(path: string, typed: Typed = {}, { headers, method = 'POST' }: Sending = {}): Promise<Answer> {
    const { origin } = this.#profile;
    const own = { Origin: origin, Referer: origin + path, 'Sec-Fetch-Site': 'same-origin' };
    return this.send(path, { method, body: bodyOf(typed), headers: { ...own, ...headers } });
  }

  /** Sends a form as the page's scripts do: nothing is drawn, and the answer's words stand in its data. */
  postByScript(address: string, typed: Typed = {}, { headers, ...sending }: Sending = {}): Promise<Answer> {
    const [path = '', query] = address.split('?');
    const at = query === undefined ? `${path}.data` : `${path}.data?${query}`;
    return this.post(at, typed, { ...sending, headers: { Accept: '*/*', ...headers } });
  }

  /** Sends a form and follows where it leads. */
  async submit(path: string, typed: Typed = {}, sending: Sending = {}): Promise<Answer> {
    return this.#follow(await this.post(path, typed, sending));
  }

  /** Sends any request; cookies are sent along and kept. */
  async send(path: string, { headers, ...request }: RequestInit = {}): Promise<Answer> {
    const { origin, cookies, clientAddress } = this.#profile;
    const url = new URL(path, origin);
    const sent = new Headers({
      Accept: 'text/html,application/xhtml+xml',
      Host: url.host,
      ...this.#profile.headers,
      ...(cookies.size > 0 && { Cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') }),
    });
    new Headers(headers).forEach((value, name) => {
      if (value === '') sent.delete(name);
      else sent.set(name, value);
    });
    const context: AppLoadContext = { clientAddress };
    const handle = await handlerFor(url.pathname.replace(/\.data$/, ''));
    const answer = await handle(new Request(url, { ...request, headers: sent }), context);
    this.#keep(answer.headers);
    return Answer.of(url, answer);
  }

  async #follow(first: Answer): Promise<Answer> {
    let answer = first;
    for (let hop = 0; answer.location !== null; hop += 1) {
      if (hop === MAX_REDIRECTS) throw new Error(`${first.path} leads on and on, at last to ${answer.path}`);
      answer = await this.get(answer.location);
    }
    return answer;
  }

  #keep(headers: Headers): void {
    const { cookies } = this.#profile;
    for (const { name, value, maxAge, expires } of parse(headers.getSetCookie(), { decodeValues: false })) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
  }
}

function bodyOf(typed: Typed): FormData | URLSearchParams {
  if (typed instanceof FormData) return typed;
  const pairs = Object.entries(typed).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}
