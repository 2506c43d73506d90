import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  type ApiResponse,
  createJsonResponse,
  type Dialect,
  type DialectSession,
  isSuccess,
  type ProxiedExchange,
} from './dialect';

const withHeaders = (response: ApiResponse, change: (headers: Headers) => void): ApiResponse => {
  const headers = new Headers(response.headers);
  change(headers);
  return { ...response, headers };
};

const respondWith = (response: NonNullable<DialectSession['response']>) => () => ({ response });

const SIMPLE_COOKIE = /^([^=]+)=([^;]*)/;

function renameCookie(name: string, attributes: string): DialectSession {
  let originalName = '';
  return {
    request(request) {
      const headers = new Headers(request.headers);
      const cookie = headers.get('Cookie');
      if (cookie) headers.set('Cookie', cookie.replace(`${name}=`, `${originalName}=`));
      return { ...request, headers };
    },
    response: (response) =>
      withHeaders(response, (headers) => {
        const cookies = headers.getSetCookie();
        headers.delete('Set-Cookie');
        for (const cookie of cookies) {
          originalName = SIMPLE_COOKIE.exec(cookie)?.[1] ?? originalName;
          const expiryAttribute = /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie) ? '; Max-Age=0' : '';
          headers.append(
            'Set-Cookie',
            `${name}=${SIMPLE_COOKIE.exec(cookie)?.[2]}${attributes}${expiryAttribute}`,
          );
        }
      }),
  };
}

function refuseFirstCall(refusal: ApiResponse, calls: readonly string[]): () => DialectSession {
  return () => {
    const interceptedCalls = new Set<string>();
    return {
      answerWithoutApi({ call }) {
        if (call === undefined || !calls.includes(call.name) || interceptedCalls.has(call.name))
          return undefined;
        interceptedCalls.add(call.name);
        return refusal;
      },
    };
  };
}

const refuseChanges = (refusal: ApiResponse) => (): DialectSession => ({
  answerWithoutApi: ({ call, request }: ProxiedExchange) =>
    call !== undefined &&
    call.access === 'user' &&
    request.method !== 'GET' &&
    !['logout', 'createApplication'].includes(call.name)
      ? refusal
      : undefined,
});

const LAST_OF_LATIN_1 = '\u00ff';

