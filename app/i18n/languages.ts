/** The languages the portal has catalogues for, in the order they are offered. */
export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

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
