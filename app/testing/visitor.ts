import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { parse } from 'set-cookie-parser';
import { withRequestNumbers } from '~/server/request-numbers';
import { PageResponse } from './page-response';
import { loadServerBuild } from './server-build';
import type { TestWorld } from './world';

export type SubmittedValues = Readonly<Record<string, string | readonly string[]>> | FormData;

export interface SubmitOptions {
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

async function handlerFor(path: string): Promise<RequestHandler> {
  const build = await loadServerBuild(path);
  const handler = handlers.get(build) ?? createRequestHandler(withRequestNumbers(build), 'test');
  handlers.set(build, handler);
  return handler;
}

export async function warmUpPortal(): Promise<void> {
  await loadServerBuild('/login');
}

const MAX_REDIRECTS = 10;

interface Profile {
  world: TestWorld;
  origin: string;
  headers: Readonly<Record<string, string>>;
  cookies: Map<string, string>;
  clientAddress: string;
}

/** Acts as a browser without scripts. */
export class Visitor {
  readonly #profile: Profile;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  get world(): TestWorld {
    return this.#profile.world;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#profile.cookies;
  }

  /** Imitates a stolen profile. @param cookies replace this browser's cookies */
  copy(cookies: ReadonlyMap<string, string> = this.#profile.cookies): Visitor {
    return new Visitor({ ...this.#profile, cookies: new Map(cookies) });
  }

  createStranger(): Visitor {
    const { 'X-Sandbox': _, ...headers } = this.#profile.headers;
    return new Visitor({ ...this.#profile, headers, cookies: new Map() });
  }

  /** @param as key or role of a persona @throws Error if the login fails */
  async logIn(as: string): Promise<void> {
    const { email, password } = this.world.persona(as);
    const response = await this.post('/login', { email, password });
    if (response.status !== 303)
      throw new Error(`login of ${as} failed with status ${response.status}: ${response.words('main')}`);
  }

  async open(path: string, submitOptions: SubmitOptions = {}): Promise<PageResponse> {
    return this.#follow(await this.get(path, submitOptions));
  }

  get(path: string, submitOptions: SubmitOptions = {}): Promise<PageResponse> {
    return this.send(path, { method: 'GET', ...submitOptions });
  }

  post(
    path: string,
    typed: SubmittedValues = {},
    { headers, method = 'POST' }: SubmitOptions = {},
  ): Promise<PageResponse> {
    const { origin } = this.#profile;
    const sameOriginHeaders = { Origin: origin, Referer: origin + path, 'Sec-Fetch-Site': 'same-origin' };
    return this.send(path, {
      method,
      body: createBody(typed),
      headers: { ...sameOriginHeaders, ...headers },
    });
  }

  postByScript(
    address: string,
    typed: SubmittedValues = {},
    { headers, ...submitOptions }: SubmitOptions = {},
  ): Promise<PageResponse> {
    const [path = '', query] = address.split('?');
    const dataUrl = query === undefined ? `${path}.data` : `${path}.data?${query}`;
    return this.post(dataUrl, typed, { ...submitOptions, headers: { Accept: '*/*', ...headers } });
  }

  async submit(
    path: string,
    typed: SubmittedValues = {},
    submitOptions: SubmitOptions = {},
  ): Promise<PageResponse> {
    return this.#follow(await this.post(path, typed, submitOptions));
  }

  async send(path: string, { headers, ...request }: RequestInit = {}): Promise<PageResponse> {
    const { origin, cookies, clientAddress } = this.#profile;
    const url = new URL(path, origin);
    const requestHeaders = new Headers({
      Accept: 'text/html,application/xhtml+xml',
      Host: url.host,
      ...this.#profile.headers,
      ...(cookies.size > 0 && { Cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') }),
    });
    new Headers(headers).forEach((value, name) => {
      if (value === '') requestHeaders.delete(name);
      else requestHeaders.set(name, value);
    });
    const context: AppLoadContext = { clientAddress };
    const handle = await handlerFor(url.pathname.replace(/\.data$/, ''));
    const response = await handle(new Request(url, { ...request, headers: requestHeaders }), context);
    this.#keep(response.headers);
    return PageResponse.of(url, response);
  }

  async #follow(firstResponse: PageResponse): Promise<PageResponse> {
    let response = firstResponse;
    for (let redirectCount = 0; response.location !== null; redirectCount += 1) {
      if (redirectCount === MAX_REDIRECTS)
        throw new Error(
          `${firstResponse.path} exceeds ${MAX_REDIRECTS} redirects, the last one to ${response.path}`,
        );
      response = await this.get(response.location);
    }
    return response;
  }

  #keep(headers: Headers): void {
    const { cookies } = this.#profile;
    for (const { name, value, maxAge, expires } of parse(headers.getSetCookie(), { decodeValues: false })) {
      const isExpired = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isExpired) cookies.delete(name);
      else cookies.set(name, value);
    }
  }
}

function createBody(typed: SubmittedValues): FormData | URLSearchParams {
  if (typed instanceof FormData) return typed;
  const pairs = Object.entries(typed).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}
