/** Binds cookies to one host. */
const HOST_PREFIX = '__Host-';

export function prefixCookieName(name: string, secure: boolean): string {
  return secure ? HOST_PREFIX + name : name;
}

export function readCookieValue(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return cookies[HOST_PREFIX + name] ?? cookies[name];
}
