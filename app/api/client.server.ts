import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallInput, noInput, ResponseOf } from 'contracts/api/call';
import { parseSetCookie } from 'set-cookie-parser';
import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { apiDeviationReporter, observeApiCall } from '~/telemetry/metrics.server';
import { getRequestContext, getTracer } from '~/telemetry/span.server';
import {
  type ApiRequest,
  type ApiResponse,
  findMovedUrl,
  findNextPageUrl,
  isOtherContentType,
  isSessionExpired,
  MAX_RESPONSE_BYTES,
  parseJson,
  readLocation,
  readRefusal,
  readResponseText,
  readRetryAfter,
  resolveApiUrl,
  sendApiRequest,
} from './http-response.server';
import {
  allowsEmptyBody,
  createEmptyList,
  type Deviation,
  type PagedResponse,
  readPage,
  readResponseBody,
  WHOLE_BODY_PATH,
} from './read-response';
import type { ApiError, ApiResult } from './result';

export type CookieJar = Readonly<Record<string, string>>;

export interface CookieStore {
  read(): CookieJar;
  write(jar: CookieJar): void | Promise<void>;
}

export function createMemoryCookieStore(jar: CookieJar = {}): CookieStore {
  let currentJar = jar;
  return {
    read: () => currentJar,
    write: (newJar) => {
      currentJar = newJar;
    },
  };
}

export function formatCookieHeader(jar: CookieJar): string | null {
  const pairs = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : null;
}

export function mergeSetCookies(jar: CookieJar, setCookies: readonly string[], now: Date): CookieJar {
  const mergedJar: Record<string, string> = { ...jar };
  for (const cookie of parseSetCookie([...setCookies], { decodeValues: false })) {
    const isExpired =
      (cookie.maxAge !== undefined && cookie.maxAge <= 0) ||
      (cookie.maxAge === undefined && cookie.expires !== undefined && cookie.expires <= now);
    if (isExpired) delete mergedJar[cookie.name];
    else mergedJar[cookie.name] = cookie.value;
  }
  return mergedJar;
}

export interface ClientContext {
  baseUrl: string;
  /** D-02. The simulator selects one of its deployments by this host. */
  forwardedHost: string;
  headers?: Readonly<Record<string, string>>;
  cookies: CookieStore;
  onServerTime?: (time: Date) => void;
  language?: string;
  timeoutMs: number;
}

export type CallArguments<C extends Call> = {
  [Part in keyof CallInput<C> as typeof noInput extends C[Part] ? never : Part]: CallInput<C>[Part];
};

interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ApiClient {
  readonly timeoutMs: number;
  /** Returns errors of the API as results. @throws a redirect to login from `PortalRequest.api` */
  call<C extends Call>(
    call: C,
    input: CallArguments<C>,
    options?: CallOptions,
  ): Promise<ApiResult<ResponseOf<C>>>;
}

