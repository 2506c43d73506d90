import fc from 'fast-check';
import type { RawRequest } from './portal-process';

const { FUZZ_CASES, FUZZ_SEED } = process.env;

export const FUZZ_OPTIONS = {
  numRuns: Number(FUZZ_CASES ?? 200),
  ...((FUZZ_SEED !== undefined || FUZZ_CASES === undefined) && { seed: Number(FUZZ_SEED ?? 1) }),
};

const MAX_HEADER_CHARACTERS = 14_000;
const MAX_BODY_CHARACTERS = 600_000;

const FRAGMENTS = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2F',
    '%00',
    '%',
    '%zz',
    '%C3',
    ';',
    ':',
    '*',
    '?',
    '#',
    '@',
    '~',
    'a',
    '-1',
  ],
  ...['a', 'é', '😀', '\u202e', ' ', '"', "'", '<', '>', '&', '&&', '=', '+', ',', '0', '9', '1e9', 'NaN'],
  ...['[', ']', '[]', '{', '}', '[a]', '.a', '__proto__', 'constructor', 'toString', 'null', 'true', '..;'],
  ...[
    'login',
    'dashboard',
    'applications',
    'application',
    'new',
    'not-found',
    '.data',
    '__manifest',
    'assets',
  ],
  ...[
    'q=0.1',
    'de',
    'en-GB',
    'gzip',
    'br',
    'text/html',
    '*/*',
    'bytes=0-',
    'W/"a"',
    'for=1.2.3.4',
    '127.0.0.1',
  ],
];

const replaceLoneSurrogates = (text: string): string => Buffer.from(text).toString();

const randomText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }),
      fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 50 }), fc.constant(Number.MAX_SAFE_INTEGER)),
    )
    .map(([fragments, repeatCount]) => {
      const fragmentText = fragments.join('');
      return fragmentText === ''
        ? ''
        : replaceLoneSurrogates(
            fragmentText
              .repeat(Math.min(repeatCount, Math.ceil(maxLength / fragmentText.length)))
              .slice(0, maxLength),
          );
    });

const encodeForUrl = (text: string): string =>
  text.replace(/[^\x21-\x7e]/gu, encodeURIComponent).replaceAll('#', '%23');

const PAGES = [
  ...['/', '/login', '/register', '/forgot-password', '/user/account/reset/a', '/user/account/invite/a'],
  ...['/application/loan-info', '/application/company-name', '/application/company-details'],
  ...[
    '/application/account-creation',
    '/application/new/a',
    '/application/check-answers',
    '/application/keep',
  ],
  ...['/application/company-suggestions', '/application/repayment-plan.csv', '/dashboard/applications'],
  ...['/dashboard/applications/a', '/dashboard/applications/a/documents', '/dashboard/settings', '/cookies'],
  ...['/language', '/colours', '/logout', '/resend-confirmation', '/not-found', '/__manifest', '/login.data'],
];

const path = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...PAGES),
      randomText(9_000).map((text) => `/${text}`),
      fc.tuple(fc.constantFrom(...PAGES), randomText(3_000)).map((parts) => parts.join('/')),
    ),
    fc.option(randomText(9_000), { nil: null }),
  )
  .map(([path, query]) => encodeForUrl(query === null ? path : `${path}?${query}`));

const NAMES = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
    'Forwarded',
    'If-None-Match',
    'If-Modified-Since',
  ],
  ...[
    'Origin',
    'Range',
    'Referer',
    'Sec-Fetch-Site',
    'traceparent',
    'tracestate',
    'User-Agent',
    'X-Forwarded-For',
  ],
  ...['X-Forwarded-Proto', 'X-Request-Id', 'X-Sandbox', 'Purpose', 'X-Anything'],
];

const headers = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom(...NAMES),
    randomText(MAX_HEADER_CHARACTERS / 3).map((text) =>
      text.replace(/[^\x20-\x7e]/gu, encodeURIComponent).trim(),
    ),
  ),
  { maxLength: 3, selector: ([name]) => name },
);

const MEMBER_NAMES = [
  ...['email', 'password', 'passwordRepeat', 'intent', 'returnTo', 'language', 'scheme', 'step', 'loanSize'],
  ...['purpose', 'purposeDescription', 'companyName', 'companyType', 'iban', 'birthdate', 'phone'],
  ...[
    '__intent__',
    '__state__',
    '__form__',
    '__key__',
    '__proto__',
    'constructor',
    'a[b][c]',
    'a[0]',
    'a.b',
    '',
  ],
];

const control = fc.constantFrom(
  '{"type":"reset","payload":{"name":"__proto__"}}',
  '{"type":"update","payload":{"name":"email","value":{}}}',
  '{"type":"validate","payload":{"name":"email"}}',
  '{"type":"remove","payload":{"name":"email","index":0}}',
  '{"validated":{"email":true}}',
  '[]',
);

const members = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...MEMBER_NAMES), randomText(200)),
    fc.oneof(randomText(200), randomText(20_000), control, fc.string({ unit: 'binary', maxLength: 50 })),
  ),
  { maxLength: 20 },
);

const BOUNDARY = 'bnd';

const body = fc.oneof(
  members.map((entries) => ({
    type: 'application/x-www-form-urlencoded',
    body: entries
      .map((entry) => entry.map((text) => encodeURIComponent(replaceLoneSurrogates(text))).join('='))
      .join('&'),
  })),
  members.map((entries) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: [
      ...entries.map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '')}"\r\n\r\n${value}\r\n`,
      ),
      `--${BOUNDARY}--\r\n`,
    ].join(''),
  })),
  fc
    .tuple(
      fc.constantFrom(
        'application/x-www-form-urlencoded',
        `multipart/form-data; boundary=${BOUNDARY}`,
        'application/json',
        'text/plain',
        '',
      ),
      randomText(MAX_BODY_CHARACTERS),
    )
    .map(([type, text]) => ({ type, body: text })),
);

export const anyRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  fc.record({ path, headers }),
  fc
    .record({ method: fc.constantFrom('POST', 'POST', 'PUT', 'HEAD', 'DELETE'), path, headers, sent: body })
    .map(({ sent, ...request }) => ({
      ...request,
      headers: [...request.headers, ['Content-Type', sent.type] as const],
      body: sent.body,
    })),
);
