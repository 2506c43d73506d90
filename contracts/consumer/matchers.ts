import { z } from 'zod';
import type { JsonSchema } from '../openapi';
import { Example, IncludingExample, ListExample, ShapedExample } from './example';
import { isOfType, patternOf } from './value-pattern';

/** A Pact matcher: any value that satisfies these rules, with an example. */
interface Matcher {
  'pact:matcher:type': string | Rule[];
  value?: unknown;
  [detail: string]: unknown;
}
type Rule = { 'pact:matcher:type': string; regex?: string };

/**
 * An expected answer as Pact writes it into the pact: examples get the rules of the schema at their place, plain values stay as they are.
 *
 * @param schema what the call answers
 * @param body written with `example`, `listOf` and `including`
 * @throws Error when an example stands where the schema has no place for it, or is not what the schema knows.
 */
export function withMatchers(schema: z.ZodType, body: unknown): unknown {
  return derive(jsonSchemaOf(schema), body, { path: '$', inList: false, isExample: false });
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  // zod's type for JSON Schema takes drafts of every age; what it writes for this one is what JsonSchema says.
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as JsonSchema;
}

interface Place {
  path: string;
  /** Pact compares only kinds in the entries of a list unless told otherwise. */
  inList: boolean;
  isExample: boolean;
}

function derive(schema: JsonSchema, body: unknown, place: Place): unknown {
  if (body instanceof Example) return derive(schema, body.value, { ...place, isExample: true });
  if (body instanceof ShapedExample) return derive(jsonSchemaOf(body.schema), body.value, place);
  if (body instanceof ListExample) {
    const value = [
      derive(entriesOf(schema, place), body.entry, { ...place, path: `${place.path}[*]`, inList: true }),
    ];
    return { 'pact:matcher:type': 'type', min: 1, value };
  }
  if (body instanceof IncludingExample) {
    const entry = entriesOf(schema, place);
    const variants = body.entries.map((one) =>
      derive(entry, one, { ...place, path: `${place.path}[*]`, inList: false }),
    );
    return { 'pact:matcher:type': 'arrayContains', variants };
  }
  if (Array.isArray(body)) {
    if (place.isExample && body.length > 0) {
      return derive(schema, new ListExample(body[0]), place);
    }
    return body.map((one, index) =>
      derive(entriesOf(schema, place), one, { ...place, path: `${place.path}[${index}]` }),
    );
  }
  if (typeof body === 'object' && body !== null) return membersOf(schema, body, place);
  // The portal decides by what is true and what is not: the state says which, so any other is wrong.
  const isFixed = typeof body === 'boolean' && !place.inList;
  if (place.isExample && body !== null && !isFixed) return rulesFor(schema, body, place.path);
  return place.inList ? { 'pact:matcher:type': 'equality', value: body } : body;
}

function membersOf(schema: JsonSchema, body: object, place: Place) {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const path = `${place.path}.${name}`;
      return [name, derive(memberOf(schema, name, value, path), value, { ...place, path })];
    }),
  );
}

/** The alternatives of a schema, itself when it has none. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  return [...(schema.anyOf ?? schema.oneOf ?? [schema])].flatMap((one) =>
    one === schema ? [one] : alternatives(one),
  );
}

/** Nothing is said of it: anything fits. */
const ANYTHING: JsonSchema = {};

function memberOf(schema: JsonSchema, name: string, value: unknown, path: string): JsonSchema {
  const object = alternatives(schema).find((one) => isOfType(one, 'object')) ?? ANYTHING;
  const member = object.properties?.[name];
  if (member) return member;
  if (typeof object.additionalProperties === 'object') return object.additionalProperties;
  // Examples need a schema that describes them.
  if (hasExamples(value)) throw new Error(`${path}: the contract says nothing of it`);
  return ANYTHING;
}

const hasExamples = (value: unknown): boolean =>
  value instanceof Example || value instanceof ListExample || value instanceof IncludingExample;

function entriesOf(schema: JsonSchema, { path }: Place): JsonSchema {
  const list = alternatives(schema).find((one) => isOfType(one, 'array'));
  if (list === undefined && Object.keys(schema).length > 0) throw new Error(`${path} is no list`);
  return list?.items ?? ANYTHING;
}

/** The rules for one value: its kind, and what the schema says beyond that. */
function rulesFor(schema: JsonSchema, value: unknown, path: string): Matcher {
  const kind = typeof value;
  const fitting = alternatives(schema).find(
    (one) => isOfType(one, kind) || (kind === 'number' && isOfType(one, 'integer')),
  );
  if (fitting === undefined) throw new Error(`${path}: the contract has no ${kind} here`);
  if (fitting.const !== undefined) return { 'pact:matcher:type': 'equality', value: fitting.const };
  const pattern = patternOf(fitting);
  if (pattern !== undefined && !pattern.inScript.test(String(value))) {
    throw new Error(`${path}: ${String(value)} is not what the contract knows: ${pattern.inPact}`);
  }
  if (kind === 'number') {
    const number = { 'pact:matcher:type': isOfType(fitting, 'integer') ? 'integer' : 'number' };
    return pattern
      ? { 'pact:matcher:type': [number, { 'pact:matcher:type': 'regex', regex: pattern.inPact }], value }
      : { ...number, value };
  }
  const text = { 'pact:matcher:type': 'type' };
  return pattern
    ? { 'pact:matcher:type': [text, { 'pact:matcher:type': 'regex', regex: pattern.inPact }], value }
    : { ...text, value };
}
