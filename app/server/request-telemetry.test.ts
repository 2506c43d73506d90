import type { AddressInfo, Server } from 'node:net';
import type { RequestHandler } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STATUS_HEADER } from '~/build-version/build-header';
import { observeApiCall } from '~/telemetry/metrics.server';
import { getRequestContext } from '~/telemetry/span.server';
import { captureLog } from '~/telemetry/testing/captured-log';
import { createPortalServer } from './portal-server';
import { createTrustedProxyCheck } from './trusted-proxies';

const CALL = { name: 'getProfile', method: 'GET', path: '/user/profile' };
const SECRET = 'anna@firma.example';

const pages: RequestHandler = async (incomingRequest, response) => {
  await observeApiCall(CALL, async () => ({ ok: true }));
  await observeApiCall(CALL, async () => ({ ok: false, error: { kind: 'refused', status: 422 } }));
  if (incomingRequest.path === '/refused') response.set(STATUS_HEADER, '400');
  response.status(incomingRequest.path === '/missing' ? 404 : 200).json({
    id: getRequestContext()?.id,
    protocol: incomingRequest.protocol,
    ip: incomingRequest.ip,
    headers: incomingRequest.headers,
  });
};

let server: Server;
let capturedLog: ReturnType<typeof captureLog>;

async function startServer({ proxies = [] as string[], accessLog = true } = {}) {
  const routeOf = (path: string) => (path === '/healthz' ? path : '/some/:id');
  server = createPortalServer({
    files: '/nowhere',
    pages,
    routeOf,
    isTrustedProxy: createTrustedProxyCheck(proxies),
    accessLog,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { id: response.headers.get('x-request-id'), reply: await response.json() };
  };
}

async function requestLines(count: number) {
  await expect.poll(() => capturedLog.lines.filter(({ event }) => event === 'request').length).toBe(count);
  return capturedLog.lines.filter(({ event }) => event === 'request');
}

beforeEach(() => {
  capturedLog = captureLog();
});
afterEach(async () => {
  capturedLog.release();
  await new Promise((resolve) => server.close(resolve));
});

describe('access log', () => {
  it('the access log contains method, route pattern, status, duration and API calls, never the URL', async () => {
    const sendRequest = await startServer();
    const { id } = await sendRequest(`/missing?email=${SECRET}`, { cookie: `portal_session=${SECRET}` });
    expect(await requestLines(1)).toMatchObject([
      {
        level: 'info',
        requestId: id,
        method: 'GET',
        route: '/some/:id',
        status: 404,
        outcome: 'answered',
        durationMs: expect.any(Number),
        apiCalls: [
          {
            call: 'getProfile',
            method: 'GET',
            path: '/user/profile',
            outcome: 'ok',
            durationMs: expect.any(Number),
          },
          { call: 'getProfile', outcome: 'refused', status: 422 },
        ],
      },
    ]);
    expect(capturedLog.text()).not.toMatch(/anna|missing/);
  });

  it('the access log contains the real status of a refused form that scripts receive with status 200', async () => {
    const sendRequest = await startServer();
    await sendRequest('/refused');
    expect(await requestLines(1)).toMatchObject([{ status: 400 }]);
  });

  it('the access log can be disabled, and omits requests of probes', async () => {
    const sendRequest = await startServer({ accessLog: false });
    await sendRequest('/a');
    server.close();
    await (await startServer())('/healthz');
    expect(capturedLog.lines).toEqual([]);
  });
});

describe('request id', () => {
  it('the portal ignores request ids of untrusted clients', async () => {
    const sendRequest = await startServer();
    const { id, reply } = await sendRequest('/', { 'x-request-id': 'forged-by-a-browser' });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(reply.id).toBe(id);
  });

  it('The id of a request is taken from a trusted proxy', async () => {
    const sendRequest = await startServer({ proxies: ['127.0.0.0/8'] });
    expect(await sendRequest('/', { 'x-request-id': 'from-the-proxy-1' })).toMatchObject({
      id: 'from-the-proxy-1',
      reply: { id: 'from-the-proxy-1' },
    });
  });

  it.each(['a', 'a b c d e f g', 'x'.repeat(65), '{"level":"error"}'])(
    'a request id is not taken if malformed: %s',
    async (given) => {
      const sendRequest = await startServer({ proxies: ['loopback'] });
      expect((await sendRequest('/', { 'x-request-id': given })).id).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('forwarded headers', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const traceHeaders = {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'vendor=1',
  };

  it('Forwarded headers are accepted from a trusted proxy', async () => {
    const sendRequest = await startServer({ proxies: ['127.0.0.1'] });
    expect((await sendRequest('/', { ...forwarded, ...traceHeaders })).reply).toMatchObject({
      protocol: 'https',
      ip: '203.0.113.7',
      headers: { ...forwarded, ...traceHeaders },
    });
  });

  it('Forwarded headers are removed from other clients', async () => {
    const sendRequest = await startServer({ proxies: ['10.0.0.0/8'] });
    const { reply } = await sendRequest('/', { ...forwarded, ...traceHeaders });
    expect(reply).toMatchObject({ protocol: 'http', ip: '127.0.0.1' });
    for (const name of Object.keys({ ...forwarded, ...traceHeaders }))
      expect(reply.headers).not.toHaveProperty(name);
  });

  it('Forwarded headers are logged once when removed: TRUSTED_PROXIES may lack a proxy', async () => {
    const sendRequest = await startServer();
    for (const _ of [1, 2]) await sendRequest('/', forwarded);
    server.close();
    await (await startServer({ proxies: ['loopback'] }))('/', forwarded);
    server.close();
    await (await startServer())('/');
    const entries = capturedLog.lines.filter(({ event }) => event === 'proxy-not-trusted');
    expect(entries).toMatchObject([{ level: 'warn' }]);
    expect(capturedLog.text()).not.toContain('203.0.113.7');
  });
});
