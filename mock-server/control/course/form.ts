import type { Context } from 'hono';
import { readBody } from '../../http/read-body';

/** More than any form of the course's pages has. */
const MAX_FORM_BYTES = 10_000;

/** What a form of the course's pages sends. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(c.req.raw, MAX_FORM_BYTES)) ?? '');
}
