import type { AnswerOf, Call, CallInput } from 'contracts/api/call';
import { type ErrorAnswer, errorAnswer } from 'contracts/api/error-answer';
import { expect } from 'vitest';
import { z } from 'zod';
import { type RunningSimulator, startSimulator } from '../start';
import type { HostedLimits } from '../store/room';

/** Virtual now of a test's sandbox, unless it says otherwise. */
export const NOW = '2026-03-02T09:00:00.000Z';

/** Settings of a simulator on any free port. */
export const SETTINGS = {
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

/** An answer as it came, JSON read where it is JSON. */
export interface Received {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
}

/**
 * The open simulators, by their origins, which are asked without a connection: that takes an eighth of the processor time. Not hosted ones,
 * which tell visitors apart by their addresses.
 */
const asked = new Map<string, RunningSimulator['fetch']>();

/** A simulator on a free port; whoever opens it closes it. */
export async function openSimulator({
  limits,
  ...change
}: Partial<typeof SETTINGS> & { limits?: HostedLimits } = {}) {
  const settings = { ...SETTINGS, ...change };
  const { origin, fetch, ...simulator } = await startSimulator(settings, limits);
  if (!settings.hosted) asked.set(origin, fetch);
  const close = () => {
    asked.delete(origin);
    return simulator.close();
  };
  return { origin, close, request: requester(origin) };
}

/** Success or refusal of a call; both were checked against the contract. */
export type Outcome<C extends Call> =
  | { ok: true; status: number; headers: Headers; answer: AnswerOf<C> }
  | { ok: false; status: number; headers: Headers; errors: ErrorAnswer['errors'] };

type Part<C extends Call> = Partial<CallInput<C>> & { headers?: Record<string, string> };

/** A sandbox of its own, spoken to over HTTP as the portal does. */
export class TestSandbox {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  private constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin;
    this.#headers = headers;
  }

  static async open(origin: string, start: { scenario?: string; seed?: number; now?: string } = {}) {
    const created = await requester(origin)('POST', '/simulator/sandboxes', { body: { now: NOW, ...start } });
    expect(created.status).toBe(201);
    const { sandbox } = z.object({ sandbox: z.string() }).parse(created.body);
    return new TestSandbox(origin, { 'x-sandbox': sandbox });
  }

  /** A sandbox that is there. */
  static existing(origin: string, id: string): TestSandbox {
    return new TestSandbox(origin, { 'x-sandbox': id });
  }

  get id(): string {
    return this.header('x-sandbox');
  }

  /** A header that is sent with every request. */
  header(name: string): string {
    return this.#headers[name] ?? '';
  }

  /** The same sandbox with more headers on every request. */
  with(headers: Record<string, string>): TestSandbox {
    return new TestSandbox(this.#origin, { ...this.#headers, ...headers });
  }

  request(method: string, path: string, options: RequestOptions = {}): Promise<Received> {
    return requester(this.#origin)(method, path, {
      ...options,
      headers: { ...this.#headers, ...options.headers },
    });
  }

  /** Makes a call of the contract. Fails when the answer is neither the contract's success nor its list of errors. */
  async call<C extends Call>(call: C, { params, query, body, headers }: Part<C> = {}): Promise<Outcome<C>> {
    const values: Record<string, unknown> = Object(params);
    const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
    const search = new URLSearchParams(query as Record<string, string>);
    const received = await this.request(call.method, `${path}?${search}`, {
      body,
      ...(headers && { headers }),
    });
    const { status } = received;
    if (status === call.status) {
      const answer = call.answer.parse(received.body) as AnswerOf<C>;
      expect(received.body).toEqual(answer);
      return { ok: true, status, headers: received.headers, answer };
    }
    const { errors } = errorAnswer.parse(received.body);
    return { ok: false, status, headers: received.headers, errors };
  }

  /** Makes a call that must succeed. */
  async done<C extends Call>(call: C, input: Part<C> = {}): Promise<AnswerOf<C>> {
    const outcome = await this.call(call, input);
    if (!outcome.ok)
      throw new Error(`${call.name} answered ${outcome.status} ${JSON.stringify(outcome.errors)}`);
    return outcome.answer;
  }

  /** Makes a call that must be refused: `422 err_validation_failed companyName`. */
  async refused<C extends Call>(call: C, input: Part<C> = {}): Promise<string> {
    const outcome = await this.call(call, input);
    if (outcome.ok) throw new Error(`${call.name} was not refused`);
    return refusalText(outcome);
  }

  /** The sandbox's e-mails. */
  async outbox(): Promise<{ to: string; kind: string; subject: string; text: string; links: string[] }[]> {
    const { body } = await this.request('GET', '/simulator/outbox');
    const mail = z.object({ to: z.string(), kind: z.string(), subject: z.string(), text: z.string() });
    return z.array(mail.extend({ links: z.array(z.string()) })).parse(body);
  }

  /** The token in the link of the newest e-mail of the kind. */
  async tokenOfMail(kind: string): Promise<string> {
    const mail = (await this.outbox()).findLast((candidate) => candidate.kind === kind);
    return mail?.links[0]?.split('?')[0]?.split('/').at(-1) ?? '';
  }

  /** What the sandbox's clock shows. It runs, so that no test knows it before. */
  async now(): Promise<string> {
    const { body } = await this.request('GET', '/simulator/clock');
    return z.object({ now: z.string() }).parse(body).now;
  }

  async advance(by: string): Promise<void> {
    const { status } = await this.request('POST', '/simulator/clock/advance', { body: { by } });
    expect(status).toBe(200);
  }
}

/** A refusal in one line, as the tests state it. */
function refusalText({ status, errors }: { status: number; errors: ErrorAnswer['errors'] }): string {
  return [
    status,
    errors.map(({ code, field }) => [code ?? '-', field].filter(Boolean).join(' ')).join(', '),
  ].join(' ');
}

/** The session cookie an answer sets, as the browser would send it back. */
export function cookieOf({ headers }: { headers: Headers }): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

function requester(origin: string) {
  return async (method: string, path: string, { headers, body }: RequestOptions = {}): Promise<Received> => {
    const response = await ask(origin, path, {
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

/** Headers that a server reads for itself. */
const OF_CONNECTION = /^(host|connection|content-length|transfer-encoding|expect)$/i;

/** Headers that every request brings which `fetch` sends. */
const OF_FETCH = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' };

/** As `fetch` does: over a connection, or without one where the simulator is of this process. */
async function ask(
  origin: string,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const answer = asked.get(origin);
  if (answer === undefined || Object.keys(init.headers).some((name) => OF_CONNECTION.test(name))) {
    return fetch(origin + path, init);
  }
  let isDropped = false;
  const socket = {
    remoteAddress: '127.0.0.1',
    destroy() {
      isDropped = true;
    },
  };
  const headers = new Headers({ ...OF_FETCH, host: new URL(origin).host });
  if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)));
  for (const [name, value] of Object.entries(init.headers)) headers.set(name, value);
  const request = new Request(origin + path, { ...init, headers });
  const response = await answer(request, {
    incoming: { socket, headers: Object.fromEntries(request.headers) },
  });
  // What goes on behind the answer (a mail) has a turn of its own meanwhile, as over a connection.
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
