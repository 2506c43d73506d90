import type { Context } from 'hono';

/** Link previews, prefetches and embedded pictures open no world. */
export function isNavigationRequest({ req }: Context): boolean {
  const destination = req.header('sec-fetch-dest');
  return req.method === 'GET' && (destination === undefined || destination === 'document');
}
