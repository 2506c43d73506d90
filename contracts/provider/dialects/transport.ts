import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  type ApiAnswer,
  createJsonAnswer,
  type Dialect,
  type DialectConversation,
  type Exchange,
  isSuccess,
} from './dialect';

const withHeaders = (answer: ApiAnswer, change: (headers: Headers) => void): ApiAnswer => {
  const headers = new Headers(answer.headers);
  change(headers);
  return { ...answer, headers };
};

const answering = (answer: NonNullable<DialectConversation['answer']>) => () => ({ answer });

const SIMPLE_COOKIE = /^([^=]+)=([^;]*)/;

function renamed(name: string, attributes: string): DialectConversation {
  let own = '';
  return {
    request(request) {
      const headers = new Headers(request.headers);
      const cookie = headers.get('Cookie');
      if (cookie) headers.set('Cookie', cookie.replace(`${name}=`, `${own}=`));
      return { ...request, headers };
    },
    answer: (answer) =>
      withHeaders(answer, (headers) => {
        const cookies = headers.getSetCookie();
        headers.delete('Set-Cookie');
        for (const cookie of cookies) {
          own = SIMPLE_COOKIE.exec(cookie)?.[1] ?? own;
          const gone = /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie) ? '; Max-Age=0' : '';
          headers.append('Set-Cookie', `${name}=${SIMPLE_COOKIE.exec(cookie)?.[2]}${attributes}${gone}`);
        }
      }),
  };
}

function firstRefused(refusal: ApiAnswer, calls: readonly string[]): () => DialectConversation {
  return () => {
    const seen = new Set<string>();
    return {
      instead({ call }) {
        if (call === undefined || !calls.includes(call.name) || seen.has(call.name)) return undefined;
        seen.add(call.name);
        return refusal;
      },
    };
  };
}

const changesRefused = (refusal: ApiAnswer) => (): DialectConversation => ({
  instead: ({ call, request }: Exchange) =>
    call !== undefined &&
    call.access === 'user' &&
    request.method !== 'GET' &&
    !['logout', 'createApplication'].includes(call.name)
      ? refusal
      : undefined,
});

const LAST_OF_LATIN_1 = '\u00ff';

