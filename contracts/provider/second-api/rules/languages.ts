export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
