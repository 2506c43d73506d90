import { LANGUAGES, type Language } from 'contracts/api/enumerations/language';

export { LANGUAGES, type Language };

export const FALLBACK_LANGUAGE: Language = 'de';

export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