const escaped = (sign: string): string =>
  [...Array(sign.length).keys()]
    .map((index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');

const FLAKY_PERIOD = 4;

/** Follows the clock of `Date` headers, which tests do not fake. */
const in2Minutes = (): string => new Date(performance.timeOrigin + performance.now() + 120_000).toUTCString();

export const TRANSPORT_DIALECTS: readonly Dialect[] = [
  {
    name: 'other-cookie',
    sentence: 'The session cookie has another name and all attributes.',
    outcome: 'same',
    speak: () =>
      renamed('__Host-auth.v3', '; Path=/; HttpOnly; SameSite=Lax; Expires=Fri, 01 Jan 2100 00:00:00 GMT'),
  },
  {
    name: 'several-cookies',
    sentence: 'A load balancer adds cookies to every answer.',
    outcome: 'same',
    speak() {
      let count = 0;
      return {
        answer: (answer) =>
          withHeaders(answer, (headers) => {
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
    sentence: 'JSON has the content type text/plain.',
    outcome: 'same',
    speak: answering((answer) =>
      answer.body === undefined
        ? answer
        : withHeaders(answer, (headers) => headers.set('Content-Type', 'text/plain; charset=utf-8')),
    ),
  },
  {
    name: 'no-type',
    sentence: 'JSON has no content type.',
    outcome: 'same',
    speak: answering((answer) => withHeaders(answer, (headers) => headers.delete('Content-Type'))),
  },
  ...(['text/json', 'application/vnd.lender.v3+json; profile="full"'] as const).map(
    (type, index): Dialect => ({
      name: ['text-json-type', 'vendor-type'][index] ?? '',
      sentence: `JSON has the content type ${type}.`,
      outcome: 'same',
      speak: answering((answer) => withHeaders(answer, (headers) => headers.set('Content-Type', type))),
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
      sentence: `JSON is compressed with ${coding}.`,
      outcome: 'same',
      speak: () => ({
        answer: (answer) =>
          typeof answer.body === 'object' && answer.body !== null
            ? withHeaders(answer, (headers) => headers.set('Content-Encoding', coding))
            : answer,
        wire: (text) => compress(text),
      }),
    }),
  ),
  {
    name: 'latin-1',
    sentence: 'JSON is in Latin 1.',
    outcome: 'same',
    speak: () => ({
      answer: (answer) =>
        withHeaders(answer, (headers) => headers.set('Content-Type', 'application/json; charset=iso-8859-1')),
      // Escapes characters outside Latin 1.
      wire: (text) =>
        Buffer.from(
          [...text].map((sign) => (sign > LAST_OF_LATIN_1 ? escaped(sign) : sign)).join(''),
          'latin1',
        ),
    }),
  },
  {
    name: 'byte-order-mark',
    sentence: 'JSON begins with a byte order mark and is indented.',
    outcome: 'same',
    speak: () => ({ wire: (text) => `\ufeff${JSON.stringify(JSON.parse(text), null, 4)}\r\n` }),
  },
  {
    name: 'forbidden-without-login',
    sentence: 'A wrong password is answered with 403 instead of 401.',
    outcome: 'same',
    speak: answering((answer, { call }) =>
      call?.name === 'login' && answer.status === 401 ? { ...answer, status: 403 } : answer,
    ),
  },
  {
    name: 'other-success',
    sentence: 'Every change succeeds with 202 instead of 200 or 201.',
    outcome: 'same',
    speak: answering((answer, { request }) =>
      request.method !== 'GET' && isSuccess(answer) ? { ...answer, status: 202 } : answer,
    ),
  },
  {
    name: 'too-many-reads',
    sentence: 'The first read of an application is answered with 429 and Retry-After.',
    outcome: 'same',
    speak: firstRefused(createJsonAnswer(429, { errors: [] }, { 'Retry-After': '1' }), ['getApplication']),
  },
  {
    name: 'maintenance',
    sentence: 'The first read of the list is answered with 503 and Retry-After.',
    outcome: 'same',
    speak: firstRefused(createJsonAnswer(503, undefined, { 'Retry-After': '1' }), ['listApplications']),
  },
  {
    name: 'wait-until',
    sentence: 'Changes are answered with 429 and the time of the next attempt.',
    shown: ['120 seconds'],
    outcome: 'refused',
    speak: () => ({
      instead: (exchange) =>
        changesRefused(createJsonAnswer(429, {}, { 'Retry-After': in2Minutes() }))().instead?.(exchange),
    }),
  },
  {
    name: 'too-many-changes',
    sentence: 'Changes are answered with 429 and a wait of two minutes.',
    shown: ['120 seconds'],
    outcome: 'refused',
    speak: changesRefused(createJsonAnswer(429, { errors: [{ code: null }] }, { 'Retry-After': '120' })),
  },
  {
    name: 'precondition-required',
    sentence: 'Changes are answered with 428.',
    outcome: 'refused',
    speak: changesRefused(createJsonAnswer(428, { title: 'Precondition Required', status: 428 })),
  },
  {
    name: 'precondition-failed',
    sentence: 'Changes are answered with 412.',
    outcome: 'refused',
    speak: changesRefused(
      createJsonAnswer(412, { error: { code: 'PRECONDITION_FAILED', message: 'If-Match' } }),
    ),
  },
  {
    name: 'flaky',
    sentence: 'Each fourth call is answered with 502 by a gateway.',
    outcome: 'refused',
    speak() {
      let count = 0;
      return {
        instead({ call }) {
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

const isListCall = ({ call, request }: Exchange): boolean =>
  request.method === 'GET' &&
  ['listApplications', 'listDocuments', 'listSignatories'].includes(call?.name ?? '');

const spoiled = (wire: NonNullable<DialectConversation['wire']>) => () => ({
  wire: (text: string, exchange: Exchange) => (isListCall(exchange) ? wire(text, exchange) : text),
});

const TEN_MEGABYTES = 10 * 1024 * 1024;
const LEVELS = 1_000;

export const BROKEN_DIALECTS: readonly Dialect[] = [
  {
    name: 'ten-megabytes',
    sentence: 'Lists have 10 MB of white space.',
    outcome: 'refused',
    speak: spoiled((text) => `${' '.repeat(TEN_MEGABYTES)}${text}`),
  },
  {
    name: 'thousand-levels',
    sentence: 'Entries of lists have a member with 1,000 levels.',
    outcome: 'same',
    speak: spoiled((text) =>
      text.replace(
        /^(\{"result":)?\[\{/,
        (start) => `${start}"deep":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)},`,
      ),
    ),
  },
  {
    name: 'duplicate-keys',
    sentence: 'Entries of lists have their members twice, first without a value.',
    outcome: 'same',
    speak: spoiled((text) =>
      text
        .replaceAll('{"', '{"applicationId":null,"document_id":null,"signatory_id":null,"')
        .replace(/^\{"applicationId":null,"document_id":null,"signatory_id":null,/, '{'),
    ),
  },
  {
    name: 'invalid-utf-8',
    sentence: 'Lists contain bytes that are no UTF-8.',
    outcome: 'other',
    speak: spoiled((text) => Buffer.from(text.replace(/\[\{"/, '[{"odd":"\xff\xfe","'), 'latin1')),
  },
  {
    name: 'html-lists',
    sentence: 'Lists are pages of HTML with status 200.',
    outcome: 'refused',
    speak: spoiled(() => '<!doctype html><title>Sign in</title>'),
  },
  {
    name: 'truncated',
    sentence: 'Lists end in the middle.',
    outcome: 'refused',
    speak: spoiled((text) => text.slice(0, Math.max(1, text.length >> 1))),
  },
  {
    name: 'connection-cut',
    sentence: 'The connection breaks in the middle of a list.',
    outcome: 'refused',
    speak: () => ({ ending: (exchange) => (isListCall(exchange) ? 'cut' : undefined) }),
  },
  {
    name: 'closed-after-change',
    sentence: 'Changes take effect, but the connection closes without an answer.',
    outcome: 'refused',
    speak: () => ({
      ending: ({ call, request }) =>
        call?.access === 'user' && request.method !== 'GET' && call.name !== 'logout' ? 'closed' : undefined,
    }),
  },
  {
    name: 'never-ending',
    sentence: 'Lists never end.',
    isSlow: true,
    outcome: 'refused',
    speak: () => ({ ending: (exchange) => (isListCall(exchange) ? 'open' : undefined) }),
  },
];
