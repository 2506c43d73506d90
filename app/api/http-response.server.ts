import { isAscii, isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, constants, inflateRaw, unzip } from 'node:zlib';
import { isErrorCode } from 'contracts/api/error-codes';
import { errorResponse } from 'contracts/api/error-response';
import { DecoratorHandler, Dispatcher, errors, getGlobalDispatcher, request } from 'undici';
import type { Deviation, DeviationKind } from './read-response';
import type { ServerError } from './result';

export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

export interface ApiRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly headers: ReadonlyMap<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ResponseHeaders;
  /** Decompressed. Null for a body of more than `MAX_RESPONSE_BYTES`. */
  readonly bytes: Uint8Array | null;
}

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

export class ResponseHeaders {
  readonly #received: ReceivedHeaders;

  constructor(headers: ReceivedHeaders) {
    this.#received = headers;
  }

  /** @param name in lower case */
  get(name: string): string | null {
    const value = this.#received[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  }

  get setCookies(): readonly string[] {
    const value = this.#received['set-cookie'];
    return Array.isArray(value) ? value : value === undefined ? [] : [value];
  }
}

/** Follows no redirects. `fetch` takes more processor time (D-248). */
export async function sendApiRequest(url: string, { headers, ...options }: ApiRequest): Promise<ApiResponse> {
  const sentHeaders = new Map([...DEFAULT_HEADERS, ...headers]);
  const sendOnce = () =>
    unlessAborted(options.signal, () =>
      request(url, { ...options, headers: sentHeaders, dispatcher: byteDispatcher }),
    );
  const {
    statusCode: status,
    headers: rawHeaders,
    body,
  } = await (options.method === 'GET' ? repeatIfClosed(sendOnce) : sendOnce());
  const responseHeaders = new ResponseHeaders(rawHeaders);
  const rawBytes = await readBounded(body);
  const bytes = rawBytes && (await decompress(rawBytes, responseHeaders.get('content-encoding')));
  return { status, ok: status >= 200 && status < 300, headers: responseHeaders, bytes };
}

/** D-269. Reads again if the server has meanwhile closed a kept-alive connection. */
export async function repeatIfClosed<Content>(read: () => Promise<Content>): Promise<Content> {
  try {
    return await read();
  } catch (error) {
    if (!isKeptConnectionClosed(error)) throw error;
    return read();
  }
}

function isKeptConnectionClosed(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : error;
  return cause instanceof errors.SocketError && (cause.socket?.bytesRead ?? 0) > 0;
}

/** `fetch` sends the same headers. Gateways may refuse requests without a user agent. */
const DEFAULT_HEADERS = new Map([
  ['accept-encoding', 'gzip, deflate'],
  ['accept-language', '*'],
  ['sec-fetch-mode', 'cors'],
  ['user-agent', 'node'],
]);

/** Decodes one character per byte, like `fetch`: undici would change cookies, and fail on a header `constructor`. */
class ByteHeadersHandler extends DecoratorHandler implements Dispatcher.DispatchHandlers {
  readonly #decorated: Dispatcher.DispatchHandlers;

  constructor(decorated: Dispatcher.DispatchHandlers) {
    super(decorated);
    this.#decorated = decorated;
  }

  onHeaders(status: number, lines: Buffer[], resume: () => void, statusText: string): boolean {
    return this.#decorated.onHeaders?.(status, encodeBytesAsCharacters(lines), resume, statusText) ?? true;
  }

  onComplete(): void {
    this.#decorated.onComplete?.([]);
  }
}

class ByteHeadersDispatcher extends Dispatcher {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
    return getGlobalDispatcher().dispatch(options, new ByteHeadersHandler(handler));
  }
}

const byteDispatcher = new ByteHeadersDispatcher();

/** @param lines alternating names and values */
function encodeBytesAsCharacters(lines: readonly Buffer[]): Buffer[] {
  const encodedHeaders: Buffer[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const [name, value] = lines.slice(index, index + 2) as [Buffer, Buffer];
    if (name.toString('latin1').toLowerCase() in Object.prototype) continue;
    encodedHeaders.push(name, isAscii(value) ? value : Buffer.from(value.toString('latin1')));
  }
  return encodedHeaders;
}

