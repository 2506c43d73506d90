import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, vi } from 'vitest';
import { z } from 'zod';
import type { SessionStore } from '~/request/store/store.server';

interface InstanceSettings {
  apiBaseUrl: string;
  dataDir: string;
  apiTimeoutMs?: number;
}

export interface PortalEnvironment {
  readonly simulator: Awaited<ReturnType<typeof openSimulator>>;
  readonly dataDir: string;
  start<Modules>(
    load: () => Promise<Modules>,
    settings?: Pick<InstanceSettings, 'apiTimeoutMs'>,
  ): Promise<Modules>;
  visitor(
    world?: Parameters<typeof TestSandbox.open>[1],
    context?: BrowserContext,
  ): Promise<{ sandbox: TestSandbox; browser: InstanceBrowser }>;
}

export function createPortalEnvironment(): PortalEnvironment {
  let simulator: PortalEnvironment['simulator'];
  let dataDir: string;

  beforeAll(async () => {
    simulator = await openSimulator();
    dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  }, 60_000);

  afterAll(async () => {
    vi.unstubAllEnvs();
    await simulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    get simulator() {
      return simulator;
    },
    get dataDir() {
      return dataDir;
    },
    start: (load, settings) => startInstance({ apiBaseUrl: simulator.origin, dataDir, ...settings }, load),
    async visitor(world, context) {
      const sandbox = await TestSandbox.open(simulator.origin, world);
      return { sandbox, browser: new InstanceBrowser({ 'X-Sandbox': sandbox.id }, context) };
    },
  };
}

/** Gives modules their own state. @param load must import them: later imports belong to the next instance */
export async function startInstance<Modules>(
  { apiBaseUrl, dataDir, apiTimeoutMs = 2_000 }: InstanceSettings,
  load: () => Promise<Modules>,
): Promise<Modules> {
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', apiBaseUrl);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('API_TIMEOUT_MS', String(apiTimeoutMs));
  const { responseHeadersOf } = await import('~/request/open-request.server');
  headersOf.push(responseHeadersOf);
  const { provideDemo } = await import('~/request/portal-request');
  const { openDemo } = await import('~/demo/demo-context.server');
  provideDemo(openDemo);
  const { getSessionStore } = await import('~/request/session.server');
  // A store that opens its file during a write of the same process would wait forever.
  for (const store of stores) await store.update('nothing in flight', 1, () => null).catch(() => undefined);
  stores.push(getSessionStore());
  return load();
}

const stores: SessionStore[] = [];

const headersOf: ((context: object) => Headers)[] = [];

type RouteFunction = (given: {
  request: Request;
  params: Record<string, string | undefined>;
  context: Record<string, unknown>;
}) => unknown;

export interface InstanceResponse {
  status: number;
  data: unknown;
  location: string | null;
  retryAfter: string | null;
}

interface RouteArguments {
  params?: Record<string, string>;
  form?: Record<string, string> | FormData;
  putBody?: Uint8Array<ArrayBuffer>;
}

const remixData = z.object({
  type: z.literal('DataWithResponseInit'),
  data: z.unknown(),
  init: z.custom<ResponseInit>().nullish(),
});

/** `instanceof Response` fails for clones in the test environment, which have another class. */
function isResponse(value: unknown): value is Response {
  return Object.prototype.toString.call(value) === '[object Response]';
}

interface BrowserContext {
  clientAddress?: string;
}

export class InstanceBrowser {
  #cookie = '';
  readonly #headers: Record<string, string>;

  readonly #context: Record<string, unknown>;

  constructor(headers: Record<string, string>, context: BrowserContext = {}) {
    this.#headers = headers;
    this.#context = { ...context };
  }

  /** Later responses reach only one of the two browsers. @param headers override the browser's own */
  copyWithHeaders(headers: Record<string, string> = {}): InstanceBrowser {
    const copy = new InstanceBrowser({ ...this.#headers, ...headers }, this.#context);
    copy.#cookie = this.#cookie;
    return copy;
  }

  withAddress(clientAddress: string): InstanceBrowser {
    const movedBrowser = new InstanceBrowser(this.#headers, { ...this.#context, clientAddress });
    movedBrowser.#cookie = this.#cookie;
    return movedBrowser;
  }

  async callRoute(
    route: RouteFunction,
    path: string,
    { params = {}, form, putBody }: RouteArguments = {},
  ): Promise<InstanceResponse> {
    const body = form instanceof FormData ? form : form && new URLSearchParams(form);
    const request = new Request(`http://demo.localhost${path}`, {
      headers: { Accept: 'text/html', ...this.#headers, ...(this.#cookie && { Cookie: this.#cookie }) },
      ...(body && { method: 'POST', body }),
      ...(putBody !== undefined && { method: 'PUT', body: putBody }),
    });
    const context = { ...this.#context };
    const response = await this.#outcome(async () => route({ request, params, context }));
    const addedHeaders = headersOf.map((readHeaders) => readHeaders(context));
    const cookies = addedHeaders.flatMap((headers) => headers.getSetCookie());
    const retryAfter = addedHeaders.map((headers) => headers.get('Retry-After')).find(Boolean) ?? null;
    const session = cookies.find((cookie) => cookie.includes('portal_session='));
    if (session) this.#cookie = session.split(';')[0] ?? '';
    return { ...response, location: response.headers.get('Location'), retryAfter };
  }

  async #outcome(callHandler: () => Promise<unknown>) {
    const handlerResult = await callHandler().catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
    if (isResponse(handlerResult)) {
      const text = await handlerResult.text();
      const data: unknown = /json/.test(handlerResult.headers.get('Content-Type') ?? '')
        ? JSON.parse(text)
        : null;
      return { status: handlerResult.status, data, headers: handlerResult.headers };
    }
    const dataWithInit = remixData.safeParse(handlerResult).data;
    if (dataWithInit === undefined) return { status: 200, data: handlerResult, headers: new Headers() };
    const { data, init } = dataWithInit;
    return { status: init?.status ?? 200, data, headers: new Headers(init?.headers) };
  }
}
