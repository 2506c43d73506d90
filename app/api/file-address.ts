/**
 * Hosts that files may be fetched from and sent to. Their addresses come with the lending API's answers, so the list is exact: no
 * sub-domains, and a number of a private network only when the list names it.
 */
export interface FileHosts {
  /** `files.example` or `files.example:8443`: with a port where it is not the scheme's own. */
  names: readonly string[];
  /** Plain http is taken beside https. */
  plainHttp: boolean;
}

/** The address of a file as it may be used (HTTP-06, D-64); null for another host or scheme, and with credentials in it. */
export function fileAddress(given: string, { names, plainHttp }: FileHosts): URL | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const hasScheme = url.protocol === 'https:' || (plainHttp && url.protocol === 'http:');
  if (!hasScheme || url.username !== '' || url.password !== '') return null;
  // Written out and left out, the scheme's own port is the same.
  return names.some((name) => new URL(`${url.protocol}//${name}`).host === url.host) ? url : null;
}
