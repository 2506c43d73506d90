import { CALLS } from 'contracts/api';
import { strictSchemaOf } from 'contracts/api/values';
import { createExampleOf } from 'contracts/openapi/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readResponseBody } from './read-response';

const CHOICES = fc.infiniteStream(fc.boolean());

describe('API response whose JSON is written differently with the same meaning', () => {
  it.each(Object.values(CALLS).map((call) => [call.name, call.response] as const))(
    'an API response is read like the usual response: call %s',
    (name, schema) => {
      const plain = createExampleOf(schema, name);
      const expected = readResponseBody(schema, plain);
      expect(expected).toMatchObject({ ok: true, deviations: [] });
      const property = fc.property(CHOICES, (choices) => {
        const variation = { list: varyList, value: vary }[Array.isArray(plain) ? 'list' : 'value'](
          schema,
          plain,
          () => choices.next().value === true,
        );
        const read = readResponseBody(schema, JSON.parse(JSON.stringify(variation ?? null)));
        expect(read.ok && withoutNull(read.data)).toEqual(expected.ok && withoutNull(expected.data));
      });
      fc.assert(property, { numRuns: 40 });
    },
  );
});

const withoutNull = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) => (value === null ? undefined : value));

type Choose = () => boolean;

function varyList(schema: z.ZodType, plain: unknown, isChosen: Choose): unknown {
  const variation = vary(schema, plain, isChosen);
  return isChosen() ? { [isChosen() ? 'result' : 'items']: variation, total: 1, next: null } : variation;
}

function vary(schema: z.ZodType, value: unknown, isChosen: Choose): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    if (value !== undefined) return vary(schema.unwrap() as z.ZodType, value, isChosen);
    return isChosen() ? null : undefined;
  }
  if (schema instanceof z.ZodNullable) {
    if (value !== null) return vary(schema.unwrap() as z.ZodType, value, isChosen);
    return isChosen() ? undefined : null;
  }
  if (schema instanceof z.ZodObject) return varyMembers(schema, value as Members, isChosen);
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((entry) => vary(schema.element as z.ZodType, entry, isChosen));
  }
  if (schema instanceof z.ZodRecord) return varyRecord(schema, value as Members, isChosen);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodUnknown || !isChosen()) return value;
  return varyScalar(schema, value, isChosen);
}

type Members = Readonly<Record<string, unknown>>;

function varyMembers(schema: z.ZodObject, value: Members, isChosen: Choose): Members {
  const members = Object.entries(schema.shape).map(([name, of]) => [
    name,
    vary(of as z.ZodType, value[name], isChosen),
  ]);
  return { ...Object.fromEntries(members), ...(isChosen() && { added_later: { by: 'the API' } }) };
}

function varyRecord(schema: z.ZodRecord, value: Members, isChosen: Choose): Members {
  const strictSchema = strictSchemaOf(schema);
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    vary((strictSchema?.shape[name] ?? schema.valueType) as z.ZodType, entry, isChosen),
  ]);
  return Object.fromEntries(entries);
}

function varyScalar(schema: z.ZodType, value: unknown, isChosen: Choose): unknown {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.00` : String(value);
  if (typeof value !== 'string') return value;
  if (schema instanceof z.ZodISODate) return `${value}${isChosen() ? 'T00:00:00Z' : ' 00:00:00'}`;
  if (schema instanceof z.ZodISODateTime) {
    return (isChosen() ? value.replace('T', ' ') : value).replace(/Z$/, isChosen() ? '' : 'z');
  }
  const { enum: values, 'x-any-case': isAnyCase } = schema.meta() ?? {};
  if (values || schema instanceof z.ZodEnum) {
    if (isAnyCase) return value;
    return (isChosen() ? value.toUpperCase() : value.toLowerCase()).replaceAll('_', isChosen() ? '-' : ' ');
  }
  return String(Number(value)) === value ? Number(value) : value;
}
