import type { Context } from 'hono';
import { refusal } from '../../api/refusal';
import type { Film } from '../../films/films';

export const FILM_TYPE = 'image/webp';

/** `?download` names the file. */
export function filmFile(c: Context, { title, made }: Film): Response {
  if (made === null) throw refusal('err_entity_not_found', 'film');
  const name = encodeURIComponent(`${title}.webp`);
  return new Response(made.content, {
    headers: {
      'content-type': FILM_TYPE,
      'content-length': String(made.content.byteLength),
      'content-disposition':
        c.req.query('download') === undefined ? 'inline' : `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
