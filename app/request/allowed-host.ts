const LONGEST_NAME = 253;

/**
 * Guards against forged Host headers, which would end up in links of e-mails.
 * @param allowed lower-case domains, each including its subdomains; if empty, only this machine
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name.length > LONGEST_NAME) return false;
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
