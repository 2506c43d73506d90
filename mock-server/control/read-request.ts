import type { Context } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { parseJson, readBySchema, TooDeepJsonRefusal } from '../api/read-by-schema';
import { createRefusal, Refusal } from '../api/refusal';
import { readBody } from '../http/read-body';
import type { Sandbox } from '../store/sandbox';
import { requireCapacity } from './open-world';

const MAX_BYTES = 100_000_000;

export function requireSandbox(simulator: Simulator, { req }: Context): Sandbox {
  const { sandboxes } = simulator;
  const id = req.header('x-sandbox');
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const sandbox = isRead ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw createRefusal('err_entity_not_found', 'X-Sandbox');
  const mayGrowWorld = (req.method === 'POST' || req.method === 'PUT') && !req.path.endsWith('/reset');
  if (mayGrowWorld) requireCapacity(simulator, sandbox);
  return sandbox;
}

export async function readBodyText({ req }: Context, maxBytes: number | null = null): Promise<string> {
  const text = await readBody(req.raw, Math.min(MAX_BYTES, maxBytes ?? MAX_BYTES));
  if (text === null) throw new Refusal(413, [{ code: 'err_validation_failed' }]);
  return text;
}

export async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  maxBytes: number | null = null,
): Promise<z.output<Schema>> {
  return readBySchema(schema, parseJson(await readBodyText(c, maxBytes)));
}

/** Does not validate. Replaces too deep JSON by a small document, which fails the same check. */
export async function readJsonDocumentBody(c: Context, maxBytes: number): Promise<unknown> {
  try {
    return await parseBody(c, anyJson, maxBytes);
  } catch (error) {
    if (error instanceof TooDeepJsonRefusal) return TOO_DEEP_DOCUMENT;
    throw error;
  }
}

const anyJson = z.unknown();

const TOO_DEEP_DOCUMENT = Array.from({ length: 90 }).reduce<object>((inner) => ({ inner }), {});
