import { parse, serialize } from 'cookie';
import { z } from 'zod';
import { prefixCookieName, readCookieValue } from '~/domain/cookie-name';

const COOKIE_NAME = 'portal_consent';

const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

const consent = z.object({ analytics: z.boolean(), marketing: z.boolean() });

export type Consent = z.infer<typeof consent>;

export function readConsent(request: Request): Consent | null {
  const value = readCookieValue(parse(request.headers.get('Cookie') ?? ''), COOKIE_NAME);
  if (!value) return null;
  try {
    return consent.parse(JSON.parse(value));
  } catch {
    return null;
  }
}

const ANALYTICS_COOKIE = /^(_ga|_gid$|_gat|_gac_|_gcl_|_dc_gtm_)/;

export function expireAnalyticsCookies(request: Request): string[] {
  const names = Object.keys(parse(request.headers.get('Cookie') ?? '')).filter((name) =>
    ANALYTICS_COOKIE.test(name),
  );
  const labels = new URL(request.url).hostname.split('.');
  const parentDomains = labels.slice(0, -1).map((_, depth) => labels.slice(depth).join('.'));
  return names.flatMap((name) =>
    [undefined, ...parentDomains].map((domain) => serialize(name, '', { path: '/', maxAge: 0, domain })),
  );
}

export function createConsentCookie(choice: Consent, secure: boolean): string {
  return serialize(prefixCookieName(COOKIE_NAME, secure), JSON.stringify(choice), {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: LIFETIME_SECONDS,
    secure,
  });
}
