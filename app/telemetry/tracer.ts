import type { LogFields } from './log-fields';

export type SpanAttributes = Pick<LogFields, 'method' | 'route' | 'status' | 'call' | 'path' | 'outcome'>;

export interface Span {
  set(attributes: SpanAttributes): void;
}

export interface Tracer {
  /**
   * Marks the span as failed if the function throws or its outcome is not `ok`. @param parent headers with the
   * caller's span
   */
  span<T>(
    kind: 'server' | 'client' | 'internal',
    name: string,
    run: (span: Span) => T,
    parent?: Readonly<Record<string, string | string[] | undefined>>,
  ): T;
  inject(headers: { set(name: string, value: string): unknown }): void;
  shutdown(): Promise<void>;
}