export function createApiClient(context: ClientContext): ApiClient {
  return {
    timeoutMs: context.timeoutMs,
    call: (call, input, options = {}) =>
      observeApiCall(call, () =>
        withDeadline({ withinMs: context.timeoutMs, signal: options.signal }, (signal) =>
          sendCall(call, input, { ...options, signal }),
        ),
      ),
  };

  async function sendCall<C extends Call>(
    call: C,
    input: CallArguments<C>,
    options: CallOptions & { signal: AbortSignal },
  ): Promise<ApiResult<ResponseOf<C>>> {
    const { baseUrl, timeoutMs } = context;
    const { signal } = options;
    const deadline = performance.now() + timeoutMs;
    const url = createCallUrl(baseUrl, call, input);
    const init: ApiRequest = {
      method: call.method,
      headers: createHeaders(context, call, options),
      ...(hasBody(call) && { body: JSON.stringify(readInputPart(input, 'body')) }),
      signal,
    };
    const deviations: Deviation[] = [];
    let sendOutcome: SendOutcome;
    if (call.method === 'GET') {
      sendOutcome = await readFollowingRedirects(url, call);
      const waitMs = (sendOutcome.retryAfter ?? 0) * 1_000;
      if (waitMs > 0 && performance.now() + waitMs < deadline && (await pause(waitMs, signal))) {
        sendOutcome = await readFollowingRedirects(url, call);
      }
    } else {
      sendOutcome = await sendRequest(url, init);
      const resourceUrl =
        sendOutcome.kind === 'received' ? findResourceUrl(baseUrl, url, call, sendOutcome) : null;
      if (sendOutcome.kind === 'received' && resourceUrl !== null) {
        deviations.push({ kind: 'redirect-to-answer', path: WHOLE_BODY_PATH });
        sendOutcome = await fetchResource(resourceUrl, sendOutcome);
      }
    }
    const result = await readResult(sendOutcome);
    apiDeviationReporter.report(call.name, deviations);
    return result;

    /** D-281. Follows redirects. Each request sends the cookies that the responses before it set. */
    async function readFollowingRedirects(
      startUrl: string,
      readCall: Call,
      headerOptions: CallOptions = options,
    ): Promise<SendOutcome> {
      let current = startUrl;
      for (let redirects = 0; ; redirects += 1) {
        const outcome = await sendRequest(current, {
          method: 'GET',
          headers: createHeaders(context, readCall, headerOptions),
          signal,
        });
        const movedUrl =
          outcome.kind === 'received' ? findMovedUrl(baseUrl, current, outcome.response, startUrl) : null;
        if (movedUrl === null || redirects === MAX_REDIRECTS) return outcome;
        deviations.push({ kind: 'redirected-read', path: WHOLE_BODY_PATH });
        current = movedUrl;
      }
    }

    /** The change has succeeded, so a failed fetch counts as its unreadable response. */
    async function fetchResource(
      resourceUrl: string,
      { response: { status } }: Received,
    ): Promise<SendOutcome> {
      const outcome = await readFollowingRedirects(resourceUrl, { ...call, method: 'GET' }, {});
      const isReceived = outcome.kind === 'received' && outcome.response.ok;
      return isReceived ? outcome : { kind: 'failed', error: { kind: 'unreadable', status } };
    }

    async function readResult(outcome: SendOutcome): Promise<ApiResult<ResponseOf<C>>> {
      if (outcome.kind === 'failed') return { ok: false, error: outcome.error };
      const { response, text, retryAfter } = outcome;
      const { status } = response;
      if (isSessionExpired(call, status)) return { ok: false, error: { kind: 'sessionExpired' } };
      if (!response.ok)
        return readRefusedResponse(call, { status, text, retryAfter, earlierDeviations: deviations });
      if (
        text !== '' &&
        isOtherContentType(response.headers.get('content-type')) &&
        parseJson(text) !== undefined
      ) {
        deviations.push({ kind: 'content-type', path: WHOLE_BODY_PATH });
      }
      if (!outcome.isUtf8) deviations.push({ kind: 'not-utf-8', path: WHOLE_BODY_PATH });
      const parsedBody = parseJson(text);
      const page = call.method === 'GET' ? readPage(call.response, parsedBody) : null;
      if (page === null || page.next === null)
        return readSuccess(call, { status, text, parsed: parsedBody, earlierDeviations: deviations });
      const allPages = await fetchFurtherPages(page, text.length);
      return allPages.ok
        ? readSuccess(call, { status, text, parsed: allPages.data, earlierDeviations: deviations })
        : allPages;
    }

    async function fetchFurtherPages(
      firstPage: PagedResponse,
      firstSize: number,
    ): Promise<ApiResult<unknown>> {
      deviations.push({ kind: 'paged-list', path: WHOLE_BODY_PATH });
      const items = [...firstPage.items];
      const visitedUrls = new Set([url]);
      let current = url;
      let size = firstSize;
      let { next: nextLink } = firstPage;
      while (nextLink !== null) {
        const nextUrl = findNextPageUrl(baseUrl, current, nextLink);
        if (nextUrl === null || visitedUrls.size >= MAX_PAGES || size > MAX_RESPONSE_BYTES) {
          deviations.push({ kind: 'cut-list', path: WHOLE_BODY_PATH });
          break;
        }
        // Some APIs return the last page as its own next page.
        if (visitedUrls.has(nextUrl)) break;
        visitedUrls.add(nextUrl);
        current = nextUrl;
        const outcome = await readFollowingRedirects(nextUrl, call);
        if (outcome.kind === 'failed' || !outcome.response.ok) return readResult(outcome);
        const page = readPage(call.response, parseJson(outcome.text));
        if (page === null)
          return { ok: false, error: { kind: 'unreadable', status: outcome.response.status } };
        size += outcome.text.length;
        for (const item of page.items) items.push(item);
        nextLink = page.items.length > 0 ? page.next : null;
      }
      return { ok: true, data: firstPage.withItems(items) };
    }
  }

  async function sendRequest(url: string, init: ApiRequest): Promise<SendOutcome> {
    let response: ApiResponse;
    try {
      response = await sendApiRequest(url, init);
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      return { kind: 'failed', error: { kind: timedOut ? 'timeout' : 'unreachable' } };
    }
    const serverTime = new Date(response.headers.get('date') ?? '');
    if (!Number.isNaN(serverTime.getTime())) context.onServerTime?.(serverTime);
    const { setCookies } = response.headers;
    if (setCookies.length > 0) {
      await context.cookies.write(mergeSetCookies(context.cookies.read(), setCookies, new Date()));
    }
    const { text, isUtf8 } = readResponseText(response);
    if (text === null) return { kind: 'failed', error: { kind: 'unreadable', status: response.status } };
    return { kind: 'received', response, text: text.trim(), isUtf8, retryAfter: readRetryAfter(response) };
  }
}

