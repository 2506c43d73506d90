/** Prefix of cookies that browsers accept from, and send to, a single host. */
const OF_HOST_ALONE = '__Host-';

/** A cookie's name: over TLS one that no other host of the domain can set (`__Host-`), which browsers refuse over plain http. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? OF_HOST_ALONE + name : name;
}

/** The value of a cookie among those of a request: of the host's own name first, as any host of the domain can set the other. */
export function cookieValue(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return cookies[OF_HOST_ALONE + name] ?? cookies[name];
}
