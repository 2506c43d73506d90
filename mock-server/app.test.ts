import { request } from 'node:http';
import { connect } from 'node:net';
import { CALLS } from 'contracts/api';
import { createApplication } from 'contracts/api/applications';
import { describe, expect, it, vi } from 'vitest';
import { exchangeInSandbox } from './testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from './testing/people';

const test = exchangeInSandbox();

describe('an unknown call', () => {
  it.each(['/', '/nothing', '/user', '/user/applications/a/b', '/simulator/nothing', '/..%2f', '/%zz'])(
    'SIM-01 an unknown call returns 404 for %s',
    async (path) => {
      const { status, body } = await test.sandbox().request('GET', path);
      expect([status, body]).toEqual([404, { errors: [{ code: 'err_entity_not_found' }] }]);
    },
  );

  it.each([...new Set(Object.values(CALLS).map(({ path }) => path))])(
    'SIM-01 a call with an unsupported method of the path %s is refused with 405',
    async (path) => {
      const allowed: string[] = Object.values(CALLS)
        .filter((call) => call.path === path)
        .map(({ method }) => method);
      for (const method of ['PUT', 'DELETE', 'OPTIONS'].filter((other) => !allowed.includes(other))) {
        const response = await test.sandbox().request(method, path);
        expect([response.status, response.body]).toEqual([405, { errors: [{ code: null }] }]);
        expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
      }
    },
  );
});

describe('request body of a simulator call', () => {
  it.each(['{', '{"email": }', 'email=a', '\u0000', '[1,', "{'email':1}"])(
    'a request body with the invalid JSON %j is refused',
    async (body) => {
      const response = await test.sandbox().request('POST', '/user/account/login', { body });
      expect([response.status, response.body]).toEqual([
        400,
        { errors: [{ code: 'err_validation_failed' }] },
      ]);
    },
  );

  it.each(['[]', 'null', '3', '"text"', '['.repeat(5000) + ']'.repeat(5000)])(
    'a request body with the JSON value $0, which is not an object, is refused',
    async (body) => {
      const response = await test.sandbox().request('POST', '/user/account/login', { body });
      expect([response.status, response.body]).toEqual([
        422,
        { errors: [{ code: 'err_validation_failed' }] },
      ]);
    },
  );

  it('a request body with fields named like properties of Object.prototype is refused with an error for each of these fields', async () => {
    const body = '{"email":"a","password":"b","__proto__":{"x":1},"constructor":2}';
    const response = await test.sandbox().request('POST', '/user/account/login', { body });
    expect(response.status).toBe(422);
    expect(response.body).toEqual({
      errors: [
        { code: 'err_validation_failed', field: '__proto__' },
        { code: 'err_validation_failed', field: 'constructor' },
      ],
    });
  });

  it('a request body is refused with 413 above the size limit, with and without Content-Length', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    const body = JSON.stringify({ companyName: 'x'.repeat(10_000_000) });
    const response = await katrin.request('POST', createApplication.path, { body });
    expect([response.status, response.body]).toEqual([413, { errors: [{ code: 'err_validation_failed' }] }]);
    expect(await sendChunkedRequest(test.origin(), Buffer.alloc(2_000_000, 'x'))).toBe(413);
  });
});

it('the simulator answers HEAD like GET, without a body', async () => {
  const { status, body } = await test.sandbox().request('HEAD', '/config');
  expect([status, body]).toEqual([200, '']);
});

it.each(['GET /\\ HTTP/1.1', 'GET http:// HTTP/1.1', 'GET / HTTP/1.1\r\nHost: a/b', 'NONSENSE'])(
  'the simulator answers a malformed request with 400 and no stack trace: %j',
  async (start) => {
    const answer = await sendRawRequest(test.origin(), `${start}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/at |node:/);
  },
);

it('the simulator keeps serving after a client aborts its request', async () => {
  const log = vi.spyOn(process.stderr, 'write');
  const head =
    'POST /user/account/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 50\r\n\r\n';
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(test.origin()).port), 'localhost', () => socket.write(head));
    socket.on('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
  expect((await test.sandbox().request('GET', '/config')).status).toBe(200);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

function sendChunkedRequest(origin: string, bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/user/account/login`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    for (let at = 0; at < bytes.length; at += 64_000) sent.write(bytes.subarray(at, at + 64_000));
    sent.end();
  });
}

function sendRawRequest(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), 'localhost', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
