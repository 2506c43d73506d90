import { parse, serialize } from 'cookie';
import { isLanguage, type Language } from './languages';

/** Remembers the chosen language in this browser; essential, so it needs no consent. */
const NAME = 'portal_language';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readLanguageCookie(request: Request): Language | null {
  const value = parse(request.headers.get('Cookie') ?? '')[NAME];
  return isLanguage(value) ? value : null;
}

export function languageCookie(language: Language, secure: boolean): string {
  return serialize(NAME, language, { path: '/', sameSite: 'lax', maxAge: ONE_YEAR_SECONDS, secure });
}
