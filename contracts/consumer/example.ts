import type { z } from 'zod';

/**
 * How an expected answer is written down. A plain value is expected as it is. Everything else only says what an answer may look like: what the
 * provider must keep to comes from the call's schema (`matchers.ts`), so that no test can ask for less than the contract.
 */
export class Example {
  constructor(readonly value: unknown) {}
}

/** A list of one entry or more; each entry as the schema says. */
export class ListExample {
  constructor(readonly entry: unknown) {}
}

/** A list that holds these entries, in any order and among others. */
export class IncludingExample {
  constructor(readonly entries: readonly unknown[]) {}
}

/** A part of the answer that the call leaves open, and which has a schema of its own. */
export class ShapedExample {
  constructor(
    readonly schema: z.ZodType,
    readonly value: unknown,
  ) {}
}

/** A value of the kind the schema has here; within objects and lists each value. */
export const example = (value: unknown) => new Example(value);

/** @param entry what an entry looks like; plain values in it are expected of every entry */
export const listOf = (entry: unknown) => new ListExample(entry);

export const including = (...entries: unknown[]) => new IncludingExample(entries);

/** @param schema what this part keeps to, where the call's own schema takes anything */
export const shaped = (schema: z.ZodType, value: unknown) => new ShapedExample(schema, value);

/** The answer as JSON, without what is said about it. */
export function plain(body: unknown): unknown {
  if (body instanceof Example) return body.value;
  if (body instanceof ListExample) return [plain(body.entry)];
  if (body instanceof IncludingExample) return body.entries.map(plain);
  if (body instanceof ShapedExample) return plain(body.value);
  if (Array.isArray(body)) return body.map(plain);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, plain(value)]));
}
