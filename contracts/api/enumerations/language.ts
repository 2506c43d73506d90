// Separate file, because every page loads the languages (SHELL-10), but few load other enumerations.
export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
