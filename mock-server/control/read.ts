import type { Context } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { parseJson, readBySchema, TooDeepRefusal } from '../api/read-by-schema';
import { Refusal, refusal } from '../api/refusal';
import { readBody } from '../http/read-body';
import type { Sandbox } from '../store/sandbox';
import { requireRoom } from './open-world';

/** A snapshot of a crowded world with its files is far larger than any call of the API. */
const MAX_BYTES = 100_000_000;

/** The sandbox of the X-Sandbox header; throws err_entity_not_found for an unknown one, and where nothing more may be put into a full one. */
export function sandboxOf(simulator: Simulator, { req }: Context): Sandbox {
  const { sandboxes } = simulator;
  const id = req.header('x-sandbox');
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const sandbox = isRead ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'X-Sandbox');
  const grows = (req.method === 'POST' || req.method === 'PUT') && !req.path.endsWith('/reset');
  if (grows) requireRoom(simulator, sandbox);
  return sandbox;
}

/** The body as text, of at most so many bytes. */
export async function textOf({ req }: Context, maxBytes: number | null = null): Promise<string> {
  const text = await readBody(req.raw, Math.min(MAX_BYTES, maxBytes ?? MAX_BYTES));
  if (text === null) throw new Refusal(413, [{ code: 'err_validation_failed' }]);
  return text;
}

/** The JSON body by its schema, of at most so many bytes; an empty body counts as an empty object. */
export async function bodyOf<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  maxBytes: number | null = null,
): Promise<z.output<Schema>> {
  return readBySchema(schema, parseJson(await textOf(c, maxBytes)));
}

/**
 * A bank's or a form's document, to be judged, of at most so many bytes. In place of one that is nested too deep to be read stands a small one
 * that is judged as too deep.
 */
export async function documentOf(c: Context, maxBytes: number): Promise<unknown> {
  try {
    return await bodyOf(c, anything, maxBytes);
  } catch (error) {
    if (error instanceof TooDeepRefusal) return TOO_DEEP;
    throw error;
  }
}

const anything = z.unknown();

const TOO_DEEP = Array.from({ length: 90 }).reduce<object>((inner) => ({ inner }), {});
