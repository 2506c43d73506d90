import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from 'contracts/api/account';
import { updateBankInfo } from 'contracts/api/application-progress';
import { createApplication, getApplication, listApplications } from 'contracts/api/applications';
import { searchCompanies } from 'contracts/api/company-search';
import { listDocuments } from 'contracts/api/documents';
import { createExampleOf } from 'contracts/openapi/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiDeviationReporter } from '~/telemetry/metrics.server';
import { captureLog } from '~/telemetry/testing/captured-log';
import { acceptEmptyBody, createApiClient, createMemoryCookieStore } from './client.server';
import { MAX_RESPONSE_BYTES } from './http-response.server';

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let respond: Responder;
let receivedRequests: string[];
let origin: string;

beforeEach(async () => {
  captureLog();
  receivedRequests = [];
  server = createServer((request, response) => {
    receivedRequests.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const client = (timeoutMs = 5_000) =>
  createApiClient({
    baseUrl: `${origin}/v1`,
    timeoutMs,
    forwardedHost: 'demo.localhost',
    cookies: createMemoryCookieStore(),
  });

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const application = createExampleOf(getApplication.response, 'getApplication') as Record<string, unknown>;
const [summary] = createExampleOf(listApplications.response, 'listApplications') as [Record<string, unknown>];
const { result: records } = createExampleOf(listDocuments.response, 'listDocuments') as { result: unknown[] };

const ID = { params: { id: 'a1' } };
const BANK = { ...ID, body: { bankName: 'B', iban: 'DE1' } };
const CREDENTIALS = { body: { email: 'a@b.example', password: 'p' } };
const unreadableResult = (status: number) => ({ ok: false, error: { kind: 'unreadable', status } });

describe('API call whose response may be empty', () => {
  it.each<[string, Responder]>([
    ['status 204', (_, response) => response.writeHead(204).end()],
    ['an empty body', (_, response) => response.end()],
    ['null', (_, response) => json(response, null)],
    ['an object with other members', (_, response) => json(response, { success: true })],
    ['a list', (_, response) => json(response, [])],
    ['a JSON string', (_, response) => json(response, 'OK', 202)],
  ])('a call whose response may be empty succeeds if the response is %s', async (_, responder) => {
    respond = responder;
    expect(await client().call(login, CREDENTIALS)).toEqual({ ok: true, data: {} });
    expect(await client().call(acceptEmptyBody(updateBankInfo), BANK)).toEqual({ ok: true, data: null });
  });

  it('the client reads a response that has a readable body', async () => {
    respond = (_, response) => json(response, application);
    const result = await client().call(acceptEmptyBody(updateBankInfo), BANK);
    expect(result).toEqual({ ok: true, data: updateBankInfo.response.parse(application) });
  });

  it('the client reports HTML as an unreadable response, because an HTML page does not confirm that the call was executed', async () => {
    respond = (_, response) => response.end('<html>Log in</html>');
    expect(await client().call(acceptEmptyBody(updateBankInfo), BANK)).toEqual(unreadableResult(200));
  });

  it('the client reports an error status of the API as a refusal', async () => {
    respond = (_, response) => json(response, { code: 'be_error.err_invalid_iban' }, 422);
    expect(await client().call(acceptEmptyBody(updateBankInfo), BANK)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 422, errors: [{ code: 'err_invalid_iban' }] },
    });
  });
});

describe('API response without a body', () => {
  it('the client reads a 204 as an empty list, and a blank 200 as unreadable', async () => {
    respond = (_, response) => response.writeHead(204).end();
    const documents = () => client().call(listDocuments, { ...ID, query: {} });
    expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
    expect(await documents()).toEqual({ ok: true, data: { result: [] } });
    respond = (_, response) => response.end();
    expect(await client().call(listApplications, {})).toEqual(unreadableResult(200));
    expect(await documents()).toEqual(unreadableResult(200));
  });

  it('the client reports an empty response as unreadable if the contract requires a JSON member', async () => {
    respond = (_, response) => response.writeHead(204).end();
    expect(await client().call(getApplication, ID)).toEqual(unreadableResult(204));
  });
});

describe('API response whose body is not plain JSON', () => {
  it.each<[string, string | Buffer]>([
    ['truncated', '[{"applicationId":'],
    ['HTML', '<html></html>'],
    ['1,000 nested levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['a list of nothing readable', '[1, 2]'],
    ['larger than 10 MB', Buffer.alloc(MAX_RESPONSE_BYTES + 1, ' ')],
  ])('an API response is reported as unreadable: %s', async (_, body) => {
    respond = (__, response) => response.end(body);
    expect(await client().call(listApplications, {})).toEqual(unreadableResult(200));
  });

  it('the client reads a body of at most 10 MB', async () => {
    respond = (_, response) => response.end(`[]${' '.repeat(MAX_RESPONSE_BYTES - 2)}`);
    expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
  });

  it('the client reads the last of two JSON members with the same name', async () => {
    respond = (_, response) => response.end('{"result": [1], "result": []}');
    expect(await client().call(listDocuments, { ...ID, query: {} })).toEqual({
      ok: true,
      data: { result: [] },
    });
  });

  it('the client reads JSON under another content type', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('[]');
    expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
  });

  it('the client decodes the declared encoding, and replaces invalid UTF-8 if no encoding is declared', async () => {
    const body = Buffer.from(JSON.stringify([{ ...summary, shortApplicationId: 'Bär' }]), 'latin1');
    const type = 'application/json; charset=iso-8859-1';
    respond = (_, response) => response.writeHead(200, { 'Content-Type': type }).end(body);
    expect(await client().call(listApplications, {})).toMatchObject({
      data: [{ shortApplicationId: 'Bär' }],
    });
    respond = (_, response) => response.end(body);
    expect(await client().call(listApplications, {})).toMatchObject({
      data: [{ shortApplicationId: 'B\uFFFDr' }],
    });
  });

  it.each([
    ['half of a pair', 'B\\ud83dr \\uDE00', 'B\uFFFDr \uFFFD'],
    ['a whole pair', '\\ud83d\\ude00', '😀'],
    ['a backslash before letters', '\\\\ud83d', '\\ud83d'],
  ])('the client replaces unpaired surrogates: %s', async (_, escapedText, read) => {
    const body = JSON.stringify([{ ...summary, shortApplicationId: 'ID' }]).replace(
      '"ID"',
      `"${escapedText}"`,
    );
    respond = (__, response) => response.end(body);
    expect(await client().call(listApplications, {})).toMatchObject({ data: [{ shortApplicationId: read }] });
  });

  it('a call times out if the body never ends', async () => {
    respond = (_, response) => void response.writeHead(200).write('[');
    expect(await client(200).call(listApplications, {})).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('API response with Retry-After', () => {
  it.each([429, 503])(
    'the client repeats a read once, after the delay in Retry-After: status %d',
    async (status) => {
      respond = (_, response) =>
        receivedRequests.length === 1
          ? response.writeHead(status, { 'Retry-After': '1' }).end()
          : json(response, []);
      expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
      expect(receivedRequests).toHaveLength(2);
    },
  );

  it('the error after a second refusal by the API has the Retry-After time in seconds', async () => {
    respond = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
    expect(await client().call(listApplications, {})).toEqual({
      ok: false,
      error: { kind: 'unreadable', status: 503, retryAfter: 1 },
    });
    expect(receivedRequests).toHaveLength(2);
  });

  it.each([
    ['seconds', '30'],
    ['a date', new Date(Date.parse('2026-03-02T09:00:30Z')).toUTCString()],
  ])(
    'the client does not make a call wait beyond the time limit of the call (Retry-After in the form of %s)',
    async (_, value) => {
      const date = new Date('2026-03-02T09:00:00Z').toUTCString();
      respond = (__, response) => response.writeHead(503, { 'Retry-After': value, Date: date }).end();
      const startedAt = performance.now();
      expect(await client(20_000).call(listApplications, {})).toMatchObject({ error: { retryAfter: 30 } });
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      expect(receivedRequests).toHaveLength(1);
    },
  );

  it('the client does not delay a call that changes data', async () => {
    const errors = [{ code: 'err_too_many_requests' }];
    respond = (_, response) =>
      response.writeHead(429, { 'Retry-After': '1' }).end(JSON.stringify({ errors }));
    expect(await client().call(login, CREDENTIALS)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 429, errors, retryAfter: 1 },
    });
    expect(receivedRequests).toHaveLength(1);
  });

  it('the client delays a call only until its caller aborts', async () => {
    respond = (_, response) => response.writeHead(503, { 'Retry-After': '3' }).end();
    const startedAt = performance.now();
    const result = await client().call(listApplications, {}, { signal: AbortSignal.timeout(200) });
    expect(result).toMatchObject({ error: { status: 503, retryAfter: 3 } });
    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });
});

describe('API response that redirects', () => {
  const create = () => client().call(createApplication, { body: {} as never }, { idempotencyKey: 'k' });
  const redirect =
    (status: number, location: string): Responder =>
    ({ method }, response) =>
      method === 'GET'
        ? json(response, application)
        : response.writeHead(status, { Location: location }).end();

  it.each([
    ['303', 303, '/v1/user/applications/a1'],
    ['303 to a relative address', 303, 'applications/a1'],
    ['201 without a body', 201, '/v1/user/applications/a1'],
  ])('the client follows the redirect of a creation once with GET: %s', async (_, status, location) => {
    respond = redirect(status, location);
    expect(await create()).toEqual({ ok: true, data: createApplication.response.parse(application) });
    expect(receivedRequests).toEqual(['POST /v1/user/applications', 'GET /v1/user/applications/a1']);
  });

  it.each([
    ['to another origin', 303, 'https://elsewhere.example/v1/user/applications/a1'],
    ['to an address outside of the API', 303, '/login'],
    ['to an address that leaves the API by ".."', 303, '/v1/../login'],
    ['if its status 307 requires the same method', 307, '/v1/user/applications/a1'],
    ['if its Location header is empty', 303, ''],
  ])('the client does not follow the redirect %s', async (_, status, location) => {
    respond = redirect(status, location);
    expect(await create()).toEqual(unreadableResult(status));
    expect(receivedRequests).toHaveLength(1);
  });

  it('the client does not follow the redirect if the call accepts an empty response', async () => {
    respond = ({ method }, response) =>
      response.writeHead(method === 'GET' ? 404 : 201, { Location: '/v1/user/applications/a1' }).end();
    expect(await client().call(acceptEmptyBody(updateBankInfo), BANK)).toEqual({ ok: true, data: null });
    expect(receivedRequests).toHaveLength(1);
  });

  it('the client reports an unreadable response if the target returns 404', async () => {
    respond = ({ method }, response) =>
      method === 'GET'
        ? json(response, { errors: [{ code: 'err_entity_not_found' }] }, 404)
        : response.writeHead(303, { Location: '/v1/user/applications/a1' }).end();
    expect(await create()).toEqual(unreadableResult(303));
  });

  const respondWithRedirect = (status: number, location: string | ((url: string) => string)): Responder => {
    let isMoved = false;
    return ({ url = '' }, response) => {
      if (isMoved) return json(response, application);
      isMoved = true;
      const redirectUrl = typeof location === 'string' ? location : location(url);
      return response
        .writeHead(status, { Location: redirectUrl, 'Set-Cookie': 'gateway=passed; Path=/' })
        .end('<html>Moved</html>');
    };
  };

  it.each<[string, number, string | ((url: string) => string), string]>([
    ['301 to a trailing slash', 301, (url) => `${url}/`, '/v1/user/applications/a1/'],
    ['308 to a full address of the same origin', 308, (url) => `${origin}${url}`, '/v1/user/applications/a1'],
    ['302 to a query', 302, '?checked=1', '/v1/user/applications/a1?checked=1'],
    ['303 to itself', 303, (url) => url, '/v1/user/applications/a1'],
    ['307 to other letter case', 307, '/v1/User/Applications/A1', '/v1/User/Applications/A1'],
    ['301 away from doubled slashes', 301, '/v1//user/applications/a1', '/v1//user/applications/a1'],
  ])(
    'D-281: the client follows the redirect of a read to the same resource: %s',
    async (_, ...redirectCase) => {
      const [status, location, target] = redirectCase;
      respond = respondWithRedirect(status, location);
      expect(await client().call(getApplication, ID)).toEqual({
        ok: true,
        data: getApplication.response.parse(application),
      });
      expect(receivedRequests).toEqual(['GET /v1/user/applications/a1', `GET ${target}`]);
      expect(apiDeviationReporter.list()).toContainEqual(
        expect.objectContaining({ call: 'getApplication', kind: 'redirected-read', path: '(answer)' }),
      );
    },
  );

  const encodeAsRawUtf8 = (url: string) => Buffer.from(decodeURIComponent(url)).toString('latin1');
  const query = '?name=M%C3%BCller&country=DE';

  it.each<[string, (url: string) => string, string]>([
    ['is raw UTF-8', (url) => encodeAsRawUtf8(url), query],
    ['lacks the query', (url) => `${url.split('?')[0]}/`, query],
    ['has another value', (url) => url.replace('DE', 'PL'), query],
    ['has a further parameter', (url) => `${url}&checked=1`, `${query}&checked=1`],
  ])(
    'D-281: the client repeats a search with its query if the redirect %s',
    async (_, location, expected) => {
      respond = respondWithRedirect(301, location);
      await client().call(searchCompanies, { query: { name: 'Müller', country: 'DE' } });
      expect(receivedRequests.map((line) => line.split('?')[1])).toEqual([query.slice(1), expected.slice(1)]);
    },
  );

  it('D-281: the client follows a redirect in raw UTF-8 to the same resource', async () => {
    respond = respondWithRedirect(301, (url) => `${encodeAsRawUtf8(url)}/`);
    expect(await client().call(getApplication, { params: { id: 'ü1' } })).toMatchObject({ ok: true });
  });

  it('D-281: the client sends the cookie of the redirect with the repeated read', async () => {
    const cookies: (string | undefined)[] = [];
    const redirectToItself = respondWithRedirect(302, (url) => url);
    respond = (request, response) => {
      cookies.push(request.headers.cookie);
      return redirectToItself(request, response);
    };
    expect(await client().call(getApplication, ID)).toMatchObject({ ok: true });
    expect(cookies).toEqual([undefined, 'gateway=passed']);
  });

  it('D-281: the client follows the redirect of a further page, and of the address of a new application', async () => {
    respond = ({ url = '' }, response) => {
      if (!url.includes('page=2')) return json(response, { result: records, next: '?page=2' });
      if (url.includes('moved')) return json(response, { result: records, next: null });
      return response.writeHead(307, { Location: `${url}&moved` }).end();
    };
    const documents = await client().call(listDocuments, { ...ID, query: {} });
    expect(documents.ok && documents.data.result).toHaveLength(2 * records.length);
    receivedRequests = [];
    respond = ({ method, url }, response) => {
      if (method === 'POST') return response.writeHead(303, { Location: '/v1/user/applications/a1' }).end();
      if (url?.endsWith('/')) return json(response, application);
      return response.writeHead(301, { Location: `${url}/` }).end();
    };
    expect(await create()).toMatchObject({ ok: true });
    expect(receivedRequests).toHaveLength(3);
  });

  it.each<[string, number, string]>([
    ['to another origin', 301, 'https://elsewhere.example/v1/user/applications/a1'],
    ['to another port', 308, 'http://127.0.0.1:1/v1/user/applications/a1'],
    ['to another resource', 302, '/v1/user/applications/a2'],
    ['to a user in the address', 302, 'USER'],
    ['to a password in the address', 302, 'PASSWORD'],
    ['without a Location header', 301, ''],
    ['with a status that names no new address', 300, '/v1/user/applications/a1/'],
  ])('D-281: the client does not follow the redirect of a read %s', async (_, status, location) => {
    const loginsInUrl: Record<string, string> = { USER: '//name@', PASSWORD: '//:word@' };
    const login = loginsInUrl[location];
    const redirectUrl = login ? `${login}${new URL(origin).host}/v1/user/applications/a1` : location;
    respond = (__, response) => response.writeHead(status, { Location: redirectUrl }).end();
    expect(await client().call(getApplication, ID)).toEqual(unreadableResult(status));
    expect(receivedRequests).toHaveLength(1);
  });

  it('D-281: the client stops after three redirects of a read', async () => {
    respond = ({ url }, response) => response.writeHead(302, { Location: `${url}/` }).end();
    expect(await client().call(getApplication, ID)).toEqual(unreadableResult(302));
    expect(receivedRequests).toHaveLength(4);
  });

  it('the client does not follow the redirect of a GET request to a login page', async () => {
    respond = (_, response) => response.writeHead(302, { Location: '/v1/login' }).end();
    expect(await client().call(getApplication, ID)).toEqual(unreadableResult(302));
    expect(receivedRequests).toHaveLength(1);
  });
});

describe('API list on several pages', () => {
  const documents = () => client().call(listDocuments, { ...ID, query: {} });
  const pages = (next: (page: number) => unknown, last = 3): Responder => {
    let page = 0;
    return (_, response) => {
      page += 1;
      json(response, { result: records, total: last, next: page < last ? next(page) : null });
    };
  };

  it.each<[string, (page: number) => unknown, string]>([
    ['a full address', (page) => `${origin}/v1/user/applications/a1/documents?page=${page + 1}`, 'page=3'],
    ['a path', (page) => `/v1/user/applications/a1/documents?page=${page + 1}`, 'page=3'],
    ['a path below the API', (page) => `/user/applications/a1/documents?page=${page + 1}`, 'page=3'],
    ['a query', (page) => `?page=${page + 1}`, 'page=3'],
    ['a page number', (page) => page + 1, 'page=3'],
    ['a cursor', (page) => `c${page}`, 'cursor=c2'],
  ])('the client reads all pages if the response names the next page by %s', async (_, next, last) => {
    respond = pages(next);
    const result = await documents();
    expect(result.ok && result.data.result).toHaveLength(3 * records.length);
    expect(receivedRequests).toHaveLength(3);
    expect(receivedRequests[2]).toBe(`GET /v1/user/applications/a1/documents?${last}`);
  });

  it('the client reads at most 50 pages', async () => {
    respond = pages((page) => page + 1, 1_000);
    const result = await documents();
    expect(result.ok && result.data.result).toHaveLength(50 * records.length);
    expect(apiDeviationReporter.list()).toContainEqual(
      expect.objectContaining({ call: 'listDocuments', kind: 'cut-list', path: '(answer)' }),
    );
  });

  it('the client stops at an empty page, even if the response names a next page', async () => {
    respond = ({ url }, response) =>
      json(response, { result: url?.includes('page=2') ? [] : records, next: receivedRequests.length + 1 });
    const result = await documents();
    expect(result.ok && result.data.result).toHaveLength(records.length);
    expect(receivedRequests).toHaveLength(2);
  });

  it('the client reads all pages of a list of about 10 MB', async () => {
    const largeRecord = { ...(records[0] as object), more: 'x'.repeat(4 * 1024 * 1024) };
    let page = 0;
    respond = (_, response) => json(response, { result: [largeRecord], next: ++page + 1 });
    const result = await documents();
    expect(result.ok && result.data.result).toHaveLength(3);
  });

  it('the client stops at a page that links to itself or to another origin', async () => {
    respond = pages(() => '?page=2', 1_000);
    expect(await documents()).toMatchObject({ ok: true });
    expect(receivedRequests).toHaveLength(2);
    respond = pages(() => 'https://elsewhere.example/v1/x', 1_000);
    expect(await documents()).toMatchObject({ ok: true });
    expect(receivedRequests).toHaveLength(3);
  });

  it('reading the list fails as a whole if one page fails', async () => {
    respond = ({ url }, response) =>
      url?.includes('page=2') ? response.writeHead(500).end() : json(response, { result: records, next: 2 });
    expect(await documents()).toEqual(unreadableResult(500));
  });
});

describe('refusal by the API', () => {
  it.each([412, 428])('a refusal by the API with status %d never ends the session', async (status) => {
    respond = (_, response) => response.writeHead(status).end();
    expect(await client().call(getApplication, ID)).toEqual(unreadableResult(status));
    respond = (_, response) => json(response, { code: 'precondition_required' }, status);
    expect(await client().call(getApplication, ID)).toEqual({
      ok: false,
      error: { kind: 'refused', status, errors: [{ code: null }] },
    });
  });
});

describe('API URL with an id of any characters', () => {
  it.each(['a/b', 'a?b', 'a%2Fb', 'a b', 'a.b', '01J9ZK8Y', '#1'])(
    'the client encodes the id %s in the URL',
    async (id) => {
      respond = (_, response) => json(response, application);
      await client().call(getApplication, { params: { id } });
      expect(receivedRequests).toEqual([`GET /v1/user/applications/${encodeURIComponent(id)}`]);
    },
  );
});
