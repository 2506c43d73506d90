/** Browsers accept cookies with this prefix only from, and send them only to, one host. */
const OF_HOST_ALONE = '__Host-';

export function cookieName(name: string, secure: boolean): string {
  return secure ? OF_HOST_ALONE + name : name;
}

export function cookieValue(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return cookies[OF_HOST_ALONE + name] ?? cookies[name];
}