const MAX_PAGES = 50;

const MAX_REDIRECTS = 3;

interface Received {
  kind: 'received';
  response: ApiResponse;
  text: string;
  isUtf8: boolean;
  retryAfter: number | null;
}

type SendOutcome = Received | { kind: 'failed'; error: ApiError; retryAfter?: undefined };

async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, true, { signal }).catch(() => false);
}

function findResourceUrl(
  baseUrl: string,
  requestUrl: string,
  call: Call,
  { response, text }: Received,
): string | null {
  const { status, headers } = response;
  const location = readLocation(headers);
  const needsBody = !requiredBodies.has(call.response) && !allowsEmptyBody(call.response);
  const pointsToResource = status === 303 || (status === 201 && text === '' && needsBody);
  return location && pointsToResource ? resolveApiUrl(baseUrl, requestUrl, location) : null;
}

const optionalBodies = new WeakMap<z.ZodType, z.ZodNullable<z.ZodType>>();
const requiredBodies = new WeakMap<z.ZodType, z.ZodType>();

type CallWithOptionalBody<C extends Call> = Omit<C, 'response'> & {
  readonly response: z.ZodNullable<C['response']>;
};

/** Reads an empty or unreadable response of a successful call as null. */
export function acceptEmptyBody<C extends Call>(call: C): CallWithOptionalBody<C> {
  const response = optionalBodies.get(call.response) ?? z.nullable(call.response);
  optionalBodies.set(call.response, response);
  requiredBodies.set(response, call.response);
  return { ...call, response } as CallWithOptionalBody<C>;
}