const escapeUnicode = (sign: string): string =>
  [...Array(sign.length).keys()]
    .map((index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');

const FLAKY_PERIOD = 4;

/** Uses the real clock, like `Date` headers. Tests move only the global `Date`. */
const createDateInTwoMinutes = (): string =>
  new Date(performance.timeOrigin + performance.now() + 120_000).toUTCString();

export const TRANSPORT_DIALECTS: readonly Dialect[] = [
  {
    name: 'other-cookie',
    description: 'The session cookie has another name and all attributes.',
    outcome: 'same',
    startSession: () =>
      renameCookie(
        '__Host-auth.v3',
        '; Path=/; HttpOnly; SameSite=Lax; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
      ),
  },
  {
    name: 'several-cookies',
    description: 'A load balancer adds cookies to every answer.',
    outcome: 'same',
    startSession() {
      let count = 0;
      return {
        response: (response) =>
          withHeaders(response, (headers) => {
            count += 1;
            headers.append(
              'Set-Cookie',
              `AWSALB=node-${count}; Path=/; Expires=Fri, 01 Jan 2100 00:00:00 GMT`,
            );
            headers.append('Set-Cookie', 'trace=; Path=/; Max-Age=0');
          }),
      };
    },
  },
  {
    name: 'text-type',
    description: 'JSON has the content type text/plain.',
    outcome: 'same',
    startSession: respondWith((response) =>
      response.body === undefined
        ? response
        : withHeaders(response, (headers) => headers.set('Content-Type', 'text/plain; charset=utf-8')),
    ),
  },
  {
    name: 'no-type',
    description: 'JSON has no content type.',
    outcome: 'same',
    startSession: respondWith((response) =>
      withHeaders(response, (headers) => headers.delete('Content-Type')),
    ),
  },
  ...(['text/json', 'application/vnd.lender.v3+json; profile="full"'] as const).map(
    (type, index): Dialect => ({
      name: ['text-json-type', 'vendor-type'][index] ?? '',
      description: `JSON has the content type ${type}.`,
      outcome: 'same',
      startSession: respondWith((response) =>
        withHeaders(response, (headers) => headers.set('Content-Type', type)),
      ),
    }),
  ),
  ...(
    [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['deflate', deflateSync],
    ] as const
  ).map(
    ([coding, compress]): Dialect => ({
      name: `${coding}-coding`,
      description: `JSON is compressed with ${coding}.`,
      outcome: 'same',
      startSession: () => ({
        response: (response) =>
          typeof response.body === 'object' && response.body !== null
            ? withHeaders(response, (headers) => headers.set('Content-Encoding', coding))
            : response,
        encodeBody: (text) => compress(text),
      }),
    }),
  ),
  {
    name: 'latin-1',
    description: 'JSON is in Latin 1.',
    outcome: 'same',
    startSession: () => ({
      response: (response) =>
        withHeaders(response, (headers) =>
          headers.set('Content-Type', 'application/json; charset=iso-8859-1'),
        ),
      encodeBody: (text) =>
        Buffer.from(
          [...text].map((sign) => (sign > LAST_OF_LATIN_1 ? escapeUnicode(sign) : sign)).join(''),
          'latin1',
        ),
    }),
  },
  {
    name: 'byte-order-mark',
    description: 'JSON begins with a byte order mark and is indented.',
    outcome: 'same',
    startSession: () => ({ encodeBody: (text) => `\ufeff${JSON.stringify(JSON.parse(text), null, 4)}\r\n` }),
  },
  {
    name: 'forbidden-without-login',
    description: 'A wrong password is answered with 403 instead of 401.',
    outcome: 'same',
    startSession: respondWith((response, { call }) =>
      call?.name === 'login' && response.status === 401 ? { ...response, status: 403 } : response,
    ),
  },
  {
    name: 'other-success',
    description: 'Every change succeeds with 202 instead of 200 or 201.',
    outcome: 'same',
    startSession: respondWith((response, { request }) =>
      request.method !== 'GET' && isSuccess(response) ? { ...response, status: 202 } : response,
    ),
  },
  {
    name: 'too-many-reads',
    description: 'The first read of an application is answered with 429 and Retry-After.',
    outcome: 'same',
    startSession: refuseFirstCall(createJsonResponse(429, { errors: [] }, { 'Retry-After': '1' }), [
      'getApplication',
    ]),
  },
  {
    name: 'maintenance',
    description: 'The first read of the list is answered with 503 and Retry-After.',
    outcome: 'same',
    startSession: refuseFirstCall(createJsonResponse(503, undefined, { 'Retry-After': '1' }), [
      'listApplications',
    ]),
  },
  {
    name: 'wait-until',
    description: 'Changes are answered with 429 and the time of the next attempt.',
    shownTexts: ['120 seconds'],
    outcome: 'refused',
    startSession: () => ({
      answerWithoutApi: (exchange) =>
        refuseChanges(
          createJsonResponse(429, {}, { 'Retry-After': createDateInTwoMinutes() }),
        )().answerWithoutApi?.(exchange),
    }),
  },
  {
    name: 'too-many-changes',
    description: 'Changes are answered with 429 and a wait of two minutes.',
    shownTexts: ['120 seconds'],
    outcome: 'refused',
    startSession: refuseChanges(
      createJsonResponse(429, { errors: [{ code: null }] }, { 'Retry-After': '120' }),
    ),
  },
  {
    name: 'precondition-required',
    description: 'Changes are answered with 428.',
    outcome: 'refused',
    startSession: refuseChanges(createJsonResponse(428, { title: 'Precondition Required', status: 428 })),
  },
  {
    name: 'precondition-failed',
    description: 'Changes are answered with 412.',
    outcome: 'refused',
    startSession: refuseChanges(
      createJsonResponse(412, { error: { code: 'PRECONDITION_FAILED', message: 'If-Match' } }),
    ),
  },
  {
    name: 'flaky',
    description: 'Each fourth call is answered with 502 by a gateway.',
    outcome: 'refused',
    startSession() {
      let count = 0;
      return {
        answerWithoutApi({ call }) {
          if (call === undefined) return undefined;
          count += 1;
          if (count % FLAKY_PERIOD !== 0) return undefined;
          return {
            status: 502,
            headers: new Headers({ 'Content-Type': 'text/html' }),
            body: '<h1>Bad Gateway</h1>',
          };
        },
      };
    },
  },
];

const isListCall = ({ call, request }: ProxiedExchange): boolean =>
  request.method === 'GET' &&
  ['listApplications', 'listDocuments', 'listSignatories'].includes(call?.name ?? '');

const forLists = (encodeBody: NonNullable<DialectSession['encodeBody']>) => () => ({
  encodeBody: (text: string, exchange: ProxiedExchange) =>
    isListCall(exchange) ? encodeBody(text, exchange) : text,
});

const TEN_MEGABYTES = 10 * 1024 * 1024;
const LEVELS = 1_000;

export const BROKEN_DIALECTS: readonly Dialect[] = [
  {
    name: 'ten-megabytes',
    description: 'Lists have 10 MB of white space.',
    outcome: 'refused',
    startSession: forLists((text) => `${' '.repeat(TEN_MEGABYTES)}${text}`),
  },
  {
    name: 'thousand-levels',
    description: 'Entries of lists have a member with 1,000 levels.',
    outcome: 'same',
    startSession: forLists((text) =>
      text.replace(
        /^(\{"result":)?\[\{/,
        (start) => `${start}"deep":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)},`,
      ),
    ),
  },
  {
    name: 'duplicate-keys',
    description: 'Entries of lists have their members twice, first without a value.',
    outcome: 'same',
    startSession: forLists((text) =>
      text
        .replaceAll('{"', '{"applicationId":null,"document_id":null,"signatory_id":null,"')
        .replace(/^\{"applicationId":null,"document_id":null,"signatory_id":null,/, '{'),
    ),
  },
  {
    name: 'invalid-utf-8',
    description: 'Lists contain bytes that are no UTF-8.',
    outcome: 'other',
    startSession: forLists((text) => Buffer.from(text.replace(/\[\{"/, '[{"odd":"\xff\xfe","'), 'latin1')),
  },
  {
    name: 'html-lists',
    description: 'Lists are pages of HTML with status 200.',
    outcome: 'refused',
    startSession: forLists(() => '<!doctype html><title>Sign in</title>'),
  },
  {
    name: 'truncated',
    description: 'Lists end in the middle.',
    outcome: 'refused',
    startSession: forLists((text) => text.slice(0, Math.max(1, text.length >> 1))),
  },
  {
    name: 'connection-cut',
    description: 'The connection breaks in the middle of a list.',
    outcome: 'refused',
    startSession: () => ({ connectionEnd: (exchange) => (isListCall(exchange) ? 'cut' : undefined) }),
  },
  {
    name: 'closed-after-change',
    description: 'Changes take effect, but the connection closes without an answer.',
    outcome: 'refused',
    startSession: () => ({
      connectionEnd: ({ call, request }) =>
        call?.access === 'user' && request.method !== 'GET' && call.name !== 'logout' ? 'closed' : undefined,
    }),
  },
  {
    name: 'never-ending',
    description: 'Lists never end.',
    isSlow: true,
    outcome: 'refused',
    startSession: () => ({ connectionEnd: (exchange) => (isListCall(exchange) ? 'open' : undefined) }),
  },
];
