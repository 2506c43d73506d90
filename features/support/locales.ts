export const LOCALES = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL' } as const;
export type LanguageCode = keyof typeof LOCALES;

export const LANGUAGES = { German: 'de', English: 'en', French: 'fr', Polish: 'pl' } as const;
