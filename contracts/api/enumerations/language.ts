/**
 * Languages of the portal (SHELL-10). In a file of its own because every page loads it, unlike the other
 * enumerations.
 */
export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
