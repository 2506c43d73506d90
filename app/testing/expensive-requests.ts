import type { RawRequest } from './portal-process';

const MAX_HEADER_CHARACTERS = 15_000;
const FORM_CHARACTERS = 520_000;
const LARGE_FORM_BYTES = 12_400_000;
const BOUNDARY = 'bnd';
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const UPLOADS = '/dashboard/applications/1/documents';

const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

function list(length: number, each: (index: number) => string, separator: string): string {
  const parts: string[] = [];
  for (let size = 0, index = 0; size < length; index += 1) {
    const part = each(index);
    parts.push(part);
    size += part.length + separator.length;
  }
  return parts.slice(0, -1).join(separator);
}

const get = (path: string): RawRequest => ({ path });
const withHeader = (name: string, value: string, path = '/login'): RawRequest => ({
  path,
  headers: [[name, value]],
});
const post = (body: string, path = '/login', type = URL_ENCODED): RawRequest => ({
  method: 'POST',
  path,
  headers: [['Content-Type', type]],
  body,
});
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const createMultipartRequest = (parts: string, path = '/login') =>
  post(`${parts}--${BOUNDARY}--\r\n`, path, MULTIPART);
const createChunkedRequest = (pieces: string, path = '/login', type = URL_ENCODED): RawRequest => ({
  method: 'POST',
  path,
  headers: [
    ['Content-Type', type],
    ['Transfer-Encoding', 'chunked'],
  ],
  body: pieces,
});
const control = (member: string, json: string) => post(`email=a&${member}=${encodeURIComponent(json)}`);
const manifest = (version: string, query: string) => get(`/__manifest?version=${version}&${query}`);

const pieces = (text: string, count: number): string =>
  `${fill([...text].map((byte) => `1\r\n${byte}\r\n`).join(''), 6 * count)}0\r\n\r\n`;
