import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { operations } from '../../../client/lending-api';
import type { Database } from '../database/database';
import { Refusal, refuse } from './refusal';

type JsonBodyOf<Responses> = Responses extends { content: { 'application/json': infer Body } } ? Body : never;

export type ResponseBody<Name extends keyof operations> = operations[Name] extends {
  responses: infer Responses;
}
  ? Responses extends { 200: infer Success }
    ? JsonBodyOf<Success>
    : Responses extends { 201: infer Created }
      ? JsonBodyOf<Created>
      : never
  : never;

export interface Mail {
  recipient: string;
  kind: 'confirmation' | 'reset';
  token: string;
}

export interface SecondBank {
  database: Database;
  origin: () => string;
  deliver: (mail: Mail) => void;
}

export type Api = Hono;

const MAX_BODY_CHARACTERS = 100_000;

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  if (text.length > MAX_BODY_CHARACTERS) throw refuse('err_validation_failed', undefined, 413);
  const { data, error } = schema.safeParse(parseJson(text));
  if (error) {
    const fields = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path.at(-1) ?? '')],
    );
    throw new Refusal(
      [...new Set(fields)].map((field) => ({ code: 'err_validation_failed', ...(field && { field }) })),
    );
  }
  return data;
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('err_validation_failed', undefined, 400);
  }
}
