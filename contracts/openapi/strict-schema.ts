import { z } from 'zod';
import { CALLS } from '../api';
import type { Call } from '../api/call';
import { featureValues } from '../api/configuration';
import { errorResponse } from '../api/error-response';

/** Makes a schema strict for verification, because the portal parses leniently (ENUM-03). Allows unknown members. */
export function createStrictSchema(schema: z.ZodType): z.ZodType {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      if (jsonSchema['x-decimals'] === 2) jsonSchema.multipleOf = 0.01;
      if (jsonSchema['x-any-case'] !== true || !jsonSchema.enum) return;
      jsonSchema.pattern = `^(?:${jsonSchema.enum.map((value) => createAnyCasePattern(String(value))).join('|')})$`;
      delete jsonSchema.enum;
    },
  });
  return z.fromJSONSchema(jsonSchema);
}

function createAnyCasePattern(name: string): string {
  return [...name].map((letter) => (letter === '_' ? '[_ -]' : createLetterPattern(letter))).join('');
}

const createLetterPattern = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

export interface SchemaViolation {
  member: string;
  expected: string;
}

const schemas = new Map<z.ZodType, z.ZodType>();

export function findViolations(call: Call, status: number, body: unknown): SchemaViolation[] {
  const openSchema = status === call.status ? call.response : errorResponse;
  const schema = schemas.get(openSchema) ?? createStrictSchema(openSchema);
  schemas.set(openSchema, schema);
  const { error } = schema.safeParse(body ?? {});
  const violations = violationsIn(error);
  return call.name === 'getConfig' ? [...violations, ...findFeatureViolations(body)] : violations;
}

function findFeatureViolations(body: unknown): SchemaViolation[] {
  const { data } = CALLS.getConfig.response.safeParse(body);
  return (data?.public_features ?? []).flatMap(({ name, is_active, value }, index) => {
    const schema = Object.entries<z.ZodType>(featureValues).find(
      ([featureName]) => featureName === name,
    )?.[1];
    if (!is_active || schema === undefined) return [];
    const closedSchema = schemas.get(schema) ?? createStrictSchema(schema);
    schemas.set(schema, closedSchema);
    return violationsIn(closedSchema.safeParse(value).error, `$.public_features[${index}].value`);
  });
}

function violationsIn(error: z.ZodError | undefined, parentPath = '$'): SchemaViolation[] {
  return (error?.issues ?? []).map((issue) => ({
    member: issue.path.reduce<string>(
      (place, step) => (typeof step === 'number' ? `${place}[${step}]` : `${place}.${String(step)}`),
      parentPath,
    ),
    expected: expectedBy(issue),
  }));
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return issue.errors.map(([first]) => (first ? expectedBy(first) : '')).join(' or ');
  }
  return issue.message.replace(/^Invalid \w+: expected /, '');
}
