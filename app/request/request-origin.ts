const MAX_HOST_CHARACTERS = 253;

/**
 * Guards against forged Host headers, which would end up in links of e-mails.
 * @param allowed lower-case domains, each including its subdomains; if empty, only this machine
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name.length > MAX_HOST_CHARACTERS) return false;
  if (allowed.length === 0) return isThisMachine(name);
  return allowed.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

function isThisMachine(name: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$|^[a-z0-9-]+$|^\d{1,3}(\.\d{1,3}){3}$|^\[[0-9a-f:]+\]$/.test(name);
}

/**
 * Host for links in e-mails, without a foreign port on which another service may listen.
 * @param port public port if neither 80 nor 443
 */
export function publicHost(host: string, port: number): string {
  return host.endsWith(`:${port}`) ? host : host.replace(/:\d+$/, '');
}

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

/** D-01: the first label, or the default for `localhost`, `www` and IP addresses. */
export function partnerKeyOf(host: string, defaultPartner: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const label = name.split('.')[0] ?? '';
  const namesNobody = label === '' || name === 'localhost' || label === 'www' || isAddress(name);
  return namesNobody ? defaultPartner : label;
}

const isAddress = (name: string) => name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);