const partWithHeaders = (name: string, headers: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\nx\r\n`;
const filePart = (name: string, bytes: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; filename="${name}"\r\n\r\n${bytes}\r\n`;

export interface PortalUnderTest {
  version: string;
  application: string;
  session: readonly (readonly [name: string, value: string])[];
}

/** Without limits, these cheap requests are expensive to answer. Some have 12 MB. */
export function createExpensiveRequests({
  version,
  application,
  session,
}: PortalUnderTest): Record<string, () => RawRequest> {
  const tab = (name: string) => `/dashboard/applications/${application}/${name}`;
  const company = `${tab('factoring')}?company`;
  const asApplicant = (request: RawRequest): RawRequest => ({
    ...request,
    headers: [...(request.headers ?? []), ...session],
  });
  return {
    'thousands of segments': () => get(`/${fill('a/', 4_000)}`),
    '8 KB of segments': () => get(`/${fill('a/', 8_000)}`),
    'as many segments as are allowed': () => get('/a'.repeat(20)),
    'one segment too many': () => get('/a'.repeat(21)),
    'segments of 100 characters': () => get(`/${'a'.repeat(100)}`.repeat(20)),
    'a run of slashes': () => get(`/login${'/'.repeat(5_000)}`),
    'a short run of slashes': () => get(`/login${'/'.repeat(1_000)}`),
    'a run of slashes below an application': () => get(`/dashboard/applications${'/'.repeat(1_900)}`),
    'segments below the assets': () => get(`/assets/${fill('a/', 8_000)}`),
    'encoded slashes': () => get(`/${fill('%2F', 2_000)}`),
    'encoded slashes below a page': () => get(`/login${fill('%2f', 2_000)}`),
    'encoded percent signs': () => get(`/${fill('%25', 2_000)}`),
    'a broken encoding': () => get(`/${fill('%', 2_000)}`),
    dots: () => get(`/${fill('./', 2_000)}`),
    'pairs of dots': () => get(`/${fill('../', 2_000)}`),
    'encoded dots': () => get(`/${fill('%2e%2e/', 2_000)}`),
    backslashes: () => get(`/${fill('\\', 2_000)}`),
    'the longest token': () => get(`/user/account/reset/${'a'.repeat(2_000)}`),
    'a path of one character too many': () => get(`/${'a'.repeat(2_048)}`),
    'data of thousands of segments': () => get(`/${fill('a/', 4_000)}.data`),
    'data of many endings': () => get(`/login${fill('.data', 2_000)}`),
    'a form sent to thousands of segments': () => post('a=b', `/${fill('a/', 4_000)}`),

    'thousands of parameters': () => get(`/login?${fill('a&', 8_000)}`),
    'more parameters than an address may have': () => get(`/login?${fill('a&', MAX_HEADER_CHARACTERS)}`),
    'nested parameters': () => get(`/login?${fill('a[b]', 8_000)}=1`),
    'a list of parameters': () => get(`/login?${fill('a[]=1&', 8_000)}`),
    'thousands of routes of data': () =>
      get(`/login.data?_routes=${list(8_000, (index) => `r${index}`, ',')}`),
    'thousands of languages': () => get(`/login?${fill('lng=de&', 8_000)}`),
    'a long way back': () => get(`/login?redirectTo=${fill('%2F', 8_000)}`),
    'a plan with thousands of amounts': () =>
      get(`/application/repayment-plan.csv?${fill('amount=99999999&', 8_000)}`),
    'a long search': () => get(`/application/company-suggestions?q=${fill('a%20', 8_000)}`),
    'routes of a deep address': () => manifest(version, `p=/${fill('a/', 7_000)}`),
    'routes of a thousand addresses': () =>
      manifest(
        version,
        list(7_000, (index) => `p=${index}`, '&'),
      ),
    'routes of 250 addresses': () =>
      manifest(version, list(6_000, (index) => `p=/login/${index}`, '&').slice(0, 3_000)),
    'routes of a run of slashes': () => manifest(version, `p=/login${'/'.repeat(7_000)}`),

    'thousands of accepted languages': () =>
      withHeader(
        'Accept-Language',
        list(MAX_HEADER_CHARACTERS, (index) => `a${index}`, ','),
      ),
    'thousands of weighed languages': () =>
      withHeader(
        'Accept-Language',
        list(MAX_HEADER_CHARACTERS, (index) => `de-${index};q=0.${index % 10}`, ','),
      ),
    'one long accepted language': () => withHeader('Accept-Language', fill('a-', MAX_HEADER_CHARACTERS)),
    'thousands of encodings': () =>
      withHeader(
        'Accept-Encoding',
        list(MAX_HEADER_CHARACTERS, (index) => `${index}`, ','),
      ),
    'thousands of encodings of a file': () =>
      withHeader(
        'Accept-Encoding',
        list(MAX_HEADER_CHARACTERS, (index) => `${index}`, ','),
        '/favicon.svg',
      ),
    'thousands of accepted types': () =>
      withHeader(
        'Accept',
        list(MAX_HEADER_CHARACTERS, (index) => `a/${index};q=0.1`, ','),
      ),
    'thousands of cookies': () =>
      withHeader(
        'Cookie',
        list(MAX_HEADER_CHARACTERS, (index) => `c${index}=1`, '; '),
      ),
    'thousands of cookies of one name': () =>
      withHeader('Cookie', fill('portal_session=a; ', MAX_HEADER_CHARACTERS)),
    'a long cookie': () => withHeader('Cookie', `portal_session=${fill('%61', MAX_HEADER_CHARACTERS)}`),
    'a long cookie of consent': () =>
      withHeader('Cookie', `portal_consent=${fill('%7B%22a%22%3A', MAX_HEADER_CHARACTERS)}`),
    'thousands of versions of a file': () =>
      withHeader('If-None-Match', fill('"a",', MAX_HEADER_CHARACTERS), '/favicon.svg'),
    'thousands of parts of a file': () =>
      withHeader(
        'Range',
        `bytes=${list(MAX_HEADER_CHARACTERS, (index) => `${index}-${index + 1}`, ',')}`,
        '/favicon.svg',
      ),
    'thousands of proxies': () =>
      withHeader('X-Forwarded-For', `${fill('127.0.0.1,', MAX_HEADER_CHARACTERS)}203.0.113.1`),
    'thousands of short proxies': () =>
      withHeader('X-Forwarded-For', `${fill('::1,', MAX_HEADER_CHARACTERS)}203.0.113.1`),
    'thousands of forwarded members': () =>
      withHeader('Forwarded', fill('for=203.0.113.1;', MAX_HEADER_CHARACTERS)),
    'thousands of members of a trace': () =>
      withHeader(
        'tracestate',
        list(MAX_HEADER_CHARACTERS, (index) => `a${index}=1`, ','),
      ),
    'thousands of headers': () => ({
      path: '/login',
      headers: Array.from({ length: 1_500 }, (_, index) => [`a${index}`, '1'] as const),
    }),
    'a long referrer': () => withHeader('Referer', `https://a.example/?${fill('a&', MAX_HEADER_CHARACTERS)}`),
    'a type with many boundaries': () =>
      post('a', '/login', `multipart/form-data; ${fill('boundary=;', MAX_HEADER_CHARACTERS)}`),

    '8 MB of members': () => post(fill('a&', 8_000_000)),
    'half a megabyte of members': () => post(fill('a&', FORM_CHARACTERS)),
    'half a megabyte of ampersands': () => post(fill('&', FORM_CHARACTERS)),
    'thousands of fields': () => post(list(FORM_CHARACTERS, (index) => `f${index}=1`, '&')),
    'as many fields as are read': () =>
      post(list(9_000, (index) => `f${String(index).padStart(4, '0')}=`, '&')),
    'a text of half a megabyte': () => post(`email=${fill('x', FORM_CHARACTERS)}`),
    'an encoded text of half a megabyte': () => post(`email=${fill('%F0%9F%98%80', FORM_CHARACTERS)}`),
    'marks in alternating classes in every field': () =>
      post(
        ['email', 'password', 'firstName', 'lastName', 'phone', 'companyName']
          .map((name) => `${name}=a${fill('%CC%81%CC%A7', 80_000)}`)
          .join('&'),
        '/register',
      ),
    'a text of combining marks': () => post(`email=${fill('%CC%81', FORM_CHARACTERS)}`),
    'a name of half a megabyte': () => post(`${fill('x', FORM_CHARACTERS)}=1`),
    'an encoded name of half a megabyte': () => post(`${fill('%78', FORM_CHARACTERS)}=1`),
    'nested names': () => post(list(FORM_CHARACTERS, (index) => `a[${index}][b]=1`, '&')),
    'a deeply nested name': () => post(`${fill('a[b]', FORM_CHARACTERS)}=1`),
    'names of prototypes': () =>
      post('__proto__=1&constructor=2&prototype=3&__proto__[a]=4&toString=5&email=a'),
    'a form of 15 MB': () => post(`email=${fill('x', 15_000_000)}`),
    'a form of half a megabyte and one byte': () => post(`email=${'x'.repeat(512 * 1024 - 5)}`),
    'a hundred long texts': () =>
      post(
        list(FORM_CHARACTERS, (index) => `f${index}=${'x'.repeat(5_200)}`, '&'),
        '/register',
      ),
    'a long password': () =>
      post(`email=a%40b.example&password=${fill('aA1!', FORM_CHARACTERS)}&acceptedTerms=on`, '/register'),
    'an address of @': () => post(`email=${fill('a@', FORM_CHARACTERS)}`, '/register'),
    'a long way back of a form': () =>
      post(`language=de&returnTo=${fill('/', FORM_CHARACTERS)}`, '/language'),
    'kept typing of half a megabyte': () =>
      post(
        `step=loan-info&${list(FORM_CHARACTERS - 100, (index) => `f${index}=${'x'.repeat(5_200)}`, '&')}`,
        '/application/keep',
      ),
    'amounts of thousands of digits': () =>
      post(`loanSize=${fill('9.', FORM_CHARACTERS)}&duration=${'9'.repeat(1_000)}`, '/application/loan-info'),
    'thousands of parts': () => createMultipartRequest(fill(part('a', '1'), FORM_CHARACTERS)),
    'as many parts as are read': () => createMultipartRequest(part('a', '1').repeat(999)),
    'nothing but boundaries': () => post(fill(`--${BOUNDARY}\r\n`, FORM_CHARACTERS), '/login', MULTIPART),
    'boundaries of one letter': () =>
      post(fill('--b\r\n', FORM_CHARACTERS), '/login', 'multipart/form-data; boundary=b'),
    'a part of half a megabyte': () =>
      createMultipartRequest(part('email', fill('x', FORM_CHARACTERS - 500))),
    'a part with thousands of headers': () =>
      createMultipartRequest(`--${BOUNDARY}\r\n${fill('a: b\r\n', FORM_CHARACTERS)}\r\n\r\nx\r\n`),
    'a part with a long name': () => createMultipartRequest(part(fill('a[', FORM_CHARACTERS - 500), 'x')),
    'a file where none is taken': () =>
      createMultipartRequest(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n${fill('x', FORM_CHARACTERS - 500)}\r\n`,
      ),
    'thousands of parts of an upload': () => createMultipartRequest(fill(part('a', '1'), 60_000), UPLOADS),
    'thousands of headers in each of a hundred parts': () =>
      createMultipartRequest(partWithHeaders('a', 'a: b\r\n'.repeat(570)).repeat(100)),
    'long headers in each of a hundred parts': () =>
      createMultipartRequest(partWithHeaders('a', `a: ${'b'.repeat(3_900)}\r\n`).repeat(100)),
    'long file names in as many parts as are read': () =>
      createMultipartRequest(filePart('a'.repeat(450), '').repeat(990)),
    'pieces of one byte': () => createChunkedRequest(pieces('x', 80_000)),
    'half a megabyte of pieces of one byte': () => createChunkedRequest(pieces('x', 500_000)),
    'half a megabyte of members in pieces of one byte': () => createChunkedRequest(pieces('a&', 500_000)),
    'members in pieces of one byte': () => createChunkedRequest(pieces('a&', 80_000)),
    'an upload in pieces of one byte': () => createChunkedRequest(pieces('x', 50_000), UPLOADS, MULTIPART),
    'deep JSON': () => post(fill('[', FORM_CHARACTERS), '/login', 'application/json'),
    'half a megabyte of text': () => post(fill('x', FORM_CHARACTERS), '/login', 'text/plain'),
    'a deep change of a field': () =>
      control(
        '__intent__',
        `{"type":"update","payload":{"name":"email","value":${'['.repeat(4_900)}${']'.repeat(4_900)}}}`,
      ),
    'a reset of the prototype': () =>
      control('__intent__', '{"type":"reset","payload":{"name":"__proto__"}}'),
    'a deep state': () => control('__state__', `{"validated":${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}}`),

    'an encoded text of 12 MB': () =>
      asApplicant(post(`businessPurpose=${fill('%41', LARGE_FORM_BYTES)}`, company)),
    'encoded emojis of 12 MB': () =>
      asApplicant(post(`businessPurpose=${fill('%F0%9F%98%80', LARGE_FORM_BYTES)}`, company)),
    'a plain text of 12 MB': () =>
      asApplicant(post(`businessPurpose=${fill('x', LARGE_FORM_BYTES)}`, company)),
    'a text of 12 MB of spaces': () =>
      asApplicant(post(`businessPurpose=${fill('+', LARGE_FORM_BYTES)}`, company)),
    'a business purpose of the greatest length': () =>
      asApplicant(
        post(`businessPurpose=${fill('%C3%A4 ', 2_000_000 * 3.5)}&name=Holz+GmbH&street=Weg`, company),
      ),
    'a business purpose of marks in alternating classes': () =>
      asApplicant(post(`businessPurpose=a${fill('%CC%81%CC%A7', LARGE_FORM_BYTES)}`, company)),
    'a business purpose that cannot be seen': () =>
      asApplicant(post(`businessPurpose=a${fill('%E2%80%8B', LARGE_FORM_BYTES)}`, company)),
    'a business purpose of markup': () =>
      asApplicant(post(`businessPurpose=${fill('<&>"', 4_000_000)}`.replaceAll('&', '%26'), company)),
    'line breaks of the greatest length': () =>
      asApplicant(post(`businessPurpose=a${fill('%0A', 3 * 1_999_998)}a`, company)),
    '12 MB of members': () => asApplicant(post(fill('a&', LARGE_FORM_BYTES), company)),
    '12 MB of ampersands': () => asApplicant(post(fill('&', LARGE_FORM_BYTES), company)),
    '12 MB of an encoded name': () => asApplicant(post(fill('%41', LARGE_FORM_BYTES), company)),
    'a hundred texts of 12 MB': () =>
      asApplicant(
        post(
          list(LARGE_FORM_BYTES, (index) => `f${index}=${fill('%41', 123_900)}`, '&'),
          company,
        ),
      ),
    'a part of 12 MB': () =>
      asApplicant(
        createMultipartRequest(part('businessPurpose', fill('x', LARGE_FORM_BYTES - 500)), company),
      ),
    'a part of 12 MB of line breaks': () =>
      asApplicant(
        createMultipartRequest(part('businessPurpose', fill('\r\n', LARGE_FORM_BYTES - 500)), company),
      ),
    'a part of 12 MB of almost boundaries': () =>
      asApplicant(
        createMultipartRequest(part('businessPurpose', fill('\r\n--bn', LARGE_FORM_BYTES - 500)), company),
      ),
    '12 MB of parts': () =>
      asApplicant(createMultipartRequest(fill(part('a', '1'), LARGE_FORM_BYTES), company)),
    'a file of 12 MB where none is taken': () =>
      asApplicant(createMultipartRequest(filePart('a', fill('x', LARGE_FORM_BYTES - 500)), company)),
    'as many parts of 12 KB as are read': () =>
      asApplicant(createMultipartRequest(part('a', fill('x', 12_000)).repeat(999), company)),
    '12 MB in pieces of one byte': () => asApplicant(createChunkedRequest(pieces('a', 1_000_000), company)),

    'an upload of thousands of parts': () =>
      asApplicant(createMultipartRequest(fill(part('a', '1'), 60_000), tab('documents'))),
    'an upload of parts with thousands of headers': () =>
      asApplicant(
        createMultipartRequest(partWithHeaders('a', 'a: b\r\n'.repeat(570)).repeat(17), tab('documents')),
      ),
    'an upload with long file names': () =>
      asApplicant(createMultipartRequest(filePart('a'.repeat(450), '').repeat(120), tab('documents'))),
    'an upload of 12 MB of almost boundaries': () =>
      asApplicant(
        createMultipartRequest(filePart('a.pdf', fill('\r\n--bn', LARGE_FORM_BYTES)), tab('documents')),
      ),
    'a document in pieces of one byte': () =>
      asApplicant(
        createChunkedRequest(
          pieces(
            `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n`,
            500_000,
          ),
          tab('documents'),
          MULTIPART,
        ),
      ),
    'a file in pieces of one byte': () =>
      asApplicant({
        ...createChunkedRequest(pieces('x', 500_000), `${tab('upload')}?name=a.pdf`, 'application/pdf'),
        method: 'PUT',
      }),
    'the signatures in pieces of one byte': () =>
      asApplicant(createChunkedRequest(pieces('x', 500_000), tab('signatures'), MULTIPART)),
    'a tab with as many segments as are allowed': () => asApplicant(get(`${tab('a')}${'/a'.repeat(16)}`)),
    'thousands of parameters of a tab': () =>
      asApplicant(get(`${tab('factoring')}?${fill('debtor=a&', 8_000)}`)),
  };
}
