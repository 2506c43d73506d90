/**
 * True when a portal that is only to be asked under these domains may answer this host. A forged host would otherwise end up in the links of
 * e-mails that the lending API sends.
 *
 * @param host a Host header, with or without port
 * @param allowed domains in lower case, each with all its sub-domains; none: any host
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return allowed.length === 0 || allowed.some((domain) => name === domain || name.endsWith(`.${domain}`));
}
