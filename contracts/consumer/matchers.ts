import { z } from 'zod';
import type { JsonSchema } from '../openapi/openapi';
import { Example, IncludingExample, ListExample, SchemaExample } from './example';
import { createValuePattern, isOfType } from './value-pattern';

interface Matcher {
  'pact:matcher:type': string | Rule[];
  value?: unknown;
  [detail: string]: unknown;
}
type Rule = { 'pact:matcher:type': string; regex?: string };

/** Turns examples into Pact matchers; other values must match exactly. @throws Error if an example has no place in the schema or violates it */
export function toPactMatchers(schema: z.ZodType, body: unknown): unknown {
  return derive(jsonSchemaOf(schema), body, { path: '$', isInList: false, isExample: false });
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as JsonSchema;
}

interface ValuePlace {
  path: string;
  isInList: boolean;
  isExample: boolean;
}

function derive(schema: JsonSchema, body: unknown, place: ValuePlace): unknown {
  if (body instanceof Example) return derive(schema, body.value, { ...place, isExample: true });
  if (body instanceof SchemaExample) return derive(jsonSchemaOf(body.schema), body.value, place);
  if (body instanceof ListExample) {
    const value = [
      derive(entriesOf(schema, place), body.entry, { ...place, path: `${place.path}[*]`, isInList: true }),
    ];
    return { 'pact:matcher:type': 'type', min: 1, value };
  }
  if (body instanceof IncludingExample) {
    const entry = entriesOf(schema, place);
    const variants = body.entries.map((variant) =>
      derive(entry, variant, { ...place, path: `${place.path}[*]`, isInList: false }),
    );
    return { 'pact:matcher:type': 'arrayContains', variants };
  }
  if (Array.isArray(body)) {
    if (place.isExample && body.length > 0) {
      return derive(schema, new ListExample(body[0]), place);
    }
    return body.map((item, index) =>
      derive(entriesOf(schema, place), item, { ...place, path: `${place.path}[${index}]` }),
    );
  }
  if (typeof body === 'object' && body !== null) return membersOf(schema, body, place);
  // The portal branches on booleans, so the provider state must fix their value.
  const isFixed = typeof body === 'boolean' && !place.isInList;
  if (place.isExample && body !== null && !isFixed) return rulesFor(schema, body, place.path);
  return place.isInList ? { 'pact:matcher:type': 'equality', value: body } : body;
}

function membersOf(schema: JsonSchema, body: object, place: ValuePlace) {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const path = `${place.path}.${name}`;
      return [name, derive(memberOf(schema, name, value, path), value, { ...place, path })];
    }),
  );
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return [...(schema.anyOf ?? schema.oneOf ?? [schema])].flatMap((option) =>
    option === schema ? [option] : alternatives(option),
  );
}

const ANYTHING: JsonSchema = {};

function memberOf(schema: JsonSchema, name: string, value: unknown, path: string): JsonSchema {
  const object = alternatives(schema).find((option) => isOfType(option, 'object')) ?? ANYTHING;
  const member = object.properties?.[name];
  if (member) return member;
  if (typeof object.additionalProperties === 'object') return object.additionalProperties;
  if (hasExamples(value)) throw new Error(`${path}: the contract has no schema for it`);
  return ANYTHING;
}

const hasExamples = (value: unknown): boolean =>
  value instanceof Example || value instanceof ListExample || value instanceof IncludingExample;

function entriesOf(schema: JsonSchema, { path }: ValuePlace): JsonSchema {
  const list = alternatives(schema).find((option) => isOfType(option, 'array'));
  if (list === undefined && Object.keys(schema).length > 0) throw new Error(`${path} is not a list`);
  return list?.items ?? ANYTHING;
}

function rulesFor(schema: JsonSchema, value: unknown, path: string): Matcher {
  const kind = typeof value;
  const matchingOption = alternatives(schema).find(
    (option) => isOfType(option, kind) || (kind === 'number' && isOfType(option, 'integer')),
  );
  if (matchingOption === undefined) throw new Error(`${path}: the contract has no ${kind} here`);
  if (matchingOption.const !== undefined)
    return { 'pact:matcher:type': 'equality', value: matchingOption.const };
  const pattern = createValuePattern(matchingOption);
  if (pattern !== undefined && !pattern.regExp.test(String(value))) {
    throw new Error(`${path}: ${String(value)} does not match the contract's pattern ${pattern.pactPattern}`);
  }
  if (kind === 'number') {
    const number = { 'pact:matcher:type': isOfType(matchingOption, 'integer') ? 'integer' : 'number' };
    return pattern
      ? { 'pact:matcher:type': [number, { 'pact:matcher:type': 'regex', regex: pattern.pactPattern }], value }
      : { ...number, value };
  }
  const text = { 'pact:matcher:type': 'type' };
  return pattern
    ? { 'pact:matcher:type': [text, { 'pact:matcher:type': 'regex', regex: pattern.pactPattern }], value }
    : { ...text, value };
}
