import { CookieJar } from 'tough-cookie';

/** Test systems lack HTTPS, which the prefix `__Host-` normally requires. */
export const createCookieJar = (): CookieJar =>
  new CookieJar(undefined, {
    prefixSecurity: 'unsafe-disabled',
    rejectPublicSuffixes: false,
    looseMode: true,
  });