/** undici notices an abort only after the connection is open. */
async function unlessAborted<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(signal.reason);
    signal.addEventListener('abort', rejectAborted, { once: true });
    const removeListener = () => signal.removeEventListener('abort', rejectAborted);
    run().then(resolve, reject).finally(removeListener);
  });
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > MAX_RESPONSE_BYTES) return null;
    chunks.push(chunk);
  }
  const [firstChunk] = chunks;
  return chunks.length === 1 && firstChunk ? firstChunk : Buffer.concat(chunks);
}

type Decompress = (bytes: Uint8Array) => Promise<Uint8Array>;

const DECOMPRESSION_LIMIT = { maxOutputLength: MAX_RESPONSE_BYTES };

/** Some servers leave out the end of a compressed body. */
const LENIENT_DECOMPRESSION = { ...DECOMPRESSION_LIMIT, finishFlush: constants.Z_SYNC_FLUSH };

const unzipLeniently: Decompress = (bytes) => promisify(unzip)(bytes, LENIENT_DECOMPRESSION);

const ZLIB_METHOD = 8;

const DECOMPRESS: ReadonlyMap<string, Decompress> = new Map([
  ['gzip', unzipLeniently],
  ['x-gzip', unzipLeniently],
  // Some servers send the data without the zlib header.
  [
    'deflate',
    (bytes) =>
      ((bytes[0] ?? 0) & 0xf) === ZLIB_METHOD
        ? unzipLeniently(bytes)
        : promisify(inflateRaw)(bytes, LENIENT_DECOMPRESSION),
  ],
  ['br', (bytes) => promisify(brotliDecompress)(bytes, DECOMPRESSION_LIMIT)],
]);

/** @returns null for more than `MAX_RESPONSE_BYTES` @throws Error for damaged data */
async function decompress(bytes: Uint8Array, codings: string | null): Promise<Uint8Array | null> {
  if (codings === null || bytes.length === 0) return bytes;
  let decoded = bytes;
  for (const coding of codings.toLowerCase().split(',').reverse()) {
    const decompressCoding = DECOMPRESS.get(coding.trim());
    if (decompressCoding === undefined) continue;
    try {
      decoded = await decompressCoding(decoded);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return decoded;
}

export interface ResponseText {
  text: string | null;
  isUtf8: boolean;
}

export function readResponseText({ headers, bytes }: ApiResponse): ResponseText {
  if (bytes === null) return { text: null, isUtf8: true };
  return isUtf8(bytes)
    ? { text: decode(bytes, 'utf-8'), isUtf8: true }
    : { text: decode(bytes, charsetOf(headers)), isUtf8: false };
}

function charsetOf(headers: ResponseHeaders): string {
  return /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** UTF-8 has no surrogates, so only an escape can contain one without its other half. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, SURROGATE_ESCAPE.test(text) ? replaceLoneSurrogates : undefined);
  } catch {
    return undefined;
  }
}

