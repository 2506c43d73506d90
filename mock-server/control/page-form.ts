import type { Context } from 'hono';
import { readBody } from '../http/read-body';

/** More than any form without a file has. */
const MAX_FORM_BYTES = 10_000;

/** What a form of the simulator's pages sends; nothing where it is too long. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(c.req.raw, MAX_FORM_BYTES)) ?? '');
}
