import { promisify } from 'node:util';
import { brotliDecompress, constants, inflateRaw, unzip } from 'node:zlib';
import { type Dispatcher, request } from 'undici';

export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

export interface ApiRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ResponseHeaders;
  /** Decompressed. Null for a body of more than `MAX_ANSWER_BYTES`. */
  readonly bytes: Uint8Array | null;
}

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

export class ResponseHeaders {
  readonly #received: ReceivedHeaders;

  constructor(received: ReceivedHeaders) {
    this.#received = received;
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
export async function sendApiRequest(url: string, { headers, ...sent }: ApiRequest): Promise<ApiResponse> {
  const given = new Map([...DEFAULT_HEADERS, ...headers]);
  const {
    statusCode: status,
    headers: received,
    body,
  } = await unlessAborted(sent.signal, () => request(url, { ...sent, headers: given }));
  const answered = new ResponseHeaders(received);
  const raw = await readBounded(body);
  const bytes = raw && (await decompress(raw, answered.get('content-encoding')));
  return { status, ok: status >= 200 && status < 300, headers: answered, bytes };
}

/** The same as of `fetch`. Gateways may refuse requests without a user agent. */
const DEFAULT_HEADERS = new Map([
  ['accept-encoding', 'gzip, deflate'],
  ['accept-language', '*'],
  ['user-agent', 'undici'],
]);

/** undici notices an abort only after the connection is open. */
function unlessAborted<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const ended = () => signal.removeEventListener('abort', stop);
    run().then(resolve, reject).finally(ended);
  });
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    // Leaving the loop ends the connection.
    if (size > MAX_ANSWER_BYTES) return null;
    pieces.push(piece);
  }
  const [only] = pieces;
  return pieces.length === 1 && only ? only : Buffer.concat(pieces);
}

type Decompress = (bytes: Uint8Array) => Promise<Uint8Array>;

const LIMIT = { maxOutputLength: MAX_ANSWER_BYTES };

/** Some servers leave out the end of a compressed body. */
const LENIENT = { ...LIMIT, finishFlush: constants.Z_SYNC_FLUSH };

const unzipped: Decompress = (bytes) => promisify(unzip)(bytes, LENIENT);

const ZLIB_METHOD = 8;

const DECOMPRESS: ReadonlyMap<string, Decompress> = new Map([
  ['gzip', unzipped],
  ['x-gzip', unzipped],
  // Some servers send the data without the zlib header.
  [
    'deflate',
    (bytes) =>
      ((bytes[0] ?? 0) & 0xf) === ZLIB_METHOD ? unzipped(bytes) : promisify(inflateRaw)(bytes, LENIENT),
  ],
  ['br', (bytes) => promisify(brotliDecompress)(bytes, LIMIT)],
]);

/** @returns null for more than `MAX_ANSWER_BYTES` @throws Error for damaged data */
async function decompress(bytes: Uint8Array, codings: string | null): Promise<Uint8Array | null> {
  if (codings === null || bytes.length === 0) return bytes;
  let plain = bytes;
  for (const coding of codings.toLowerCase().split(',').reverse()) {
    const decode = DECOMPRESS.get(coding.trim());
    if (decode === undefined) return bytes;
    try {
      plain = await decode(plain);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return plain;
}
