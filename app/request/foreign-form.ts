/** True for a change sent by a page of another site, as browsers say; programs that say nothing are let through. @param header reads one */
export function isForeignForm(
  method: string | undefined,
  header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null | undefined,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const origin = header('origin') ?? null;
  const site = header('sec-fetch-site');
  // Privacy settings and referrer policies hide the origin of the portal's own forms. Pages cannot set the other header.
  if (origin === 'null') return site !== 'same-origin';
  const isForeignOrigin =
    origin !== null && (!URL.canParse(origin) || new URL(origin).host !== header('host'));
  return isForeignOrigin || site === 'cross-site';
}
