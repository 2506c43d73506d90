import type { Context } from 'hono';
import { Refusal } from '../api/refusal';
import { readBody } from '../http/read-body';

const MAX_FORM_BYTES = 10_000;

export async function readPageForm(c: Context): Promise<URLSearchParams> {
  const text = await readBody(c.req.raw, MAX_FORM_BYTES);
  if (text === null) throw new Refusal(413, [{ code: 'err_validation_failed' }]);
  return new URLSearchParams(text);
}
