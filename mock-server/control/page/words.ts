import { DE, type Words } from './words-de';
import { EN } from './words-en';

/** The control page's languages. */
export const PAGE_LANGUAGES = ['de', 'en'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export type { Words };

export const PAGE_WORDS: Record<PageLanguage, Words> = { de: DE, en: EN };

/** A text with its `{{name}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