function readSuccess<C extends Call>(
  call: C,
  {
    status,
    text,
    parsed,
    earlierDeviations: deviations,
  }: { status: number; text: string; parsed: unknown; earlierDeviations: Deviation[] },
): ApiResult<ResponseOf<C>> {
  const required = requiredBodies.get(call.response);
  const schema = required ?? call.response;
  const isUnexpectedlyEmpty = text === '' && !allowsEmptyBody(schema);
  if (isUnexpectedlyEmpty && required !== undefined) {
    deviations.push({ kind: 'empty-answer', path: WHOLE_BODY_PATH });
    return { ok: true, data: null as ResponseOf<C> };
  }
  const emptyList = isUnexpectedlyEmpty && status === 204 ? createEmptyList(schema) : undefined;
  if (emptyList !== undefined) deviations.push({ kind: 'empty-answer', path: WHOLE_BODY_PATH });
  const reading = readResponseBody(schema, text === '' && !isUnexpectedlyEmpty ? {} : (emptyList ?? parsed));
  if (reading.ok) {
    deviations.push(...reading.deviations);
    return { ok: true, data: reading.data as ResponseOf<C> };
  }
  if ((required !== undefined || isWithoutMembers(schema)) && parsed !== undefined) {
    deviations.push({ kind: 'unneeded-answer', path: WHOLE_BODY_PATH });
    return { ok: true, data: (required === undefined ? {} : null) as ResponseOf<C> };
  }
  const { name, method, path } = call;
  log.error('api-answer-breaks-contract', {
    call: name,
    method,
    path,
    status,
    issues: reading.issues.slice(0, 20),
  });
  return { ok: false, error: { kind: 'unreadable', status } };
}

const isWithoutMembers = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;

interface RefusedResponse {
  status: number;
  text: string;
  retryAfter: number | null;
  earlierDeviations: Deviation[];
}

function readRefusedResponse(
  { method }: Call,
  { status, text, retryAfter, earlierDeviations: deviations }: RefusedResponse,
): ApiResult<never> {
  const retryAfterMember = retryAfter === null ? {} : { retryAfter };
  const refusal = readRefusal(status, parseJson(text));
  if (refusal === null) {
    // A 4xx refuses a change even if its body is unreadable. For a read, a gateway may have sent the 4xx.
    const isRefusedChange = method !== 'GET' && status >= 400 && status < 500;
    if (!isRefusedChange) return { ok: false, error: { kind: 'unreadable', status, ...retryAfterMember } };
    deviations.push({ kind: 'error-shape', path: WHOLE_BODY_PATH });
    return { ok: false, error: { kind: 'refused', status, errors: [{ code: null }], ...retryAfterMember } };
  }
  deviations.push(...refusal.deviations);
  return { ok: false, error: { kind: 'refused', status, errors: refusal.errors, ...retryAfterMember } };
}

function createCallUrl(baseUrl: string, call: Call, input: object): string {
  const params = readInputPart(input, 'params');
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeSegment(String(params[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readInputPart(input, 'query'))) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** `.` and `..` would change the path, even when encoded. */
function encodeSegment(value: string): string {
  return /^\.{1,2}$/.test(value) ? 'unknown' : encodeURIComponent(value);
}

function createHeaders(
  context: ClientContext,
  call: Call,
  options: CallOptions,
): ReadonlyMap<string, string> {
  const result = new Map([
    ['accept', 'application/json'],
    ['x-forwarded-host', context.forwardedHost],
  ]);
  const cookies = formatCookieHeader(context.cookies.read());
  if (cookies) result.set('cookie', cookies);
  if (hasBody(call)) result.set('content-type', 'application/json');
  if (context.language) result.set('accept-language', context.language);
  for (const [name, value] of Object.entries(context.headers ?? {})) result.set(name.toLowerCase(), value);
  const request = getRequestContext();
  if (request) result.set('x-request-id', request.id);
  getTracer().inject(result);
  if (options.idempotencyKey) result.set('idempotency-key', options.idempotencyKey);
  return result;
}

function readInputPart(input: object, name: 'params' | 'query' | 'body'): Record<string, unknown> {
  return (input as Partial<Record<string, Record<string, unknown>>>)[name] ?? {};
}

const hasBody = (call: Call) => call.method !== 'GET' && call.method !== 'DELETE';

/** `AbortSignal.timeout` would hold the signal and its listeners until the timeout. */
async function withDeadline<Result>(
  { withinMs, signal }: { withinMs: number; signal: AbortSignal | undefined },
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const expire = () => timeout.abort(new DOMException('The call took too long.', 'TimeoutError'));
  const timer = setTimeout(expire, withinMs);
  try {
    return await run(signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
