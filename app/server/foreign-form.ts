import type { IncomingMessage } from 'node:http';

/**
 * True for a request that changes something and was sent by a page of another site: browsers say where a form comes from. Who says
 * nothing, as other programs do, is nobody's victim.
 */
export function isForeignForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host } = headers;
  const isForeignOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeignOrigin || headers['sec-fetch-site'] === 'cross-site';
}
