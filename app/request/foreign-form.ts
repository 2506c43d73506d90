/**
 * True for a request that changes something and was sent by a page of another site: browsers say where a form comes from. Programs that
 * say nothing are let through: nobody's browser was made to send for them.
 *
 * @param header reads a header of the request
 */
export function isForeignForm(
  method: string | undefined,
  header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null | undefined,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const origin = header('origin') ?? null;
  const isForeignOrigin =
    origin !== null && (!URL.canParse(origin) || new URL(origin).host !== header('host'));
  return isForeignOrigin || header('sec-fetch-site') === 'cross-site';
}
