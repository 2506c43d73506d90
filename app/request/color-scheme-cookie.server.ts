import { parse, serialize } from 'cookie';
import { SCHEMES, type Scheme } from 'ui/theme/schemes';
import { prefixCookieName, readCookieValue } from '~/domain/cookie-name';

const COOKIE_NAME = 'portal_scheme';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readScheme(request: Request): Scheme | null {
  return parseScheme(readCookieValue(parse(request.headers.get('Cookie') ?? ''), COOKIE_NAME));
}

export function createColorSchemeCookie(scheme: Scheme | null, secure: boolean): string {
  return serialize(prefixCookieName(COOKIE_NAME, secure), scheme ?? '', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: scheme === null ? 0 : ONE_YEAR_SECONDS,
    secure,
  });
}

export function parseScheme(value: unknown): Scheme | null {
  return SCHEMES.find((scheme) => scheme === value) ?? null;
}
