/** Characters of a name that the DNS can hold. */
const LONGEST_NAME = 253;

/**
 * True when the portal may answer this Host header: a forged one would end up in links of e-mails. `allowed` are domains in lower case, each with
 * its sub-domains; none: this machine alone, by name or number.
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  // No name of the DNS is longer, and each may end up in a log.
  if (name.length > LONGEST_NAME) return false;
  if (allowed.length === 0) return isThisMachine(name);
  return allowed.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** `localhost`, everything below it, a bare name of the local network, or an address in numbers. */
function isThisMachine(name: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$|^[a-z0-9-]+$|^\d{1,3}(\.\d{1,3}){3}$|^\[[0-9a-f:]+\]$/.test(name);
}

/**
 * The host as links in e-mails may have it: without a port that is not the portal's own, at which something else may listen. @param port at which
 * visitors reach the portal, where that is neither 80 nor 443
 */
export function publicHost(host: string, port: number): string {
  return host.endsWith(`:${port}`) ? host : host.replace(/:\d+$/, '');
}
