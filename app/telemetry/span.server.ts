import { AsyncLocalStorage } from 'node:async_hooks';
import type { EndedApiCall } from './log-fields';
import type { Span, Tracer } from './tracer';

const NO_SPAN: Span = { set() {} };

const noopTracer: Tracer = {
  span: (_, __, run) => run(NO_SPAN),
  inject() {},
  async shutdown() {},
};

let activeTracer: Tracer = noopTracer;

export const getTracer = (): Tracer => activeTracer;

const TRACE_SETTINGS = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];

export function isTracingConfigured(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  return TRACE_SETTINGS.some((name) => env[name]);
}

export async function startTracing(env = process.env): Promise<void> {
  if (!isTracingConfigured(env)) return;
  const { createOpenTelemetryTracer } = await import('./open-telemetry.server');
  activeTracer = createOpenTelemetryTracer();
}

export interface RequestContext {
  /** Sent to the API and to the browser as `X-Request-Id`. */
  readonly id: string;
  readonly route: string;
  readonly apiCalls: EndedApiCall[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

export const runInRequestContext = <T>(context: RequestContext, run: () => T): T =>
  contexts.run(context, run);

export const getRequestContext = (): RequestContext | undefined => contexts.getStore();

const SHORT_ID_CHARACTERS = 8;

export const getRequestNumber = (): string | undefined => getRequestContext()?.id.slice(-SHORT_ID_CHARACTERS);
