// Not through the index, with which every page would load all lists.
import { LANGUAGES, type Language } from 'contracts/api/enumerations/language';

/** The languages the portal has catalogues for, in the order they are offered. */
export { LANGUAGES, type Language };

/** Used when nothing better is known (SHELL-23). */
export const FALLBACK_LANGUAGE: Language = 'de';

/** The language's own name, as the switch shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