/** Addresses and e-mail links cannot contain lone surrogates. */
function replaceLoneSurrogates(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

export function isOtherContentType(type: string | null): boolean {
  return type !== null && !/[/+]json\b/i.test(type);
}

export function readRetryAfter({ status, headers }: ApiResponse): number | null {
  const headerValue = headers.get('retry-after')?.trim();
  if (!headerValue || (status !== 429 && status !== 503)) return null;
  if (/^\d{1,9}$/.test(headerValue)) return Number(headerValue);
  const serverNow = Date.parse(headers.get('date') ?? '');
  const retryAt = Date.parse(headerValue);
  if (Number.isNaN(retryAt)) return null;
  return Math.max(0, Math.ceil((retryAt - (Number.isNaN(serverNow) ? Date.now() : serverNow)) / 1000));
}

export function resolveApiUrl(baseUrl: string, requestUrl: string, address: string): string | null {
  if (!URL.canParse(address, requestUrl)) return null;
  const base = new URL(baseUrl);
  const target = new URL(address, requestUrl);
  const isApiUrl =
    target.origin === base.origin &&
    target.username === '' &&
    target.password === '' &&
    target.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
  return isApiUrl ? target.href : null;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

interface ReadableHeaders {
  get(name: string): string | null;
}

/** Some servers send UTF-8 without percent-encoding it. */
export function readLocation(headers: ReadableHeaders): string | null {
  const location = headers.get('location');
  const bytes = Buffer.from(location ?? '', 'latin1');
  return isUtf8(bytes) ? bytes.toString() || null : location;
}

/**
 * D-281, D-290. @param firstUrl first address of the read; the result keeps its query
 * @returns null unless the redirect names the same resource
 */
export function findMovedUrl(
  baseUrl: string,
  requestUrl: string,
  { status, headers }: { status: number; headers: ReadableHeaders },
  firstUrl = requestUrl,
): string | null {
  const location = readLocation(headers);
  const target = location && REDIRECTS.includes(status) ? resolveApiUrl(baseUrl, requestUrl, location) : null;
  return target !== null && resourceOf(target) === resourceOf(requestUrl)
    ? withQueryOf(firstUrl, target)
    : null;
}

function withQueryOf(firstUrl: string, target: string): string {
  const url = new URL(target);
  for (const [name, value] of new URL(firstUrl).searchParams) {
    if (url.searchParams.get(name) !== value) url.searchParams.set(name, value);
  }
  return url.href;
}

const resourceOf = (url: string): string =>
  new URL(url).pathname.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');

/** @param nextPage address, page number or cursor @returns null unless the address belongs to the API */
export function findNextPageUrl(baseUrl: string, current: string, nextPage: string | number): string | null {
  if (typeof nextPage === 'string' && /^(https?:|[./?])/i.test(nextPage)) {
    const urlBelowBase = nextPage.startsWith('/')
      ? resolveApiUrl(baseUrl, baseUrl, `${baseUrl}${nextPage}`)
      : null;
    return resolveApiUrl(baseUrl, current, nextPage) ?? urlBelowBase;
  }
  const address = new URL(current);
  const isNumber = /^\d{1,9}$/.test(String(nextPage));
  address.searchParams.set(isNumber ? 'page' : 'cursor', String(nextPage));
  return address.href;
}

export const isSessionExpired = ({ access }: { access: string }, status: number): boolean =>
  status === 401 && access === 'user';

interface ReadRefusal {
  errors: ServerError[];
  deviations: Deviation[];
}

const SERVER_FAULT = 500;

const MAX_ERRORS = 200;

/** Null for unknown formats, such as a gateway's HTML. */
export function readRefusal(status: number, body: unknown): ReadRefusal | null {
  const deviations = new Map<string, Deviation>();
  const addDeviation = (kind: DeviationKind, path: string) =>
    void deviations.set(`${kind} ${path}`, { kind, path });
  const entries = entriesOf(body);
  if (entries === null) return null;
  const errors = entries.slice(0, MAX_ERRORS).map((entry) => errorOf(entry, addDeviation));
  if (!errorResponse.safeParse(body).success) {
    // Server errors without a code are no refusals.
    if (status >= SERVER_FAULT && errors.every(({ code }) => code === null)) return null;
    addDeviation('error-shape', 'errors');
  }
  return { errors, deviations: [...deviations.values()] };
}

type Entry = { code: unknown; field?: unknown; values?: unknown };

function entriesOf(body: unknown): Entry[] | null {
  if (!isObject(body)) return null;
  const { errors } = body;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(entryOf);
  if (isObject(errors) && Object.keys(errors).length > 0) return entriesByField(errors);
  if (body.error !== undefined && body.error !== null) return [entryOf(body.error)];
  const isSingleError = ['code', 'type', 'title', 'detail', 'message'].some((name) => name in body);
  return isSingleError ? [entryOf(body)] : null;
}

function entryOf(entry: unknown): Entry {
  if (!isObject(entry)) return { code: entry };
  const { code, type, title, field, values } = entry;
  return { code: [code, type, title].find((text) => readCode(text) !== null), field, values };
}

function entriesByField(errors: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(errors).flatMap(([field, fieldErrors]) =>
    [fieldErrors].flat().map((entry) => ({ ...entryOf(entry), field })),
  );
}

function errorOf(
  { code: sentCode, field, values }: Entry,
  addDeviation: (kind: DeviationKind, path: string) => void,
): ServerError {
  const code = readCode(sentCode);
  if (code !== null && !isErrorCode(code)) addDeviation('unknown-value', 'errors[].code');
  else if (code !== null && code !== sentCode) addDeviation('error-code', 'errors[].code');
  return {
    code,
    ...(typeof field === 'string' && field !== '' && { field }),
    ...(isObject(values) && { values }),
  };
}

const CODE = /(?:^|[./:#])(err_[a-z0-9_]{1,80})$/i;

/** Codes may have a prefix, as in `be_error.err_x` or an address. */
function readCode(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = CODE.exec(text.trim())?.[1];
  if (code === undefined) return null;
  const lowerCaseCode = code.toLowerCase();
  return isErrorCode(lowerCaseCode) ? lowerCaseCode : code;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
