import type { LogFields } from './log-fields';

/** Attributes of a span: names and patterns, as in the log, and nothing else. */
export type SpanAttributes = Pick<LogFields, 'method' | 'route' | 'status' | 'call' | 'path' | 'outcome'>;

export interface Span {
  set(attributes: SpanAttributes): void;
}

/** Creates the spans of a trace. */
export interface Tracer {
  /** Runs something as a span; failed when it throws or its outcome is not `ok`. @param parent headers that may carry `traceparent` */
  span<T>(
    kind: 'server' | 'client' | 'internal',
    name: string,
    run: (span: Span) => T,
    parent?: Readonly<Record<string, string | string[] | undefined>>,
  ): T;
  /** Adds `traceparent` of the present span (W3C Trace Context). */
  inject(headers: Headers): void;
  /** Sends what has not been sent. */
  shutdown(): Promise<void>;
}
