import { parse, serialize } from 'cookie';
import { cookieName, cookieValue } from '~/domain/cookie-name';
import { SCHEMES, type Scheme } from '~/theme/schemes';

/** Remembers the chosen colours in this browser; essential, so it needs no consent. */
const NAME = 'portal_scheme';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The colours chosen in this browser; null: those of the device. */
export function readScheme(request: Request): Scheme | null {
  return schemeOf(cookieValue(parse(request.headers.get('Cookie') ?? ''), NAME));
}

/** Keeps the choice for a year; null forgets it. */
export function schemeCookie(scheme: Scheme | null, secure: boolean): string {
  return serialize(cookieName(NAME, secure), scheme ?? '', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: scheme === null ? 0 : ONE_YEAR_SECONDS,
    secure,
  });
}

/** Null for whatever is none. */
export function schemeOf(value: unknown): Scheme | null {
  return SCHEMES.find((scheme) => scheme === value) ?? null;
}
