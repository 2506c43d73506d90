import { parse, serialize } from 'cookie';
import { cookieName, cookieValue } from '~/domain/cookie-name';
import { isLanguage, type Language } from './languages';

/** Essential cookie, which needs no consent. */
const NAME = 'portal_language';
/** SHELL-25 */
const KEYS = 'portal_text_keys';
const ATTRIBUTES = { httpOnly: true, path: '/', sameSite: 'lax' } as const;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readLanguageCookie(request: Request): Language | null {
  const value = cookieValue(parse(request.headers.get('Cookie') ?? ''), NAME);
  return isLanguage(value) ? value : null;
}

export function languageCookie(language: Language, secure: boolean): string {
  return serialize(cookieName(NAME, secure), language, { ...ATTRIBUTES, maxAge: ONE_YEAR_SECONDS, secure });
}

export function asksForKeys(request: Request): boolean {
  return cookieValue(parse(request.headers.get('Cookie') ?? ''), KEYS) === '1';
}

export function keysCookie(shown: boolean, secure: boolean): string {
  const ended = shown ? {} : { maxAge: 0 };
  return serialize(cookieName(KEYS, secure), shown ? '1' : '', { ...ATTRIBUTES, secure, ...ended });
}
