import { expect, it } from 'vitest';
import { getTracer, isTracingConfigured, startTracing } from './span.server';

const COLLECTOR = 'http://collector.example:4318';

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, false],
  [{ OTEL_SDK_DISABLED: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, true],
])('isTracingConfigured for the environment %j returns %s', (env, isConfigured) => {
  expect(isTracingConfigured(env)).toBe(isConfigured);
});

it('startTracing keeps the no-op tracer and the headers unchanged if the environment enables no traces', async () => {
  const tracerBefore = getTracer();
  await startTracing({ NODE_ENV: 'test' });
  expect(getTracer()).toBe(tracerBefore);
  const headers = new Headers();
  const result = getTracer().span('internal', 'something', (span) => {
    span.set({ outcome: 'ok' });
    return 'done';
  });
  getTracer().inject(headers);
  await getTracer().shutdown();
  expect([result, [...headers]]).toEqual(['done', []]);
});
