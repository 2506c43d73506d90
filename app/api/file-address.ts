/** Exact list, because responses of the lending API contain the addresses. */
export interface FileHosts {
  names: readonly string[];
  plainHttp: boolean;
}

/** Returns null for other hosts or schemes, and for addresses with credentials (HTTP-06, D-64). */
export function fileAddress(given: string, { names, plainHttp }: FileHosts): URL | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const hasScheme = url.protocol === 'https:' || (plainHttp && url.protocol === 'http:');
  if (!hasScheme || url.username !== '' || url.password !== '') return null;
  return names.some((name) => new URL(`${url.protocol}//${name}`).host === url.host) ? url : null;
}
