/** Languages of the portal (SHELL-10); apart from the other lists, as every page knows these and few need those. */
export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
