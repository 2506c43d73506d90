import { parseSetCookie } from 'set-cookie-parser';

/** The lending API's cookies of one user, name to value. Plain data, kept in the session. */
export type CookieJar = Readonly<Record<string, string>>;

/** Where a client finds the cookies to send, and puts those that an answer changed. */
export interface CookieKeeper {
  read(): CookieJar;
  write(jar: CookieJar): void | Promise<void>;
}

/** Keeps cookies as long as the client lives. */
export function cookiesInMemory(jar: CookieJar = {}): CookieKeeper {
  let present = jar;
  return {
    read: () => present,
    write: (next) => {
      present = next;
    },
  };
}

/** The `Cookie` header for a jar, or null when it is empty. */
export function cookieHeader(jar: CookieJar): string | null {
  const pairs = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : null;
}

/** The jar after an answer's `Set-Cookie` headers: set, replaced, or removed when expired. */
export function withSetCookies(jar: CookieJar, setCookies: readonly string[], now: Date): CookieJar {
  const next: Record<string, string> = { ...jar };
  for (const cookie of parseSetCookie([...setCookies], { decodeValues: false })) {
    const expired =
      (cookie.maxAge !== undefined && cookie.maxAge <= 0) ||
      (cookie.maxAge === undefined && cookie.expires !== undefined && cookie.expires <= now);
    if (expired) delete next[cookie.name];
    else next[cookie.name] = cookie.value;
  }
  return next;
}
