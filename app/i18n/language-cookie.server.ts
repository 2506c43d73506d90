import { parse, serialize } from 'cookie';
import { cookieName, cookieValue } from '~/domain/cookie-name';
import { isLanguage, type Language } from './languages';

/** Remembers the chosen language in this browser; essential, so it needs no consent. */
const NAME = 'portal_language';
/** Set while this browser shows text keys in place of texts (SHELL-25); ends with the browser. */
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

/** Begins or ends the showing of text keys in this browser. */
export function keysCookie(shown: boolean, secure: boolean): string {
  const ended = shown ? {} : { maxAge: 0 };
  return serialize(cookieName(KEYS, secure), shown ? '1' : '', { ...ATTRIBUTES, secure, ...ended });
}
