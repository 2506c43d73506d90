import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOpenTelemetryTracer } from './open-telemetry.server';
import type { ExportedSpan } from './testing/exported-span';

interface SentTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { scope: { name: string }; spans: ExportedSpan[] }[];
  }[];
}

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_SPAN_ID = 'b7ad6b7169203331';
const [OK_STATUS, FAILED_STATUS] = [{ code: 0 }, { code: 2 }];

let collector: Server;
let sent: SentTraces[];
let injectedHeaders: Headers;
let headersOutsideSpan: Headers;

const thrown = new Error('katrin@brandt.example');

function resetSpans(): void {
  for (const api of [trace, context, propagation]) api.disable();
}

beforeAll(async () => {
  resetSpans();
  sent = [];
  collector = createServer(async (incomingRequest, response) => {
    sent.push((await json(incomingRequest)) as SentTraces);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=test');

  const tracer = createOpenTelemetryTracer();
  headersOutsideSpan = new Headers();
  tracer.inject(headersOutsideSpan);
  injectedHeaders = new Headers();
  const parent = { traceparent: `00-${TRACE_ID}-${PARENT_SPAN_ID}-01` };
  const answer = await tracer.span(
    'server',
    'GET /login',
    async (span) => {
      tracer.inject(injectedHeaders);
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
  const forbiddenAttributes: object = { email: 'katrin@brandt.example', durationMs: 5, route: 'no pattern' };
  tracer.span('internal', 'told too much', (span) => span.set(forbiddenAttributes));
  await tracer.shutdown();
});

afterAll(() => {
  resetSpans();
  vi.unstubAllEnvs();
  collector.closeAllConnections();
  collector.close();
});

const spans = () => sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans));
const findSpan = (name: string) =>
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
    const [request, call] = [findSpan('GET /login'), findSpan('getProfile')];
    expect(request).toMatchObject({ kind: 2, traceId: TRACE_ID, parentSpanId: PARENT_SPAN_ID });
    expect(call).toMatchObject({ kind: 3, traceId: TRACE_ID, parentSpanId: request?.spanId });
    expect(findSpan('store')).toMatchObject({ kind: 1, traceId: TRACE_ID, parentSpanId: request?.spanId });
    expect(injectedHeaders.get('traceparent')).toBe(`00-${TRACE_ID}-${request?.spanId}-01`);
    expect([...headersOutsideSpan]).toEqual([]);
  });

  it('uses attribute names of the semantic conventions', () => {
    expect(attributesOf(findSpan('GET /login'))).toEqual({
      'http.request.method': 'GET',
      'http.route': '/login',
      'http.response.status_code': 200,
    });
    expect(attributesOf(findSpan('getProfile'))).toEqual({
      'portal.call': 'getProfile',
      'url.template': '/user/:id',
      'portal.outcome': 'timeout',
    });
  });

  it('An exported span is marked as failed without the error’s contents', () => {
    expect(findSpan('GET /login')?.status).toEqual(OK_STATUS);
    expect(findSpan('store')?.status).toEqual(OK_STATUS);
    for (const name of ['getProfile', 'throws', 'rejects'])
      expect(findSpan(name)?.status).toEqual(FAILED_STATUS);
    expect(JSON.stringify(sent)).not.toContain('katrin');
  });

  it('contains only attributes that the portal allows', () => {
    expect(attributesOf(findSpan('told too much'))).toEqual({ 'http.route': '(withheld)' });
  });
});

it('shutdown does not hang or fail without a collector', async () => {
  resetSpans();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  const tracer = createOpenTelemetryTracer();
  tracer.span('internal', 'something', () => {});
  const began = performance.now();
  await expect(tracer.shutdown()).resolves.toBeUndefined();
  expect(performance.now() - began).toBeLessThan(4_000);
});
