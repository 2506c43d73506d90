import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOpenTelemetryTracer } from './open-telemetry.server';
import type { ExportedSpan } from './testing/exported-span';

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { scope: { name: string }; spans: ExportedSpan[] }[];
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const [OK, FAILED] = [{ code: 0 }, { code: 2 }];

let collector: Server;
let sent: Sent[];
let injected: Headers;
let outside: Headers;

const thrown = new Error('katrin@brandt.example');

function forgetReceiver(): void {
  for (const api of [trace, context, propagation]) api.disable();
}

beforeAll(async () => {
  forgetReceiver();
  sent = [];
  collector = createServer(async (asked, response) => {
    sent.push((await json(asked)) as Sent);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=test');

  const tracer = createOpenTelemetryTracer();
  outside = new Headers();
  tracer.inject(outside);
  injected = new Headers();
  const parent = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const answer = await tracer.span(
    'server',
    'GET /login',
    async (span) => {
      tracer.inject(injected);
      span.set({ method: 'GET', route: '/login', status: 200 });
      await tracer.span('client', 'getProfile', async (call) =>
        call.set({ call: 'getProfile', path: '/user/:id', outcome: 'timeout' }),
      );
      tracer.span('internal', 'store', (store) => store.set({ outcome: 'ok' }));
      return 'answered';
    },
    parent,
  );
  expect(answer).toBe('answered');
  expect(() =>
    tracer.span('internal', 'throws', () => {
      throw thrown;
    }),
  ).toThrow(thrown);
  await expect(tracer.span('internal', 'rejects', () => Promise.reject(thrown))).rejects.toBe(thrown);
  const forbidden: object = { email: 'katrin@brandt.example', durationMs: 5, route: 'no pattern' };
  tracer.span('internal', 'told too much', (span) => span.set(forbidden));
  await tracer.shutdown();
});

afterAll(() => {
  forgetReceiver();
  vi.unstubAllEnvs();
  collector.closeAllConnections();
  collector.close();
});

const spans = () => sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans));
const named = (name: string) =>
  spans().flatMap((scope) => scope.spans.filter((span) => span.name === name))[0];
const attributesOf = (span: ExportedSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

describe('exported span', () => {
  it('An exported span has the service and resource of the environment', () => {
    const resource = sent[0]?.resourceSpans[0]?.resource.attributes ?? [];
    expect(Object.fromEntries(resource.map(({ key, value }) => [key, value.stringValue]))).toMatchObject({
      'service.name': 'financing-portal',
      'deployment.environment': 'test',
    });
    expect(spans().map(({ scope }) => scope.name)).toEqual(['portal']);
  });

  it("continues the caller's trace and passes the trace on", () => {
    const [request, call] = [named('GET /login'), named('getProfile')];
    expect(request).toMatchObject({ kind: 2, traceId: TRACE, parentSpanId: PARENT });
    expect(call).toMatchObject({ kind: 3, traceId: TRACE, parentSpanId: request?.spanId });
    expect(named('store')).toMatchObject({ kind: 1, traceId: TRACE, parentSpanId: request?.spanId });
    expect(injected.get('traceparent')).toBe(`00-${TRACE}-${request?.spanId}-01`);
    expect([...outside]).toEqual([]);
  });

  it('uses attribute names of the semantic conventions', () => {
    expect(attributesOf(named('GET /login'))).toEqual({
      'http.request.method': 'GET',
      'http.route': '/login',
      'http.response.status_code': 200,
    });
    expect(attributesOf(named('getProfile'))).toEqual({
      'portal.call': 'getProfile',
      'url.template': '/user/:id',
      'portal.outcome': 'timeout',
    });
  });

  it('An exported span is marked as failed without the error’s contents', () => {
    expect(named('GET /login')?.status).toEqual(OK);
    expect(named('store')?.status).toEqual(OK);
    for (const name of ['getProfile', 'throws', 'rejects']) expect(named(name)?.status).toEqual(FAILED);
    expect(JSON.stringify(sent)).not.toContain('katrin');
  });

  it('contains only attributes that the portal allows', () => {
    expect(attributesOf(named('told too much'))).toEqual({ 'http.route': '(withheld)' });
  });
});

it('shutdown does not hang or fail without a collector', async () => {
  forgetReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  const tracer = createOpenTelemetryTracer();
  tracer.span('internal', 'something', () => {});
  const began = performance.now();
  await expect(tracer.shutdown()).resolves.toBeUndefined();
  expect(performance.now() - began).toBeLessThan(4_000);
});
