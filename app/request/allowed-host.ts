/** Characters of a name that the DNS can hold. */
const LONGEST_NAME = 253;

/**
 * True when a portal that is only to be asked under these domains may answer this host. A forged host would otherwise end up in the links of
 * e-mails that the lending API sends.
 *
 * @param host a Host header, with or without port
 * @param allowed domains in lower case, each with all its sub-domains; none: this machine alone, by name or number, as in
 * development and demos
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
 * The host as others may know it: what the lending API builds links in e-mails from. A port that is not the portal's own is left out: at another
 * port of the same name something else may listen, to which a forged Host would lead whoever opens the e-mail.
 *
 * @param host a Host header that was allowed
 * @param port at which visitors reach the portal, where that is neither 80 nor 443
 */
export function publicHost(host: string, port: number): string {
  return host.endsWith(`:${port}`) ? host : host.replace(/:\d+$/, '');
}
