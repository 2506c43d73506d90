import { parseSetCookie } from 'set-cookie-parser';

export type CookieJar = Readonly<Record<string, string>>;

export interface CookieKeeper {
  read(): CookieJar;
  write(jar: CookieJar): void | Promise<void>;
}

export function cookiesInMemory(jar: CookieJar = {}): CookieKeeper {
  let present = jar;
  return {
    read: () => present,
    write: (next) => {
      present = next;
    },
  };
}

export function cookieHeader(jar: CookieJar): string | null {
  const pairs = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : null;
}

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
