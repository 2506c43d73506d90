import { setTimeout as wait } from 'node:timers/promises';
import {
  context,
  type Span as OtelSpan,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { pickAllowedFields } from './log-fields';
import type { Span, SpanAttributes, Tracer } from './tracer';

const SHUTDOWN_WITHIN_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

const ATTRIBUTE_NAMES: Record<keyof SpanAttributes, string> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  path: 'url.template',
  call: 'portal.call',
  outcome: 'portal.outcome',
};

const isPortalAttribute = (member: string): member is keyof SpanAttributes =>
  Object.hasOwn(ATTRIBUTE_NAMES, member);

export function createOpenTelemetryTracer(): Tracer {
  const serviceResource = resourceFromAttributes({ 'service.name': 'financing-portal' });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(serviceResource)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('portal');

  return {
    span(kind, name, run, parent) {
      const parentContext = parent ? propagation.extract(context.active(), parent) : context.active();
      return tracer.startActiveSpan(name, { kind: KINDS[kind] }, parentContext, (span) =>
        runInSpan(span, run),
      );
    },
    inject(headers) {
      const traceHeaders: Record<string, string> = {};
      propagation.inject(context.active(), traceHeaders);
      for (const [name, value] of Object.entries(traceHeaders)) headers.set(name, value);
    },
    async shutdown() {
      // An unreachable collector must not delay shutdown.
      const shutdown = provider.shutdown().catch(() => {});
      await Promise.race([shutdown, wait(SHUTDOWN_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Records no exceptions, because messages may quote typed values. */
function runInSpan<T>(span: OtelSpan, run: (span: Span) => T): T {
  const markFailed = () => span.setStatus({ code: SpanStatusCode.ERROR });
  const portalSpan: Span = {
    set(attributes) {
      for (const [member, value] of Object.entries(pickAllowedFields(attributes))) {
        if (isPortalAttribute(member)) span.setAttribute(ATTRIBUTE_NAMES[member], value as string | number);
      }
      if (attributes.outcome !== undefined && attributes.outcome !== 'ok') markFailed();
    },
  };
  try {
    const result = run(portalSpan);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    const tracedResult = result.catch((error: unknown) => {
      markFailed();
      throw error;
    });
    return tracedResult.finally(() => span.end()) as T;
  } catch (error) {
    markFailed();
    span.end();
    throw error;
  }
}
