import type { Context } from 'hono';

/** False for a link preview, a prefetch by a script, or an embedded picture: they open no world. */
export function isVisit({ req }: Context): boolean {
  const destination = req.header('sec-fetch-dest');
  return req.method === 'GET' && (destination === undefined || destination === 'document');
}
