import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulator, TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, vi } from 'vitest';
import { z } from 'zod';
import type { SessionStore } from '~/request/store/store.server';

/** Settings of a portal under test. */
interface Surroundings {
  apiBaseUrl: string;
  /** Folder of the session store; instances with the same one share their sessions. */
  dataDir: string;
  /** When a call of the lending API is given up, milliseconds. */
  apiTimeoutMs?: number;
}

/** A simulated lending API, and a folder in which portals keep their sessions. */
export interface Around {
  readonly simulator: Awaited<ReturnType<typeof openSimulator>>;
  readonly dataDir: string;
  /** Starts an instance of the portal there; all that are started share their sessions. */
  start<Modules>(
    load: () => Promise<Modules>,
    settings?: Pick<Surroundings, 'apiTimeoutMs'>,
  ): Promise<Modules>;
  /** A world of its own and a browser in it. */
  visitor(
    world?: Parameters<typeof TestSandbox.open>[1],
    context?: BrowserContext,
  ): Promise<{ sandbox: TestSandbox; browser: Browser }>;
}

/** What portals of this file's tests stand in: there before its first test, gone after its last one, settings of the environment too. */
export function aroundPortals(): Around {
  let simulator: Around['simulator'];
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
      return { sandbox, browser: new Browser({ 'X-Sandbox': sandbox.id }, context) };
    },
  };
}

/**
 * Loads modules as a process of their own would: nothing that they hold in memory is shared with what was loaded before.
 *
 * @param load imports them; what it has not imported when it is done belongs to the instance that is started next
 */
export async function startInstance<Modules>(
  { apiBaseUrl, dataDir, apiTimeoutMs = 2_000 }: Surroundings,
  load: () => Promise<Modules>,
): Promise<Modules> {
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', apiBaseUrl);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('API_TIMEOUT_MS', String(apiTimeoutMs));
  const { visitHeaders } = await import('~/request/visit.server');
  headersOf.push(visitHeaders);
  const { portalStore } = await import('~/request/session.server');
  // An instance that opens the file while another one of the same process writes to it waits for that for ever.
  for (const store of stores) await store.update('nothing in flight', 1, () => null).catch(() => undefined);
  stores.push(portalStore());
  return load();
}

/** Of the instances so far. */
const stores: SessionStore[] = [];

/** What the instances' servers add to the answer to a request, by its context; each knows its own requests alone. */
const headersOf: ((context: object) => Headers)[] = [];

/** A route's loader or action. */
type RouteFunction = (given: {
  request: Request;
  params: Record<string, string | undefined>;
  context: Record<string, unknown>;
}) => unknown;

/** What a loader or action came to, returned or thrown. */
export interface Answered {
  status: number;
  /** What the page gets to know; null for an answer without. */
  data: unknown;
  /** Where a redirect leads; null for none. */
  location: string | null;
  /** When to come again, seconds; null where it is not said. */
  retryAfter: string | null;
}

interface Sent {
  /** Values of the address's parameters. */
  params?: Record<string, string>;
  /** What is posted: a form, or one with a file. */
  form?: Record<string, string> | FormData;
  /** Sends a file as the whole body by PUT. */
  put?: Uint8Array<ArrayBuffer>;
}

/** Remix's `data()`: what to say, and how to answer. */
const remixData = z.object({
  type: z.literal('DataWithResponseInit'),
  data: z.unknown(),
  init: z.custom<ResponseInit>().nullish(),
});

/** Known by its tag: in the tests' environment, a clone is of another class. */
function isResponse(answer: unknown): answer is Response {
  return Object.prototype.toString.call(answer) === '[object Response]';
}

/** What the server in front tells the pages of each request. */
interface BrowserContext {
  clientAddress?: string;
}

/** One browser: it keeps the session cookie, and asks loaders and actions as the portal's server does. */
export class Browser {
  #cookie = '';
  readonly #headers: Record<string, string>;

  readonly #context: Record<string, unknown>;

  /** @param headers sent with each request */
  constructor(headers: Record<string, string>, context: BrowserContext = {}) {
    this.#headers = headers;
    this.#context = { ...context };
  }

  /**
   * The browser as it is now: neither hears of the answers that the other gets from here on.
   *
   * @param headers sent by the copy instead of the browser's own of the same name
   */
  fork(headers: Record<string, string> = {}): Browser {
    const copy = new Browser({ ...this.#headers, ...headers }, this.#context);
    copy.#cookie = this.#cookie;
    return copy;
  }

  /** The same browser as it is now, at another network. */
  at(clientAddress: string): Browser {
    const moved = new Browser(this.#headers, { ...this.#context, clientAddress });
    moved.#cookie = this.#cookie;
    return moved;
  }

  async ask(route: RouteFunction, path: string, { params = {}, form, put }: Sent = {}): Promise<Answered> {
    const body = form instanceof FormData ? form : form && new URLSearchParams(form);
    const request = new Request(`http://demo.localhost${path}`, {
      headers: { Accept: 'text/html', ...this.#headers, ...(this.#cookie && { Cookie: this.#cookie }) },
      ...(body && { method: 'POST', body }),
      ...(put !== undefined && { method: 'PUT', body: put }),
    });
    const context = { ...this.#context };
    const answer = await this.#outcome(async () => route({ request, params, context }));
    const added = headersOf.map((ofInstance) => ofInstance(context));
    const cookies = added.flatMap((headers) => headers.getSetCookie());
    const retryAfter = added.map((headers) => headers.get('Retry-After')).find(Boolean) ?? null;
    const session = cookies.find((cookie) => cookie.includes('portal_session='));
    if (session) this.#cookie = session.split(';')[0] ?? '';
    return { ...answer, location: answer.headers.get('Location'), retryAfter };
  }

  async #outcome(ask: () => Promise<unknown>) {
    const answer = await ask().catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
    if (isResponse(answer)) {
      const text = await answer.text();
      const data: unknown = /json/.test(answer.headers.get('Content-Type') ?? '') ? JSON.parse(text) : null;
      return { status: answer.status, data, headers: answer.headers };
    }
    const given = remixData.safeParse(answer).data;
    if (given === undefined) return { status: 200, data: answer, headers: new Headers() };
    const { data, init } = given;
    return { status: init?.status ?? 200, data, headers: new Headers(init?.headers) };
  }
}
