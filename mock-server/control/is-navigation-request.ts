import type { Context } from 'hono';

/** False for prefetches and embedded pictures, which must open no world. */
export function isNavigationRequest({ req }: Context): boolean {
  const destination = req.header('sec-fetch-dest');
  return req.method === 'GET' && (destination === undefined || destination === 'document');
}
