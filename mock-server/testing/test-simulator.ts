import type { Call, CallInput, ResponseOf } from 'contracts/api/call';
import { type ErrorResponse, errorResponse } from 'contracts/api/error-response';
import { expect } from 'vitest';
import { z } from 'zod';
import type { FilmMaker } from '../films/film-maker';
import { type RunningSimulator, startSimulator } from '../start';
import type { HostedLimits } from '../store/hosted-limits';

export const TEST_TIME = '2026-03-02T09:00:00.000Z';

export const TEST_SETTINGS = {
  port: 0,
  portalPort: 3000,
  portalDomains: ['portal.example', 'lindhof.example'],
  seed: 1,
  defaultPartner: 'demo',
  maxUploadBytes: 1024 * 1024,
  maxFinanceObjects: 6,
  coverProvider: 'allianz_trade',
  hosted: false,
  worldsPerAddress: 20,
  callsPerAddress: 1200,
  resetAt: '03:00',
  trustedProxies: null,
};

export interface TestResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  body?: unknown;
}

/** Tests call these without a connection: an eighth of the CPU time, but no client address. */
const fetchByOrigin = new Map<string, RunningSimulator['fetch']>();

export async function openSimulator({
  limits,
  filmMaker,
  ...change
}: Partial<typeof TEST_SETTINGS> & { limits?: HostedLimits; filmMaker?: FilmMaker } = {}) {
  const settings = { ...TEST_SETTINGS, ...change };
  const { origin, fetch, ...simulator } = await startSimulator(settings, limits, filmMaker);
  if (!settings.hosted) fetchByOrigin.set(origin, fetch);
  const close = () => {
    fetchByOrigin.delete(origin);
    return simulator.close();
  };
  return { origin, close, request: requester(origin) };
}

export type TestOutcome<C extends Call> =
  | { ok: true; status: number; headers: Headers; body: ResponseOf<C> }
  | { ok: false; status: number; headers: Headers; errors: ErrorResponse['errors'] };

type Part<C extends Call> = Partial<CallInput<C>> & { headers?: Record<string, string> };

export class TestSandbox {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  private constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin;
    this.#headers = headers;
  }

  static async open(origin: string, start: { scenario?: string; seed?: number; now?: string } = {}) {
    const createResponse = await requester(origin)('POST', '/simulator/sandboxes', {
      body: { now: TEST_TIME, ...start },
    });
    expect(createResponse.status).toBe(201);
    const { sandbox } = z.object({ sandbox: z.string() }).parse(createResponse.body);
    return new TestSandbox(origin, { 'x-sandbox': sandbox });
  }

  static existing(origin: string, id: string): TestSandbox {
    return new TestSandbox(origin, { 'x-sandbox': id });
  }

  get id(): string {
    return this.header('x-sandbox');
  }

  header(name: string): string {
    return this.#headers[name] ?? '';
  }

  with(headers: Record<string, string>): TestSandbox {
    return new TestSandbox(this.#origin, { ...this.#headers, ...headers });
  }

  request(method: string, path: string, options: RequestOptions = {}): Promise<TestResponse> {
    return requester(this.#origin)(method, path, {
      ...options,
      headers: { ...this.#headers, ...options.headers },
    });
  }

  async call<C extends Call>(
    call: C,
    { params, query, body, headers }: Part<C> = {},
  ): Promise<TestOutcome<C>> {
    const values: Record<string, unknown> = Object(params);
    const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
    const search = new URLSearchParams(query as Record<string, string>);
    const received = await this.request(call.method, `${path}?${search}`, {
      body,
      ...(headers && { headers }),
    });
    const { status } = received;
    if (status === call.status) {
      const response = call.response.parse(received.body) as ResponseOf<C>;
      expect(received.body).toEqual(response);
      return { ok: true, status, headers: received.headers, body: response };
    }
    const { errors } = errorResponse.parse(received.body);
    return { ok: false, status, headers: received.headers, errors };
  }

  async expectSuccess<C extends Call>(call: C, input: Part<C> = {}): Promise<ResponseOf<C>> {
    const outcome = await this.call(call, input);
    if (!outcome.ok)
      throw new Error(`${call.name} failed with status ${outcome.status}: ${JSON.stringify(outcome.errors)}`);
    return outcome.body;
  }

  async expectRefusal<C extends Call>(call: C, input: Part<C> = {}): Promise<string> {
    const outcome = await this.call(call, input);
    if (outcome.ok) throw new Error(`${call.name} succeeded, but a refusal was expected`);
    return refusalText(outcome);
  }

  async outbox(): Promise<{ to: string; kind: string; subject: string; text: string; links: string[] }[]> {
    const { body } = await this.request('GET', '/simulator/outbox');
    const mail = z.object({ to: z.string(), kind: z.string(), subject: z.string(), text: z.string() });
    return z.array(mail.extend({ links: z.array(z.string()) })).parse(body);
  }

  async tokenOfMail(kind: string): Promise<string> {
    const mail = (await this.outbox()).findLast((candidate) => candidate.kind === kind);
    return mail?.links[0]?.split('?')[0]?.split('/').at(-1) ?? '';
  }

  async now(): Promise<string> {
    const { body } = await this.request('GET', '/simulator/clock');
    return z.object({ now: z.string() }).parse(body).now;
  }

  async advance(duration: string): Promise<void> {
    const { status } = await this.request('POST', '/simulator/clock/advance', { body: { by: duration } });
    expect(status).toBe(200);
  }
}

function refusalText({ status, errors }: { status: number; errors: ErrorResponse['errors'] }): string {
  return [
    status,
    errors.map(({ code, field }) => [code ?? '-', field].filter(Boolean).join(' ')).join(', '),
  ].join(' ');
}

export function readCookie({ headers }: { headers: Headers }): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

function requester(origin: string) {
  return async (
    method: string,
    path: string,
    { headers, body }: RequestOptions = {},
  ): Promise<TestResponse> => {
    const response = await request(origin, path, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined &&
        method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text().catch((cause: unknown) => {
      throw new TypeError('terminated', { cause });
    });
    return { status: response.status, headers: response.headers, body: readJson(text) };
  };
}

const CONNECTION_HEADER = /^(host|connection|content-length|transfer-encoding|expect)$/i;

const FETCH_HEADERS = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
};

async function request(
  origin: string,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const fetchResponse = fetchByOrigin.get(origin);
  if (fetchResponse === undefined || Object.keys(init.headers).some((name) => CONNECTION_HEADER.test(name))) {
    return fetch(origin + path, init);
  }
  let isDropped = false;
  const socket = {
    remoteAddress: '127.0.0.1',
    resetAndDestroy() {
      isDropped = true;
    },
  };
  const headers = new Headers({ ...FETCH_HEADERS, host: new URL(origin).host });
  if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)));
  for (const [name, value] of Object.entries(init.headers)) headers.set(name, value);
  const request = new Request(origin + path, { ...init, headers });
  const response = await fetchResponse(request, {
    incoming: { socket, headers: Object.fromEntries(request.headers) },
  });
  // Gives background work (an e-mail) a turn, as a connection would.
  await new Promise(setImmediate);
  if (isDropped) throw new TypeError('fetch failed');
  return response;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
