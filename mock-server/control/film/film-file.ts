import type { Context } from 'hono';
import { createRefusal } from '../../api/refusal';
import type { Film } from '../../films/films';

const FILM_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export function createFilmFileResponse(c: Context, { title, format, result }: Film): Response {
  if (result === null) throw createRefusal('err_entity_not_found', 'film');
  const name = encodeURIComponent(`${title}.${format}`);
  return new Response(result.content, {
    headers: {
      ...FILM_HEADERS,
      'content-type': `image/${format}`,
      'content-length': String(result.content.byteLength),
      'content-disposition':
        c.req.query('download') === undefined ? 'inline' : `attachment; filename*=UTF-8''${name}`,
    },
  });
}

export function createStillResponse({ result }: Film, indexText: string): Response {
  const still = /^\d{1,4}$/.test(indexText) ? result?.stills[Number(indexText)] : undefined;
  if (still === undefined) throw createRefusal('err_entity_not_found', 'film');
  return new Response(still, {
    headers: { ...FILM_HEADERS, 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
  });
}

export const parsePictureNumber = (text = ''): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);
