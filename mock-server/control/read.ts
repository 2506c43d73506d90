import type { Context } from 'hono';
import type { z } from 'zod';
import type { Simulator } from '../api/implement';
import { parseJson, readBySchema } from '../api/read-by-schema';
import { Refusal, refusal } from '../api/refusal';
import { readBody } from '../http/read-body';
import type { Sandbox } from '../store/sandbox';

/** A snapshot of a crowded world with its files is far larger than any call of the API. */
const MAX_BYTES = 100_000_000;

/** The sandbox of the X-Sandbox header; throws err_entity_not_found for an unknown one. */
export function sandboxOf({ sandboxes }: Simulator, { req }: Context): Sandbox {
  const id = req.header('x-sandbox');
  const sandbox = req.method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'X-Sandbox');
  return sandbox;
}

/** The JSON body by its schema; an empty body counts as an empty object. */
export async function bodyOf<Schema extends z.ZodType>(
  { req }: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readBody(req.raw, MAX_BYTES);
  if (text === null) throw new Refusal(413, [{ code: 'err_validation_failed' }]);
  return readBySchema(schema, parseJson(text));
}
