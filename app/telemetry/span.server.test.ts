import { expect, it } from 'vitest';
import { asksForTraces, startTracing, tracer } from './span.server';

const COLLECTOR = 'http://collector.example:4318';

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, false],
  [{ OTEL_SDK_DISABLED: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, true],
])('startTracing enables traces if the environment asks for them: %j', (env, asks) => {
  expect(asksForTraces(env)).toBe(asks);
});

it('startTracing leaves the no-op tracer without traces, and headers unchanged', async () => {
  const before = tracer();
  await startTracing({ NODE_ENV: 'test' });
  expect(tracer()).toBe(before);
  const headers = new Headers();
  const result = tracer().span('internal', 'something', (span) => {
    span.set({ outcome: 'ok' });
    return 'done';
  });
  tracer().inject(headers);
  await tracer().shutdown();
  expect([result, [...headers]]).toEqual(['done', []]);
});
