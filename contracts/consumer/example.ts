import type { z } from 'zod';

/** Matches any value of the call's schema (`matchers.ts`). Plain expected values must match exactly. */
export class Example {
  constructor(readonly value: unknown) {}
}

export class ListExample {
  constructor(readonly entry: unknown) {}
}

export class IncludingExample {
  constructor(readonly entries: readonly unknown[]) {}
}

export class SchemaExample {
  constructor(
    readonly schema: z.ZodType,
    readonly value: unknown,
  ) {}
}

export const createExample = (value: unknown) => new Example(value);

/** Plain values in `entry` must match every entry of the list. */
export const createListExample = (entry: unknown) => new ListExample(entry);

export const createIncludingExample = (...entries: unknown[]) => new IncludingExample(entries);

/** @param schema of a part that the call's schema does not define */
export const createSchemaExample = (schema: z.ZodType, value: unknown) => new SchemaExample(schema, value);

export function toPlainValue(body: unknown): unknown {
  if (body instanceof Example) return body.value;
  if (body instanceof ListExample) return [toPlainValue(body.entry)];
  if (body instanceof IncludingExample) return body.entries.map(toPlainValue);
  if (body instanceof SchemaExample) return toPlainValue(body.value);
  if (Array.isArray(body)) return body.map(toPlainValue);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, toPlainValue(value)]));
}
