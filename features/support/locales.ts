/** The portal's languages, each as a browser asks for it. */
export const LOCALES = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL' } as const;
export type LanguageCode = keyof typeof LOCALES;

/** Those languages by their English names. */
export const LANGUAGES = { German: 'de', English: 'en', French: 'fr', Polish: 'pl' } as const;
