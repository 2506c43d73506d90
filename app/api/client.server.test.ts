import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { login, recoverPassword } from 'contracts/api/account';
import { getApplication, listApplications } from 'contracts/api/applications';
import { defineCall } from 'contracts/api/call';
import { searchCompanies } from 'contracts/api/company-search';
import { getProfile } from 'contracts/api/profile';
import { Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { EndedApiCall } from '~/telemetry/log-fields';
import { runInRequestContext } from '~/telemetry/span.server';
import { captureLog } from '~/telemetry/testing/captured-log';
import { createApiClient, createMemoryCookieStore } from './client.server';
import { MAX_RESPONSE_BYTES } from './http-response.server';

const ANY_OBJECT = z.record(z.string(), z.unknown());

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let receivedRequest: IncomingMessage | undefined;
let baseUrl: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    receivedRequest = request;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

const network = getGlobalDispatcher();

afterEach(() => {
  setGlobalDispatcher(network);
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const client = (timeoutMs = 2000) =>
  createApiClient({
    baseUrl,
    timeoutMs,
    forwardedHost: 'medic.localhost:3000',
    headers: { 'X-Sandbox': 's1' },
    language: 'pl',
    cookies: createMemoryCookieStore({ lending: 'abc' }),
  });

const json = (status: number, body: unknown) => {
  answer = (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

class SilentDispatcher extends Dispatcher {
  override dispatch() {
    return true;
  }
}

describe('createApiClient', () => {
  it('HTTP-01: sends the user’s backend cookies, the visitor’s host and language, and extra headers', async () => {
    json(200, []);
    await client().call(listApplications, {});
    expect(receivedRequest?.headers).toMatchObject({
      cookie: 'lending=abc',
      'x-forwarded-host': 'medic.localhost:3000',
      'x-sandbox': 's1',
      'accept-language': 'pl',
    });
  });

  it('encodes path parameters and query values in the URL', async () => {
    json(200, { companyNameSuggestions: [] });
    await client().call(searchCompanies, { query: { name: 'Müller & Söhne' } });
    expect(receivedRequest?.url).toBe('/company_search?name=M%C3%BCller+%26+S%C3%B6hne');
    json(404, { errors: [{ code: 'err_entity_not_found' }] });
    await client().call(getApplication, { params: { id: '../x' } });
    expect(receivedRequest?.url).toBe('/user/applications/..%2Fx');
    await client().call(getApplication, { params: { id: '..' } });
    expect(receivedRequest?.url).toBe('/user/applications/unknown');
  });

  it.each([
    ['GET', undefined, ''],
    ['DELETE', undefined, ''],
    ['POST', 'application/json', '{"a":1}'],
    ['PUT', 'application/json', '{"a":1}'],
    ['PATCH', 'application/json', '{"a":1}'],
  ] as const)(
    'sends a JSON body only with HTTP methods that allow a body: %s',
    async (method, type, expectedBody) => {
      let body = '';
      answer = async (request, response) => {
        for await (const piece of request) body += piece;
        response.end('{}');
      };
      const call = defineCall({
        name: 'c',
        summary: '',
        method,
        path: '/c',
        body: ANY_OBJECT,
        response: ANY_OBJECT,
      });
      expect(await client().call(call, { body: { a: 1 } })).toEqual({ ok: true, data: {} });
      expect([receivedRequest?.method, receivedRequest?.headers['content-type'], body]).toEqual([
        method,
        type,
        expectedBody,
      ]);
      expect(receivedRequest?.headers.accept).toBe('application/json');
    },
  );

  it('sends no empty headers or body', async () => {
    json(200, []);
    const cookies = createMemoryCookieStore();
    const api = createApiClient({ baseUrl, timeoutMs: 2_000, forwardedHost: 'x', cookies });
    await api.call(listApplications, {});
    expect(receivedRequest?.url).toBe('/user/applications');
    const sentHeaderNames = Object.keys(receivedRequest?.headers ?? {});
    for (const name of ['cookie', 'x-sandbox', 'x-request-id', 'idempotency-key', 'content-type'])
      expect(sentHeaderNames).not.toContain(name);
    expect(receivedRequest?.headers['accept-language']).toBe('*');
  });

  it('omits undefined query values, and writes numbers and booleans', async () => {
    json(200, {});
    const call = defineCall({
      name: 'c',
      summary: '',
      method: 'GET',
      path: '/c/:a/to/:b',
      params: z.object({ a: z.string(), b: z.number() }),
      query: ANY_OBJECT,
      response: ANY_OBJECT,
    });
    const query = { none: undefined, size: 7, all: false, empty: '' };
    await client().call(call, { params: { a: 'x y', b: 2 }, query });
    expect(receivedRequest?.url).toBe('/c/x%20y/to/2?size=7&all=false&empty=');
    await client().call(call, { params: { a: '.', b: 2 }, query: {} });
    expect(receivedRequest?.url).toBe('/c/unknown/to/2');
    for (const a of ['...', 'a.', '.a']) {
      await client().call(call, { params: { a, b: 2 }, query: {} });
      expect(receivedRequest?.url).toBe(`/c/${a}/to/2`);
    }
  });

  it('sends the idempotency key of the call', async () => {
    json(200, []);
    await client().call(listApplications, {}, { idempotencyKey: 'k1' });
    expect(receivedRequest?.headers['idempotency-key']).toBe('k1');
  });

  it("D-58: reports the time of the lending API's server", async () => {
    const onServerTime = vi.fn();
    const api = createApiClient({
      baseUrl,
      timeoutMs: 2000,
      forwardedHost: 'x',
      cookies: createMemoryCookieStore(),
      onServerTime,
    });
    const readAtServerTime = (date: string) => {
      answer = (_, response) => response.writeHead(200, { Date: date }).end('[]');
      return api.call(listApplications, {});
    };
    await readAtServerTime('Mon, 02 Mar 2026 09:00:00 GMT');
    await readAtServerTime('no time');
    expect(onServerTime.mock.calls).toEqual([[new Date('2026-03-02T09:00:00Z')]]);
  });

  it('rethrows the error of a cookie store that cannot save the cookies', async () => {
    answer = (_, response) => response.writeHead(200, { 'Set-Cookie': 'lending=new' }).end('[]');
    const storeError = new Error('not kept');
    const write = () => Promise.reject(storeError);
    const cookies = { ...createMemoryCookieStore({ lending: 'old' }), write };
    const api = createApiClient({ baseUrl, timeoutMs: 2_000, forwardedHost: 'demo.localhost', cookies });
    await expect(api.call(listApplications, {})).rejects.toBe(storeError);
    expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
  });

  it('saves the cookies of a response', async () => {
    const cookies = createMemoryCookieStore({ lending: 'old' });
    answer = (_, response) => response.writeHead(200, { 'Set-Cookie': 'lending=new; HttpOnly' }).end('{}');
    const api = createApiClient({
      baseUrl,
      timeoutMs: 2000,
      forwardedHost: 'x',
      cookies,
    });
    await api.call(login, { body: { email: 'a@b.example', password: 'x' } });
    expect(cookies.read()).toEqual({ lending: 'new' });
    await api.call(login, { body: { email: 'a@b.example', password: 'x' } });
    expect(receivedRequest?.headers.cookie).toBe('lending=new');
  });

  it('saves cookies only if the response changes the cookies, and removes expired cookies', async () => {
    const write = vi.fn();
    const cookies = { read: () => ({ lending: 'old', other: 'x' }), write };
    const api = createApiClient({ baseUrl, timeoutMs: 2_000, forwardedHost: 'x', cookies });
    json(200, []);
    await api.call(listApplications, {});
    expect(write).not.toHaveBeenCalled();
    answer = (_, response) => response.writeHead(401, { 'Set-Cookie': 'lending=; Max-Age=0' }).end();
    expect(await api.call(listApplications, {})).toEqual({ ok: false, error: { kind: 'sessionExpired' } });
    expect(write.mock.calls).toEqual([[{ other: 'x' }]]);
  });

  it('HTTP-01: times out if no response arrives', async () => {
    answer = () => {};
    expect(await client(150).call(listApplications, {})).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('HTTP-01: times out if no connection opens', async () => {
    setGlobalDispatcher(new SilentDispatcher());
    const result = await client(50).call(listApplications, {});
    expect(result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('does not wait for a connection if the caller has already aborted', async () => {
    setGlobalDispatcher(new SilentDispatcher());
    const result = await client().call(listApplications, {}, { signal: AbortSignal.abort() });
    expect(result).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  it('sends the default headers of fetch', async () => {
    json(200, []);
    const addedHeaderNames = ['accept-encoding', 'sec-fetch-mode', 'user-agent'];
    const readHeaderValues = () => addedHeaderNames.map((name) => receivedRequest?.headers[name]);
    await fetch(baseUrl);
    const expected = readHeaderValues();
    await client().call(listApplications, {});
    expect(readHeaderValues()).toEqual(expected);
  });

  it.each(['\xfc', Buffer.from('ż').toString('latin1'), Buffer.from('ü').toString('latin1')])(
    'HTTP-01: sends back a backend cookie with bytes beyond ASCII unchanged: %j',
    async (value) => {
      answer = (_, response) =>
        response.setHeader('Set-Cookie', `name=${value}; Path=/`).end(Buffer.from('[]'));
      const api = client();
      await api.call(listApplications, {});
      expect(await api.call(listApplications, {})).toEqual({ ok: true, data: [] });
      expect(receivedRequest?.headers.cookie).toBe(`lending=abc; name=${value}`);
    },
  );

  it.each(['constructor', '__proto__'])(
    'reads a response whose headers and trailers have a field named %s',
    async (name) => {
      const head = `Transfer-Encoding: chunked\r\n${name}: x\r\n\r\n`;
      answer = ({ socket }) =>
        socket.write(
          `HTTP/1.1 103\r\n${name}: x\r\n\r\nHTTP/1.1 200\r\n${head}2\r\n[]\r\n0\r\n${name}: x\r\n\r\n`,
        );
      expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
    },
  );

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['GZIP, br', (text: string) => brotliCompressSync(gzipSync(text))],
    ['gzip', (text: string) => gzipSync(text).subarray(0, -8)],
    ['identity', (text: string) => Buffer.from(text)],
    ['gzip, identity', gzipSync],
    ['gzip,', gzipSync],
    ['unknown', (text: string) => Buffer.from(text)],
  ] as const)('decompresses a body with Content-Encoding %s', async (coding, compress) => {
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': coding }).end(compress('[]'));
    expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
    expect(receivedRequest?.headers['accept-encoding']).toBe('gzip, deflate');
  });

  it.each([
    ['that is damaged', Buffer.from('no gzip'), { kind: 'unreachable' }],
    [
      'that grows beyond 10 MB',
      gzipSync(Buffer.alloc(MAX_RESPONSE_BYTES + 1, ' ')),
      { kind: 'unreadable', status: 200 },
    ],
  ])('returns an error for a compressed body %s', async (_, body, error) => {
    answer = (__, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body);
    expect(await client().call(listApplications, {})).toEqual({ ok: false, error });
  });

  it('closes the connection of an unending response', async () => {
    const piece = Buffer.alloc(1_000_000, ' ');
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const writeMore = () => void (response.destroyed || response.write(piece, writeMore));
        response.on('close', resolve);
        writeMore();
      };
    });
    expect(await client().call(listApplications, {})).toEqual({
      ok: false,
      error: { kind: 'unreadable', status: 200 },
    });
    await closed;
  });

  it('HTTP-01: times out if a response stops in the middle', async () => {
    answer = (_, response) => response.writeHead(200).write('[');
    expect(await client(150).call(listApplications, {})).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('aborts the request when its caller aborts', async () => {
    const cancellation = new AbortController();
    answer = () => cancellation.abort();
    const result = await client().call(listApplications, {}, { signal: cancellation.signal });
    expect(result).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  it('returns different errors for a refused and a broken connection', async () => {
    answer = (request) => request.socket.destroy();
    expect(await client().call(listApplications, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  describe('if the API closes a keep-alive connection as the next request arrives', () => {
    let requests: string[];

    beforeEach(() => {
      requests = [];
      const usedSockets = new WeakSet<object>();
      answer = ({ method = '', socket }, response) => {
        requests.push(method);
        if (usedSockets.has(socket)) socket.destroy();
        else response.end('[]');
        usedSockets.add(socket);
      };
    });

    async function keepConnection() {
      await client().call(listApplications, {});
      await setImmediate();
    }

    it('the client repeats a read over a new connection', async () => {
      await keepConnection();
      expect(await client().call(listApplications, {})).toEqual({ ok: true, data: [] });
      expect(requests).toEqual(['GET', 'GET', 'GET']);
    });

    it('the client does not repeat a request that changes data, because the first attempt may have succeeded', async () => {
      await keepConnection();
      const change = await client().call(recoverPassword, { body: { token: 't', password: 'p' } });
      expect(change).toEqual({ ok: false, error: { kind: 'unreachable' } });
      expect(requests).toEqual(['GET', 'POST']);
    });
  });

  it('does not repeat a read if a new connection breaks', async () => {
    let count = 0;
    answer = ({ socket }) => {
      count += 1;
      socket.destroy();
    };
    await client().call(listApplications, {});
    expect(count).toBe(1);
  });

  it('HTTP-03: treats a 401 as an expired session only for calls that need a session', async () => {
    json(401, { errors: [{ code: 'err_auth_session_expired' }] });
    expect(await client().call(getProfile, {})).toEqual({ ok: false, error: { kind: 'sessionExpired' } });
    json(401, { errors: [{ code: 'err_auth_invalid_credentials' }] });
    expect(await client().call(login, { body: { email: 'a', password: 'b' } })).toEqual({
      ok: false,
      error: { kind: 'refused', status: 401, errors: [{ code: 'err_auth_invalid_credentials' }] },
    });
  });

  it('HTTP-04: returns every entry of an error list, also entries without a code', async () => {
    const entry = { code: 'err_validation_failed', field: 'street', values: { max: 5 } };
    json(422, { errors: [entry, {}] });
    expect(await client().call(listApplications, {})).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 422,
        errors: [entry, { code: null }],
      },
    });
  });

  it.each([
    ['HTML', 500, '<html><body>Bad Gateway</body></html>'],
    ['broken JSON', 200, '[{"applicationId":'],
    ['a body that violates the contract', 200, '[{"applicationId":7}]'],
    ['an empty errors list', 422, '{"errors":[]}'],
  ])('HTTP-04: returns an error for an unusable response: %s', async (_, status, body) => {
    captureLog();
    answer = (__, response) => response.writeHead(status).end(body);
    expect(await client().call(listApplications, {})).toEqual({
      ok: false,
      error: { kind: 'unreadable', status },
    });
  });

  it("HTTP-04: returns the server's error unchanged", async () => {
    json(422, {
      errors: [{ code: 'err_validation_failed', field: 'a' }, { values: { max: 5 } }, { code: null }],
    });
    expect(await client().call(listApplications, {})).toStrictEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 422,
        errors: [
          { code: 'err_validation_failed', field: 'a' },
          { code: null, values: { max: 5 } },
          { code: null },
        ],
      },
    });
  });

  it('HTTP-04: logs the JSON path of a contract violation, without the value', async () => {
    const capturedLog = captureLog();
    json(200, [{ applicationId: [471_147_114_711] }]);
    await client().call(listApplications, {});
    capturedLog.release();
    const { name, method, path } = listApplications;
    const contractEvents = capturedLog.lines.filter(({ event }) => event === 'api-answer-breaks-contract');
    expect(contractEvents).toMatchObject([{ level: 'error', call: name, method, path, status: 200 }]);
    expect(contractEvents[0]?.issues).toContainEqual({ path: '[].applicationId', code: 'unreadable' });
    expect(capturedLog.text()).not.toContain('471147114711');
  });

  it('HTTP-04: logs nothing for valid responses and errors', async () => {
    const capturedLog = captureLog();
    json(200, []);
    await client().call(listApplications, {});
    json(422, { errors: [{ code: 'err_validation_failed' }] });
    await client().call(listApplications, {});
    capturedLog.release();
    expect(capturedLog.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('treats a blank body as empty, and a blank error body as unreadable', async () => {
    answer = (_, response) => response.writeHead(200).end(' \n');
    const input = { body: { token: 't', password: 'p' } };
    expect(await client().call(recoverPassword, input)).toEqual({ ok: true, data: {} });
    answer = (_, response) => response.writeHead(500).end();
    expect(await client().call(recoverPassword, input)).toEqual({
      ok: false,
      error: { kind: 'unreadable', status: 500 },
    });
  });

  it.each([
    ['HTML', '<html><body>Maintenance</body></html>'],
    ['broken JSON', '{"a":'],
  ])('HTTP-04: returns an error for a body of %s if the call expects none', async (_, body) => {
    captureLog();
    answer = (__, response) => response.writeHead(200).end(body);
    const recoveryResult = await client().call(recoverPassword, { body: { token: 't', password: 'p' } });
    expect(recoveryResult).toEqual({ ok: false, error: { kind: 'unreadable', status: 200 } });
  });

  it('accepts an empty body if the call expects none', async () => {
    answer = (_, response) => response.writeHead(204).end();
    const recoveryResult = await client().call(recoverPassword, { body: { token: 't', password: 'p' } });
    expect(recoveryResult).toEqual({ ok: true, data: {} });
  });

  it('sends the request id to the API and records the request id of the response', async () => {
    const apiCalls: EndedApiCall[] = [];
    answer = (_, response) => response.end('[]');
    const context = { id: 'request-1', route: '/dashboard/applications', apiCalls };
    await runInRequestContext(context, () => client().call(listApplications, {}));
    expect(receivedRequest?.headers['x-request-id']).toBe('request-1');
    const { name, method, path } = listApplications;
    expect(apiCalls).toEqual([{ call: name, method, path, outcome: 'ok', durationMs: expect.any(Number) }]);
    await client().call(listApplications, {});
    expect(receivedRequest?.headers).not.toHaveProperty('x-request-id');
  });

  it('refuses to follow redirects', async () => {
    answer = ({ url }, response) =>
      url === '/elsewhere' ? response.end('[]') : response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await client().call(listApplications, {})).toEqual({
      ok: false,
      error: { kind: 'unreadable', status: 302 },
    });
    expect(receivedRequest?.url).toBe('/user/applications');
  });
});
