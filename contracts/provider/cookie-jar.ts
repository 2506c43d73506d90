import { CookieJar } from 'tough-cookie';

/** Cookies with the prefix `__Host-` need no HTTPS here, which test systems lack. */
export const cookieJar = (): CookieJar =>
  new CookieJar(undefined, {
    prefixSecurity: 'unsafe-disabled',
    rejectPublicSuffixes: false,
    looseMode: true,
  });
