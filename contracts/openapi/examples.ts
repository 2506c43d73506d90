import { z } from 'zod';
import { SAMPLES } from './samples';

export function createExampleOf(schema: z.ZodType, name: string): unknown {
  return exampleValue(schema, { name, parent: '' });
}

interface MemberPlace {
  name: string;
  parent: string;
}

function exampleValue(schema: z.ZodType, place: MemberPlace): unknown {
  const sample = SAMPLES[`${place.parent}.${place.name}`] ?? SAMPLES[place.name];
  if (sample !== undefined && schema.safeParse(sample).success) return sample;
  return exampleOfKind(schema, place);
}

function exampleOfKind(schema: z.ZodType, place: MemberPlace): unknown {
  const unwrappedSchema = unwrapSchema(schema);
  if (unwrappedSchema !== undefined) return exampleValue(unwrappedSchema, place);
  if (schema instanceof z.ZodObject) return exampleOfObject(schema, place);
  if (schema instanceof z.ZodArray) return [exampleValue(requireZodType(schema.element), place)];
  if (schema instanceof z.ZodUnion) return exampleValue(requireZodType(schema.options[0]), place);
  if (schema instanceof z.ZodRecord) {
    return {
      [KEYS[place.name] ?? 'key']: exampleValue(requireZodType(schema.valueType), {
        name: '*',
        parent: place.name,
      }),
    };
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  return exampleOfScalar(schema, place);
}

const KEYS: Readonly<Record<string, string>> = {
  referral_data: 'utm_source',
  country_company_types: 'DE',
  kyc_status: 'tax_id_specified',
};

function exampleOfObject(schema: z.ZodObject, { name }: MemberPlace): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([member, memberSchema]) => [
      member,
      exampleValue(requireZodType(memberSchema), { name: member, parent: name }),
    ]),
  );
}

function exampleOfScalar(schema: z.ZodType, { name }: MemberPlace): unknown {
  const candidates = [
    true,
    name,
    1,
    '2026-03-02',
    '2026-03-02T09:00:00.000Z',
    'https://lindhof.example/',
    null,
    {},
  ];
  return candidates.find((candidate) => schema.safeParse(candidate).success);
}

function unwrapSchema(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return requireZodType(schema.unwrap());
  }
  return undefined;
}

/** Inner schemas have zod's core type. */
function requireZodType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('an inner schema is not a full zod schema');
}
