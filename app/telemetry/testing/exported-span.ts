/** A span as a receiver of traces gets it, in OTLP's JSON. */
export interface ExportedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}
