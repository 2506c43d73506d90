/** The lending API names the hosts of its files, so the list is exact. */
export interface FileHosts {
  names: readonly string[];
  plainHttp: boolean;
}

interface RefusedAddress {
  why: 'no-address' | 'scheme' | 'credentials' | 'unlisted-host';
  host: string | undefined;
}

/** HTTP-06. Refuses other hosts or schemes, and credentials. */
export function parseFileUrl(
  address: string,
  { names, plainHttp }: FileHosts,
  reportRefusal: (refusal: RefusedAddress) => void = () => undefined,
): URL | null {
  const refuse = (reason: RefusedAddress['why'], host?: string) => {
    reportRefusal({ why: reason, host: host || undefined });
    return null;
  };
  if (!URL.canParse(address)) return refuse('no-address');
  const url = new URL(address);
  const hasScheme = url.protocol === 'https:' || (plainHttp && url.protocol === 'http:');
  if (!hasScheme) return refuse('scheme', url.host);
  if (url.username !== '' || url.password !== '') return refuse('credentials', url.host);
  const isListed = names.some((name) => new URL(`${url.protocol}//${name}`).host === url.host);
  return isListed ? url : refuse('unlisted-host', url.host);
}
