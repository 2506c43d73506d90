import { z } from 'zod';
import { CALLS } from './api';
import type { Call } from './api/call';
import { featureValues } from './api/configuration';
import { errorAnswer } from './api/error-answer';

/**
 * The schema with its metadata taken at its word: enumerations closed, formats and bounds kept. The portal reads answers with the open one
 * (ENUM-03); a lending API is verified by this one. Members that no schema names are free: the API may grow.
 */
export function closed(schema: z.ZodType): z.ZodType {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      if (jsonSchema['x-any-case'] !== true || !jsonSchema.enum) return;
      jsonSchema.pattern = `^(?:${jsonSchema.enum.map((value) => inAnyCase(String(value))).join('|')})$`;
      delete jsonSchema.enum;
    },
  });
  return z.fromJSONSchema(described);
}

/** A pattern for every spelling of D-20. */
function inAnyCase(name: string): string {
  return [...name].map((letter) => (letter === '_' ? '[_ -]' : either(letter))).join('');
}

const either = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

/** Where an answer is not what the contract says. */
export interface Violation {
  /** "$.emailVerified" */
  member: string;
  /** Expectation of the contract at that path. */
  expected: string;
}

const schemas = new Map<z.ZodType, z.ZodType>();

/** @returns nothing when the body is what the call answers at this status */
export function violationsOf(call: Call, status: number, body: unknown): Violation[] {
  const open = status === call.status ? call.answer : errorAnswer;
  const schema = schemas.get(open) ?? closed(open);
  schemas.set(open, schema);
  const { error } = schema.safeParse(body ?? {});
  const violations = inWords(error);
  return call.name === 'getConfig' ? [...violations, ...featureViolations(body)] : violations;
}

/** Violations in the values of active features, each of which has a schema of its own. */
function featureViolations(body: unknown): Violation[] {
  const { data } = CALLS.getConfig.answer.safeParse(body);
  return (data?.public_features ?? []).flatMap(({ name, is_active, value }, index) => {
    const schema = Object.entries<z.ZodType>(featureValues).find(([known]) => known === name)?.[1];
    if (!is_active || schema === undefined) return [];
    const closedSchema = schemas.get(schema) ?? closed(schema);
    schemas.set(schema, closedSchema);
    return inWords(closedSchema.safeParse(value).error, `$.public_features[${index}].value`);
  });
}

function inWords(error: z.ZodError | undefined, within = '$'): Violation[] {
  return (error?.issues ?? []).map((issue) => ({
    member: issue.path.reduce<string>(
      (place, step) => (typeof step === 'number' ? `${place}[${step}]` : `${place}.${String(step)}`),
      within,
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
