import { CookieJar } from 'tough-cookie';

/** As a browser's, except that cookies with the prefix `__Host-` need no HTTPS: test systems have none. */
export const cookieJar = (): CookieJar =>
  new CookieJar(undefined, {
    prefixSecurity: 'unsafe-disabled',
    rejectPublicSuffixes: false,
    looseMode: true,
  });
