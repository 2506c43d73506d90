import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { operations } from '../../../client/lending-api';
import type { Database } from '../database/database';
import { Refusal, refuse } from './refusal';

type Content<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** Successful answer of a call in the OpenAPI description. */
export type Answer<Name extends keyof operations> = operations[Name] extends { responses: infer Responses }
  ? Responses extends { 200: infer Success }
    ? Content<Success>
    : Responses extends { 201: infer Created }
      ? Content<Created>
      : never
  : never;

/** A mail with a link. */
export interface Mail {
  to: string;
  kind: 'confirmation' | 'reset';
  /** Of its link. */
  token: string;
}

/** Dependencies shared by all parts of the API. */
export interface Bank {
  database: Database;
  /** Address under which browsers reach this API. */
  origin: () => string;
  /** Takes mails to whom they are for. */
  deliver: (mail: Mail) => void;
}

export type Api = Hono;

const BODY_LIMIT = 100_000;

/**
 * The body of a request.
 * @throws Refusal naming every member that is missing, malformed or unknown
 */
export async function bodyOf<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  if (text.length > BODY_LIMIT) throw refuse('err_validation_failed', undefined, 413);
  const { data, error } = schema.safeParse(json(text));
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

function json(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('err_validation_failed', undefined, 400);
  }
}
