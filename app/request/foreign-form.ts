/** Non-browser clients send no such headers and pass. */
export function isForeignForm(
  method: string | undefined,
  header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null | undefined,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const origin = header('origin') ?? null;
  const site = header('sec-fetch-site');
  // Privacy settings and referrer policies send `Origin: null` for own forms. Pages cannot forge `Sec-Fetch-Site`.
  if (origin === 'null') return site !== 'same-origin';
  const isForeignOrigin =
    origin !== null && (!URL.canParse(origin) || new URL(origin).host !== header('host'));
  return isForeignOrigin || site === 'cross-site';
}
