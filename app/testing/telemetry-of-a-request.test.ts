import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { getProfile } from 'contracts/api/profile';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApiClient, createMemoryCookieStore } from '~/api/client.server';
import type { Readiness } from '~/request/readiness.server';
import { createObservedStore } from '~/request/store/store.server';
import { createMetricsServer } from '~/server/metrics-server';
import { createPortalServer } from '~/server/portal-server';
import { createTrustedProxyCheck } from '~/server/trusted-proxies';
import { apiDeviationReporter } from '~/telemetry/metrics.server';
import { getTracer, isTracingConfigured, startTracing } from '~/telemetry/span.server';
import { captureLog } from '~/telemetry/testing/captured-log';
import type { ExportedSpan } from '~/telemetry/testing/exported-span';

const SECRET = 'anna-brandt-4711';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

const exportedSpans: ExportedSpan[] = [];
let apiRequestHeaders: IncomingHttpHeaders = {};
const servers: Server[] = [];

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const spanReceiver = createServer(async (incomingRequest, response) => {
  const { resourceSpans } = (await json(incomingRequest)) as {
    resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
  };
  exportedSpans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});

const api = createServer((incomingRequest, response) => {
  apiRequestHeaders = incomingRequest.headers;
  response.writeHead(401).end();
});

const store = createObservedStore({
  read: async () => SECRET,
  update: async () => {},
  count: async () => ({ count: 1, secondsLeft: 1 }),
  close: async () => {},
});

let readiness: Readiness = { store: 'ok', configuration: 'ok' };
let portal: string;
let origin: string;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  log = captureLog();
  origin = await listening(createMetricsServer(async () => readiness));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await listening(spanReceiver));
  await startTracing();
  const baseUrl = await listening(api);
  const pages: RequestHandler = async (_, response) => {
    await store.read(`session demo ${SECRET}`);
    const client = createApiClient({
      baseUrl,
      forwardedHost: 'demo.localhost',
      cookies: createMemoryCookieStore({ s: SECRET }),
      timeoutMs: 20_000,
    });
    await client.call(getProfile, {});
    response.send('page');
  };
  portal = await listening(
    createPortalServer({
      files: '/nowhere',
      pages,
      routeOf: () => '/dashboard/applications/:id',
      isTrustedProxy: createTrustedProxyCheck(['loopback']),
      accessLog: true,
    }),
  );
  const headers = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`, cookie: `portal_session=${SECRET}` };
  await (await fetch(`${portal}/dashboard/applications/${SECRET}?x=${SECRET}`, { headers })).text();
  await vi.waitFor(() => expect(log.lines.some(({ event }) => event === 'request')).toBe(true), {
    timeout: 30_000,
  });
  await getTracer().shutdown();
});

afterAll(() => {
  log.release();
  for (const server of servers) server.close();
});

it('a request is traced from the proxy through store and API call to the API', () => {
  const [store, call, request] = ['session store read', 'getProfile', 'GET /dashboard/applications/:id'].map(
    (name) => exportedSpans.find((span) => span.name === name),
  );
  expect(request).toMatchObject({ traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' });
  expect(store).toMatchObject({ traceId: TRACE_ID, parentSpanId: request?.spanId });
  expect(call).toMatchObject({ traceId: TRACE_ID, parentSpanId: request?.spanId });
  expect(apiRequestHeaders.traceparent).toBe(`00-${TRACE_ID}-${call?.spanId}-01`);
  const callAttributes = Object.fromEntries(
    call?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [],
  );
  expect(callAttributes).toEqual({
    'portal.call': 'getProfile',
    'http.request.method': 'GET',
    'url.template': '/user/profile',
    'portal.outcome': 'sessionExpired',
  });
});

it('a request is counted for Prometheus by route pattern, call and store command', async () => {
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  expect(text).toContain(
    'portal_request_duration_seconds_count{method="GET",route="/dashboard/applications/:id",status="200"} 1',
  );
  expect(text).toContain(
    'portal_api_call_duration_seconds_count{call="getProfile",outcome="sessionExpired"} 1',
  );
  expect(text).toContain('portal_store_command_duration_seconds_count{command="read",outcome="ok"} 1');
  expect(text).toContain('portal_uploads_in_progress 0');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toContain(SECRET);
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

it('the metrics port lists the deviations of the API for operators', async () => {
  apiDeviationReporter.report('listApplications', [
    { kind: 'other-type-for-text', path: '[].applicationId' },
  ]);
  const response = await fetch(`${origin}/deviations`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^listApplications +\[\]\.applicationId +other-type-for-text +1 /m);
  expect((await fetch(`${origin}/deviations`, { method: 'POST' })).status).toBe(404);
});

it('traces and logs contain no data of the visitor', () => {
  expect(JSON.stringify(exportedSpans)).not.toContain(SECRET);
  expect(log.text()).not.toContain(SECRET);
});

it.each<[boolean, Record<string, string>]>([
  [false, {}],
  [false, { OTEL_SERVICE_NAME: 'portal' }],
  [false, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }],
  [false, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }],
  [true, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }],
  [true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }],
  [true, { OTEL_TRACES_EXPORTER: 'otlp' }],
])('isTracingConfigured is %s for the environment %j', (isConfigured, env) => {
  expect(isTracingConfigured(env)).toBe(isConfigured);
});

it('the metrics state separately whether store, configuration and replication are ready', async () => {
  const readUnreadyParts = async (state: Readiness) => {
    readiness = state;
    const text = await (await fetch(`${origin}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('portal_ready{'));
  };
  expect(await readUnreadyParts({ store: 'ok', configuration: 'ok' })).toEqual([
    'portal_ready{part="store"} 1',
    'portal_ready{part="configuration"} 1',
  ]);
  expect(await readUnreadyParts({ store: 'ok', configuration: 'unavailable', writes: 'replicated' })).toEqual(
    [
      'portal_ready{part="store"} 1',
      'portal_ready{part="configuration"} 0',
      'portal_ready{part="replication"} 1',
    ],
  );
  expect(
    await readUnreadyParts({ store: 'unavailable', configuration: 'ok', writes: 'primary-only' }),
  ).toEqual([
    'portal_ready{part="store"} 0',
    'portal_ready{part="configuration"} 1',
    'portal_ready{part="replication"} 0',
  ]);
});
