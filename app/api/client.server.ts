import type { AnswerOf, Call, CallInput, nothing } from 'contracts/api/call';
import { errorAnswer } from 'contracts/api/error-answer';
import { parseSetCookie } from 'set-cookie-parser';
import { observedApiCall } from '~/telemetry/api-call.server';
import { log } from '~/telemetry/log.server';
import { issuesOf } from '~/telemetry/log-fields';
import { currentRequest, tracer } from '~/telemetry/span.server';
import type { ApiResult } from './result';

export type CookieJar = Readonly<Record<string, string>>;

export interface CookieKeeper {
  read(): CookieJar;
  write(jar: CookieJar): void | Promise<void>;
}

export function cookiesInMemory(jar: CookieJar = {}): CookieKeeper {
  let present = jar;
  return {
    read: () => present,
    write: (next) => {
      present = next;
    },
  };
}

export function cookieHeader(jar: CookieJar): string | null {
  const pairs = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : null;
}

export function withSetCookies(jar: CookieJar, setCookies: readonly string[], now: Date): CookieJar {
  const next: Record<string, string> = { ...jar };
  for (const cookie of parseSetCookie([...setCookies], { decodeValues: false })) {
    const expired =
      (cookie.maxAge !== undefined && cookie.maxAge <= 0) ||
      (cookie.maxAge === undefined && cookie.expires !== undefined && cookie.expires <= now);
    if (expired) delete next[cookie.name];
    else next[cookie.name] = cookie.value;
  }
  return next;
}

export interface ClientContext {
  baseUrl: string;
  /** One simulator serves many deployments by host (D-02). */
  forwardedHost: string;
  headers?: Readonly<Record<string, string>>;
  cookies: CookieKeeper;
  onServerTime?: (time: Date) => void;
  language?: string;
  /** Milliseconds (HTTP-01). */
  timeoutMs: number;
}

export type Arguments<C extends Call> = {
  [Part in keyof CallInput<C> as typeof nothing extends C[Part] ? never : Part]: CallInput<C>[Part];
};

interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ApiClient {
  readonly timeoutMs: number;
  /**
   * Returns errors of the lending API as results.
   * @throws errors of the cookie keeper, and a redirect to login from `PortalRequest.api`
   */
  call<C extends Call>(call: C, input: Arguments<C>, options?: CallOptions): Promise<ApiResult<AnswerOf<C>>>;
}

export function createApiClient(context: ClientContext): ApiClient {
  return {
    timeoutMs: context.timeoutMs,
    call: (call, input, options = {}) => observedApiCall(call, () => exchange(call, input, options)),
  };

  async function exchange<C extends Call>(
    call: C,
    input: Arguments<C>,
    options: CallOptions,
  ): Promise<ApiResult<AnswerOf<C>>> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(address(context.baseUrl, call, input), {
        method: call.method,
        headers: headers(context, context.cookies.read(), call, options),
        body: hasBody(call) ? JSON.stringify(part(input, 'body')) : undefined,
        redirect: 'error',
        signal: deadline(context.timeoutMs, options.signal),
      });
      text = await response.text();
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      return { ok: false, error: { kind: timedOut ? 'timeout' : 'unreachable' } };
    }

    const serverTime = new Date(response.headers.get('Date') ?? '');
    if (!Number.isNaN(serverTime.getTime())) context.onServerTime?.(serverTime);
    const setCookies = response.headers.getSetCookie();
    if (setCookies.length > 0) {
      await context.cookies.write(withSetCookies(context.cookies.read(), setCookies, new Date()));
    }
    // A 401 from a public call concerns the submitted values, not the session (HTTP-03).
    if (response.status === 401 && call.access === 'user') {
      return { ok: false, error: { kind: 'sessionExpired' } };
    }
    return response.ok ? read(call, response.status, text) : refusal(response.status, text);
  }
}

function read<C extends Call>(call: C, status: number, text: string): ApiResult<AnswerOf<C>> {
  const parsed = call.answer.safeParse(text.trim() === '' ? {} : json(text));
  if (parsed.success) return { ok: true, data: parsed.data as AnswerOf<C> };
  const { name, method, path } = call;
  log.error('api-answer-breaks-contract', {
    call: name,
    method,
    path,
    status,
    issues: issuesOf(parsed.error),
  });
  return { ok: false, error: { kind: 'unreadable', status } };
}

function refusal(status: number, text: string): ApiResult<never> {
  const parsed = errorAnswer.safeParse(json(text));
  if (!parsed.success) return { ok: false, error: { kind: 'unreadable', status } };
  const errors = parsed.data.errors.map(({ code, field, values }) => ({
    code: code ?? null,
    ...(field && { field }),
    ...(values && { values }),
  }));
  return { ok: false, error: { kind: 'refused', status, errors } };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function address(baseUrl: string, call: Call, input: object): string {
  const params = part(input, 'params');
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segment(String(params[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part(input, 'query'))) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** `.` and `..` would change the path, even when encoded. */
function segment(value: string): string {
  return /^\.{1,2}$/.test(value) ? 'unknown' : encodeURIComponent(value);
}

function headers(context: ClientContext, jar: CookieJar, call: Call, options: CallOptions): Headers {
  const result = new Headers({ Accept: 'application/json', 'X-Forwarded-Host': context.forwardedHost });
  const cookies = cookieHeader(jar);
  if (cookies) result.set('Cookie', cookies);
  if (hasBody(call)) result.set('Content-Type', 'application/json');
  if (context.language) result.set('Accept-Language', context.language);
  for (const [name, value] of Object.entries(context.headers ?? {})) result.set(name, value);
  const request = currentRequest();
  if (request) result.set('X-Request-Id', request.id);
  tracer().inject(result);
  if (options.idempotencyKey) result.set('Idempotency-Key', options.idempotencyKey);
  return result;
}

function part(input: object, name: 'params' | 'query' | 'body'): Record<string, unknown> {
  return (input as Partial<Record<string, Record<string, unknown>>>)[name] ?? {};
}

const hasBody = (call: Call) => call.method !== 'GET' && call.method !== 'DELETE';

function deadline(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([timeout, signal]) : timeout;
}
