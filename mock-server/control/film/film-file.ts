import type { Context } from 'hono';
import { createRefusal } from '../../api/refusal';
import type { Film } from '../../films/films';

/** `?download` names the file. */
export function createFilmFileResponse(c: Context, { title, format, made }: Film): Response {
  if (made === null) throw createRefusal('err_entity_not_found', 'film');
  const name = encodeURIComponent(`${title}.${format}`);
  return new Response(made.content, {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(made.content.byteLength),
      'content-disposition':
        c.req.query('download') === undefined ? 'inline' : `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
