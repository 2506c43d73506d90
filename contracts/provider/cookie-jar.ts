import { CookieJar } from 'tough-cookie';

/** Accepts `__Host-` cookies over HTTP, because test systems lack HTTPS. */
export const createCookieJar = (): CookieJar =>
  new CookieJar(undefined, {
    prefixSecurity: 'unsafe-disabled',
    rejectPublicSuffixes: false,
    looseMode: true,
  });
